import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GamePackage } from '#kernel';
import { checkContract } from './check-contract.ts';
import { type Fault, type Finding, POINTS } from './faults.ts';
import type { Terms } from './position.ts';

const TEN_MINUTES = 600_000;

const number = (text: string | undefined): number | undefined => (text === undefined || !/^\d+$/.test(text) ? undefined : Number(text));

const FOLDER = '.cache/contract';

/** What is wrong, and the command that leads there. */
const told = ({ fault, detail, recording }: Finding): string => {
  if (recording === null) return detail;
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${recording.game}-${fault}.json`);
  writeFileSync(file, JSON.stringify(recording));
  return `${detail}\nIt is shown by: npm run -s comptoir -- replay ${file}`;
};

const isFault = (name: string): name is Fault => Object.hasOwn(POINTS, name);

/**
 * The contract suite: one test for each point that every game must keep. Call it from the game's contract.test.ts.
 * COMPTOIR_CONTRACT_GAMES sets the number of random games, COMPTOIR_CONTRACT_SEED which ones.
 */
export const contract = <S, M, V, O>(game: GamePackage<S, M, V, O>, terms: Terms<S>): void => {
  describe(`contract of ${game.module.id}`, () => {
    let findings: readonly Finding[] = [];
    beforeAll(() => {
      const games = number(process.env.COMPTOIR_CONTRACT_GAMES);
      const seed = number(process.env.COMPTOIR_CONTRACT_SEED);
      findings = checkContract(game, terms, { ...(games === undefined ? {} : { games }), ...(seed === undefined ? {} : { seed }) });
    }, TEN_MINUTES);
    for (const [fault, point] of Object.entries(POINTS)) {
      if (!isFault(fault)) continue;
      it(point, () => expect(findings.filter((finding) => finding.fault === fault).map(told)).toEqual([]));
    }
  });
};
