import { player } from '#games/triple-bataille/rules/facts.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { type PlainKey, type Say, wordsOf } from '#kernel/words.ts';
import { type Explain, type Explained, explainer, type Thing, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { words as catalogue } from './explain-words.ts';

interface Scene {
  readonly view: View;
  readonly say: Say<typeof catalogue>;
}

type TB = Clause<'TB'>;

const wordsIn = wordsOf(catalogue);

const told = (words: string, ...clauses: readonly TB[]): Explained => ({ words, clauses });
const plain =
  (key: PlainKey<typeof catalogue>, ...clauses: readonly TB[]): Thing<Scene> =>
  ({ say }) =>
    told(say(key), ...clauses);
const seatIn = (of: string): Seat => Number(of);

const price = ({ view, say }: Scene, of: string): Explained => {
  const { bundle } = view.table;
  if (of === 'house') return told(say('price.house', { cards: 2 * bundle }), 'TB-4.10.2');
  if (of === 'workshop') return told(say('price.workshop', { cards: 8 * bundle }), 'TB-4.10.3', 'TB-4.5.2');
  if (of === 'credit') return told(say('price.credit', { size: view.options.creditSize }), 'TB-4.3.4', 'TB-4.9.1');
  return told(say('price.living', { cards: bundle }), 'TB-4.4.4');
};

const credits = ({ view, say }: Scene, of: string): Explained => {
  if (view.table.system !== 'dette') return told(say('credits.none'), 'TB-4.9.1');
  const { credits: owed } = player(view, seatIn(of));
  return told(say('credits.dette', { credits: owed, rate: view.table.bank.halfRate / 2, size: view.options.creditSize }), 'TB-4.9.1', 'TB-5.2');
};

/** The boards of bank, state and builders, line by line. */
const LINES = {
  'bank.profit': 'TB-4.12.7',
  'bank.equity': 'TB-4.12.2',
  'bank.hat': 'TB-4.12.2',
  'bank.property': 'TB-4.12.5',
  'bank.bad': 'TB-4.9.6',
  'bank.rate': 'TB-4.9.1',
  'bank.stock': 'TB-4.9.7',
  'state.cash': 'TB-4.13.1',
  'state.due': 'TB-4.4.2',
  'state.tax': 'TB-4.8.4',
  'state.posts': 'TB-4.3.1',
  'state.aid': 'TB-4.4.5',
  'state.credits': 'TB-4.4.2',
  'state.enterprises': 'TB-2.13.2',
  'boards.wages': 'TB-4.4.1',
  'boards.profit': 'TB-4.10.3',
  'boards.stock': 'TB-4.10.6',
} as const satisfies Readonly<Partial<Record<PlainKey<typeof catalogue>, TB>>>;

/** The lines that explain themselves: « bank.profit ». */
export type BoardLine = keyof typeof LINES;

const isLine = (of: string): of is BoardLine => Object.hasOwn(LINES, of);

/** TB-13: what lies on the cloth and stands on the common boards, in one sentence each. */
export const things = {
  pile: ({ view, say }: Scene, of: string) => told(say('pile', { pile: player(view, seatIn(of)).pile }), 'TB-2.3.4'),
  bundle: ({ view, say }: Scene) => told(say('bundle', { bundle: view.table.bundle }), 'TB-2.1.1'),
  stake: ({ view, say }: Scene, of: string) => told(say('stake', { most: mostStake(view, seatIn(of)) }), 'TB-4.5.2', 'TB-4.8.1'),
  pot: ({ view, say }: Scene) => told(say('pot', { cards: view.table.funds.pot }), 'TB-4.8.4', 'TB-4.17.2'),
  potParts: plain('potParts', 'TB-4.8.2'),
  price,
  outcomes: plain('outcomes', 'TB-4.8.1', 'TB-4.9.1'),
  receipt: plain('receipt', 'TB-4.8.7', 'TB-4.9.1'),
  dues: plain('dues', 'TB-4.4.4', 'TB-4.9.1'),
  workshops: ({ view, say }: Scene, of: string) => told(say('workshops', { most: mostStake(view, seatIn(of)) }), 'TB-4.5.2'),
  houses: plain('houses', 'TB-4.4.4', 'TB-4.9.3'),
  credits,
  wealth: ({ view, say }: Scene, of: string) => told(say('wealth', { wealth: wealthOf(view, seatIn(of)) }), 'TB-5.2', 'TB-5.4'),
  turned: plain('turned', 'TB-4.6.2', 'TB-4.7.2'),
  winners: plain('winners', 'TB-4.7.2', 'TB-4.8.4'),
  money: plain('money', 'TB-4.11.4', 'TB-4.11.5'),
  time: plain('time', 'TB-4.2.6'),
  verdict: plain('verdict', 'TB-5.5'),
  line: ({ say }: Scene, of: string) => (isLine(of) ? told(say(of), LINES[of]) : null),
  events: plain('events', 'TB-2.12.1'),
  proposals: plain('proposals', 'TB-4.10.4', 'TB-4.3.2'),
  motions: plain('motions', 'TB-6.6.8'),
  choices: plain('choices', 'TB-4.3.6'),
  banker: plain('banker', 'TB-6.6.3'),
} as const;

const sceneOf = ({ view, voice }: GameProps<View>): Scene => ({ view, say: wordsIn(voice) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

/** When each tip matters. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  { id: 'stake', when: ({ view }) => view.table.point.kind === 'stake', told: ({ say }) => told(say('tip.stake'), 'TB-4.5.2', 'TB-4.9.4') },
  {
    id: 'goal',
    when: ({ view }) => view.table.point.kind === 'plan' && view.table.battle === 1,
    told: ({ say }) => told(say('tip.goal'), 'TB-5.2', 'TB-5.4', 'TB-4.8.1'),
  },
  {
    id: 'credit',
    when: ({ view }) => view.table.point.kind === 'plan' && view.table.system === 'dette' && view.table.battle > 1,
    told: ({ say }) => told(say('tip.credit'), 'TB-4.3.4', 'TB-4.9.1'),
  },
  { id: 'market', when: ({ view }) => view.table.point.kind === 'market', told: ({ say }) => told(say('tip.market'), 'TB-4.10.2', 'TB-4.10.3') },
]);
