import { CEILING, LOAN_CARDS_PER_BANK, LOAN_PRINCIPAL, LOAN_REPAYMENT, NOMINAL } from '#games/bourse/data.ts';
import { SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { type Say, wordsOf } from '#kernel/words.ts';
import { type Explain, type Explained, explainer, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { accountOf } from '../accounts.ts';
import { borrowersAt } from './board/pawns.tsx';
import { words as catalogue } from './explain-words.ts';
import { asView, phaseAfter, type Speech, speechOf } from './speech.ts';

interface Scene {
  readonly view: View;
  readonly you: Seat | null;
  readonly speech: Speech;
  readonly say: Say<typeof catalogue>;
}

const wordsIn = wordsOf(catalogue);

const told = (words: string, ...clauses: readonly Clause<'BO'>[]): Explained => ({ words, clauses });
const isSecurity = (id: string): id is SecurityId => SECURITIES.some((security) => security === id);
const phaseName = ({ view, speech }: Scene, steps: number): string => speech.words(`phases.${phaseAfter(view.table.phase, steps)}`);

const security = (scene: Scene, id: string): Explained | null => {
  if (!isSecurity(id)) return null;
  const { view, speech, say } = scene;
  const { coefficient, dividend } = view.data.securities[id];
  const variations = at(view.data.variations[view.table.phase], coefficient - 1);
  const words = say('security', {
    name: speech.company(view, id),
    quote: { money: view.table.quotes[id] },
    phase: phaseName(scene, 0),
    low: { change: Math.min(...variations) },
    high: { change: Math.max(...variations) },
    dividend: { money: dividend },
  });
  return told(words, 'BO-4.3.1', 'BO-4.2.3');
};

const square = (scene: Scene, index: string): Explained => {
  const { view, say } = scene;
  const kind = at(view.data.squares, Number(index));
  if (kind.kind === 'security') return security(scene, kind.security) ?? told(say('die'), 'BO-4.3.1');
  if (kind.kind === 'start') return told(say('start'), 'BO-4.2.2', 'BO-4.6.3');
  if (kind.kind === 'event') return told(say('event', { next: phaseName(scene, 1), count: view.table.cardsLeft }), 'BO-4.6.1');
  const left = LOAN_CARDS_PER_BANK - borrowersAt(view, kind.bank).length;
  return told(say('bank', { bank: kind.bank, principal: { money: LOAN_PRINCIPAL }, repayment: { money: LOAN_REPAYMENT }, left }), 'BO-4.5.2', 'BO-4.5.1');
};

const die = ({ view, speech, say }: Scene): Explained => {
  const { lastRoll } = view.table;
  return told(lastRoll === null ? say('die') : say('thrown', { name: speech.name(lastRoll.seat), face: lastRoll.die }), 'BO-4.3.1');
};

const seatIn = (of: string): Seat => Number(of.split(' ')[0]);

const score = ({ view, say }: Scene, of: string): Explained => {
  const { securities, debt, score: counted } = accountOf(view, seatIn(of));
  const target = { money: view.options.winTarget };
  if (view.options.winCondition === 'netWorth' || counted === null) return told(say('score.netWorth', { target }), 'BO-5.1', 'BO-5.2');
  return told(say('score.securities', { titles: { money: securities }, debt: { money: debt }, score: { money: counted }, target }), 'BO-5.1', 'BO-5.2');
};

const cash = ({ view, say }: Scene, of: string): Explained => {
  const { cash: held } = accountOf(view, seatIn(of));
  if (held === null) return told(say('cashHidden'), 'BO-7.3');
  return told(say(view.options.winCondition === 'netWorth' ? 'cashCounts' : 'cash', { sum: { money: held } }), 'BO-5.1');
};

const holding = ({ view, speech, say }: Scene, of: string): Explained | null => {
  const held = accountOf(view, seatIn(of)).holdings.find(({ security: id }) => of.endsWith(` ${id}`));
  if (held === undefined) return null;
  const { owned: count, blocked, quote, value, dividend } = held;
  const figures = { count, name: speech.company(view, held.security), quote: { money: quote } };
  return blocked > 0
    ? told(say('holdingBlocked', { ...figures, blocked }), 'BO-4.9.4')
    : told(say('holding', { ...figures, value: { money: value }, dividend: { money: dividend } }), 'BO-5.1', 'BO-4.2.3');
};

const option = ({ view, speech, say }: Scene, of: string): Explained | null => {
  const contract = view.table.contracts.find(({ id }) => id === Number(of));
  if (contract === undefined) return null;
  const { security: id, holder, owner, shares: count } = contract;
  return told(say('option', { company: speech.company(view, id), holder: speech.name(holder), owner: speech.name(owner), count }), 'BO-4.9.5', 'BO-4.9.6');
};

const loan = ({ view, say }: Scene, of: string): Explained | null => {
  const owed = accountOf(view, seatIn(of)).loans.find(({ bank }) => of.endsWith(` ${bank}`));
  if (owed === undefined) return null;
  const figures = { sum: { money: LOAN_REPAYMENT }, bank: owed.bank };
  return told(owed.dueIn === null ? say('loan', figures) : say('loanNear', { ...figures, die: owed.dueIn }), 'BO-4.5.1');
};

const PANELS = {
  'panel.ceiling': ['BO-4.4.3'],
  'panel.option': ['BO-4.9.6'],
  'panel.default': ['BO-4.8.2', 'BO-4.8.3'],
  'panel.auction': ['BO-4.8.4'],
} as const satisfies Readonly<Partial<Record<keyof typeof catalogue, readonly Clause<'BO'>[]>>>;

const isPanel = (key: string): key is keyof typeof PANELS => Object.hasOwn(PANELS, key);

/** BO-13.8: what must be settled before play goes on. */
const panel = ({ say }: Scene, of: string): Explained | null => {
  const key = `panel.${of}`;
  return isPanel(key) ? told(say(key), ...PANELS[key]) : null;
};

/** BO-13: what stands on the board and in the accounts, in one sentence each. */
export const things = {
  panel,
  forecast: ({ say }: Scene) => told(say('forecast'), 'BO-13.4', 'BO-4.3.1'),
  square,
  security,
  dial: (scene: Scene) => told(scene.say('dial', { phase: phaseName(scene, 0), next: phaseName(scene, 1) }), 'BO-2.5', 'BO-4.6.1'),
  die,
  rule: (scene: Scene) => told(scene.say('rule', { phase: phaseName(scene, 0) }), 'BO-2.4'),
  scale: ({ say }: Scene) => told(say('scale', { ceiling: { money: CEILING }, nominal: { money: NOMINAL } }), 'BO-4.4.3', 'BO-4.4.4'),
  turn: ({ say }: Scene) => told(say('turn'), 'BO-4.3.4', 'BO-4.3.5'),
  score,
  cash,
  titles: ({ view, say }: Scene, of: string) => told(say('titles', { sum: { money: accountOf(view, seatIn(of)).securities } }), 'BO-5.1'),
  loans: ({ view, say }: Scene) => told(say('loans', { each: { money: Number(view.options.loanDeduction) } }), 'BO-5.1'),
  worth: ({ say }: Scene) => told(say('worth'), 'BO-5.5'),
  holding,
  dividends: ({ view, say }: Scene, of: string) => told(say('dividends', { sum: { money: accountOf(view, seatIn(of)).dividends } }), 'BO-4.2.3'),
  option,
  loan,
} as const;

const sceneOf = ({ view, you, voice }: GameProps): Scene => ({ view: asView(view), you: seatOf(you), speech: speechOf(voice), say: wordsIn(voice) });

export const explain: Explain<GameProps> = explainer(sceneOf, things);

/** When each tip matters, the rarer ones first. */
export const tip: TipNow<GameProps> = tipper(sceneOf, [
  { id: 'ceiling', when: ({ view }) => view.table.point.kind === 'ceilingDecision', told: ({ say }) => told(say('tip.ceiling'), 'BO-4.4.3') },
  { id: 'default', when: ({ view }) => view.table.point.kind === 'default', told: ({ say }) => told(say('tip.default'), 'BO-4.8.3', 'BO-4.8.4') },
  { id: 'option', when: ({ view }) => view.table.point.kind === 'optionDecision', told: ({ say }) => told(say('tip.option'), 'BO-4.9.6') },
  { id: 'bank', when: ({ view }) => view.table.point.kind === 'bankDecision', told: ({ say }) => told(say('tip.bank'), 'BO-4.5.4') },
  {
    id: 'goal',
    when: ({ view }) => view.table.point.kind === 'awaitRoll' && view.table.turn <= view.table.players.length && view.options.winCondition === 'securities',
    told: ({ view, say }) => told(say('tip.goal', { target: { money: view.options.winTarget } }), 'BO-5.2', 'BO-5.1'),
  },
  {
    id: 'trade',
    when: ({ view, you }) =>
      you !== null && (view.table.point.kind === 'rollerTrade' || view.table.point.kind === 'otherTrade') && accountOf(view, you).securities === 0,
    told: ({ say }) => told(say('tip.trade'), 'BO-5.1'),
  },
]);
