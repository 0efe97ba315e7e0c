import type { SearchAid, Seat } from '#kernel/game.ts';
import { isActivePlayer } from '../rules/facts.ts';
import { bankersScore, outcome, wealthOf } from '../scoring.ts';
import type { Move, State, View } from '../types.ts';
import { playerOf } from './decent.ts';
import { policies } from './policies.ts';
import { allows, type Eyes } from './sight.ts';
import { type Taste, USUAL } from './taste.ts';

/* What a searcher needs to know of Triple Bataille. */

/** Ahead of somebody by so many bundles, one is likely to stay there. */
const SAFE_LEAD = 8;

const certainty = (lead: number): number => 1 / (1 + Math.exp(-lead / (SAFE_LEAD / 2)));

/** How many of the others somebody with this wealth will probably leave behind, from none (0) to all (1). */
const probablePlace = (wealths: ReadonlyMap<Seat, number>, seat: Seat, own: number, bundle: number): number => {
  let beaten = 0;
  for (const [other, wealth] of wealths) if (other !== seat) beaten += certainty((own - wealth) / bundle);
  return beaten / Math.max(1, wealths.size - 1);
};

/** TB-5.4; bankers, who play for another score, by their part of all wealth; those who are out have lost. */
const value = (state: State): readonly number[] => {
  const { table, vault } = state;
  const standings = outcome(state)?.standings;
  const wealths = new Map(table.players.flatMap((subject, seat) => (isActivePlayer(subject) ? [[seat, wealthOf(state, seat)] as const] : [])));
  const score = bankersScore(table, vault);
  const ofPlayers = [...wealths.values()].reduce((sum, wealth) => sum + Math.max(0, wealth), 0) / table.bundle;
  return table.players.map(({ role }, seat) => {
    if (role === 'banker') return score / Math.max(1, score + ofPlayers);
    const own = wealths.get(seat);
    if (own === undefined) return 0;
    const rank = standings?.find((each) => each.seat === seat)?.rank;
    if (rank !== undefined) return wealths.size === 1 ? 1 : (wealths.size - rank) / (wealths.size - 1);
    return probablePlace(wealths, seat, own, table.bundle);
  });
};

const STAKES: readonly Move[] = [0, 1, 2, 3].map((b) => ({ type: 'setStake', b }));

/** Offers are many (gifts and loans to everybody): worth comparing are every stake, and whole ways of playing. */
const candidates = (sight: Eyes): readonly Move[] => (sight.view.table.point.kind === 'stake' ? STAKES.filter((stake) => allows(sight, stake)) : []);

/** A house here or a credit there says little: what a taste comes to shows after some battles. The first is the usual one. */
const TASTES: readonly Taste[] = [
  USUAL,
  { ...USUAL, credits: 0 },
  { ...USUAL, credits: 6, trusting: true },
  { ...USUAL, credits: 1, trusting: true },
  { ...USUAL, order: ['main', 'rental', 'factory'], credits: 3 },
  { ...USUAL, order: ['factory', 'rental', 'main'], credits: 3 },
];

export const search: SearchAid<State, Move, View> = {
  value,
  candidates,
  plans: [...TASTES.map(playerOf), policies.employs],
  horizon: 10,
  sure: 2,
  effort: { playouts: 128, moves: 24_000 },
};
