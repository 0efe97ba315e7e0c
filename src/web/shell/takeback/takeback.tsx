import type { LogLine, Takeback } from '#protocol';
import type { ComponentChildren } from 'preact';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { type AtTable, SeatSpot, useTable } from '../at-table.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import './takeback.css';

interface Asked {
  readonly takeback: Takeback;
  /** This seat must answer. */
  readonly asked: boolean;
}

/** What has happened since the move. */
const sinceWords = ({ voice }: AtTable, { since, reveals }: Takeback): string => {
  const played = since.length === 0 ? '' : tt('takeback.playedSince', { names: since.map((seat) => voice.seatName(seat)), count: since.length });
  if (reveals) return `${played} ${tt('takeback.revealedSince')}`.trim();
  return played === '' ? tt('takeback.quietSince') : played;
};

/** The bar while a takeback is asked for: for those who must answer, for whoever asked, and for the others. */
export const takebackShown = (
  table: AtTable,
  { takeback, asked }: Asked,
): { readonly title: string; readonly words: ComponentChildren; readonly offers: ComponentChildren } => {
  const { session, scene, voice } = table;
  const { by } = takeback;
  const name = voice.seatName(by);
  const mine = scene.you === by;
  const missing = takeback.asked.filter((seat) => !takeback.yes.includes(seat));
  // Several people at one device answer together: none of them must be handed the device for it.
  const answer = (yes: boolean) => () => {
    for (const { connection } of session.chairs.value) {
      const you = connection.scene.value?.you;
      if (typeof you === 'number' && missing.includes(you)) void connection.ask({ t: 'agree', yes });
    }
  };
  return {
    title: mine ? tt('takeback.mine') : tt('takeback.title', { name }),
    words: asked ? sinceWords(table, takeback) : tt('takeback.waiting', { names: missing.map((seat) => voice.seatName(seat)) }),
    offers: (asked || mine) && (
      <div class="offers cluster">
        {asked ? (
          <>
            <button type="button" class="offer main" onClick={answer(true)}>
              {tt('takeback.yes')}
              <small class="offer-help mt-1 w500 break-words">{tt('takeback.yesWords', { name })}</small>
            </button>
            <button type="button" class="offer" onClick={answer(false)}>
              {tt('takeback.no')}
              <small class="offer-help mt-1 w500 break-words">{tt('takeback.noWords')}</small>
            </button>
          </>
        ) : (
          <Button class="offer" words={tt('takeback.drop')} onClick={() => void session.ask({ t: 'agree', yes: false })} />
        )}
      </div>
    ),
  };
};

/** Would this line be struck if the takeback that is asked for were granted? */
export const isStruck = ({ step, upTo }: Pick<Takeback, 'step' | 'upTo'>, line: LogLine): boolean =>
  line.undone !== true && line.step > step && line.n < upTo + 1 && !isOfTable(line);

/** Chairs and clocks are not taken back; a vote is. */
const isOfTable = ({ text }: LogLine): boolean => text.key.startsWith('table.') && !/motion|voted/.test(text.key);

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
    <section class="sheet takeback-sheet absolute z-over p-5-6 text-ink" aria-label={tt('takeback.sheet', { name })}>
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
      <ul class="answers cluster edged mt-5 mb-4 gap-0" aria-label={tt('takeback.answers')} aria-live="polite">
        {asked.map((seat) => (
          <li
            key={seat}
            class={
              yes.includes(seat)
                ? 'agreed takeback-answer grid items-center p-3-5 columns-auto'
                : 'due takeback-answer grid items-center bg-now p-3-5 columns-auto'
            }
          >
            <SeatSpot seat={seat} size={20} />
            <b>{voice.seatName(seat)}</b>
            <small class={`column-2 flex gap-2 ${yes.includes(seat) ? 'text-gain w600' : ''}`}>
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
