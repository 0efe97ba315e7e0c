import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { TURN_GUARD } from '../data.ts';
import { endGame } from './ending.ts';
import { isActive, isCashHidden, player } from './facts.ts';
import { hasReached, isTargetReached, score } from '../scoring.ts';
import { money, tell, who } from '../speak.ts';
import { adoptAmendments, closeTask, instruct, instructionsOf, setPlayer, type Work } from './work.ts';

/* The beginning and the end of a turn (BO-4.1, BO-4.10). */

/** Opens the turn of the roller: BO-4.1.2 spares him the die when he has a turn to miss. */
export const beginTurn = (work: Work): void => {
  const { table } = work;
  const { roller, turn } = table;
  const holder = player(work, roller);
  work.log?.push({ ...tell('bourse.log.turn', { turn, who: who(roller) }, ['BO-4.1.1']), heading: { turn, seat: roller } });
  const instructions = instructionsOf(work, roller);
  // BO-6.5: "until my turn" ends here, whether the die is thrown or not.
  if (instructions.passUntilMyTurn) instruct(work, roller, { ...instructions, passUntilMyTurn: false });
  work.agenda.push({ do: 'endTurn' });
  if (holder.turnsToMiss > 0) {
    setPlayer(work, roller, { ...holder, turnsToMiss: holder.turnsToMiss - 1 });
    work.log?.push(tell('bourse.log.missesTurn', { who: who(roller) }, ['BO-4.1.2']));
  } else work.agenda.push({ do: 'awaitRoll' });
};

/** The next to roll: the same again with an extra turn, else the next active seat clockwise (BO-4.10.2). */
const nextRoller = (work: Work): Seat => {
  const { roller, extraTurn, players } = work.table;
  if (extraTurn && isActive(work, roller)) return roller;
  const count = players.length;
  for (let step = 1; step <= count; step++) {
    const seat = (roller + step) % count;
    if (isActive(work, seat)) return seat;
  }
  throw new Error('nobody is left to roll');
};

const hasReachedLimit = ({ table, options }: Work): boolean => table.turn >= TURN_GUARD || (options.turnLimit > 0 && table.turn >= options.turnLimit);

/** BO-4.10: the check, then the next turn. */
export const endTurn = (work: Work): void => {
  closeTask(work);
  // Whether the game goes on tells something about cash that others may not see.
  if (isCashHidden(work)) work.reveals = true;
  if (isTargetReached(work)) {
    for (const seat of range(work.table.players.length)) {
      if (hasReached(work, seat)) {
        work.log?.push(
          tell('bourse.log.reachedTarget', { who: who(seat), score: money(score(work, seat)), target: money(work.options.winTarget) }, ['BO-5.2', 'BO-4.10.1']),
        );
      }
    }
    endGame(work, 'target');
    return;
  }
  if (hasReachedLimit(work)) {
    work.log?.push(tell('bourse.log.limitReached', { turn: work.table.turn }, ['BO-5.4']));
    endGame(work, 'turnLimit');
    return;
  }
  const { table } = work;
  table.roller = nextRoller(work);
  table.turn += 1;
  table.extraTurn = false;
  table.rollerInsolvent = false;
  adoptAmendments(work);
  beginTurn(work);
};
