import {
  ENVIRONMENT_TAX,
  FOUNDATION_FEE_M,
  FOUNDATION_GAIN_C,
  RELEASE_FEE,
  START_BONUS,
  TAX_CASH_PCT,
  TAX_FLAT,
  TAX_TITLE_PCT,
} from '#games/anti-monopoly/data.ts';
import { checkBuild } from '#games/anti-monopoly/rules/buildings.ts';
import { TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { type Say, wordsOf } from '#kernel/words.ts';
import { type Explain, type Explained, explainer, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { words as catalogue } from './explain-words.ts';
import { askable, campOf, cashOf, holdingOf, incomeNow, liquidationOf, mortgageValue, priceOf, scoreNow, squareKind, stopCost, titlesOf } from './facts.ts';
import { type Speech, speechOf } from './targets.ts';
import { titleNameOf } from './names.ts';

interface Scene {
  readonly view: View;
  readonly you: Seat | null;
  readonly speech: Speech;
  readonly say: Say<typeof catalogue>;
}

const wordsIn = wordsOf(catalogue);

const told = (words: string, ...clauses: readonly Clause<'AM'>[]): Explained => ({ words, clauses });
const seatIn = (of: string): Seat => Number(of);

const titled = ({ view, speech, say }: Scene, id: TitleId): Explained => {
  const { owner } = holdingOf(view, id);
  const title = titleNameOf(view, id, speech);
  if (owner === null) return told(say('unsold', { title, price: priceOf(id), reserve: mortgageValue(id) }), 'AM-4.6.2', 'AM-4.8.1');
  const camp = campOf(view, owner);
  const figures = { title, owner: speech.name(owner), camp: camp === null ? speech.words('noCamp') : speech.words(`camps.${camp}`) };
  const cost = stopCost(view, id);
  if (cost.kind === 'sum') return told(say('owned', { ...figures, cost: cost.sum }), 'AM-4.6.4', 'AM-2.4.1');
  return cost.kind === 'dice' ? told(say('ownedDice', { ...figures, factor: cost.factor }), 'AM-2.4.4') : told(say('free', figures), 'AM-4.6.4', 'AM-4.7.4');
};

const square = (scene: Scene, of: string): Explained => {
  const { say } = scene;
  const kind = squareKind(Number(of));
  if (kind.title !== null) return titled(scene, kind.title);
  switch (kind.type) {
    case 'start':
      return told(say('square.start', { bonus: START_BONUS }), 'AM-4.5.2');
    case 'corner10':
      return told(say('square.corner10', { fee: RELEASE_FEE }), 'AM-4.6.1', 'AM-4.7.2');
    case 'foundation':
      return told(say('square.foundation', { fee: FOUNDATION_FEE_M, one: FOUNDATION_GAIN_C[0] ?? 0, two: FOUNDATION_GAIN_C[1] ?? 0 }), 'AM-4.6.8');
    case 'goDetention':
      return told(say('square.goDetention'), 'AM-4.7.1', 'AM-4.7.4');
    case 'card':
      return told(say('square.card'), 'AM-4.6.5');
    case 'incomeTax':
      return told(say('square.incomeTax', { flat: TAX_FLAT, c: TAX_CASH_PCT.C, m: TAX_CASH_PCT.M, titles: TAX_TITLE_PCT }), 'AM-4.6.6');
    case 'envTax':
      return told(say('square.envTax', { tax: ENVIRONMENT_TAX }), 'AM-4.6.7');
    default:
      return unreachable(kind);
  }
};

/** What must be settled before play goes on. */
const PANELS = {
  'panel.ceilings': ['AM-4.8.6', 'AM-4.8.7'],
  'panel.bidding': ['AM-4.8.2', 'AM-4.8.4'],
  'panel.prison': ['AM-4.7.2', 'AM-4.7.4'],
  'panel.war': ['AM-4.7.2', 'AM-4.7.3'],
  'panel.tax': ['AM-4.6.6'],
  'panel.raise': ['AM-4.9.3', 'AM-4.9.4'],
} as const satisfies Readonly<Partial<Record<keyof typeof catalogue, readonly Clause<'AM'>[]>>>;

const isPanel = (key: string): key is keyof typeof PANELS => Object.hasOwn(PANELS, key);

const panel = ({ say }: Scene, of: string): Explained | null => {
  const key = `panel.${of}`;
  return isPanel(key) ? told(say(key), ...PANELS[key]) : null;
};

/** AM-13: what stands on the board and in the accounts, in one sentence each. */
export const things = {
  square,
  title: (scene: Scene, of: string) => {
    const id = TITLE_IDS.find((each) => each === of);
    return id === undefined ? null : titled(scene, id);
  },
  panel,
  camps: ({ say }: Scene) => told(say('camps'), 'AM-4.9.2'),
  camp: ({ say }: Scene, of: string) => (of === 'C' ? told(say('camp.C'), 'AM-4.3.4', 'AM-4.7.3') : told(say('camp.M'), 'AM-2.2.17', 'AM-4.7.4')),
  dice: ({ say }: Scene) => told(say('dice'), 'AM-4.4.3', 'AM-4.2.5'),
  deck: ({ view, speech, say }: Scene, of: string) => {
    const camp = of === 'C' ? 'C' : 'M';
    return told(say('deck', { camp: speech.words(`deckOf.${camp}`), count: view.table.decks[camp].draws }), 'AM-4.6.5');
  },
  stock: ({ view, say }: Scene) =>
    view.options.buildingSupply === 'unlimited'
      ? told(say('stockUnlimited'), 'AM-4.12.3')
      : told(say('stock', { houses: view.table.houses, hotels: view.table.hotels }), 'AM-4.12.1'),
  round: ({ view, say }: Scene) =>
    view.options.roundLimit === 0 ? told(say('roundUnlimited'), 'AM-5.1') : told(say('round', { limit: view.options.roundLimit }), 'AM-5.2'),
  card: ({ say }: Scene) => told(say('card'), 'AM-4.6.5'),
  cash: ({ view, say }: Scene, of: string) => told(say('cash', { sum: cashOf(view, seatIn(of)) }), 'AM-4.9.1', 'AM-4.9.3'),
  income: ({ view, say }: Scene, of: string) => told(say('income', { sum: incomeNow(view, seatIn(of)) }), 'AM-5.3'),
  worth: ({ view, say }: Scene, of: string) => told(say('worth', { sum: liquidationOf(view, seatIn(of)) }), 'AM-4.9.2'),
  count: ({ view, say }: Scene, of: string) => told(say('count', { sum: scoreNow(view, seatIn(of)) }), 'AM-5.7'),
  titles: ({ view, speech, say }: Scene, of: string) =>
    told(say('titles', { name: speech.name(seatIn(of)), count: titlesOf(view, seatIn(of)).length }), 'AM-4.6.4'),
  ahead: ({ say }: Scene, of: string) => told(say('ahead', { sum: Number(of), ways: 6 - Math.abs(Number(of) - 7) }), 'AM-4.4.3'),
} as const;

const sceneOf = ({ view, you, voice }: GameProps<View>): Scene => ({ view, you: seatOf(you), speech: speechOf(voice), say: wordsIn(voice) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

const mayBuild = ({ view, you }: Scene): boolean => you !== null && titlesOf(view, you).some((id) => checkBuild(askable(view), you, id) === null);

/** When each tip matters, the rarer ones first. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  { id: 'raise', when: ({ view }) => view.table.point.kind === 'raiseCash', told: ({ say }) => told(say('tip.raise'), 'AM-4.9.3', 'AM-2.2.15') },
  { id: 'auction', when: ({ view }) => view.table.point.kind === 'ceilings', told: ({ say }) => told(say('tip.auction'), 'AM-4.8.7') },
  {
    id: 'goal',
    when: ({ view }) => view.table.point.kind === 'preThrow' && view.table.round === 1,
    told: ({ say }) => told(say('tip.goal'), 'AM-5.1', 'AM-5.2'),
  },
  { id: 'build', when: (scene) => scene.view.table.point.kind === 'preThrow' && mayBuild(scene), told: ({ say }) => told(say('tip.build'), 'AM-4.3.4') },
  { id: 'buy', when: ({ view }) => view.table.point.kind === 'buyDecision', told: ({ say }) => told(say('tip.buy'), 'AM-2.2.17', 'AM-4.3.4') },
]);
