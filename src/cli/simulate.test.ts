import { fileURLToPath } from 'node:url';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Summary } from '#lab';
import { comptoir } from './command.test-support.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLE = join(import.meta.dirname, '../../docs/datasets/bourse-example.json');

const summaryOf = async (...args: readonly string[]): Promise<Summary> => {
  const { code, out, err } = await comptoir(['simulate', 'bourse', '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

describe('comptoir simulate', () => {
  it('prints one object with the same figures for one worker and for two', async () => {
    const args = ['--games', '40', '--players', '4', '--bots', 'decent,weak', '--seed', '3'];
    const { seconds: _one, movesPerSecond: _rate, ...first } = await summaryOf(...args, '--workers', '1');
    const { seconds: _two, movesPerSecond: _pace, ...second } = await summaryOf(...args, '--workers', '2');
    expect(second).toEqual(first);
    expect(Object.keys(first)).toEqual([
      'game',
      'rulesVersion',
      'options',
      'players',
      'bots',
      'seed',
      'games',
      'finished',
      'errors',
      'moves',
      'length',
      'wins',
      'metrics',
    ]);
    expect(first).toMatchObject({ game: 'bourse', players: 4, bots: ['decent', 'weak', 'decent', 'weak'], seed: 3, games: 40, finished: 40, errors: 0 });
    expect(first.wins.bySeat.reduce((total, wins) => total + wins)).toBeCloseTo(40, 9);
    expect((first.wins.byBot.decent ?? 0) + (first.wins.byBot.weak ?? 0)).toBeCloseTo(40, 9);
  });

  it('reads house rules by their type', async () => {
    const { options } = await summaryOf('--games', '1', '--set', 'startPhase=expansion', '--set', 'startCash=300000', '--set', 'events=false');
    expect(options).toMatchObject({ startPhase: 'expansion', startCash: 300_000, winTarget: 600_000, events: false });
  });

  it('plays with a data set of one’s own', async () => {
    const mine = join(folder, 'mine.json');
    const { id, ...rest }: { readonly id: string } = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
    writeFileSync(mine, JSON.stringify({ id: `${id}-mine`, ...rest }));
    expect((await summaryOf('--games', '2', '--workers', '1', '--dataset', mine)).options.dataset).toBe(`${id}-mine`);
  });

  it('writes one line per game, and a report for people', async () => {
    const file = join(folder, 'games.csv');
    const { code, out, err } = await comptoir(['simulate', 'bourse', '--games', '5', '--out', file], 'fr');
    expect([code, err]).toEqual([0, `Une ligne par partie\u00a0: ${file}\n`]);
    expect(out).toContain('bourse\u00a0: 5 parties à 4, graine 1');
    expect(out).toMatch(/Parties finies +5 \/ 5 \(aucune en panne\)/);
    expect(readFileSync(file, 'utf8').trimEnd().split('\r\n')).toHaveLength(6);
  });

  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{\n  "id": "x",\n  "squares" 3\n}\n');

  it.each([
    [['bource'], 'comptoir: there is no game “bource”; there are bourse, mull-money, anti-monopoly, triple-bataille, ecodip. Did you mean bourse?'],
    [['bourse', '--games', '0'], 'comptoir: --games wants a whole number from 1 to 10000000, not “0”.'],
    [['bourse', '--players', '7'], 'comptoir: --players wants a whole number from 2 to 6, not “7”.'],
    [
      ['bourse', '--bots', 'decnt'],
      'comptoir: there is no level “decnt”; there are weak, decent, strong, neverSells, neverBorrows, alwaysBorrows, noOptions, bold, cautious, onlyI, onlyII, onlyIII, onlyIV. Did you mean decent?',
    ],
    [['bourse', '--set', 'startCash'], 'comptoir: --set wants name=value, not “startCash”.'],
    [['bourse', '--set', 'startCahs=1'], 'comptoir: “startCahs” is not an option of bourse. Did you mean startCash?'],
    [['bourse', '--set', 'startCash=7'], 'comptoir: the option startCash does not accept “7”: a whole number from 100000 to 500000, by 10000.'],
    [['bourse', '--set', 'events=maybe'], 'comptoir: the option events does not accept “maybe”: true or false.'],
    [['bourse', '--out', 'games.xls'], 'comptoir: games.xls must end in .csv or .parquet.'],
    [['bourse', '--dataset', '/nowhere.json'], 'comptoir: the file /nowhere.json cannot be read (ENOENT: no such file or directory).'],
    [['bourse', '--dataset', broken], `comptoir: the data set is wrong: ${broken}, line 3: `],
    [['bourse', '--games', '1', '--out', '/nowhere/games.csv'], 'comptoir: the file /nowhere/games.csv cannot be written (ENOENT: no such file or directory).'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, out, err } = await comptoir(['simulate', ...args]);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err.slice(0, sentence.length)).toBe(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('comptoir rate', () => {
  it('prints ratings for machines', async () => {
    const { code, out } = await comptoir(['rate', 'bourse', '--games', '6', '--bots', 'weak,decent', '--json']);
    const printed: { readonly finished: number; readonly rungs: readonly { readonly name: string }[] } = JSON.parse(out);
    expect([code, printed.finished, printed.rungs.map(({ name }) => name).toSorted()]).toEqual([0, 6, ['decent', 'weak']]);
  });

  it('seats one bot among others, and a bot of others that speaks the protocol', async () => {
    const own = `${process.execPath} ${fileURLToPath(new URL('./main.ts', import.meta.url))} bot --level weak`;
    for (const one of ['weak', `remote:${own}`]) {
      const { code, out } = await comptoir(['rate', 'bourse', '--players', '2', '--games', '2', '--one', one, '--json']);
      const printed: { readonly finished: number; readonly all: { readonly games: number } } = JSON.parse(out);
      expect([code, printed.finished, printed.all.games]).toEqual([0, 2, 2]);
    }
  });

  it.each([
    [['bourse', '--bots', 'decent'], 'at least two bots are needed to compare.'],
    [['bourse', '--bots', 'decent,remote:moon'], 'an external bot is rated alone'],
    [['bourse', '--bots', 'decent,moon'], 'there is no level “moon”; there are weak, decent, strong,'],
    [['bourse', '--games', '0'], '--games wants a whole number from 1 to 1000000, not “0”.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, out, err } = await comptoir(['rate', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
