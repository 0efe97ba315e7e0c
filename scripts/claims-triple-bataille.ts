/**
 * Measures the claims H1 to H19 of Triple Bataille (TB-14.2) on tables of bots; docs/claims/triple-bataille.md tells what came out.
 *
 *     node scripts/claims-triple-bataille.ts                       every claim, 250 games per table
 *     node scripts/claims-triple-bataille.ts --games 50 --only H4  one claim, fewer games
 *     node scripts/claims-triple-bataille.ts --json                the same as data
 *
 * A game depends on its number alone: the same command prints the same figures.
 */
import { parseArgs } from 'node:util';
import { debtClaims } from './claims/debt.ts';
import { type Figure, line } from './claims/figures.ts';
import { libreClaims } from './claims/libre.ts';
import { tieFigures } from './claims/ties.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '250' }, only: { type: 'string', multiple: true, default: [] }, json: { type: 'boolean', default: false } },
});

const games = Number(values.games);
if (!Number.isInteger(games) || games < 2) throw new Error('--games: a whole number from 2 on');

const claims: Readonly<Record<string, () => readonly Figure[]>> = { ...debtClaims(games), ...libreClaims(games), S1: () => tieFigures(games) };
const wanted = Object.keys(claims)
  .filter((name) => values.only.length === 0 || values.only.includes(name))
  .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

const answers: Record<string, readonly Figure[]> = {};
for (const name of wanted) {
  const figures = claims[name]?.() ?? [];
  answers[name] = figures;
  if (!values.json) console.log(`\n${name}\n${figures.map(line).join('\n')}`);
}
if (values.json) console.log(JSON.stringify({ games, answers }, null, 2));
