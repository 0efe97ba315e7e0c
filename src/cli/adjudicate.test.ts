import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type AdjudicateOptions, adjudicateCommand } from './adjudicate.ts';

const unit = (power: string, type: string, loc: string) => ({ power, type, loc });
const record = {
  id: 'one',
  phase: 'movement',
  season: 'spring',
  units: [unit('france', 'army', 'par'), unit('germany', 'army', 'mun')],
  orders: [
    { ...unit('france', 'army', 'par'), order: 'move', to: 'bur' },
    { ...unit('germany', 'army', 'mun'), order: 'move', to: 'bur' },
  ],
};

const run = async (input: readonly string[], options: Partial<AdjudicateOptions> = {}) => {
  const output = new PassThrough();
  const notes = new PassThrough();
  const [written, noted] = [text(output), text(notes)];
  const status = await adjudicateCommand({ map: 'standard', lang: 'en', input: Readable.from(input), output, notes, ...options });
  output.end();
  notes.end();
  const lines = (await written).split('\n').filter((line) => line !== '');
  return { status, notes: await noted, answers: lines.map((line): unknown => JSON.parse(line)) };
};

describe('comptoir adjudicate', () => {
  it('answers one line for each record, in the same order, however the stream is cut', async () => {
    const lines = ['a', 'b', 'c'].map((id) => JSON.stringify({ ...record, id })).join('\n');
    const pieces = lines.match(/[\s\S]{1,37}/g) ?? [];
    const { status, answers } = await run(pieces);
    expect(status).toBe(0);
    expect(answers).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(answers[0]).toMatchObject({ moves: { par: 'fails', mun: 'fails' }, results: { par: ['bounce'], mun: ['bounce'] } });
  });

  it('reports a line that is no record and goes on', async () => {
    const { status, answers } = await run(['nonsense\n', '{"phase":"dance"}\n\n', `${JSON.stringify(record)}\n`]);
    expect(status).toBe(1);
    expect(answers).toMatchObject([{ error: 'This line is not JSON.', line: 1 }, { error: 'The record is misshapen at “phase”.', line: 2 }, { id: 'one' }]);
  });

  it('explains results in the language asked for', async () => {
    const { answers } = await run([JSON.stringify(record)], { explain: true, lang: 'fr' });
    expect(answers).toMatchObject([{ explanations: { par: ['A Paris – Bourgogne\u00a0: échec, 1 contre 1 (A Munich y va aussi).'] } }]);
  });

  it('says how fast it was', async () => {
    const { notes } = await run([JSON.stringify(record)], { time: true });
    expect(notes).toMatch(/^Movement: [\d,]+ adjudications per second, parsing excluded \(1 record\)\.\n$/);
  });

  it('takes rules, and refuses those it does not know', async () => {
    const alone = { ...record, units: [record.units[0]], orders: [{ ...record.orders[0], to: 'pic', viaConvoy: true }] };
    expect((await run([JSON.stringify(alone)])).answers).toMatchObject([{ moves: { par: 'fails' } }]);
    expect((await run([JSON.stringify(alone)], { rules: ['convoyFallback=land'] })).answers).toMatchObject([{ moves: { par: 'succeeds' } }]);
    const winter = { id: 'w', year: 1901, season: 'fall', phase: 'adjustment', centers: { italy: ['swe'] }, orders: [] };
    const units = [
      { power: 'italy', type: 'fleet', loc: 'bot' },
      { power: 'italy', type: 'army', loc: 'stp' },
    ];
    const inDisorder = [JSON.stringify({ ...winter, units })];
    expect((await run(inDisorder, { rules: ['disorder=home'] })).answers).toMatchObject([{ destroyed: [{ loc: 'bot' }] }]);
    expect((await run(inDisorder, { rules: ['disorder=homeAnyBorder'] })).answers).toMatchObject([{ destroyed: [{ loc: 'stp' }] }]);
    const refused = await run([], { rules: ['paradox=maybe'] });
    expect(refused.status).toBe(2);
    expect(refused.notes).toContain('Unknown rule: paradox=maybe. The rules are: convoyFallback=none|land, paradox=szykman|hold');
  });

  it('reads a map file, or says what is wrong with it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'adjudicate-')), 'map.json');
    expect((await run([], { map: file })).notes).toContain('cannot be read');
    const name = { fr: 'x', en: 'x' };
    const map = { id: 'tiny', name, alphabet: 'id', powers: [], start: [], provinces: [{ id: 'aaa', kind: 'land', name, army: ['bbb'] }] };
    writeFileSync(file, JSON.stringify(map));
    expect(await run([], { map: file })).toMatchObject({
      status: 2,
      notes: `The map ${file} has 1 error:\n  aaa has the neighbour bbb, which does not exist.\n`,
    });
    const both = { ...map, provinces: [...map.provinces, { id: 'bbb', kind: 'land', name, army: ['aaa'] }] };
    writeFileSync(file, JSON.stringify(both));
    const move = { phase: 'movement', units: [unit('x', 'army', 'aaa')], orders: [{ power: 'x', loc: 'aaa', order: 'move', to: 'bbb' }] };
    expect((await run([JSON.stringify(move)], { map: file })).answers).toMatchObject([{ moves: { aaa: 'succeeds' } }]);
  });
});
