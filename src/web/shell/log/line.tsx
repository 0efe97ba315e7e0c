import type { Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine, Takeback } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { SeatMark } from '../../kit/svg/seats.tsx';
import { turnTitle, type TurnWord } from '../../kit/interface/turn-word.ts';
import { useMemo } from 'preact/hooks';
import { formatMoment } from '../../i18n/time.ts';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { lang } from '../../browser/settings.ts';
import type { LogBlock } from './rows.ts';
import { isStruck } from '../takeback/takeback.tsx';

interface TurnHeadingProps {
  /** The line that opened the turn; null: what came before the first one. */
  readonly line: LogLine | null;
  readonly voice: Voice;
  readonly game: string;
  /** Whose colour and shape a seat wears. */
  readonly look: (seat: Seat) => Seat;
  readonly when?: string;
  readonly turnWord: TurnWord;
}

const textOf = (heading: LogLine['heading'], voice: Voice, turnWord: TurnWord): string => {
  if (heading === undefined || heading.turn === 0) return tt('log.before');
  const { turn, seat } = heading;
  return seat === undefined ? turnTitle(turnWord, turn) : `${turnTitle(turnWord, turn)} · ${voice.seatName(seat)}`;
};

/** Whose turn it was, and when; the clause that opens a turn in the margin. */
export const TurnHeading = ({ line, voice, game, look, when, turnWord }: TurnHeadingProps) => {
  const clause = line?.text.clauses[0];
  const seat = line?.heading?.seat;
  return (
    <div class="log-turn row relative gap-3">
      {seat !== undefined && <SeatMark seat={look(seat)} />}
      <h2 class="t3 leading-1-2">{textOf(line?.heading, voice, turnWord)}</h2>
      {when !== undefined && <small class="push t2 w500 leading-1 nowrap text-ink-3">{when}</small>}
      {clause !== undefined && (
        <span class="margin log-turn-clause absolute">
          <ClauseMark game={game} clause={clause} />
        </span>
      )}
    </div>
  );
};

/** What every line is read with; the same object as long as nothing of it changes, so that lines are drawn once. */
export interface Reading {
  readonly voice: Voice;
  readonly game: string;
  /** The referee reads what concerns others: his line says whom. */
  readonly referee: boolean;
  readonly turnWord: TurnWord;
  readonly look: (seat: Seat) => Seat;
  readonly show: (step: number) => void;
}

/** What was told to some only: by name, unless the reader is the only one. */
const privateWords = ({ referee, voice }: Reading, to: Exclude<LogLine['to'], 'all'>): string => {
  const names = to.flatMap((reader) => (reader === 'referee' ? [] : [voice.seatName(reader)]));
  return names.length > (referee ? 0 : 1) ? tt('log.privateTo', { names }) : tt('log.private');
};

interface LineProps {
  readonly line: LogLine;
  readonly now: boolean;
  readonly shown: boolean;
  /** A takeback is asked for that would strike it. */
  readonly asked: boolean;
  readonly reading: Reading;
}

const Line = ({ line, now, shown, asked, reading }: LineProps) => {
  const [clause] = line.text.clauses;
  return (
    <li
      class={`line log-line relative grid blue-under${now ? ' now' : ''}${shown ? ' shown' : ''}${line.undone === true ? ' undone' : ''}${asked ? ' asked' : ''}`}
    >
      <button type="button" class="what log-what text-left break-words" title={tt('log.show')} onClick={() => reading.show(line.step)}>
        <Sentence message={line.text} voice={reading.voice} />
        {line.to !== 'all' && <em class="t2 text-ink-2"> {privateWords(reading, line.to)}</em>}
        {line.undone === true && <span class="hidden-words"> {tt('log.undone')}</span>}
      </button>
      <span class="margin log-margin">{clause !== undefined && <ClauseMark game={reading.game} clause={clause} />}</span>
    </li>
  );
};

interface BlockProps {
  readonly block: LogBlock;
  readonly reading: Reading;
  /** Lines from this one on are of the turn that is being played; null: none here. */
  readonly nowFrom: number | null;
  /** The mark of the reader's absence stands after that line; null: not here. */
  readonly since: number | null;
  /** The step of the past that is being looked at; null: none here. */
  readonly shown: number | null;
  /** The takeback that is asked for; null: none that concerns these lines. */
  readonly takeback: Takeback | null;
}

/** Drawn anew only when something of it changes, however often the table does. */
export const Block = ({ block, reading, nowFrom, since, shown, takeback }: BlockProps) => {
  const speaking = lang.value;
  return useMemo(() => {
    const marked = since === null ? undefined : block.rows.find(({ line }) => line.n > since);
    return (
      <ul data-block={block.id} class="rows">
        {block.rows.map((row) => {
          const { line } = row;
          const now = nowFrom !== null && line.n >= nowFrom;
          return [
            row === marked && (
              <li key="since" class="log-since row p-2-5 relative z-over bg-sheet t2 w650 text-wax">
                {tt('log.since')}
              </li>
            ),
            row.kind === 'line' ? (
              <Line key={line.n} line={line} now={now} shown={shown === line.step} asked={takeback !== null && isStruck(takeback, line)} reading={reading} />
            ) : (
              <li key={line.n} class="relative">
                <TurnHeading line={line} {...reading} when={now ? tt('log.now') : formatMoment(line.at, Date.now(), speaking)} />
              </li>
            ),
          ];
        })}
      </ul>
    );
  }, [block, reading, nowFrom, since, shown, takeback, speaking]);
};
