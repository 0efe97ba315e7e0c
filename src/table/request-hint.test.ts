import { bourse } from '#games/bourse/index.ts';
import type { AnyGame } from '#kernel';
import type { CreateTable, Hint } from '#protocol';
import { expect, it } from 'vitest';
import { createTable } from './create-table.ts';
import { openTable } from './open-table.ts';
import { House } from './testing/house.ts';
import { Page } from './testing/page.ts';

const sitDown = async (game: AnyGame, second: CreateTable['seats'][number]) => {
  const house = new House();
  const plan: CreateTable = {
    game: game.module.id,
    options: {},
    seats: [{ kind: 'here', name: 'Ana' }, second],
    secondsPerDecision: null,
    watching: 'link',
    referee: 'auto',
    start: true,
    lang: 'en',
  };
  const created = await createTable(plan, game, house.around);
  if ('ok' in created) throw new Error(created.code);
  const table = await openTable(created.table, async () => game, house.around);
  if ('ok' in table) throw new Error(table.code);
  const ana = new Page(house, async () => table);
  await ana.hello(created.table, created.seats[0]?.token);
  // The starter is drawn: the bot has its turn first, if it is the bot's.
  while (second.kind === 'bot' && !ana.scene.awaited.includes(0)) await house.time.pass(5000);
  return { ana, table };
};

it('[HO-7.3] tells somebody who plays against bots the best answers, each legal, and that it was asked', async () => {
  const { ana, table } = await sitDown(bourse, { kind: 'bot', level: 'decent' });
  const reply = await ana.ask({ t: 'hint' });
  expect(reply).toMatchObject({ t: 'ok', result: { hints: expect.any(Array) } });
  const hints: readonly Hint[] = JSON.parse(JSON.stringify(reply)).result.hints;
  expect(hints.length).toBeGreaterThan(0);
  for (const { move } of hints) expect(bourse.module.decode(move)).not.toBeNull();
  expect(ana.log.map(({ text }) => text.key)).toContain('table.hint');
  expect(table.state.record.status).toBe('playing');
});

it.each([
  ['among people', bourse, { kind: 'here', name: 'Bob' }, 'hintsAlone'],
  ['where nothing looks ahead', { ...bourse, search: undefined }, { kind: 'bot', level: 'decent' }, 'hintsNone'],
] as const)('%s there is no advice, and no line', async (_where, game, second, code) => {
  const { ana } = await sitDown(game, second);
  expect(await ana.ask({ t: 'hint' })).toMatchObject({ t: 'no', code });
  expect(ana.log.map(({ text }) => text.key)).not.toContain('table.hint');
});
