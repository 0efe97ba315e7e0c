import type { ComponentChildren } from 'preact';
import { Link } from '../../kit/parts/buttons.tsx';
import { FilledPage } from '../../kit/parts/page.tsx';
import { Problem } from '../../kit/parts/waiting.tsx';

interface ConsoleProps {
  /** Where we are. */
  readonly name: string;
  readonly about: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly menu?: (close: () => void) => ComponentChildren;
  readonly more?: (close: () => void) => ComponentChildren;
  /** To somebody who does not lead: why not, and where to go instead; null: this device leads. */
  readonly stranger: { readonly title: string; readonly words: string; readonly to: string; readonly toWords: string } | null;
  readonly above?: ComponentChildren;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The page of a console, of a table or of a room: for the one who leads, and nobody else. */
export const Console = ({ name, about, tools, menu, more, stranger, above, class: kind, children }: ConsoleProps) => (
  <FilledPage
    crumb={
      <>
        <h1>{name}</h1>
        {about}
      </>
    }
    tools={tools}
    menu={menu}
    more={more}
    above={stranger === null && above}
    class={stranger === null ? kind : undefined}
  >
    {stranger === null ? (
      children
    ) : (
      <Problem title={stranger.title} words={stranger.words}>
        <Link class="btn ink" href={stranger.to} words={stranger.toWords} />
      </Problem>
    )}
  </FilledPage>
);
