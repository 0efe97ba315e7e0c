import type { Takeback } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { Sentence } from '../../parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';
import { SeatSpot } from '../seat-look.tsx';
import { isStruck } from './struck.ts';
import './takeback.css';

/** More lines than this are only counted by their first. */
const LINES_MOST = 5;

/** What would be taken back, and who has answered: over the columns, or under the bar of a phone. */
export const TakebackSheet = ({ takeback }: { readonly takeback: Takeback }) => {
  const { session, scene, voice, game } = useTable();
  const { by, asked, yes, number } = takeback;
  const name = voice.seatName(by);
  const past = session.past.value;
  const look = (): void => {
    if (past === null) void session.lookAt(takeback.step);
    else session.past.value = null;
  };
  const struck = session.log.value.filter((line) => isStruck(takeback, line));
  return (
    <section class="sheet takeback-sheet" aria-label={tt('takeback.sheet', { name })}>
      <header class="row ends titled">
        <h2>{tt('takeback.sheet', { name })}</h2>
        <Button words={past === null ? tt('takeback.before') : tt('bar.present')} onClick={look} />
      </header>
      <ul class="struck entries">
        {struck.slice(0, LINES_MOST).map((line) => (
          <li key={line.n}>
            <s>
              <Sentence message={line.text} voice={voice} />
            </s>
          </li>
        ))}
        {struck.length > LINES_MOST && <li>{tt('bar.otherNames', { count: struck.length - LINES_MOST })}</li>}
      </ul>
      <ul class="answers cluster edged" aria-label={tt('takeback.answers')} aria-live="polite">
        {asked.map((seat) => (
          <li key={seat} class={yes.includes(seat) ? 'agreed' : 'due'}>
            <SeatSpot seat={seat} size={20} />
            <b>{voice.seatName(seat)}</b>
            <small>
              {yes.includes(seat) && <Icon name="check" size={15} />}
              {yes.includes(seat) ? tt('takeback.agrees') : tt('takeback.toAnswer')}
            </small>
          </li>
        ))}
      </ul>
      <p class="hint">
        {scene.info.takebacks === 'two' ? tt('takeback.countOf', { number, name }) : tt('takeback.count', { number, name })}. {tt('takeback.law')}{' '}
        <ClauseMark game={game.module.id} clause="HO-5.3" />
      </p>
    </section>
  );
};
