import type { Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SeatMark } from '../svg/seats.tsx';
import './panel.css';

/* Papers on a board, and sums written out on them. */

interface PanelProps {
  readonly title: string;
  /** What it says of itself (`data-explain`). */
  readonly explains: string;
  readonly wax?: boolean;
  /** At the end of its head: a way to see what it covers. */
  readonly head?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** What must be settled before play goes on. Whoever must act does so in the bar or here. */
export const Panel = ({ title, explains, wax = false, head, class: more = '', children }: PanelProps) => {
  const heading = useId();
  return (
    // What may scroll must be reached by the keyboard.
    <section class={`panel${wax ? ' wax' : ''} ${more}`} aria-labelledby={heading} data-mark="panel" data-explain={explains} tabIndex={0}>
      <header class="row ends ruled">
        <h3 id={heading}>{title}</h3>
        {head}
      </header>
      {children}
    </section>
  );
};

/** A list of sums: words left, figures right; a result stands under a rule. */
export const Sums = ({ children }: { readonly children: ComponentChildren }) => <dl class="sum-list">{children}</dl>;

interface SumProps {
  readonly label: ComponentChildren;
  readonly sum: ComponentChildren;
  readonly result?: boolean;
  readonly explains?: string;
}

export const Sum = ({ label, sum, result = false, explains }: SumProps) => (
  <div class={result ? 'row ends result' : 'row ends'} data-explain={explains}>
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
);

interface AskedProps {
  readonly seat: Seat;
  readonly name: string;
  /** The answer is still to come. */
  readonly awaited: boolean;
  /** At the end of the line: whether it is in. */
  readonly answer: string;
  /** What is at stake. */
  readonly children?: ComponentChildren;
}

/** One of the players whom a panel asks, in a list of them. */
export const Asked = ({ seat, name, awaited, answer, children }: AskedProps) => (
  <li class={awaited ? 'panel-asked panel-awaited cluster blue-over' : 'panel-asked cluster blue-over'}>
    <SeatMark seat={seat} size={14} />
    <b>{name}</b>
    {children}
    <span class="push text-ink-2">{answer}</span>
  </li>
);
