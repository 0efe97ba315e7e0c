import { unreachable } from '#kernel/collections.ts';
import { type Message, render } from '#kernel/messages.ts';
import type { Part, Voice } from '#kernel/words.ts';
import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '#protocol';

const Dressed = ({ part }: { readonly part: Part }) => {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'figure': {
      if (part.sign === 1) return <span class="gain">{part.text}</span>;
      return part.sign === -1 ? <span class="loss">{part.text}</span> : <b class="figure">{part.text}</b>;
    }
    case 'seat':
      return <>{part.text}</>;
    case 'term':
      return <b>{part.text}</b>;
    default:
      return unreachable(part);
  }
};

/** A message of the game in the reader's language, figures and things in bold. */
export const Sentence = ({ message, voice }: { readonly message: Message; readonly voice: Voice }) => (
  <>
    {render(message, voice).map((part, index) => (
      // Parts have no identity of their own: they are drawn anew with their sentence.
      // oxlint-disable-next-line react/no-array-index-key
      <Dressed key={index} part={part} />
    ))}
  </>
);

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

/** People at a table that is only shown: they have names, and nothing else. */
export const seatsNamed = (names: readonly string[]): readonly SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, holder: 'person', level: null, connected: false, awayUntil: null, mark: seat }));
