import type { Voice } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { SeatMark } from '../../svg/seat-mark.tsx';
import type { LogTurn } from './grouped.ts';

interface TurnHeadingProps {
  readonly turn: LogTurn;
  readonly voice: Voice;
  readonly game: string;
  readonly when?: string;
  /** The game's own word for a turn, such as « bataille ». */
  readonly turnWord?: string | undefined;
}

const textOf = ({ turn, seat }: LogTurn, voice: Voice, turnWord: string | undefined): string => {
  if (turn === null || turn === 0) return tt('log.before');
  if (turnWord !== undefined) return `${turnWord.charAt(0).toUpperCase()}${turnWord.slice(1)} ${turn}${seat === null ? '' : ` · ${voice.seatName(seat)}`}`;
  return seat === null ? tt('log.turn', { turn }) : tt('log.turnOf', { turn, name: voice.seatName(seat) });
};

/** Whose turn it was, and when; the clause that opens a turn in the margin. */
export const TurnHeading = ({ turn, voice, game, when, turnWord }: TurnHeadingProps) => {
  const clause = turn.heading?.text.clauses[0];
  return (
    <div class="turn">
      {turn.seat !== null && <SeatMark seat={turn.seat} />}
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
