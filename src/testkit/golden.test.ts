import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOXES, findBox } from '#catalogue';
import { deriveSeed } from '#kernel/chance.ts';
import { playBotGame } from './bot-game.ts';
import { boxesOf } from './boxes.ts';
import { decodeGolden, goldenFault, goldenGaps, goldenText, keepGame } from './golden.ts';
import { nim } from './nim/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, 'games');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const filesOf = (id: string): readonly string[] =>
  readdirSync(join(GAMES, id, 'recordings'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => relative(ROOT, join(GAMES, id, 'recordings', file)).replaceAll('\\', '/'));

describe.each(boxesOf(BOXES))('golden games of $id', ({ id, endings, load }) => {
  it.each(filesOf(id))('%s still plays as on file; if the rules changed on purpose, raise rulesVersion and run scripts/record.ts', async (file) => {
    expect(goldenFault(await load(), read(join(ROOT, file)))).toBeNull();
  });

  it('show every value of every option and every way to end', async () => {
    const shelf = filesOf(id).flatMap((file) => decodeGolden(read(join(ROOT, file))) ?? []);
    expect(goldenGaps(await load(), Object.keys(endings), shelf).map((gap) => `no recording shows ${gap}`)).toEqual([]);
  });
});

/** Kept when draws were given names. */
const BEFORE_NAMES = [
  { id: 'bourse', file: '90-turnLimit.json' },
  { id: 'mull-money', file: '90-abandoned.json' },
  { id: 'anti-monopoly', file: '90-roundCap.json' },
  { id: 'triple-bataille', file: '90-gameMaster.json' },
  { id: 'ecodip', file: '9a-abandoned.json' },
];

describe('a game from before draws had names', () => {
  it.each(boxesOf(BEFORE_NAMES))('of $id ($file) goes on by its own way of drawing: to the same boards, and to others by name', async ({ id, file }) => {
    const game = await findBox(id)?.load();
    const raw = read(join(GAMES, id, 'recordings', file));
    const golden = decodeGolden(raw);
    if (game === undefined || golden === null) throw new Error('the recording is gone');
    expect(golden.recording.draws).toBeUndefined();
    expect(goldenFault(game, raw)).toBeNull();
    expect(goldenFault(game, { ...Object(raw), recording: { ...golden.recording, draws: 'named' } })).not.toBeNull();
  });
});

describe('a golden game', () => {
  const match = playBotGame(nim, { seats: 3, options: {}, seed: deriveSeed(3, 1), players: ['decent', null], unrest: 5, maxSteps: 500 });
  if (match === null) throw new Error('the game did not end');
  const golden = keepGame('a game', match, 10);
  const onFile = (change: object = {}): unknown => ({ ...Object(JSON.parse(goldenText(golden))), ...change });

  it('comes back from its file', () => {
    expect(JSON.parse(goldenText(golden))).toEqual(JSON.parse(JSON.stringify(golden)));
    expect(golden.digests).toHaveLength(Math.floor(match.now.step / 10) + (match.now.step % 10 === 0 ? 1 : 2));
    expect(goldenFault(nim, onFile())).toBeNull();
  });

  it('tells when the rules play it differently', () => {
    const generous = {
      ...nim,
      module: { ...nim.module, apply: (...args: Parameters<typeof nim.module.apply>) => ({ ...nim.module.apply(...args), log: [] }) },
    };
    expect(goldenFault(generous, onFile())).toBe('something changed before or at step 10');
    const strict = { ...nim, module: { ...nim.module, check: () => ({ key: 'notAsked', clauses: [] }) } };
    expect(goldenFault(strict, onFile())).toBe('step 1 is refused (notAsked)');
    expect(goldenFault({ ...nim, module: { ...nim.module, rulesVersion: 2 } }, onFile())).toBe('step 0 is refused (table.otherRules)');
  });

  it('tells when the file is damaged', () => {
    expect(goldenFault(nim, onFile({ digests: golden.digests.with(1, 'f'.repeat(16)) }))).toBe('something changed before or at step 10');
    expect(goldenFault(nim, onFile({ digests: [...golden.digests, ''] }))).toBe('the file has more digests than the game has steps');
    expect(goldenFault(nim, onFile({ outcome: { ...golden.outcome, reason: 'luck' } }))).toBe(`outcome.reason: "luck" ≠ "${golden.outcome.reason}"`);
    for (const damage of [{ every: 0 }, { digests: 1 }, { recording: {} }]) expect(goldenFault(nim, onFile(damage))).toBe('the file is not a golden game');
    expect(goldenFault(nim, null)).toBe('the file is not a golden game');
  });

  it('counts for what it shows', () => {
    const gaps = goldenGaps(nim, ['lastStone', 'alone', 'luck'], [golden]);
    expect(gaps).toContain('ties="drawn"');
    expect(gaps).not.toContain('ties="lowest"');
    expect(gaps).toContain('stones=50');
    expect(gaps.slice(-2)).toEqual(golden.outcome.reason === 'lastStone' ? ['alone', 'luck'] : ['lastStone', 'luck']);
  });

  it('is not made of an unfinished one', () => {
    const early = { ...match, now: match.now.previous ?? match.now };
    expect(() => keepGame('early', early)).toThrow('only a finished game is kept');
  });
});

describe('a game of bots', () => {
  it('is given up when it cannot start or takes too long', () => {
    const plan = { seats: 2, options: {}, seed: deriveSeed(3, 2), players: [null], unrest: 0, maxSteps: 3 };
    expect(playBotGame(nim, plan)).toBeNull();
    expect(playBotGame(nim, { ...plan, seats: 1 })).toBeNull();
  });

  it('is the same from the same plan', () => {
    const plan = { seats: 2, options: {}, seed: deriveSeed(3, 3), players: ['decent', null] as const, unrest: 10, maxSteps: 500 };
    expect(playBotGame(nim, plan)?.now.state).toEqual(playBotGame(nim, plan)?.now.state);
  });
});
