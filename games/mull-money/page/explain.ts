import { CREDIT, POINTS_PER_CREDIT } from '#games/mull-money/data.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { markerPoints } from '#games/mull-money/scoring.ts';
import { CARDS, SERVICES, type View } from '#games/mull-money/types.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { type Say, wordsOf } from '#kernel/words.ts';
import { type Explain, type Explained, explainer, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { cardWords } from './card-words.ts';
import { words as catalogue } from './explain-words.ts';
import { alertChance, wagesDue, wasteOutlook } from './count.ts';
import { setsOf } from './sets.ts';
import { type Speech, speechOf } from './speech.ts';

interface Scene {
  readonly view: View;
  readonly you: Seat | null;
  readonly speech: Speech;
  readonly say: Say<typeof catalogue>;
}

const wordsIn = wordsOf(catalogue);

const told = (words: string, ...clauses: readonly Clause<'MM'>[]): Explained => ({ words, clauses });

/** Of things that belong to a company, the seat comes last. */
const seatIn = (of: string): Seat => Number(of.split(' ').at(-1));

const service = ({ view, say }: Scene, of: string): Explained | null => {
  const which = SERVICES.find((each) => of.startsWith(each));
  if (which === undefined) return null;
  const company = player(view, seatIn(of));
  const figures = { marker: company[which], points: markerPoints(company[which]) };
  return which === 'personnel'
    ? told(say('service.personnel', { ...figures, needed: 100 * company.personnel, employees: 100 * company.employees }), 'MM-2.3.3', 'MM-2.3.1')
    : told(say(`service.${which}`, figures), 'MM-2.3.3', 'MM-2.3.1');
};

const treasury = ({ view, say }: Scene, of: string): Explained => {
  const cash = view.cash[seatIn(of)] ?? null;
  return cash === null ? told(say('treasurySecret'), 'MM-7.1') : told(say('treasury', { sum: { money: cash } }), 'MM-5.5');
};

const dump = ({ view, say, speech }: Scene, of: string): Explained => {
  const { now, zone, next, nextZone, hasRoom } = wasteOutlook(view, seatIn(of));
  const figures = { now, zone: speech.term(zone) };
  return hasRoom
    ? told(say('dump', { ...figures, next, nextZone: speech.term(nextZone) }), 'MM-2.4.1', 'MM-4.4.2')
    : told(say('dumpFull', figures), 'MM-4.7.2', 'MM-4.4.2');
};

/** MM-13.3: what a card would do for somebody now, with the figures of this position. */
const card = ({ view, speech }: Scene, of: string): Explained | null => {
  const which = CARDS.find((each) => of.startsWith(each));
  if (which === undefined) return null;
  const { text, clauses } = cardWords(view, seatIn(of), which, speech);
  return { title: speech.card(view, which), words: text, clauses };
};

const lot = ({ view, you, speech, say }: Scene, of: string): Explained => {
  const set = setsOf(view).find((each) => each.lot === Number(of));
  if (set === undefined || set.cards.length === 0) return told(say('emptyLot'), 'MM-4.3.1');
  const explained = set.cards.map((each) => cardWords(view, set.owner ?? you ?? 0, each.card, speech));
  const cards = set.cards
    .map((each, index) => `${speech.card(view, each.card)}${speech.words('colon')}${explained[index]?.text.replace(/\.$/, '') ?? ''}`)
    .join('. ');
  return { words: say('lot', { cards }), clauses: [...new Set(explained.flatMap(({ clauses }) => clauses))] };
};

const risk = ({ view, say }: Scene): Explained => {
  const chance = alertChance(view);
  if (chance === null) return told(say('noRisk'), 'MM-5.3');
  return told(say('risk', { percent: Math.round(100 * chance.chance), mission: chance.mission }), 'MM-4.4.1', 'MM-4.4.2');
};

/** MM-13: what lies on the cloth and stands in the accounts, in one sentence each. */
export const things = {
  balance: ({ say }: Scene) => told(say('balance'), 'MM-2.2.1', 'MM-2.2.2'),
  growth: ({ view, say }: Scene, of: string) =>
    Number(of) === view.options.endColumn
      ? told(say('lastColumn'), 'MM-5.1', 'MM-5.2')
      : told(say('growth', { sum: { money: Number(of) }, points: Number(of) }), 'MM-4.7.2', 'MM-5.5'),
  wages: ({ say }: Scene, of: string) => told(say('wages', { count: 100 * Number(of), sum: { money: Number(of) } }), 'MM-4.9.1'),
  service,
  services: ({ say }: Scene) => told(say('services'), 'MM-2.3.3', 'MM-2.3.4'),
  silo: ({ view, say }: Scene, of: string) => {
    const { silo, materials } = player(view, seatIn(of));
    return told(say('silo', { pieces: silo, needed: materials }), 'MM-2.5.1', 'MM-4.7.2');
  },
  treasury,
  wagesDue: ({ view, say }: Scene, of: string) => told(say('wagesDue', { sum: { money: wagesDue(view, seatIn(of)) } }), 'MM-4.9.1'),
  credits: ({ view, say }: Scene, of: string) => {
    const { credits } = player(view, seatIn(of));
    return told(say('credits', { credits, points: POINTS_PER_CREDIT * credits, each: { money: CREDIT } }), 'MM-4.1.2', 'MM-5.5');
  },
  points: ({ say }: Scene) => told(say('points'), 'MM-5.5'),
  dump,
  common: ({ view, say, speech }: Scene) =>
    told(say('common', { now: view.table.commonWaste, zone: speech.term(zoneAt(wasteBoard(view), view.table.commonWaste)) }), 'MM-6.2.2', 'MM-6.2.3'),
  disaster: ({ say }: Scene) => told(say('disaster'), 'MM-6.7.1', 'MM-6.7.2'),
  reserve: ({ view, say }: Scene) => told(say('reserve', { pieces: view.table.reserve }), 'MM-2.5.1', 'MM-4.7.1'),
  order: ({ say }: Scene) => told(say('order'), 'MM-4.6.1'),
  first: ({ view, speech, say }: Scene) => told(say('first', { name: speech.name(view.table.first) }), 'MM-4.10.2'),
  card,
  lot,
  pile: ({ view, say }: Scene) => told(say('pile', { count: view.table.pileSize }), 'MM-4.0.2'),
  discard: ({ view, say }: Scene) => told(say('discard', { count: view.table.discard.length }), 'MM-4.6.8'),
  risk,
  law: ({ view, speech }: Scene, of: string) => {
    const found = view.table.laws.find(({ id }) => id === of);
    return found === undefined ? null : { words: speech.sentence(lawSentence(found.law)), clauses: lawSentence(found.law).clauses };
  },
} as const;

const sceneOf = ({ view, you, voice }: GameProps<View>): Scene => ({ view, you: seatOf(you), speech: speechOf(voice), say: wordsIn(voice) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

/** When each tip matters, the rarer ones first. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  { id: 'bid', when: ({ view }) => view.table.point.kind === 'bid', told: ({ say }) => told(say('tip.bid'), 'MM-4.8.4') },
  {
    id: 'waste',
    when: ({ view, you }) => you !== null && wasteOutlook(view, you).zone === 'green' && wasteOutlook(view, you).nextZone !== 'green',
    told: ({ say }) => told(say('tip.waste'), 'MM-4.4.2', 'MM-4.7.6'),
  },
  {
    id: 'keep',
    when: ({ view, you }) => you !== null && view.table.point.kind === 'play' && player(view, you).cards.length === 1,
    told: ({ say }) => told(say('tip.keep'), 'MM-4.6.4', 'MM-4.4.3'),
  },
  { id: 'lot', when: ({ view }) => view.table.point.kind === 'chooseLot', told: ({ say }) => told(say('tip.lot'), 'MM-5.5', 'MM-4.5.1') },
]);
