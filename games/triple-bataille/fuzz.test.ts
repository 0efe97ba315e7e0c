import { describe, expect, it } from 'vitest';
import { playRandomGame, requireSound } from '#testkit';
import { tripleBataille } from './index.ts';
import type { Options, State } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

const { module } = tripleBataille;

const seedOf = (game: number): string => ((game * 2_654_435_761 + 17) >>> 0).toString(16).padStart(8, '0').repeat(4);

interface Run {
  readonly options: Partial<Options>;
  readonly seats: number;
  readonly games: number;
}

/** Random games to the end, with every invariant asked after every move. */
const play = ({ options, seats, games }: Run): readonly State[] =>
  randomGames(games, (game) => {
    const { outcome, state } = playRandomGame(module, {
      seats,
      options,
      seed: seedOf(game + seats),
      maxMoves: 100_000,
      onMove: (now) => requireSound(module, now),
    });
    expect(outcome).not.toBeNull();
    return state;
  });

describe('random games', () => {
  it.each(module.presets.map(({ id, options }) => [id, options] as const))(
    '[TB-9.1] [TB-1.5] preset %s plays to its end with every card in its place',
    (_id, options) => {
      for (const seats of [4, 9]) play({ options, seats, games: 2 });
    },
  );

  it.each<readonly [string, Partial<Options>]>([
    ['denominations', { mode: 'dette', length: 'standard', denominations: true, debtSchedule: 'big' }],
    ['denominations with chosen winnings', { mode: 'libre', denominations: true, chosenWinnings: 'asStaked' }],
    ['surprise change', { mode: 'dette', length: 'standard', surpriseChange: 'spade' }],
    ['surprise from the start', { mode: 'libre', length: 'standard', surpriseChange: 'spadeOrClub', surpriseFrom: 'start' }],
    ['immediate changes', { mode: 'dette', length: 'standard', cycleCheck: 'immediate' }],
    ['chosen winnings', { mode: 'dette', chosenWinnings: 'all', jokers: 'highest' }],
    ['random inheritance, progressive prices', { mode: 'libre', inheritance: 'random8', progressivePrices: true, jokers: 'lowest' }],
    ['taxes on gains', { mode: 'dette', tax: 4, taxAdjust: 'gains', tieShare: 'single' }],
    ['pledges, local property, reinvestment', { mode: 'dette', length: 'standard', cashPledge: true, bankRealEstate: 'local', bankReinvestPct: 50 }],
    ['ties shared among few', { mode: 'dette', length: 'standard', ties: 'share', events: true, jokers: 'lowest' }],
    ['ties shared in one place', { mode: 'libre', ties: 'share', tieShare: 'single', chosenWinnings: 'asStaked' }],
    ['a council', { mode: 'historique', bankController: 'auto', stateController: 'council', events: true, libreVoteFrom: 'always', legacyCredits: 'amortise' }],
    ['play on', { mode: 'dette', length: 'short', afterEnd: 'continueBig' }],
  ])('[TB-6.1.2] %s', (_name, options) => {
    play({ options, seats: 5, games: 3 });
  });

  it.each(['cancel', 'share'] as const)('[TB-4.7.2b] twelve players, ties: %s', (ties) => {
    for (const mode of ['decouverte', 'dette', 'libre', 'historique'] as const) play({ options: { mode, ties }, seats: 12, games: 1 });
  });

  // Each a test of its own: the dearest games that the suite plays.
  it.each<readonly [string, Partial<Options>]>([
    ['debt money', { mode: 'dette', secretStakes: true, length: 'short' }],
    ['free money', { mode: 'libre', length: 'short' }],
  ])('[TB-1.1] [TB-6.5] sixty players of %s', (_name, options) => {
    const [state] = play({ options, seats: 60, games: 1 });
    expect(state?.table.count).toBe(60);
  });

  it.each<readonly [string, Partial<Options>]>([
    ['the learning mode', { mode: 'decouverte' }],
    ['the historical mode', { mode: 'historique' }],
    ['a long game', { mode: 'dette', length: 'standard', events: true, chosenWinnings: 'all' }],
  ])('[TB-1.1] [TB-6.5] sixty chairs in %s', (_name, options) => {
    const [state] = play({ options, seats: 60, games: 1 });
    expect(state?.table.players.length).toBe(60);
  });

  it('[TB-9.15] the same seed, options and moves give the same states', () => {
    const once = (): State => playRandomGame(module, { seats: 6, options: { mode: 'dette', events: true }, seed: seedOf(3) }).state;
    expect(once()).toEqual(once());
  });

  it('[TB-9.12] at most one exit per battle; [TB-9.10] and the bundle follows the cycle', () => {
    let battle = 0;
    let exits = 0;
    let cycle = 'C1';
    playRandomGame(module, {
      seats: 6,
      options: { mode: 'dette', length: 'standard', debtSchedule: 'big' },
      seed: seedOf(9),
      onMove: ({ table }) => {
        if (table.battle !== battle) exits = 0;
        battle = table.battle;
        if (table.cycle.debt !== cycle) exits++;
        cycle = table.cycle.debt;
        expect(exits).toBeLessThanOrEqual(1);
      },
    });
    expect(cycle).toBe('C9');
  });

  it('[TB-9.2] free money: 2 cards for each player and servant each battle, and nothing else', () => {
    let last: State | null = null;
    let compared = 0;
    playRandomGame(module, {
      seats: 5,
      options: { mode: 'libre', length: 'short', libreBattlesPerCycle: 6 },
      seed: seedOf(21),
      onMove: (state) => {
        const { table } = state;
        // From the first look at a STAKE to the next one, as long as nothing is divided: dividends of the servants, then of the players.
        if (table.point.kind !== 'stake' || last?.table.battle === table.battle) return;
        if (last !== null && last.table.cycle.divisions === table.cycle.divisions) {
          expect(state.money - last.money).toBe(2 * table.count + 2 * (table.state.posts - table.counters.publicJobs));
          compared++;
        }
        last = state;
      },
    });
    expect(compared).toBeGreaterThan(5);
  });

  it('[TB-9.2] learning mode: no money is created or destroyed', () => {
    let money: number | null = null;
    playRandomGame(module, {
      seats: 5,
      options: { mode: 'decouverte' },
      seed: seedOf(4),
      onMove: (state) => {
        money ??= state.money;
        expect(state.money).toBe(money);
      },
    });
    expect(money).toBe(12 * 5 + 25);
  });
});
