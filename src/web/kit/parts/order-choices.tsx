import { type Draft, openOrders } from '#diplomacy/composing.ts';
import type { MovementOrder, ProvinceId } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import type { Words } from '#kernel/words.ts';
import { translator } from '../../i18n/translator.ts';
import { Select } from './choices.tsx';
import './order-choices.css';

const words = {
  hold: ['Tenir', 'Hold'],
  move: ['Aller', 'Move'],
  support: ['Soutenir', 'Support'],
  convoy: ['Convoyer', 'Convoy'],
} as const satisfies Words;

const to = translator(words);

const KINDS = ['move', 'support', 'convoy'] as const;

interface KindsProps {
  readonly label: string;
  readonly class: string;
  /** Where the unit stands. */
  readonly loc: ProvinceId;
  readonly legal: readonly MovementOrder[];
  /** What is half given, and what was given before. */
  readonly draft: Draft | null;
  readonly current: { readonly k: string } | undefined;
  readonly begin: (kind: Draft['kind']) => void;
  readonly give: (order: MovementOrder) => void;
}

/** What a unit may do: hold at once, or the kind of order whose target is chosen next. */
export const OrderKinds = ({ label, class: look, loc, legal, draft, current, begin, give }: KindsProps) => (
  <div class={look} role="group" aria-label={label}>
    <button type="button" aria-pressed={draft === null && current?.k === 'hold'} onClick={() => give({ k: 'hold', at: loc })}>
      {to('hold')}
    </button>
    {KINDS.map((kind) => (
      <button
        key={kind}
        type="button"
        aria-pressed={(draft?.kind ?? current?.k) === kind}
        disabled={!legal.some((order) => order.k === kind)}
        onClick={() => begin(kind)}
      >
        {to(kind)}
      </button>
    ))}
  </div>
);

interface ListProps {
  readonly label: string;
  /** In the place of a choice: how many there are. */
  readonly prompt: (count: number) => string;
  readonly legal: readonly MovementOrder[];
  readonly draft: Draft | null;
  readonly print: (order: MovementOrder) => string;
  readonly give: (order: MovementOrder) => void;
}

/** Every order still open as a line to choose: what the map offers, for hands that do not point. */
export const OrderList = ({ label, prompt, legal, draft, print, give }: ListProps) => {
  const open = draft === null ? legal : openOrders(legal, draft);
  const choices = open.map((order, index) => ({ value: String(index), text: print(order) }));
  return (
    <Select
      label={label}
      value=""
      choices={[{ value: '', text: prompt(open.length) }, ...choices]}
      onChange={(value) => value !== '' && give(at(open, Number(value)))}
    />
  );
};
