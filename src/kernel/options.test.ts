import { describe, expect, it } from 'vitest';
import { nim } from '../testkit/nim/index.ts';
import { changesOf, checkAmendment, resolveOptions } from './options.ts';

const { options: specs } = nim.module;
const DEFAULTS = { stones: 12, maxTake: 3, purse: 50, ties: 'lowest', notes: true, charms: ['gold'], heap: 'cailloux' };

const refusalOf = (raw: unknown): unknown => {
  const resolved = resolveOptions(specs, raw);
  return resolved.ok ? null : [resolved.refusal.key, resolved.refusal.args?.option];
};

describe('resolveOptions', () => {
  it('fills in defaults, those that depend on other options too', () => {
    expect(resolveOptions(specs, {})).toEqual({ ok: true, options: DEFAULTS });
    expect(resolveOptions(specs, { stones: 25 })).toEqual({ ok: true, options: { ...DEFAULTS, stones: 25, purse: 100 } });
    expect(resolveOptions(specs, { stones: undefined })).toEqual({ ok: true, options: DEFAULTS });
  });

  it.each([
    { stones: 4 },
    { stones: 30 },
    { stones: 50 },
    { purse: 0 },
    { purse: 100 },
    { ties: 'drawn' },
    { notes: false },
    { charms: [] },
    { charms: ['silver', 'gold'] },
    { heap: 'x' },
    { heap: 'x'.repeat(20) },
  ])('accepts %j', (raw) => {
    expect(resolveOptions(specs, { purse: 50, ...raw })).toEqual({ ok: true, options: { ...DEFAULTS, ...raw } });
  });

  it.each([
    ['stones', 3],
    ['stones', 31],
    ['stones', 4.5],
    ['stones', '12'],
    ['stones', null],
    ['stones', Number.NaN],
    ['purse', 15],
    ['purse', -10],
    ['ties', 'mine'],
    ['ties', 0],
    ['notes', 'true'],
    ['notes', 1],
    ['charms', 'gold'],
    ['charms', ['gold', 'gold']],
    ['charms', ['lead']],
    ['charms', [1]],
    ['heap', ''],
    ['heap', 'x'.repeat(21)],
    ['heap', 7],
  ])('refuses %s = %j by name, citing its clauses', (name, value) => {
    const resolved = resolveOptions(specs, { [name]: value });
    expect(resolved).toMatchObject({
      ok: false,
      refusal: { key: 'table.badOption', args: { option: { term: name } }, clauses: [expect.stringMatching(/^TB-nim/)] },
    });
  });

  it.each(['stone', 'constructor', '__proto__', 'toString'])('refuses the unknown option %s', (name) => {
    const raw: unknown = JSON.parse(`{${JSON.stringify(name)}: 1}`);
    expect(refusalOf(raw)).toEqual(['table.unknownOption', { term: name }]);
  });

  it.each([null, undefined, 3, 'text', [], true])('refuses %j, which is not an object', (raw) => {
    expect(refusalOf(raw)).toEqual(['table.optionsNotAnObject', undefined]);
  });
});

describe('checkAmendment', () => {
  it('lets amendable options change to what they allow', () => {
    expect(checkAmendment(specs, { maxTake: 2, ties: 'drawn' })).toBeNull();
  });

  it('says why not', () => {
    expect(checkAmendment(specs, {})?.key).toBe('table.emptyAmendment');
    expect(checkAmendment(specs, { stones: 20 })).toMatchObject({ key: 'table.fixedOption', args: { option: { term: 'stones' } } });
    expect(checkAmendment(specs, { maxTake: 99 })).toMatchObject({ key: 'table.badOption', args: { option: { term: 'maxTake' } } });
    expect(checkAmendment(specs, JSON.parse('{"constructor": 1}'))?.key).toBe('table.unknownOption');
    expect(checkAmendment(specs, JSON.parse('{"__proto__": 1}'))?.key).toBe('table.unknownOption');
  });
});

describe('changesOf', () => {
  it('names a value that stands apart from the scale, and counts the others', () => {
    const resolved = resolveOptions(specs, {});
    const changes = resolved.ok ? changesOf(specs, resolved.options, { stones: 50 }) : [];
    expect(changes).toContainEqual({ option: { term: 'option.stones' }, before: 12, after: { term: 'option.stones.50' } });
  });
});
