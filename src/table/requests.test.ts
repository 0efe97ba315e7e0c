import { bourse } from '#games/bourse/index.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { BotPace, CreateTable, Hint } from '#protocol';
import { expect, it } from 'vitest';
import { createTable } from './create-table.ts';
import { openTable } from './open-table.ts';
import { granted, House } from './testing/house.ts';
import { Page } from './testing/page.ts';

const sitDown = async (game: AnyGame, second: CreateTable['seats'][number], pace: BotPace = 'calm') => {
  const house = new House();
  const plan: CreateTable = {
    game: game.module.id,
    options: {},
    seats: [{ kind: 'here', name: 'Ana' }, second],
    secondsPerDecision: null,
    watching: 'link',
    pace,
    referee: 'auto',
    start: true,
    lang: 'en',
  };
  const created = granted(await createTable(plan, game, house.ports));
  const table = granted(await openTable(created.table, async () => game, house.ports));
  const ana = new Page(house, async () => table);
  await ana.hello(created.table, created.seats[0]?.token);
  const bob = new Page(house, async () => table);
  await bob.hello(created.table, created.seats[1]?.token);
  // The starter is drawn: the bot has its turn first, if it is the bot's.
  if (second.kind === 'bot' && pace === 'calm') while (!ana.scene.awaited.includes(0)) await house.time.pass(5000);
  return { ana, bob, table, house };
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

it('[HO-7.3] tells the sheet of the strong bot where an answer is a whole sheet', async () => {
  const strong = { choose: () => ({ type: 'pass' }) };
  const { ana } = await sitDown({ ...bourse, advises: 'sheet', bots: { ...bourse.bots, strong } }, { kind: 'bot', level: 'decent' });
  expect(await ana.ask({ t: 'hint' })).toMatchObject({ t: 'ok', result: { hints: [{ move: { type: 'pass' }, playouts: 0 }] } });
});

it('[HO-7.3] has the strong bot see what the one who asks sees, and no more', async () => {
  const seen: unknown[] = [];
  const choose = ({ view }: { readonly view: unknown }): unknown => {
    seen.push(view);
    return { type: 'pass' };
  };
  const { ana } = await sitDown({ ...bourse, advises: 'sheet', bots: { ...bourse.bots, strong: { choose } } }, { kind: 'bot', level: 'decent' });
  const { view } = ana.scene;
  await ana.ask({ t: 'hint' });
  expect(JSON.parse(JSON.stringify(seen))).toEqual([view]);
});

it.each([
  ['among people', bourse, { kind: 'here', name: 'Bob' }, 'hintsAlone'],
  ['where nothing looks ahead', { ...bourse, search: undefined }, { kind: 'bot', level: 'decent' }, 'hintsNone'],
] as const)('%s there is no advice, and no line', async (_where, game, second, code) => {
  const { ana } = await sitDown(game, second);
  expect(await ana.ask({ t: 'hint' })).toMatchObject({ t: 'no', code });
  expect(ana.log.map(({ text }) => text.key)).not.toContain('table.hint');
});

it('[HO-7.4] among people advice is given once all of them agree, and no longer when one of them does not', async () => {
  const { ana, bob } = await sitDown(bourse, { kind: 'here', name: 'Bob' });
  const asked = ana.scene.awaited.includes(0) ? ana : bob;
  expect(await ana.ask({ t: 'advice', yes: true })).toMatchObject({ t: 'ok' });
  expect(await asked.ask({ t: 'hint' })).toMatchObject({ t: 'no', code: 'hintsAlone' });
  await bob.ask({ t: 'advice', yes: true });
  expect(bob.scene.info.advised).toEqual([0, 1]);
  expect(await asked.ask({ t: 'hint' })).toMatchObject({ t: 'ok', result: { hints: expect.any(Array) } });
  await bob.ask({ t: 'advice', yes: false });
  expect(await asked.ask({ t: 'hint' })).toMatchObject({ t: 'no', code: 'hintsAlone' });
  const told = ana.log.filter(({ text }) => text.key.startsWith('table.advice') || text.key === 'table.hint');
  expect(told.map(({ text }) => text.key)).toEqual(['table.adviceYes', 'table.adviceYes', 'table.hint', 'table.adviceNo']);
});

it('step by step, bots wait until somebody presses; at once, nobody waits', async () => {
  const { ana, house } = await sitDown(bourse, { kind: 'bot', level: 'decent' }, 'step');
  for (let press = 0; ana.scene.awaited.includes(1); press++) {
    const { step } = ana.scene;
    await house.time.pass(60_000);
    expect([ana.scene.step, press < 50]).toEqual([step, true]);
    await ana.ask({ t: 'step' });
    await house.time.pass(0);
    expect(ana.scene.step).toBeGreaterThan(step);
  }
  await ana.ask({ t: 'pace', pace: 'atOnce' });
  expect(ana.scene.info.pace).toBe('atOnce');
  expect(ana.scene.awaited).toEqual([0]);
});
