import { createTable, playNow } from '#protocol/decode.ts';
import { expect, it } from 'vitest';
import { readAs } from './route.ts';

const plan = {
  game: 'bourse',
  options: { startCash: 200_000 },
  seats: [{ kind: 'here', name: 'Ana' }, { kind: 'bot', level: 'weak' }, { kind: 'open' }],
  secondsPerDecision: null,
  watching: 'link',
  referee: 'auto',
  start: false,
  lang: 'fr',
};

it('takes a body as it is, or names the field that is wrong', () => {
  const badField = (field: string): object => ({ code: 'badField', args: { field } });
  expect(readAs(createTable, plan)).toEqual(plan);
  expect(readAs(createTable, { ...plan, seats: [{ kind: 'throne' }] })).toMatchObject(badField('seats.0.kind'));
  expect(readAs(createTable, { ...plan, seats: [] })).toMatchObject(badField('seats'));
  expect(readAs(createTable, { ...plan, secondsPerDecision: 0.5 })).toMatchObject(badField('secondsPerDecision'));
  expect(readAs(createTable, null)).toMatchObject(badField(''));
  expect(readAs(playNow, { game: 'bourse', lang: 'en' })).toEqual({ game: 'bourse', lang: 'en' });
  expect(readAs(playNow, { game: 'bourse', lang: 'en', name: 3 })).toMatchObject(badField('name'));
});
