import type { Actor, Seat } from '#kernel/game.ts';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { GraceChoice } from '../../kit/parts/table-choices.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { pathTo } from '../../browser/routes.ts';
import { type AtTable, SeatToken, useTable } from '../../shell/at-table.tsx';
import { overdueWords } from '../../shell/table/leave-dialog.tsx';
import { PhaseList, trackOf } from '../../shell/table/frame.tsx';
import { timeLeft } from '../../store/clock.ts';
import { lang } from '../../browser/settings.ts';
import { openSeats } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { usualLevel } from '../new-table/draft.ts';

const isSeat = (actor: Actor): actor is Seat => actor !== 'referee';

/** Starts with whoever is there: chairs nobody has taken go. */
const Start = () => {
  const { scene, session, game } = useTable();
  const { seats } = scene.info;
  const free = openSeats(scene.info);
  const taken = seats.length - free;
  const { min } = game.module.seats;
  const fill = async (): Promise<void> => {
    for (const { seat, holder } of seats) if (holder === 'open') await session.ask({ t: 'bot', seat, level: usualLevel(game) });
  };
  return (
    <>
      <p>{tr('console.lobbyWords', { taken, count: seats.length })}</p>
      <div class="below cluster">
        <button type="button" class="btn brass large" disabled={taken < min || session.sending.value} onClick={() => void session.ask({ t: 'start' })}>
          <Icon name="play" />
          {tr('console.start', { count: taken })}
        </button>
        {free > 0 && <Button class="btn dashed" disabled={session.sending.value} words={tr('console.fill')} onClick={() => void fill()} />}
      </div>
      {taken < min && <p class="help">{tr('console.tooFew', { min })}</p>}
    </>
  );
};

const EXTENSIONS = [30, 60, 300] as const;

const Running = () => {
  const { scene, session } = useTable();
  const { paused } = scene.info;
  const left = timeLeft(session);
  const still = left === null && !paused;
  return (
    <div class="below cluster">
      <button type="button" class={paused ? 'btn brass large' : 'btn large'} onClick={() => void session.ask({ t: 'pause', on: !paused })}>
        <Icon name={paused ? 'play' : 'pause'} />
        {paused ? tr('console.resume') : tr('console.pause')}
      </button>
      <span class="extend cluster" role="group" aria-label={tr('console.extend')}>
        {EXTENSIONS.map((seconds) => (
          <Button
            key={seconds}
            class="btn large"
            disabled={still || session.sending.value}
            words={tr(`console.extend${seconds}`)}
            onClick={() => void session.ask({ t: 'extend', seconds })}
          />
        ))}
      </span>
      {still && <small class="help">{tr('console.noClock')}</small>}
    </div>
  );
};

/** What everybody gets after a deadline, and that it runs. */
const Grace = () => {
  const { scene, session } = useTable();
  return (
    <div class="stack below">
      <h3>{tm('slip.grace')}</h3>
      {scene.overdue && scene.deadline !== null && <p>{overdueWords(scene.deadline)}</p>}
      <GraceChoice hours={scene.info.graceHours} onChange={(hours) => void session.ask({ t: 'grace', hours })} />
    </div>
  );
};

/** « On attend 6 personnes », and who. */
const Awaited = () => {
  const { scene, voice } = useTable();
  const seats = scene.awaited.filter(isSeat);
  const words =
    seats.length > 0 ? tr('console.awaited', { count: seats.length }) : scene.awaited.length > 0 ? tr('console.awaitedReferee') : tr('console.awaitedNobody');
  return (
    <div class="console-awaited stack below">
      <h3 aria-live="polite">{words}</h3>
      {seats.length > 0 && (
        <ul class="cluster">
          {seats.map((seat) => {
            const info = scene.info.seats[seat];
            return (
              <li key={seat} class="row">
                <SeatToken seat={seat} size={30} />
                <span>
                  {voice.seatName(seat)}
                  {info?.holder === 'person' && !info.connected && <small> {tr('projector.offline')}</small>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};

const Over = ({ table }: { readonly table: AtTable }) => {
  const { scene, voice, session } = table;
  return (
    <>
      {scene.outcome !== null && (
        <p>
          <Sentence message={scene.outcome.text} voice={voice} />
        </p>
      )}
      <div class="below cluster">
        <a class="btn brass large" href={pathTo.debrief(session.table)}>
          <Icon name="chart" />
          {tr('console.debrief')}
        </a>
      </div>
    </>
  );
};

/** What goes on now: the phase, the time left, whom the game waits for. */
export const ConsoleNow = () => {
  const table = useTable();
  const { scene, session } = table;
  const { status, paused } = scene.info;
  const track = trackOf(table);
  const left = timeLeft(session);
  const title = status === 'lobby' ? tr('console.lobby') : status === 'finished' ? tr('console.over') : track.title;
  return (
    <section class="sheet console-now padded" aria-label={tr('console.now')}>
      <header class="cluster ends titled">
        <div>
          <h2>{title}</h2>
          {track.kind !== undefined && <small>{track.kind}</small>}
        </div>
        {status === 'playing' && (
          <span class="console-clock" role="timer" aria-label={tr('console.clock')}>
            {paused ? tr('console.paused') : left === null ? '' : formatRemaining(left, lang.value)}
          </span>
        )}
      </header>
      {status === 'playing' && <PhaseList track={track} />}
      {status === 'lobby' && <Start />}
      {status === 'finished' && <Over table={table} />}
      {status === 'playing' && <Running />}
      {status === 'playing' && <Awaited />}
      {status !== 'finished' && <Grace />}
    </section>
  );
};
