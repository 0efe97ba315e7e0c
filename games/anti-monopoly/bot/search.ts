import { unreachable } from '#kernel/collections.ts';
import type { SearchAid, Seat } from '#kernel/game.ts';
import { BID_UNIT, titleData } from '../data.ts';
import { isLiving, roleOf } from '../rules/facts.ts';
import { holdingsOf } from '../rules/ending.ts';
import { incomeOf } from '../rules/rent.ts';
import { outcome } from '../scoring.ts';
import type { Move, PointOf, State, TitleId, View } from '../types.ts';
import { chancesOf, expectedRents, OUTLOOK } from './worth.ts';
import { dealer } from './dealer.ts';
import { decent } from './decent.ts';
import { isOffered, offered, type Reading, readSight, roundsLeft, visitsIn } from './reading.ts';
import { dealsOf, mayPropose } from './trade.ts';

/* What a searcher needs of this game. */

/** What a seat may expect to count for at the end: what it counts for now, and the rents to come, less those it will pay. */
const expectedCount = (state: State, seat: Seat, rents: number, rounds: number): number => {
  const { limitScoring } = state.options;
  const own = expectedRents(state, seat, 1);
  const balance = own * visitsIn(state, seat, 1) - (rents - own);
  const drift = roleOf(state, seat) === 'C' ? OUTLOOK.competitor : 0;
  return holdingsOf(state, seat, limitScoring) + incomeOf(state, seat) + rounds * (OUTLOOK.rents * balance + drift);
};

/** The chance of each seat to be the richest at the end. */
const value = (state: State): readonly number[] => {
  const { players } = state.table;
  const ended = outcome(state);
  if (ended !== null) {
    const winners = ended.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  if (players.some(({ role }) => role === null)) return players.map(() => 1 / players.length);
  const rounds = roundsLeft(state);
  let rents = 0;
  for (let seat = 0; seat < players.length; seat++) rents += expectedRents(state, seat, 1);
  const counts = players.map((_, seat) => (isLiving(state, seat) ? expectedCount(state, seat, rents, rounds) : Number.NEGATIVE_INFINITY));
  return chancesOf(counts, rounds);
};

/* ---------- candidates ---------- */

/** Building is compared on so many sites, the dearest first. */
const SITES = 3;

const managing = (reading: Reading): readonly Move[] => [
  { type: 'throw' },
  ...(isOffered(reading, 'endTurn') ? [{ type: 'endTurn' } as const] : []),
  ...(isOffered(reading, 'payRelease') ? [{ type: 'payRelease' } as const] : []),
  ...offered(reading, 'build').slice(-SITES),
  ...(mayPropose(reading) && reading.view.table.proposals === 0 ? dealsOf(reading) : []),
];

/** What it declined at its price nobody wants for more (AM-4.8.1: the decliner may bid). */
const most = ({ view, seat, cash }: Reading, title: TitleId): number => (view.table.active === seat ? Math.min(cash, titleData(title).price) : cash);

/** Half as much again, and less, down to nothing: an opponent’s ceiling is not known. */
const ceilingsAround = (reading: Reading, { title, opening }: PointOf<'ceilings'>, amount: number): readonly Move[] => {
  const around = [opening, 0.75 * amount, 1.25 * amount, 1.5 * amount].map((sum) => Math.round(sum / BID_UNIT) * BID_UNIT);
  return [{ type: 'pass' }, ...around.filter((sum) => sum >= opening && sum <= most(reading, title)).map((sum): Move => ({ type: 'ceiling', amount: sum }))];
};

/** The moves worth comparing with what the decent bot does. */
const othersThan = (reading: Reading, usual: Move): readonly Move[] => {
  const { point } = reading.view.table;
  switch (point.kind) {
    case 'roleChoice':
      return offered(reading, 'chooseRole');
    case 'preThrow':
      return managing(reading);
    case 'buyDecision':
      // Who wants it at its price takes it: in a playout the others bid as decent does, at a table they may want it more (AM-12.3).
      return usual.type === 'buy' ? [] : [...offered(reading, 'buy'), { type: 'decline' }];
    case 'ceilings':
      return ceilingsAround(reading, point, usual.type === 'ceiling' ? usual.amount : point.opening);
    case 'bidding':
      return [{ type: 'pass' }, ...(point.minimum <= most(reading, point.title) ? [{ type: 'bid', amount: point.minimum } as const] : [])];
    case 'raiseCash':
      return offered(reading, 'mortgage');
    case 'tradeResponse':
      return [{ type: 'accept' }, { type: 'reject' }];
    case 'taxChoice':
    case 'gameOver':
      return [];
    default:
      return unreachable(point);
  }
};

export const search: SearchAid<State, Move, View> = {
  candidates: (sight, seat, chance) => {
    const usual = decent.choose(sight, seat, chance);
    const keys = new Set<string>();
    const isNew = (move: Move): boolean => keys.size < keys.add(JSON.stringify(move)).size;
    return [usual, dealer.choose(sight, seat, chance), ...othersThan(readSight(sight, seat), usual)].filter(isNew);
  },
  value,
  idle: ['resign'],
  horizon: 12,
  reasons: [
    { metric: 'anti-monopoly.metric.score', clause: 'AM-5.3' },
    { metric: 'anti-monopoly.metric.rentReceived', clause: 'AM-4.6.4' },
    { metric: 'anti-monopoly.metric.rentPaid', clause: 'AM-4.6.4' },
    { metric: 'anti-monopoly.metric.cash', clause: 'AM-5.3' },
  ],
};
