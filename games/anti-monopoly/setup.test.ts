import { describe, expect, it } from 'vitest';
import { quickChance, scriptedChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { antiMonopoly } from './index.ts';
import { hand, optionsWith } from './position.test-support.ts';
import { CARD_IDS, type Options, type Role, type SeatName } from './types.ts';

const { module } = antiMonopoly;

/** The shuffles of both decks leave them as they are; then come the given draws. */
const deal = (seats: number, draws: readonly number[], options: Partial<Options> = {}) => {
  const untouched = [1, 2].flatMap(() => range(24).map((step) => 24 - step));
  return hand(module.setup(optionsWith(options), seats, scriptedChance([...untouched, ...draws])).state);
};

/** Two dice with this sum. */
const total = (sum: number): readonly number[] => (sum <= 7 ? [0, sum - 2] : [5, sum - 7]);

const rolesOf = (roles: readonly (Role | null)[]): string => roles.map((role) => role ?? '-').join('');

describe('setting up', () => {
  it('[AM-3.1] [AM-2.1.7] [AM-2.1.8] [AM-3.7] [AM-2.2.1] [AM-8.1.3] [AM-4.1.3] everybody has 15 000, the bank everything else', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { state } = module.setup(optionsWith({}), seats, quickChance(seats));
      expect(state.ledger.seats).toEqual(range(seats).map(() => 15_000));
      expect(state.ledger.funds.bank).toBe(-15_000 * seats);
      expect([state.table.houses, state.table.hotels]).toEqual([35, 15]);
      expect(state.table.titles.every(({ owner, mortgaged, level }) => owner === null && !mortgaged && level === 0)).toBe(true);
      expect(state.table.players.every(({ pos, detained, bankrupt }) => pos === 0 && !detained && !bankrupt)).toBe(true);
      expect(state.table.round).toBe(1);
    }
  });

  it('[AM-1.1] two to six players', () => expect(module.seats).toEqual({ min: 2, max: 6 }));

  it('[AM-3.2] chance is used in this order: competitors’ deck, monopolists’ deck, role throws by seat', () => {
    // The first shuffle swaps the two last cards of the competitors, the second leaves the monopolists alone.
    const swap = [23, ...range(23).map((step) => 23 - step)];
    const still = range(24).map((step) => 24 - step);
    const { state } = module.setup(optionsWith({}), 2, scriptedChance([...swap, ...still, ...total(5), ...total(9)]));
    expect(state.decks.C.slice(23)).toEqual(['LC25', 'LC24']);
    expect(state.decks.M).toEqual(CARD_IDS.M);
    expect(state.table.roleThrows.map(({ seat, dice }) => [seat, dice])).toEqual([
      [0, [1, 4]],
      [1, [6, 3]],
    ]);
    expect(state.table.first).toBe(1);
  });

  it('[AM-3.4] [AM-8.2.26] those tied for the highest throw again, only they', () => {
    const after = deal(3, [...total(9), ...total(9), ...total(5), ...total(4), ...total(11)]);
    expect(after.table.roleThrows.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1]);
    expect(after.table.first).toBe(1);
    const next = after.does(1, { type: 'chooseRole', role: 'C' });
    expect(next.awaited).toEqual([2]);
    expect(next.does(2, { type: 'chooseRole', role: 'M' }).awaited).toEqual([0]);
  });
});

/** Chooses these camps in turn, beginning with seat 0, as far as seats are asked. */
const choose = (seats: number, roles: readonly Role[]) => {
  let now = deal(seats, [...total(12), ...range(seats - 1).flatMap(() => total(2))]);
  for (const role of roles) {
    const [seat = -1] = now.awaited;
    now = now.does(seat, { type: 'chooseRole', role });
  }
  return now;
};

describe('choosing camps', () => {
  it('[AM-3.5] [AM-8.1.1] three players: A picks C, B picks M, D picks M', () => {
    const after = choose(3, ['C', 'M', 'M']);
    expect(rolesOf(after.table.players.map(({ role }) => role))).toBe('CMM');
    expect(after.table.point).toEqual({ kind: 'preThrow', seat: 0 });
  });

  it('[AM-8.1.1] had A and B both picked M, D is made a C without being asked', () => {
    const after = choose(3, ['M', 'M']);
    expect(rolesOf(after.table.players.map(({ role }) => role))).toBe('MMC');
    expect(after.table.point.kind).toBe('preThrow');
  });

  it('[AM-8.1.2] [AM-2.1.5] six players, C M M M chosen: the fifth and sixth are competitors', () => {
    const after = choose(6, ['C', 'M', 'M', 'M']);
    // Three small pawns and three large ones are enough.
    expect(rolesOf(after.table.players.map(({ role }) => role))).toBe('CMMMCC');
    expect(after.table.point).toEqual({ kind: 'preThrow', seat: 0 });
  });

  it('[AM-3.5] a camp that has half the players, rounded up, is closed', () => {
    const after = choose(3, ['M']).does(1, { type: 'chooseRole', role: 'C' });
    expect(after.awaited).toEqual([2]);
    expect(choose(5, ['M', 'M', 'C']).refuses(3, { type: 'chooseRole', role: 'M' })).toBeNull();
    const full = choose(5, ['M', 'M', 'M']);
    expect(rolesOf(full.table.players.map(({ role }) => role))).toBe('MMMCC');
    expect(choose(6, ['M', 'C', 'M', 'C']).refuses(4, { type: 'buy' })).toContain('AM-4.1.5');
  });

  it('[AM-3.8] [AM-3.6] the first chooser starts', () => {
    const after = deal(4, [...total(3), ...total(2), ...total(11), ...total(4)]);
    expect(after.awaited).toEqual([2]);
    const chosen = after.does(2, { type: 'chooseRole', role: 'M' }).does(3, { type: 'chooseRole', role: 'M' });
    expect(rolesOf(chosen.table.players.map(({ role }) => role))).toBe('CCMM');
    expect(chosen.table.point).toEqual({ kind: 'preThrow', seat: 2 });
    expect(chosen.told).toContain('log.roleAssigned');
  });

  it('[AM-4.11.3] on time-out: the camp with fewer members, competitors on equality', () => {
    const start = deal(4, [...total(12), ...total(2), ...total(2), ...total(2)]);
    const once = start.event('timeout', 0);
    expect(once.player(0).role).toBe('C');
    expect(once.event('timeout', 1).player(1).role).toBe('M');
  });
});

describe('camps given out otherwise', () => {
  it('[AM-6.5] by lot: an odd table draws one die first, 1–3 for a competitor more', () => {
    const throws = [...total(12), ...total(2), ...total(2)];
    const shuffle = [2, 1];
    const competitors = deal(3, [...throws, 2, ...shuffle], { roleAssignment: 'random' });
    expect(rolesOf(competitors.table.players.map(({ role }) => role))).toBe('CCM');
    const monopolists = deal(3, [...throws, 3, ...shuffle], { roleAssignment: 'random' });
    expect(rolesOf(monopolists.table.players.map(({ role }) => role))).toBe('CMM');
    expect(monopolists.table.point).toEqual({ kind: 'preThrow', seat: 0 });
  });

  it('[AM-6.5] by lot, even table: no die, the roles are shuffled', () => {
    const after = deal(4, [...total(2), ...total(2), ...total(2), ...total(12), 0, 2, 1], { roleAssignment: 'random' });
    expect(rolesOf(after.table.players.map(({ role }) => role))).toBe('MCMC');
    expect(after.table.point).toEqual({ kind: 'preThrow', seat: 3 });
  });

  it('[AM-6.5] fixed beforehand: the role throw still decides who starts', () => {
    const monopolistSeats: readonly SeatName[] = ['seat1', 'seat2'];
    const after = deal(4, [...total(2), ...total(12), ...total(2), ...total(3)], { roleAssignment: 'lobby', monopolistSeats });
    expect(rolesOf(after.table.players.map(({ role }) => role))).toBe('CMMC');
    expect(after.table.point).toEqual({ kind: 'preThrow', seat: 1 });
  });

  it('[AM-6.5] an unbalanced table cannot be started; the list is ignored otherwise', () => {
    const refusal = (seats: number, monopolistSeats: readonly SeatName[], roleAssignment: Options['roleAssignment'] = 'lobby') =>
      module.checkOptions(optionsWith({ roleAssignment, monopolistSeats }), seats);
    expect(refusal(4, ['seat0'])?.clauses).toContain('AM-6.5');
    expect(refusal(2, ['seat5'])?.clauses).toContain('AM-6.5');
    expect(refusal(3, ['seat0'])).toBeNull();
    expect(refusal(3, ['seat0', 'seat2'])).toBeNull();
    expect(refusal(5, ['seat0'])?.clauses).toContain('AM-3.5');
    expect(refusal(4, ['seat0'], 'dice')).toBeNull();
  });
});

describe('the order of cards', () => {
  it('[AM-3.3] [AM-9.6] a drawn card goes under its deck; the 26th draw is the first again', () => {
    const chance = quickChance(5);
    let { state } = module.setup(optionsWith({ roundLimit: 0 }), 2, chance);
    const order = [...state.decks.C];
    const drawn: string[] = [];
    let known = 0;
    while (module.outcome(state) === null && drawn.length < 30) {
      const decision = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true);
      if (decision === undefined || decision.seat === 'referee') break;
      state = module.apply(state, { by: decision.seat, move: module.sample(state, decision.seat, chance) }, chance).state;
      const { draws, recent } = state.table.decks.C;
      if (draws > known) drawn.push(recent.at(-1) ?? '');
      known = draws;
    }
    expect(drawn.length).toBeGreaterThan(25);
    expect(drawn).toEqual(drawn.map((_, index) => order[index % 25]));
  });
});
