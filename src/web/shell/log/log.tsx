import { renderText } from '#kernel';
import type { LogLine } from '#protocol';
import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Sentence } from '../../parts/sentence.tsx';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import { type AtTable, useTable } from '../at-table.ts';
import { lookAt } from '../seat-look.tsx';
import { turnWordOf } from '../turn-word.ts';
import { filterTurns, groupByTurn, type LogFilter, type LogTurn } from './grouped.ts';
import { LogFilters } from './log-filters.tsx';
import { TurnHeading } from './turn-heading.tsx';
import { useFollowing } from './use-following.ts';
import './log.css';

/** What was told to some only. The referee reads what concerns others: his line says whom. */
const privateWords = ({ scene, voice }: AtTable, to: Exclude<LogLine['to'], 'all'>): string => {
  const names = scene.you === 'referee' ? to.flatMap((reader) => (reader === 'referee' ? [] : [voice.seatName(reader)])) : [];
  return names.length === 0 ? tt('log.private') : tt('log.privateTo', { names });
};

const Line = ({ line, now, shown }: { readonly line: LogLine; readonly now: boolean; readonly shown: boolean }) => {
  const table = useTable();
  const { voice, session, game } = table;
  const [clause] = line.text.clauses;
  return (
    <li class={`line${now ? ' now' : ''}${shown ? ' shown' : ''}${line.undone === true ? ' undone' : ''}`}>
      <button type="button" class="what" title={tt('log.show')} onClick={() => void session.lookAt(line.step)}>
        <Sentence message={line.text} voice={voice} />
        {line.to !== 'all' && <em> {privateWords(table, line.to)}</em>}
        {line.undone === true && <span class="hidden-words"> {tt('log.undone')}</span>}
      </button>
      <span class="margin">{clause !== undefined && <ClauseMark game={game.module.id} clause={clause} />}</span>
    </li>
  );
};

const Since = () => <p class="since">{tt('log.since')}</p>;

/** `since`: the mark of the reader's absence stands in this turn, after that line. */
const Turn = ({ turn, now, since }: { readonly turn: LogTurn; readonly now: boolean; readonly since: number | null }) => {
  const table = useTable();
  const { session, voice, game, page } = table;
  const past = session.past.value?.step ?? null;
  const split = since === null ? turn.lines.length : turn.lines.findIndex((line) => line.n > since);
  const draw = (line: LogLine) => <Line key={line.n} line={line} now={now} shown={past === line.step} />;
  return (
    <section>
      {since !== null && split === 0 && <Since />}
      <TurnHeading
        turn={turn}
        voice={voice}
        game={game.module.id}
        look={(seat) => lookAt(table, seat)}
        when={now ? tt('log.now') : formatMoment(turn.at, Date.now(), lang.value)}
        turnWord={turnWordOf(page, voice)}
      />
      {split > 0 && <ul>{turn.lines.slice(0, split).map(draw)}</ul>}
      {split > 0 && split < turn.lines.length && <Since />}
      {split < turn.lines.length && <ul>{turn.lines.slice(split).map(draw)}</ul>}
    </section>
  );
};

/** What happened, turn by turn, newest at the foot; the clause in the margin; a click shows the board as it was. */
export const Log = () => {
  const { session, voice, scene } = useTable();
  const [filter, setFilter] = useState<LogFilter>({ seat: null, words: '' });
  const lines = session.log.value;
  const first = lines[0]?.n ?? 1;
  const { box, atEnd, onScroll, toEnd } = useFollowing(lines.at(-1)?.n);
  const turns = groupByTurn(lines);
  const shown = filterTurns(turns, filter, (line) => renderText(line.text, voice));
  const since = session.since.value;
  const sinceTurn = since === null ? undefined : shown.find((turn) => turn.lines.some((line) => line.n > since));
  const earlier = async (): Promise<void> => {
    const answer = await session.connection().ask({ t: 'log', before: first });
    if (answer.ok && Array.isArray(answer.result.log)) session.connection().keepEarlier(answer.result.log);
  };
  return (
    <div class="log-panel">
      <LogFilters filter={filter} onChange={setFilter} />
      <div class="log" ref={box} onScroll={onScroll} role="log" aria-label={tt('log.label')} aria-live="polite" tabIndex={0}>
        {first > 1 && lines.length > 0 && (
          <button type="button" class="text-btn earlier" onClick={() => void earlier()}>
            <Icon name="up" size={15} />
            {tt('log.earlier')}
          </button>
        )}
        {lines.length === 0 && <p class="none">{tt('log.empty')}</p>}
        {lines.length > 0 && shown.length === 0 && <p class="none">{tt('log.none')}</p>}
        {shown.map((turn) => (
          <Turn key={turn.n} turn={turn} now={turn.n === turns.at(-1)?.n && scene.outcome === null} since={turn === sinceTurn ? since : null} />
        ))}
      </div>
      {!atEnd && (
        <button type="button" class="to-end icon-btn" aria-label={tt('log.toEnd')} title={tt('log.toEnd')} onClick={toEnd}>
          <Icon name="down" />
        </button>
      )}
    </div>
  );
};
