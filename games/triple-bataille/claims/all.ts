import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#kernel/words.ts';
import { debtClaims } from './debt.ts';
import { figuresInFrench } from './figures.fr.ts';
import { type Figure, written } from './figures.ts';
import { libreClaims } from './libre.ts';
import { moreClaims } from './more.ts';
import { tieFigures } from './ties.ts';

/* Every figure of the claims H1 to H19 of Triple Bataille (TB-14.2), and of what they leave open. */

/** By name, each made when it is asked for. Battles of equal cards cost nothing: there are ten times as many. */
export const claimsOf = (games: number): Readonly<Record<string, () => readonly Figure[]>> => ({
  ...debtClaims(games),
  ...libreClaims(games),
  ...moreClaims(games),
  S1: () => tieFigures(10 * games),
});

const byNumber = (a: string, b: string): number => (a.slice(0, 1) === b.slice(0, 1) ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1);

export const claimNames = (games: number): readonly string[] => Object.keys(claimsOf(games)).toSorted(byNumber);

/** All of them as a page in English: what `games/triple-bataille/claims/claims.en.md` rests on. */
export const figuresPage = (games: number): string => {
  const claims = claimsOf(games);
  const parts = claimNames(games).map((name) => {
    const rows = (claims[name]?.() ?? []).map((figure) => `| ${figure.name} | ${written(figure)} | ${figure.n} |`);
    return [`## ${name}`, '', '| | 95% interval in brackets | N |', '|---|--:|--:|', ...rows].join('\n');
  });
  return [
    '# Triple Bataille: the figures behind the claims',
    'Made by `npm run claims -- triple-bataille`; [the page of claims](claims.en.md) says what each number stands for. H1 to H19 are the claims of TB-14.2. T0: when values change. S0: does the seat matter? S1: equal cards. U0: property valued in use. N0: eight players and thirty, both readings of ties. W0: newcomers in battle 5 against founders. D0: wealth in dividends.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
};

const page = (lang: Lang): string => join(import.meta.dirname, `figures.${lang}.md`);

/** The page in both languages; the French one is made of the English one, which stays as it is where none is given. */
export const writeFigures = (english: string = readFileSync(page('en'), 'utf8')): void => {
  writeFileSync(page('en'), english);
  writeFileSync(page('fr'), figuresInFrench(english));
};
