import { balance } from '#kernel/ledger.ts';
import type { Clause } from '#kernel/messages.ts';
import { type Explain, type Explained, explainer, type TipNow, tipper } from '#web/parts/explain.ts';
import type { GameProps } from '#web/shell/game-page.ts';
import { asView, wordsIn } from './view.ts';

/* What the things that the page names (`data-explain`) say of themselves, and what is worth knowing when. */

const sceneOf = ({ view, voice }: GameProps) => ({ view: asView(view), say: wordsIn(voice) });
type Scene = ReturnType<typeof sceneOf>;

const told = (words: string, ...clauses: readonly Clause<'EN'>[]): Explained => ({ words, clauses });

export const things = {
  lot: ({ say }: Scene) => told(say('explain.lot'), 'EN-3.1', 'EN-3.2'),
  purse: ({ view, say }: Scene, seat: string) => told(say('explain.purse', { sum: { money: balance(view.table.ledger, Number(seat)) } }), 'EN-1.1'),
} as const;

export const explain: Explain<GameProps> = explainer(sceneOf, things);

export const tip: TipNow<GameProps> = tipper(sceneOf, [
  { id: 'bid', when: ({ view }) => view.table.lot !== null, told: ({ say }) => told(say('tip.bid'), 'EN-3.1') },
]);
