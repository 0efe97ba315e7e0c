import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comptoir, ended, start } from './command.test-support.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENT = {
  comptoir: 'experiment',
  game: 'bourse',
  rulesVersion: 2,
  players: 3,
  arms: [{ name: 'usual' }, { name: 'boom', options: { startPhase: 'expansion' } }],
  games: 160,
  measures: ['turns', 'win:seat/0', 'mean:worth'],
};

const write = (document: unknown): string => {
  const file = join(folder, 'question.json');
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
};

const read = (...names: readonly string[]): string => readFileSync(join(folder, ...names), 'utf8');

describe('comptoir experiment', () => {
  it('killed in the middle and begun again, gives to the digit what it gives at one go', async () => {
    const file = write(DOCUMENT);
    const whole = await comptoir(['experiment', file, '--out', join(folder, 'whole')]);
    expect(whole.code).toBe(0);
    const progress = join(folder, 'cut', 'progress.jsonl');
    // Held there: it could be done before the end comes.
    const held = ['--import', new URL('./held.test-support.ts', import.meta.url).href];
    const child = start(['experiment', file, '--out', join(folder, 'cut'), '--workers', '1'], 'en', held);
    const killed = ended(child);
    await expect.poll(() => existsSync(progress) && read('cut', 'progress.jsonl').endsWith('\n')).toBe(true);
    child.kill('SIGKILL');
    await killed;
    // The last line of a process that is killed may be half a line.
    writeFileSync(progress, `${read('cut', 'progress.jsonl')}{"of":"`);
    const resumed = await comptoir(['experiment', file, '--out', join(folder, 'cut')]);
    expect(resumed.err).toMatch(/Resuming: \d+ games were already played/);
    for (const name of ['results.json', 'games.csv', 'report.md', 'report.html']) expect(read('cut', name)).toBe(read('whole', name));
    expect(existsSync(progress)).toBe(false);
  });

  it('writes one line per game, turn and seat where it is asked to, as a spreadsheet opens it, and what the columns say', async () => {
    await ended(start(['experiment', write({ ...DOCUMENT, games: 2 }), '--turns', '--spreadsheet'], 'fr'));
    const [head = '', first = ''] = read('question-results', 'turns.csv').split('\r\n');
    expect(head).toMatch(/^\uFEFF"arm";"players";"startPhase";"game";"seed";"turn";"seat";"bot";"worth"/);
    expect(first.split(';')).toHaveLength(head.split(';').length);
    expect(read('question-results', 'dictionary.md')).toContain('| `worth` | DOUBLE | Fortune nette |');
    const { buffer, byteOffset, byteLength } = readFileSync(join(folder, 'question-results', 'turns.parquet'));
    const rows = await parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) });
    expect(rows).toHaveLength(read('question-results', 'turns.csv').trimEnd().split('\r\n').length - 1);
  });

  it('writes one line per game as CSV and the same as Parquet', async () => {
    await comptoir(['experiment', write({ ...DOCUMENT, games: 5 })]);
    const lines = read('question-results', 'games.csv').trimEnd().split('\r\n');
    expect(lines[0]).toBe('arm,players,startPhase,game,seed,end,turns,moves,win:seat/0,mean:worth,bot/0,place/0,bot/1,place/1,bot/2,place/2,error');
    expect(lines).toHaveLength(11);
    const bytes = readFileSync(join(folder, 'question-results', 'games.parquet'));
    const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
    expect(rows.map(({ arm, game, turns }) => `${arm},${game},${turns}`)).toEqual(
      lines.slice(1).map((line) => {
        const [arm, , , game, , , turns] = line.split(',');
        return `${arm},${game},${turns}`;
      }),
    );
  });

  it.each([
    ['en', 'the first, arm “usual”, no. 0, seed ', 'in Bourse, “cheats” answered against the rules: '],
    ['fr', 'la première, bras «\u00a0usual\u00a0», n°\u00a00, graine ', 'à Bourse, «\u00a0cheats\u00a0» a répondu contre les règles\u00a0: '],
  ] as const)('names the habit that breaks the rules, its game and the seed, and fails (%s)', async (lang, where, why) => {
    const file = write({ ...DOCUMENT, games: 2, bots: ['decent', 'cheats'] });
    const planted = ['--import', new URL('./planted.test-support.ts', import.meta.url).href];
    const { code, out } = await ended(start(['experiment', file, '--workers', '1'], lang, planted));
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`${where}[0-9a-f]{32}`));
    expect(out).toContain(why);
    expect(read('question-results', 'games.csv')).toContain('cheats answered');
  });

  it('measures by measures of one’s own, and lays the forecast beside what was found', async () => {
    const own = [{ name: 'range, mean of the turns', of: 'max:worth', minus: 'min:worth', at: 'mean' }];
    const { code, out } = await comptoir(['experiment', write({ ...DOCUMENT, games: 16, own, measures: ['range, mean of the turns'], forecast: 1e9 })]);
    expect(code).toBe(0);
    expect(out).toMatch(/\| range, mean of the turns \| \d/);
    expect(out).toContain('Forecast sealed before the start: +1,000,000,000.');
    expect(read('question-results', 'games.csv').split('\r\n')[0]).toContain('"range, mean of the turns"');
  });

  it.each([
    ['{', 'not readable JSON'],
    [{ ...DOCUMENT, games: 1e9 }, '“games” is a whole number from 1 to 1,000,000, per arm'],
    [{ ...DOCUMENT, rulesVersion: 99 }, 'follows version 99'],
    [{ ...DOCUMENT, options: { moon: 1 } }, 'arm “usual”: '],
    [{ ...DOCUMENT, bots: ['moon'] }, 'no level or habit “moon”'],
    [{ ...DOCUMENT, own: [{ name: 'x', of: 'moon' }] }, 'no measure “moon”'],
    [{ ...DOCUMENT, own: [{ name: 'turns', of: 'moves' }] }, 'the name “turns” is already that of a measure'],
    [' '.repeat(70_000), 'more than 65,536 bytes'],
  ])('refuses a bad document with a sentence and leaves nothing behind', async (document, sentence) => {
    const { code, err } = await comptoir(['experiment', write(document)]);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain(sentence);
    expect(existsSync(join(folder, 'question-results'))).toBe(false);
  });
});
