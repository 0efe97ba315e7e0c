import { describe, expect, it } from 'vitest';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { GameInput, Seat } from '#kernel/game.ts';
import { type LogEntry, renderText } from '#kernel/messages.ts';
import { LANGS } from '#kernel/words.ts';
import { pickOne, playFuzz, sampledGame, someOptions } from '#testkit';
import { antiMonopoly } from './index.ts';
import { optionsWith } from './position.test-support.ts';
import type { Move, Options, State } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

/* Random games in numbers, with what AM-9 says of every step. */

const { module } = antiMonopoly;
type Input = GameInput<Move, Options>;

const awaitedSeats = (state: State): readonly Seat[] =>
  module.pending(state).flatMap(({ seat, duty, answered }) => (duty === 'must' && answered !== true && seat !== 'referee' ? [seat] : []));

/** Mostly a seat awaited; now and then a withdrawal, a time-out, a departure, an arrival, a sudden bankruptcy. */
const randomInput = (state: State, chance: Draws): Input => {
  const seat = pickOne(awaitedSeats(state), chance);
  const { point } = state.table;
  // An offer is seldom pending: at one step in eighty nobody might ever take one back.
  if (point.kind === 'tradeResponse' && chance.int(20) === 0) return { by: point.proposer, move: { type: 'withdraw' } };
  switch (chance.int(80)) {
    case 0:
      return { by: 'table', event: 'timeout', seat };
    case 1:
      return { by: 'table', event: pickOne(['left', 'joined'], chance), seat: chance.int(state.table.players.length) };
    case 2:
      return { by: pickOne(module.pending(state), chance).seat, move: { type: 'withdraw' } };
    case 3:
      return { by: seat, move: { type: 'resign' } };
    default:
      return { by: seat, move: module.sample(state, seat, chance) };
  }
};

/** AM-3.6, AM-9.10: roles never change; nobody comes back from bankruptcy; rounds only grow. */
const requireOneWay = (before: State, after: State): void => {
  for (const [seat, { role, bankrupt }] of after.table.players.entries()) {
    const was = at(before.table.players, seat);
    if (was.role !== null && was.role !== role) throw new Error(`seat ${seat} changed camps`);
    if (was.bankrupt && !bankrupt) throw new Error(`seat ${seat} came back`);
  }
  if (after.table.round < before.table.round) throw new Error('the rounds went back');
};

/** AM-4.8.8: nothing in an auction lowers anybody's cash before the sale. */
const requireCalmAuction = (before: State, after: State): void => {
  const auction = (state: State): boolean => state.table.point.kind === 'ceilings' || state.table.point.kind === 'bidding';
  if (!auction(before) || !auction(after) || before.table.active !== after.table.active) return;
  if (before.table.lastAuction !== after.table.lastAuction) return;
  expect(after.ledger.seats.every((cash, seat) => cash >= at(before.ledger.seats, seat))).toBe(true);
};

interface Tally {
  steps: number;
  readonly met: Set<string>;
  /** Lines that cite no clause, or cannot be said in both languages. */
  readonly mute: Set<string>;
}

const listen = (tally: Tally, log: readonly LogEntry[]): void => {
  for (const { text } of log) {
    tally.met.add(text.key);
    const said = LANGS.map((lang) => renderText(text, { lang, catalogue: antiMonopoly.words, unit: '', seatName: (seat) => `#${seat}` }));
    if (text.clauses.length === 0 || said.some((line) => line === text.key || line.includes('{'))) tally.mute.add(text.key);
  }
};

const isOptional = (input: Input): boolean => input.by === 'table' || input.move.type === 'withdraw' || input.move.type === 'resign';

/** AM-4.13: the events of the log, as our sentences name them. */
const EVENTS =
  'roleThrown roleChosen turnStarted thrown moved startBonus bought declined bid passed ceilingSealed auctionSold auctionUnsold rentPaid rentNotDue.own rentNotDue.mortgaged rentNotDue.prison rentNotDue.partner utilityThrow cardDrawn cardGain cardPaid taxPaid foundationGain foundationPaid imprisoned priceWar releasedByDouble releasePaid staysInPrison builtHouse builtHotel buildingsSold mortgaged unmortgaged tradeProposed trade.accepted trade.rejected trade.withdrawn trade.countered debtRaised bankruptToBank bankruptToPlayer resigned roundEnded scoreThrow won'.split(
    ' ',
  );

describe('random games', () => {
  it('[AM-9.10] [AM-9.13] [AM-13.7] [AM-3.6] [AM-4.8.8] random house rules, departures, time-outs, sudden bankruptcies: sound at every step, and they end', () => {
    const tally: Tally = { steps: 0, met: new Set(), mute: new Set() };
    randomGames(60, (number) => {
      const chance = quickChance(number);
      const roundLimit = pickOne([0, 5, 40, 60], chance);
      const options = { roundLimit, ...someOptions(module.options, chance, (name, { kind }) => name === 'roleAssignment' || kind === 'set') };
      const start = module.setup(optionsWith(options), 2 + chance.int(5), chance);
      listen(tally, start.log);
      tally.steps += playFuzz(module, start.state, chance, {
        inputOf: randomInput,
        mayBeRefused: isOptional,
        look: (before, after, _input, log) => {
          listen(tally, log);
          requireOneWay(before, after);
          requireCalmAuction(before, after);
        },
      });
    });
    expect(tally.steps).toBeGreaterThan(5000);
    expect([...tally.mute]).toEqual([]);
    // Every event of the log has been told somewhere.
    expect(EVENTS.filter((event) => !tally.met.has(`log.${event}`))).toEqual([]);
  });

  it('[AM-9.14] [AM-1.5] the same seed and the same moves give the same state, log and result', () => {
    expect(sampledGame(module, {}, 4, 7)).toEqual(sampledGame(module, {}, 4, 7));
  });

  it('[AM-9.8] [AM-2.2.5] [AM-2.1.6] never more than two throws of two dice for movement in a turn', () => {
    const chance = quickChance(11);
    let { state } = module.setup(optionsWith({}), 4, chance);
    let throws = 0;
    let most = 0;
    while (module.outcome(state) === null) {
      const seat = pickOne(awaitedSeats(state), chance);
      const move = module.sample(state, seat, chance);
      if (move.type === 'throw') throws = state.table.throwNo === 1 ? 1 : throws + 1;
      most = Math.max(most, throws);
      state = module.apply(state, { by: seat, move }, chance).state;
    }
    expect(most).toBe(2);
  });
});
