import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GamePackage } from '#kernel/game.ts';
import { checkContract, DEFAULT_GAMES } from './check-contract.ts';
import { type Fault, type Finding, POINTS } from './faults.ts';
import type { Terms } from './position.ts';
import { againCommand, drawn } from './random-games.ts';

const TEN_MINUTES = 600_000;

const FOLDER = '.cache/contract';

/** What is read from words and options alone, without playing: it needs no command. */
const STILL: ReadonlySet<Fault> = new Set(['translation', 'placeholder', 'clause', 'options']);

/** What is wrong, and the command that leads there. */
export const told = ({ fault, detail, recording }: Finding, from: number): string => {
  if (recording === null) return STILL.has(fault) ? detail : `${detail}\nAgain: ${againCommand(from)}`;
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${recording.game}-${fault}.json`);
  writeFileSync(file, JSON.stringify(recording));
  return `${detail}\nIt is shown by: npm run -s comptoir -- replay ${file}`;
};

const isFault = (name: string): name is Fault => Object.hasOwn(POINTS, name);

/**
 * The contract suite: one test for each point that every game must keep. Call it from the game's contract.test.ts.
 * The random games are the same at every run; `npm run prove -- --games` plays others, and more.
 */
export const contract = <S, M, V, O>(game: GamePackage<S, M, V, O>, terms: Terms<S>): void => {
  describe(`contract of ${game.module.id}`, () => {
    const { from, games } = drawn(terms.games ?? DEFAULT_GAMES, 1);
    let findings: readonly Finding[] = [];
    beforeAll(() => {
      findings = checkContract(game, terms, { games, seed: from });
    }, TEN_MINUTES);
    for (const [fault, point] of Object.entries(POINTS)) {
      if (!isFault(fault)) continue;
      it(point, () => expect(findings.filter((finding) => finding.fault === fault).map((finding) => told(finding, from))).toEqual([]));
    }
  });
};
