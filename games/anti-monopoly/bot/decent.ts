import { at, unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { usualRole } from '../rules/roles.ts';
import type { Move, PointOf, View } from '../types.ts';
import { build } from './build.ts';
import { chooseBid, chooseBuy, chooseCeiling } from './buy.ts';
import { lift, liquidate, raise } from './cash.ts';
import { leave, throwOrEnd } from './detention.ts';
import { isOffered, offered, type Reading, readSight } from './reading.ts';
import { answerTrade, proposeDeal, sellInNeed } from './trade.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.5: the decent bot: AM-12.3 with fixed thresholds. It draws no lots. */

/** AM-12.6: monopolists are ahead in trials, unless the competitors have their bonus; where the camps are levelled, the smaller one will do. */
const chooseRole = (reading: Reading): Move => {
  const { options } = reading.view;
  const wanted = options.levelledCamps ? usualRole(reading.view) : options.competitorStartBonus >= WEIGHTS.levellingBonus ? 'C' : 'M';
  const choices = offered(reading, 'chooseRole');
  return choices.find(({ role }) => role === wanted) ?? at(choices, 0);
};

/** AM-12.3: the smaller amount. */
const payTax = (reading: Reading, { flat, percent }: PointOf<'taxChoice'>): Move => {
  const modes = offered(reading, 'payTax');
  const wanted = flat < percent ? 'flat' : 'percent';
  return modes.find(({ mode }) => mode === wanted) ?? at(modes, 0);
};

const manage = (reading: Reading): Move =>
  liquidate(reading) ?? leave(reading) ?? proposeDeal(reading) ?? lift(reading) ?? build(reading) ?? throwOrEnd(reading);

const raiseCash = (reading: Reading): Move => {
  const { view, cash } = reading;
  const owed = at(view.table.debts, 0).amount;
  if (!isOffered(reading, 'declareBankruptcy')) {
    const step = raise(reading, owed - cash);
    if (step !== null) return step;
  }
  return sellInNeed(reading, owed) ?? { type: 'declareBankruptcy' };
};

export const decent: Bot<View, Move> = {
  choose: (sight, seat) => {
    const reading = readSight(sight, seat);
    const { point } = reading.view.table;
    switch (point.kind) {
      case 'roleChoice':
        return chooseRole(reading);
      case 'preThrow':
        return manage(reading);
      case 'buyDecision':
        return chooseBuy(reading, point);
      case 'ceilings':
        return chooseCeiling(reading, point);
      case 'bidding':
        return chooseBid(reading, point);
      case 'taxChoice':
        return payTax(reading, point);
      case 'raiseCash':
        return raiseCash(reading);
      case 'tradeResponse':
        return answerTrade(reading);
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
