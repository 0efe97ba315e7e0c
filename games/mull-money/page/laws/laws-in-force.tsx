import type { Signal } from '@preact/signals';
import type { View } from '#games/mull-money/types.ts';
import { Button } from '#web/parts/button.tsx';
import type { Pointed } from '#web/shell/game-page.ts';
import { LAW_BOOK_ID } from '../board/scene.ts';
import type { Speech } from '../speech.ts';
import './laws.css';

interface LawsInForceProps {
  readonly view: View;
  readonly speech: Speech;
  readonly pointed: Signal<Pointed | null>;
}

/** More than these scroll, and must be reached by the keyboard. */
const MOST_IN_SIGHT = 3;

/** What holds now, by name; the sentence on hover, the whole book by one press. */
export const LawsInForce = ({ view, speech, pointed }: LawsInForceProps) => {
  const { words, term } = speech;
  const active = view.table.laws.filter(({ status }) => status === 'active');
  return (
    <section class="mm-in-force" aria-label={words('laws.title')}>
      <header class="row ends">
        <h3>{words('laws.title')}</h3>
        <Button
          class="text-btn"
          words={words('laws.open')}
          onClick={() => {
            pointed.value = { kind: 'thing', id: LAW_BOOK_ID };
          }}
        />
      </header>
      {active.length === 0 && <p class="hint">{words('laws.none')}</p>}
      <ul class="entries" tabIndex={active.length > MOST_IN_SIGHT ? 0 : undefined} aria-label={words('laws.inForce')}>
        {active.map(({ id, law }) => (
          <li key={id} data-explain={`law ${id}`}>
            <b>{id}</b> {term(law.type)}
          </li>
        ))}
      </ul>
    </section>
  );
};
