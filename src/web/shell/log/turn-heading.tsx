import type { Seat, Voice } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { SeatMark } from '../../svg/seat-mark.tsx';
import { type TurnWord, turnTitle } from '../turn-word.ts';
import type { LogTurn } from './grouped.ts';

interface TurnHeadingProps {
  readonly turn: LogTurn;
  readonly voice: Voice;
  readonly game: string;
  /** Whose colour and shape a seat wears. */
  readonly look: (seat: Seat) => Seat;
  readonly when?: string;
  readonly turnWord: TurnWord;
}

const textOf = ({ turn, seat }: LogTurn, voice: Voice, turnWord: TurnWord): string => {
  if (turn === null || turn === 0) return tt('log.before');
  return seat === null ? turnTitle(turnWord, turn) : `${turnTitle(turnWord, turn)} · ${voice.seatName(seat)}`;
};

/** Whose turn it was, and when; the clause that opens a turn in the margin. */
export const TurnHeading = ({ turn, voice, game, look, when, turnWord }: TurnHeadingProps) => {
  const clause = turn.heading?.text.clauses[0];
  return (
    <div class="turn">
      {turn.seat !== null && <SeatMark seat={look(turn.seat)} />}
      <h2>{textOf(turn, voice, turnWord)}</h2>
      {when !== undefined && <small>{when}</small>}
      {clause !== undefined && (
        <span class="margin">
          <ClauseMark game={game} clause={clause} />
        </span>
      )}
    </div>
  );
};
