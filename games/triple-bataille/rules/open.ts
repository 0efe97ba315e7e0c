import { CLUBS, faceOf, SPADES, suitOf } from './cards.ts';
import { DISCOVERY_HAND, DIVIDEND, INHERITANCE, LIBRE_HAND, POSTS_PER_PLAYER } from '../content/data.ts';
import { inSeatOrder, isActivePlayer, isDebt, isLibre, nextActive, player, type PublicFacts } from './facts.ts';
import { faceName, tell, who } from '../speak.ts';
import { type Battle, NO_COUNTERS, type Player } from '../types.ts';
import { change, changeBank, changeCycle, changeState, endGame, send, type Work } from './work.ts';
import { changesValue, exitCycle } from './cycles.ts';
import { openingIncomes } from './events.ts';
import { enterCell } from './historic/privatisation.ts';
import { inheritances } from './close.ts';
import { addUnder, createMoney, putOnTop, showTopCard, takeAll } from './money.ts';

/* TB-4.2: the opening of a battle. */

export const NO_BATTLE: Battle = {
  origin: { carried: 0, wages: 0, servants: 0, rents: 0, food: 0, aid: 0, dividends: 0, leisure: 0, stakes: 0 },
  entries: [],
  order: [],
  results: [],
  remainder: 0,
  turned: [],
};

/** TB-6.4.3: is there a draw at this OPEN? */
const drawsSurprise = (facts: PublicFacts): boolean => {
  const { options, table } = facts;
  if (options.surpriseChange === 'off' || table.battle === 0) return false;
  if (table.cycle.pending) return true;
  return options.surpriseFrom === 'start' && table.cycle.battles > 0 && (isDebt(facts) || isLibre(facts)) && changesValue(facts);
};

/** The last cycle of a free-money game of standard length ends with the final division (TB-5.1). */
const endsWithDraw = (facts: PublicFacts): boolean =>
  isLibre(facts) && facts.table.length === 'standard' && facts.table.cycle.libre >= 4 && facts.options.mode !== 'historique';

/** TB-4.2.2: before everything else, with the number of players of the battle just ended. True: the game is over. */
const surprise = (work: Work): boolean => {
  if (!drawsSurprise(work)) return false;
  const face = faceOf(showTopCard(work));
  work.table.shown = [face];
  const suit = suitOf(face);
  const strikes = suit === SPADES || (suit === CLUBS && work.options.surpriseChange === 'spadeOrClub');
  work.log?.push(tell('log.surpriseDraw', { card: faceName(face) }, ['TB-6.4.3']));
  if (!strikes) return false;
  const last = endsWithDraw(work);
  exitCycle(work, 'betweenBattles');
  if (last) endGame(work, 'length');
  return last;
};

/** TB-4.14.1: a newcomer's first cards. */
const enter = (work: Work, seat: number): void => {
  const { system } = work.table;
  if (system === 'libre') {
    putOnTop(work, seat, createMoney(work, LIBRE_HAND[work.options.libreStart]));
    work.heaps.inherits[seat] = createMoney(work, INHERITANCE);
    change(work, seat, { inherit: INHERITANCE, inherited: false });
  } else if (system === 'decouverte') putOnTop(work, seat, createMoney(work, DISCOVERY_HAND));
  work.log?.push(tell('log.enters', { who: who(seat) }, ['TB-4.14.1']));
};

/** What begins anew with every battle. */
const FRESH: Partial<Player> = {
  granted: 0,
  waiting: 0,
  post: false,
  boss: null,
  seeks: null,
  destitute: false,
  choked: false,
  done: false,
  stake: null,
  stakeChanges: 0,
  gained: 0,
};

/** TB-4.2.1: arrivals and returns, N and what depends on it. */
const countPlayers = (work: Work): void => {
  const { table } = work;
  const arrivals: number[] = [];
  for (const [seat, subject] of table.players.entries()) {
    if (subject.status === 'arriving') arrivals.push(seat);
    if (subject.status === 'arriving' || subject.status === 'returning') change(work, seat, { status: 'playing' });
    if (isActivePlayer(player(work, seat))) change(work, seat, { ...FRESH, battles: subject.battles + 1 });
  }
  const count = table.players.filter(isActivePlayer).length;
  table.count = count;
  for (const seat of arrivals) if (player(work, seat).role === 'player') enter(work, seat);
  const { staffCuts, aidCuts } = table.state;
  changeState(work, { posts: Math.max(count, POSTS_PER_PLAYER * count - staffCuts), aid: Math.max(0, count - aidCuts), onSale: null });
  changeBank(work, { granted: 0, cap: count * table.bundle });
};

/** TB-4.2.7: the universal dividend of the players, on top of their piles. */
const dividends = (work: Work): void => {
  for (const seat of inSeatOrder(work)) putOnTop(work, seat, createMoney(work, DIVIDEND));
};

/** TB-4.2, in its order. */
export const openBattle = (work: Work): void => {
  const { table } = work;
  table.shown = [];
  if (surprise(work)) return;
  table.battle++;
  changeCycle(work, { battles: table.cycle.battles + 1, libreBattle: table.cycle.libreBattle + 1 });
  table.counters = NO_COUNTERS;
  countPlayers(work);
  if (!table.players.some((subject) => subject.role === 'player' && subject.status === 'playing')) return endGame(work, 'abandoned');
  table.first = nextActive(work, table.first);
  work.log?.push({
    ...tell('log.battle', { n: table.battle, players: table.count, bundle: table.bundle }, ['TB-4.2.1']),
    heading: { turn: table.battle },
  });
  const carried = table.funds.nextPot;
  addUnder(work, 'pot', takeAll(work, 'nextPot'));
  table.battleReport = { ...NO_BATTLE, origin: { ...NO_BATTLE.origin, carried } };
  table.queue = [];
  table.measures = [];
  inheritances(work);
  openingIncomes(work);
  if (work.options.mode === 'historique') enterCell(work);
  if (isLibre(work)) dividends(work);
  return send(work, 'bankset');
};
