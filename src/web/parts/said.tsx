import type { ComponentChildren } from 'preact';

interface SaidProps {
  readonly words: ComponentChildren;
  readonly class?: string;
  readonly id?: string;
}

/** What went wrong, read aloud at once. */
export const Wrong = ({ words, class: more = '', id }: SaidProps) => (
  <p class={`wrong ${more}`.trim()} id={id} role="alert">
    {words}
  </p>
);

/** What came of it, read aloud when there is a pause. */
export const Said = ({ words, class: kind = 'hint', id }: SaidProps) => (
  <p class={kind} id={id} role="status">
    {words}
  </p>
);
