import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { formatAllowance, formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { GraceChoice } from '../../kit/parts/table-choices.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { type AtTable, SeatToken, useTable } from '../../shell/at-table.tsx';
import { windowsOf } from '../../options/options.ts';
import { overdueWords } from '../../shell/table/leave-dialog.tsx';
import { timeLeft } from '../../store/clock.ts';
import { useStart } from '../lobby/use-start.ts';
import { PhaseList, trackOf } from '../projector/phases.tsx';
import { awaitedSeats, awaitedWords } from './awaited.ts';

/** The time that a table has left, or that it stands still. */
export const Clock = ({ at: { session, scene } }: { readonly at: AtTable }) => {
  const left = timeLeft(session);
  return (
    <strong class="w750 t10 leading-1" role="timer" aria-label={tr('console.clock')}>
      {scene.info.paused ? tr('console.paused') : left === null ? '' : formatRemaining(left, lang.value)}
    </strong>
  );
};

/** Starts with whoever is there: chairs nobody has taken go. */
const Start = () => {
  const { scene, game } = useTable();
  const { free, taken, missing, busy, start, fill } = useStart();
  const { min } = game.module.seats;
  return (
    <>
      <p>{tr('console.lobbyWords', { taken, count: scene.info.seats.length })}</p>
      <div class="below cluster">
        <Button class="btn brass large" icon="play" disabled={missing || busy} words={tr('console.start', { count: taken })} onClick={start} />
        {free > 0 && <Button class="btn dashed" disabled={busy} words={tr('console.fill')} onClick={() => void fill()} />}
      </div>
      {taken < min && <p class="help">{tr('console.tooFew', { min })}</p>}
    </>
  );
};

const EXTENSIONS = [30, 60, 300] as const;
/** Where one has an hour or more to answer. */
const LONG_EXTENSIONS = [3600, 43_200, 86_400, 259_200] as const;
const LONG_SECONDS = 3600;

const Running = () => {
  const { scene, session, game } = useTable();
  const { paused } = scene.info;
  const still = timeLeft(session) === null && !paused;
  const isLong = Math.max(scene.info.secondsPerDecision ?? 0, ...windowsOf(game, scene.info.options).map(({ seconds }) => seconds)) >= LONG_SECONDS;
  const extensions = isLong
    ? LONG_EXTENSIONS.map((seconds) => ({ seconds, words: `+ ${formatAllowance(seconds, lang.value)}` }))
    : EXTENSIONS.map((seconds) => ({ seconds, words: tr(`console.extend${seconds}`) }));
  return (
    <div class="below cluster">
      <Button
        class={paused ? 'btn brass large' : 'btn large'}
        icon={paused ? 'play' : 'pause'}
        words={tr(paused ? 'console.resume' : 'console.pause')}
        onClick={() => void session.ask({ t: 'pause', on: !paused })}
      />
      <span class="cluster" role="group" aria-label={tr('console.extend')}>
        {extensions.map(({ seconds, words }) => (
          <Button
            key={seconds}
            class="btn large"
            disabled={still || session.sending.value}
            words={words}
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
  const seats = awaitedSeats(scene);
  return (
    <div class="stack below">
      <h3 aria-live="polite">{awaitedWords(scene, tr('console.awaitedReferee'))}</h3>
      {seats.length > 0 && (
        <ul class="cluster">
          {seats.map((seat) => {
            const info = scene.info.seats[seat];
            return (
              <li key={seat} class="gap-3 w600 row">
                <SeatToken seat={seat} size={30} />
                <span>
                  {voice.seatName(seat)}
                  {info?.holder === 'person' && !info.connected && <small class="text-loss w500"> {tr('projector.offline')}</small>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};

const Over = () => {
  const { scene, voice, session } = useTable();
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
  const { status } = table.scene.info;
  const track = trackOf(table);
  const title = status === 'lobby' ? tr('console.lobby') : status === 'finished' ? tr('console.over') : track.title;
  return (
    <section class="sheet padded" aria-label={tr('console.now')}>
      <header class="gap-4-6 mb-5 cluster ends titled">
        <div>
          <h2 class="phone-t7 t8">{title}</h2>
          {track.kind !== undefined && <small>{track.kind}</small>}
        </div>
        {status === 'playing' && <Clock at={table} />}
      </header>
      {status === 'lobby' && <Start />}
      {status === 'finished' && <Over />}
      {status === 'playing' && (
        <>
          <PhaseList track={track} class="gap-2 wrap flex" phase="console-phase text-ink-2 t3" />
          <Running />
          <Awaited />
        </>
      )}
      {status !== 'finished' && <Grace />}
    </section>
  );
};
