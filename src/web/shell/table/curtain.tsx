import type { Seat } from '#kernel/game.ts';
import { useEffect, useRef } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { lang } from '../../browser/settings.ts';
import { useLook } from '../../kit/svg/seats.tsx';
import { lookAt, SeatToken, useTable } from '../at-table.tsx';
import './curtain.css';

const MEANWHILE = 4;

/** Several players on one device: a closed lid in the next one's colour, until he opens it himself. */
export const Curtain = ({ seat }: { readonly seat: Seat }) => {
  const table = useTable();
  const { session, voice, scene } = table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const name = voice.seatName(seat);
  const { colour, shape } = useLook(lookAt(table, seat));
  // Only what everybody may read: the eyes behind the curtain are not known yet.
  const lines = session.log.value.filter(({ to, undone, heading }) => to === 'all' && undone !== true && heading === undefined).slice(-MEANWHILE);
  return (
    <main id="main" class="curtain grow column items-center justify-center gap-7" tabIndex={-1}>
      <div class="curtain-lid p-5 round-2" style={{ backgroundColor: colour.fill, color: colour.ink }}>
        <div class="curtain-edge column items-center gap-4 text-center">
          <SeatToken seat={seat} size={120} />
          <h1 class="mt-4 t9 break-words">{tt('curtain.title', { name })}</h1>
          <p class="besley t5 w500 leading-3 italic">{tt('curtain.look', { shape: shape.name[lang.value], colour: colour.name[lang.value] })}</p>
          <p class="words curtain-words mb-4 t5">{tt('curtain.words', { name })}</p>
          <Button ref={button} class="btn brass large" onClick={() => session.sitAt(seat)} words={tt('curtain.open', { name })} />
        </div>
      </div>
      {lines.length > 0 && scene.view !== null && (
        <section class="sheet meanwhile p-5-6" aria-label={tt('curtain.meanwhile')}>
          <h2 class="ruled t5">{tt('curtain.meanwhile')}</h2>
          <ul class="entries hint">
            {lines.map((line) => (
              <li key={line.n}>
                <Sentence message={line.text} voice={voice} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
};
