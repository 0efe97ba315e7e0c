import { at, unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { MAX_LEVEL, RELEASE_FEE, type Street, titleIndex } from '../data.ts';
import { streetOf } from '../rules/buildings.ts';
import { roleOf } from '../rules/facts.ts';
import { usualRole } from '../rules/roles.ts';
import type { Move, MoveOf, PointOf, Role, View } from '../types.ts';
import { chooseBid, chooseBuy, chooseCeiling, lift, liquidate, raise } from './buy.ts';
import { best, buildReserve, isOffered, myRole, offered, type Reading, readSight, throwBalance, unsoldTitles, visitsIn } from './reading.ts';
import { answerTrade, proposeDeal, sellInNeed } from './trade.ts';
import { levelGain, prospectOf } from './value.ts';
import { expectedRents, WEIGHTS } from './worth.ts';

/* AM-12.5: the decent bot: AM-12.3 with fixed thresholds. It draws no lots. */

/* ---------- houses and hotels (AM-12.3, AM-12.4) ---------- */

/** AM-12.4: the last step gives houses back, which monopolists may be waiting for. */
const freesHouses = ({ view }: Reading, { title }: MoveOf<'build'>): boolean =>
  view.options.buildingSupply === 'limited' && view.table.houses < WEIGHTS.scarceHouses && at(view.table.titles, titleIndex(title)).level + 1 === MAX_LEVEL.C;

interface Site {
  readonly move: MoveOf<'build'>;
  readonly street: Street;
}

const sitesOf = (reading: Reading): readonly Site[] =>
  offered(reading, 'build').flatMap((move) => {
    const street = streetOf(move.title);
    return street === null || (myRole(reading) === 'C' && freesHouses(reading, move)) ? [] : [{ move, street }];
  });

const build = (reading: Reading): Move | null => {
  const { view, seat, cash } = reading;
  const role = myRole(reading);
  // A competitor's money buys more as land, and land is what blocks monopolists.
  if (role === 'C' && unsoldTitles(view) > 0) return null;
  const sites = cash > WEIGHTS.buildReserve ? sitesOf(reading) : [];
  if (sites.length === 0) return null;
  const free = cash - buildReserve(view, seat);
  const prospect = prospectOf(view, seat);
  const payable = sites.filter(({ street }) => street.step <= free);
  const chosen = best(payable, ({ street }) => levelGain(prospect, street) / street.step);
  return chosen !== null && chosen.rating > 0 ? chosen.item.move : null;
};

/* ---------- leaving prison or the price war, and the extra throw (AM-12.3) ---------- */

/** Who stays may leave for nothing by a double; outside there is land to buy, Start to pass and rent to pay, and a monopolist earns again. */
const wantsOut = ({ view, seat, cash }: Reading): boolean => {
  if (cash < RELEASE_FEE + WEIGHTS.buyReserve) return false;
  const rents = roleOf(view, seat) === 'M' ? expectedRents(view, seat, visitsIn(view, seat, 1)) : 0;
  return unsoldTitles(view) > 0 || throwBalance(view, seat) + rents > WEIGHTS.patience;
};

const leave = (reading: Reading): Move | null => (isOffered(reading, 'payRelease') && wantsOut(reading) ? { type: 'payRelease' } : null);

/** The extra throw is declined when it may be expected to cost more than it brings. */
const throwOrEnd = (reading: Reading): Move => {
  const { view, seat, me } = reading;
  const declines = isOffered(reading, 'endTurn') && !me.detained && unsoldTitles(view) === 0 && throwBalance(view, seat) < 0;
  return declines ? { type: 'endTurn' } : { type: 'throw' };
};

/* ---------- each question ---------- */

/** AM-12.6: monopolists are ahead in trials, unless the competitors have their bonus; where few play for the count of the rulebook, the only one is not behind. */
const bestCamp = ({ view: { options, table }, seat }: Reading): Role => {
  const { competitorStartBonus, limitScoring, roundLimit } = options;
  const isCounted = limitScoring === 'richest' && roundLimit > 0;
  const isTaken = table.players.some(({ role }, other) => role === 'C' && other !== seat);
  const mayBeAlone = isCounted && table.players.length <= WEIGHTS.fewPlayers && !isTaken;
  return competitorStartBonus >= WEIGHTS.levellingBonus || mayBeAlone ? 'C' : 'M';
};

/** Where the camps are levelled, the smaller one will do. */
const chooseRole = (reading: Reading): Move => {
  const wanted = reading.view.options.levelledCamps ? usualRole(reading.view) : bestCamp(reading);
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
