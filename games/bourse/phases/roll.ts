import { at } from '#kernel/collections.ts';
import { offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { START_SQUARE } from '../data.ts';
import { payDividends } from '../rules/dividends.ts';
import { landOnEvent } from '../rules/draw.ts';
import { isActive, player } from '../rules/facts.ts';
import { landOnBank } from '../rules/lend.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { say, tell, who } from '../speak.ts';
import type { Point, TaskOf } from '../types.ts';
import { openVisit } from '../rules/visit.ts';
import { closeTask, setPlayer, waitAt, type Work } from '../rules/work.ts';

const AWAIT_ROLL: Point = { kind: 'awaitRoll' };
const PROMPT = say('bourse.ask.roll', {}, ['BO-4.1.1']);
const OFFERS = [offerMove({ type: 'roll' }, () => say('bourse.do.roll', {}, ['BO-4.1.1']))];

/** BO-4.2: the pawn advances; passing or reaching Start pays dividends. */
const advancePawn = (work: Work, die: number): number => {
  const { roller } = work.table;
  const holder = player(work, roller);
  const { square: from, lap } = holder;
  const count = work.data.squares.length;
  const to = (from + die) % count;
  const passesStart = from + die >= count + START_SQUARE;
  setPlayer(work, roller, { ...holder, square: to, lap: passesStart ? lap + 1 : lap });
  work.table.lastRoll = { seat: roller, die, from, to };
  work.log?.push(tell('bourse.log.rolled', { who: who(roller), die }, ['BO-4.1.3', 'BO-4.2.1']));
  if (passesStart) payDividends(work, roller);
  return to;
};

export const roll: Phase<TaskOf<'awaitRoll'>> = {
  // BO-4.11.5: a roller who was removed ends his turn without a roll.
  advance: (work) => {
    if (isActive(work, work.table.roller)) return waitAt(work, AWAIT_ROLL);
    closeTask(work);
    return 'goesOn';
  },
  prompt: () => PROMPT,
  offers: () => OFFERS,
  check: (_state, _task, _seat, move) => (move.type === 'roll' ? null : refuseStep()),
  apply: (work, _task, _seat, move) => {
    if (move.type !== 'roll') return unexpected(move);
    closeTask(work);
    work.reveals = true;
    const die = work.chance.int(6) + 1;
    const square = at(work.data.squares, advancePawn(work, die));
    switch (square.kind) {
      case 'security':
        return openVisit(work, square.security, die);
      case 'bank':
        return landOnBank(work, square.bank);
      case 'start':
      case 'event':
        return landOnEvent(work);
    }
  },
  timeout: () => ({ type: 'roll' }),
};
