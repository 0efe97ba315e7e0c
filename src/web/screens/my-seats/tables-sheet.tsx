import { useEffect, useState } from 'preact/hooks';
import type { MyTable } from '../../store/use-my-tables.ts';
import { tk } from '../../i18n/seats.ts';
import { t } from '../../i18n/house.ts';
import { formatDayAndHour, formatMoment, formatRemaining } from '../../i18n/time.ts';
import { choicesOf, Segments } from '../../kit/parts/choices.tsx';
import { IconButton, Link } from '../../kit/parts/buttons.tsx';
import { pathTo } from '../../browser/routes.ts';
import { isHere } from '../../store/solo/plan.ts';
import { KeptTools } from '../../shell/kept/kept-tools.tsx';
import { lang } from '../../browser/settings.ts';
import { companyOf, gameTitle, nameOf } from '../../store/table-words.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { deviceToken } from '../../store/keys.ts';
import { ringApi } from '../../store/ring.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { forgetTable } from '../../store/tables.ts';
import { seconds } from '../../store/clock.ts';
import { Lid } from '../../kit/svg/lettering.tsx';
import { Token } from '../../kit/svg/seats.tsx';
import { standing } from '../home/my-tables.tsx';
import { isEndless } from './endless.ts';
import { isTyping } from '../../kit/parts/writing.tsx';
import { goTo } from '../../browser/router.ts';

/** Null: nobody waits for me. */
const firstWaiting = (tables: readonly MyTable[]): string | null => tables.find(({ myTurn }) => myTurn)?.held.table ?? null;

/** Key N goes to the table that waits first; from there on the tables themselves go round. */
export const useNextTable = (tables: readonly MyTable[]): void => {
  const next = firstWaiting(tables);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || next === null) return;
      goTo(pathTo.table(next));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [next]);
};

type Which = 'running' | 'finished';

const isFinished = ({ followed, invited }: MyTable): boolean =>
  followed.kind === 'gone' || (followed.kind === 'known' && followed.info.status === 'finished' && !invited);

const DAY_MS = 86_400_000;

/** « 1:12 », or the day and hour with what is left below. */
const Deadline = ({ table: { followed } }: { readonly table: MyTable }) => {
  if (followed.kind !== 'known' || followed.info.status === 'finished') return null;
  if (followed.seenAt !== null) return <small class="block">{tk('tables.seen', { when: formatMoment(followed.seenAt, Date.now(), lang.value) })}</small>;
  const { challenge } = followed.info;
  const deadline = followed.deadline ?? (challenge !== undefined && challenge.closesAt > seconds.value ? challenge.closesAt : null);
  if (deadline === null) return isEndless(followed.info) ? <small class="block">{tk('tables.noDeadline')}</small> : null;
  const left = formatRemaining(deadline - seconds.value, lang.value);
  return deadline - seconds.value < DAY_MS ? (
    <b class="figure">{left}</b>
  ) : (
    <>
      <b>{formatDayAndHour(deadline, lang.value)}</b>
      <small class="block">{tk('tables.in', { time: left })}</small>
    </>
  );
};

const Row = ({ table }: { readonly table: MyTable }) => {
  const { held, mine, followed, myTurn } = table;
  const info = followed.kind === 'known' ? followed.info : null;
  const [seat] = mine;
  const words = { game: gameTitle(held.game), code: held.code };
  return (
    <li class={myTurn ? 'seat-row across awaited p-4-6' : 'seat-row across p-4-6'}>
      <span class="box seat-row-box">
        <Lid game={held.game} width={34} depth={4} lang={lang.value} />
      </span>
      <span class="mark wide-only">{seat !== undefined && info !== null && <Token seat={seat} name={nameOf(info.seats, seat)} size={34} />}</span>
      <span class="which">
        <b class="besley w700 t6 leading-2">{words.game}</b>
        {info?.challenge !== undefined && (
          <>
            {' · '}
            <a href={pathTo.challenge(info.challenge.id)}>{tk('tables.challenge')}</a>
          </>
        )}
        <small class="block">
          {info === null || info.status === 'finished'
            ? held.code
            : info.status === 'lobby'
              ? tk('tables.whereLobby', words)
              : tk('tables.where', { ...words, turn: info.turn })}
        </small>
      </span>
      <span class="asked seat-row-asked">
        <span class="cluster tight">
          {myTurn && <span class="tag">{tk('tables.yourTurn')}</span>}
          <span>{myTurn ? tk('tables.yours') : standing(table)}</span>
        </span>
        {info !== null && <small class={info.fork?.sameDice ? 'block' : 'wide-only block'}>{companyOf(info, mine)}</small>}
        {isHere(held.table) && (
          <span class="cluster tight">
            <small class="block">{t('mine.here')}</small>
            <KeptTools held={held} finished={info?.status === 'finished'} />
          </span>
        )}
      </span>
      <span class="due text-right">
        <Deadline table={table} />
      </span>
      {followed.kind === 'gone' ? (
        <IconButton icon="close" size={15} label={t('mine.forget', { code: held.code })} onClick={() => forgetTable(held.table)} />
      ) : (
        <a
          class={myTurn ? 'btn brass seat-row-open phone-min-h-44' : 'btn seat-row-open phone-min-h-44'}
          href={pathTo.table(held.table)}
          aria-label={tk(myTurn ? 'tables.playFor' : 'tables.openFor', words)}
        >
          {tk(myTurn ? 'tables.play' : 'tables.open')}
        </a>
      )}
    </li>
  );
};

/** For the reader's own calendar: theirs as long as this device is on their ring. */
const CalendarAddress = ({ device }: { readonly device: string }) => {
  const [path, setPath] = useState<string | null>(null);
  const origin = useOrigin();
  useEffect(() => void ringApi.calendar(device).then((found) => setPath(found.ok ? found.value.calendar : null)), [device]);
  return path === null ? null : <CopyButton class="text-btn p-4-6" text={origin + path} words={tk('tables.calendar')} />;
};

export const TablesSheet = ({ tables }: { readonly tables: readonly MyTable[] }) => {
  const [which, setWhich] = useState<Which>('running');
  const finished = tables.filter(isFinished);
  const running = tables.filter((table) => !isFinished(table));
  const shown = which === 'running' ? running : finished;
  const next = firstWaiting(tables);
  const device = deviceToken.value;
  return (
    <section class="sheet" aria-label={tk('title')}>
      <header class="row ends ruled seats-tables-head phone-wrap p-4-6">
        <Segments
          label={tk('tables.which')}
          value={which}
          choices={choicesOf({ running: tk('tables.running', { count: running.length }), finished: tk('tables.finished', { count: finished.length }) })}
          onChange={setWhich}
        />
        {next !== null && <Link class="text-btn" href={pathTo.table(next)} title={tk('tables.nextKey')} aria-keyshortcuts="N" words={tk('tables.next')} />}
      </header>
      {shown.length === 0 ? (
        <p class="none">{tk(which === 'running' ? 'tables.noneRunning' : 'tables.noneFinished')}</p>
      ) : (
        <ul>
          {shown.map((table) => (
            <Row key={table.held.table} table={table} />
          ))}
        </ul>
      )}
      {running.length > 0 && device !== null && <CalendarAddress device={device} />}
    </section>
  );
};
