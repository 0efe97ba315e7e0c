import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bourse } from '#games/bourse/index.ts';
import { commitment } from '#kernel/chance.ts';
import { digestOf } from '#kernel/sha256.ts';
import { type Recording, replay } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import { Complaint, type Terminal } from './terminal.ts';
import { textsIn } from './arguments.ts';
import { replayCommand } from './replay.ts';
import { scenarioCommand } from './scenario.ts';
import { verifyCommand } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const GOLDEN = join(import.meta.dirname, '../../games/bourse/recordings');
const goldenFile = join(GOLDEN, readdirSync(GOLDEN).find((name) => name.endsWith('-target.json')) ?? '');
const golden: { readonly recording: Recording; readonly outcome: { readonly reason: string } } = JSON.parse(readFileSync(goldenFile, 'utf8'));
const { recording } = golden;

/** What a command printed, with its exit code; a complaint is printed as the command line does. */
const said = async (
  command: (terminal: Terminal) => Promise<number>,
  lang: Lang = 'en',
): Promise<{ readonly code: number; readonly lines: readonly string[] }> => {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  try {
    const code = await command({ lang, texts: textsIn(lang), watched: false, print, note: print });
    return { code, lines };
  } catch (error) {
    if (error instanceof Complaint) return { code: error.exitCode, lines: [...lines, error.message] };
    throw error;
  }
};

describe('comptoir scenario', () => {
  it('finds the example of the documentation right', async () => {
    const shown = join(import.meta.dirname, '../../docs/scenarios');
    const files = readdirSync(shown).map((name) => join(shown, name));
    expect(await said((terminal) => scenarioCommand(files, {}, terminal))).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^✓/), '1 scenario, no failure.'],
    });
  });

  const good = { about: 'the first roll', game: 'bourse', seats: 2, chance: [2], inputs: [], expect: { outcome: null } };

  it('passes, and says how many', async () => {
    const file = write('good.json', { ...good, chance: undefined });
    expect(await said((terminal) => scenarioCommand([file], {}, terminal))).toEqual({
      code: 0,
      lines: [`✓ ${file} (the first roll)`, '1 scenario, no failure.'],
    });
  });

  it('names each failure, in the language of the terminal, and runs every file', async () => {
    const bad = write('bad.json', [{ ...good, expect: { state: { deckShown: true } }, chance: undefined }, { game: 'bourse' }]);
    const noGame = write('no-game.json', { game: 'bours', seats: 2 });
    const broken = write('broken.json', '{');
    const { code, lines } = await said((terminal) => scenarioCommand([bad, noGame, broken, join(folder, 'none.json')], {}, terminal), 'fr');
    expect(code).toBe(1);
    expect(lines).toEqual([
      `✗ ${bad}[0] (the first roll)`,
      '    expect.state.deckShown\u00a0: attendu true, trouvé false',
      `✗ ${bad}[1]`,
      '    il manque «\u00a0seats\u00a0».',
      `✗ ${noGame}`,
      expect.stringContaining('Vouliez-vous dire bourse'),
      `✗ ${broken}`,
      expect.stringContaining('n’est pas du JSON'),
      expect.stringMatching(/^✗ .*none\.json$/),
      expect.stringContaining('ne se lit pas'),
      '5 scénarios, 5 en échec.',
    ]);
  });

  it('prints one object for machines', async () => {
    const file = write('json.json', good);
    const { code, lines } = await said((terminal) => scenarioCommand([file], { json: true }, terminal));
    expect(code).toBe(1);
    expect(JSON.parse(lines.join(''))).toEqual({
      ok: false,
      scenarios: [{ file, about: 'the first roll', ok: false, failures: ['chance: 1 draw(s) are left that the game did not need.'], notes: [] }],
    });
  });
});

describe('comptoir replay', () => {
  it('tells the game in words, with its clauses, to the result', async () => {
    const { code, lines } = await said((terminal) => replayCommand(goldenFile, { lang: 'fr' }, terminal));
    expect(code).toBe(0);
    expect(lines[0]).toBe(`bourse, ${recording.seats} sièges, ${recording.inputs.length} entrées`);
    expect(lines.join('\n')).toMatch(/\n\n {4}0 {2}Tour 1.*\(BO-4\.1\.1\)\n/);
    expect(lines.some((line) => line.startsWith('1. Siège'))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/\{[a-z]+\}|\blog\.\w/);
  });

  it.each([
    ['anti-monopoly', 'Count', /^1\. Seat \d: [\d,]+$/],
    ['bourse', 'Net worth', /^1\. Seat \d: [\d,]+\u00a0F$/],
    ['ecodip', 'Centres', /^\d+\. Seat \d+: \d+$/],
    ['mull-money', 'Points', /^1\. Seat \d: \d+$/],
    ['triple-bataille', 'Wealth', /^1\. Seat \d: [\d,]+$/],
  ])('ends a game of %s with the places by “%s”, in its own unit', async (id, figure, first) => {
    const recorded = join(GOLDEN, '../..', id, 'recordings');
    const shortest = readdirSync(recorded)
      .map((name) => join(recorded, name))
      .toSorted((a, b) => statSync(a).size - statSync(b).size)[0];
    const { lines } = await said((terminal) => replayCommand(shortest ?? '', {}, terminal));
    const places = lines.indexOf(`Places, by “${figure}”:`);
    expect(places).toBeGreaterThan(0);
    expect(lines[places + 1]).toMatch(first);
  });

  it('calls people by the names that the recording carries', async () => {
    const file = write('named.json', { ...recording, names: ['Inès', 'Karim', 'Zoé', 'Ana', 'Bob', 'Cléo'] });
    const { code, lines } = await said((terminal) => replayCommand(file, {}, terminal));
    expect([code, lines.some((line) => line.includes('Karim')), lines.some((line) => line.includes('Seat 2'))]).toEqual([0, true, false]);
  });

  it('stops where it is told, and says who is awaited', async () => {
    const bare = write('recording.json', recording);
    const { code, lines } = await said((terminal) => replayCommand(bare, { step: '0' }, terminal));
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatch(/^Awaited: Seat \d\.$/);
    const { lines: json } = await said((terminal) => replayCommand(bare, { step: '3', json: true }, terminal));
    expect(JSON.parse(json.join(''))).toMatchObject({ game: 'bourse', steps: recording.inputs.length, step: 3, outcome: null, awaited: [expect.any(Number)] });
  });

  it.each([
    [{ step: '-1' }, /^--step wants a whole number from 0 to \d+, not “-1”\.$/],
    [{ step: '99999' }, /^--step wants/],
    [{ lang: 'de' }, /^--lang wants fr or en, not “de”\.$/],
  ])('refuses %j', async (options, sentence) => {
    const { code, lines } = await said((terminal) => replayCommand(goldenFile, options, terminal));
    expect([code, lines.at(-1)]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('names the input that the rules refuse', async () => {
    const file = write('forged.json', { ...recording, inputs: [{ by: 0, move: { type: 'borrow' } }] });
    const { code, lines } = await said((terminal) => replayCommand(file, {}, terminal));
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/^input 1 is refused: .*\.$/)]);
  });

  it('says what is not a recording', async () => {
    const file = write('odd.json', { recording: 3 });
    expect(await said((terminal) => replayCommand(file, {}, terminal))).toEqual({ code: 1, lines: [`${file} is not a recording of Comptoir.`] });
  });
});

describe('comptoir verify', () => {
  it('[HO-13.5] checks a fork from end to end, and its boards: they agree, differ from a step on, or there are none', async () => {
    const own = '00112233445566778899aabbccddeeff';
    const fork: Recording = { ...recording, seed: own, inputs: recording.inputs.slice(0, 12), forks: [{ upTo: 12, seed: recording.seed }] };
    const played = replay(bourse.module, fork);
    if (!played.ok) throw new Error(played.refusal.key);
    const prints = [{ step: 12, digest: digestOf(played.match.now.state) }];
    const verified = async (content: Recording): Promise<readonly string[]> =>
      (await said((terminal) => verifyCommand(write('fork.json', content), { commitment: commitment(own) }, terminal))).lines;
    expect((await verified(fork))[0]).toBe(`Up to input 12, the dice of the game it came from: ${commitment(recording.seed)}`);
    expect(await verified(fork)).toContain('– The file has no board to compare with.');
    expect(await verified({ ...fork, prints })).toContain('✓ The board of the file agrees.');
    expect(await verified({ ...fork, prints: [{ step: 12, digest: 'x' }] })).toContain('✗ The board after input 12 is not that of the file.');
    expect((await said((terminal) => replayCommand(write('fork.json', fork), {}, terminal))).code).toBe(0);
  });

  const fingerprint = commitment(recording.seed);

  it('finds a golden game right in every respect', async () => {
    const { code, lines } = await said((terminal) => verifyCommand(goldenFile, { commitment: fingerprint.toUpperCase() }, terminal));
    expect(code).toBe(0);
    expect(lines).toEqual([
      `Fingerprint of the seed: ${fingerprint}`,
      expect.stringMatching(/^✓ The dice are those that were promised/),
      `✓ All ${recording.inputs.length} inputs follow the rules.`,
      '✓ The game passes through the same states as on file.',
      '✓ The result is that of the file.',
    ]);
  });

  it('takes a bare recording, and asks to compare the fingerprint', async () => {
    const file = write('bare.json', recording);
    const { code, lines } = await said((terminal) => verifyCommand(file, {}, terminal));
    expect([code, lines[1]]).toEqual([0, expect.stringMatching(/^– Compare it/)]);
  });

  it('finds other dice, a forged input, another result and other states', async () => {
    const dice = await said((terminal) => verifyCommand(goldenFile, { commitment: '0'.repeat(64) }, terminal));
    expect([dice.code, dice.lines[1]]).toEqual([1, expect.stringMatching(/^✗ The dice are not those that were promised/)]);
    const published = write('published.json', { recording, commitment: 'f'.repeat(64) });
    expect((await said((terminal) => verifyCommand(published, {}, terminal))).code).toBe(1);
    const seed = write('seed.json', { ...golden, recording: { ...recording, seed: '0'.repeat(32) } });
    expect((await said((terminal) => verifyCommand(seed, {}, terminal))).code).toBe(1);
    const result = write('result.json', { recording, outcome: { ...golden.outcome, reason: 'bribery' } });
    expect((await said((terminal) => verifyCommand(result, {}, terminal))).lines.at(-1)).toMatch(/^✗ The result is not that of the file \(outcome\.reason/);
    const short = write('short.json', { ...recording, inputs: recording.inputs.slice(0, 4) });
    expect((await said((terminal) => verifyCommand(short, {}, terminal))).lines.at(-1)).toBe('– The game is not over.');
  });

  it('prints one object for machines', async () => {
    const file = write('machine.json', { recording, commitment: fingerprint, outcome: golden.outcome });
    const { code, lines } = await said((terminal) => verifyCommand(file, { json: true }, terminal));
    expect(code).toBe(0);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      ok: true,
      commitment: fingerprint,
      verified: { dice: true, inputs: true, digests: null, outcome: true },
      outcome: { reason: golden.outcome.reason },
    });
  });

  it('refuses a fingerprint that is none', async () => {
    const { code, lines } = await said((terminal) => verifyCommand(goldenFile, { commitment: 'abc' }, terminal));
    expect([code, lines]).toEqual([2, ['--commitment wants 64 hexadecimal digits, not “abc”.']]);
  });
});
