/**
 * Measures single claims H1 to H19 of Triple Bataille (TB-14.2) on tables of bots; `npm run claims` writes all of them.
 *
 *     node games/triple-bataille/claims/main.ts --games 50 --only H4  one claim
 *     node games/triple-bataille/claims/main.ts --json                all, as data
 *     node games/triple-bataille/claims/main.ts --french              nothing is played: the French page of figures from the English one
 *
 * A game depends on its number alone: the same command prints the same figures.
 */
import { parseArgs } from 'node:util';
import { type Figure, written } from './figures.ts';
import { claimNames, claimsOf, writeFigures } from './all.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '250' },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    french: { type: 'boolean', default: false },
  },
});

if (values.french) {
  writeFigures();
  process.exit();
}

const games = Number(values.games);
if (!Number.isInteger(games) || games < 2) throw new Error('--games: a whole number from 2 on');

const claims = claimsOf(games);
const answers: Record<string, readonly Figure[]> = {};
for (const name of claimNames(games).filter((own) => values.only.length === 0 || values.only.includes(own))) {
  const figures = claims[name]?.() ?? [];
  answers[name] = figures;
  if (!values.json) console.log(`\n${name}\n${figures.map((figure) => `${figure.name} | ${written(figure)} | ${figure.n}`).join('\n')}`);
}
if (values.json) console.log(JSON.stringify({ games, answers }, null, 2));
