import type { Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { SeatMark } from '../../svg/seat-mark.tsx';
import { type TurnWord, turnTitle } from '../turn-word.ts';

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
    <div class="turn row">
      {seat !== undefined && <SeatMark seat={look(seat)} />}
      <h2>{textOf(line?.heading, voice, turnWord)}</h2>
      {when !== undefined && <small>{when}</small>}
      {clause !== undefined && (
        <span class="margin">
          <ClauseMark game={game} clause={clause} />
        </span>
      )}
    </div>
  );
};
