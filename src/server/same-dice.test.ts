import { DatabaseSync } from 'node:sqlite';
import { commitment, drawsOf, isSeed } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import type { CreatedTable, ForkTable } from '#protocol';
import { expect, it } from 'vitest';
import { BOT, here } from './testing/chairs.ts';
import type { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { tontine } from './testing/tontine.ts';

const house = eachHouse();

const ROUNDS = 4;

const seal = async (client: Client, n: number): Promise<void> => {
  expect(await client.move({ type: 'seal', n })).toMatchObject({ t: 'ok' });
};

/** Seals the same number round after round, to the end. */
const playOut = async (client: Client, n: number): Promise<void> => {
  for (;;) {
    const { outcome } = await client.when((scene) => scene.outcome !== null || scene.awaited.includes(0));
    if (outcome !== null) return;
    await seal(client, n);
  }
};

const fork = (from: ForkTable['from'], more: Partial<ForkTable> = {}, token?: string): Promise<Response> =>
  house.post(
    '/api/forks',
    { from, seat: 0, name: 'Zoé', others: 'weak', hidden: 'kept', sameDice: true, lang: 'fr', ...more },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );

const forked = async (...asked: Parameters<typeof fork>): Promise<CreatedTable> => {
  const response = await fork(...asked);
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
};

const codeOf = async (response: Response): Promise<unknown> => (await response.json()).error.code;
const infoOf = async (table: string) => (await fetch(`${house.url}/api/tables/${table}`)).json();
const recordingOf = async (table: string) => (await fetch(`${house.url}/api/tables/${table}/recording`)).json();

const ended = async (level: 'weak' | 'decent' = 'weak'): Promise<CreatedTable> => {
  const created = await house.create({ seats: [here('Ana'), { kind: 'bot', level }], options: { rounds: ROUNDS } });
  await playOut(await house.join(created.table, at(created.seats, 0).token), 2);
  return created;
};

/** The die of each round, as the log told it. */
const diceIn = ({ log }: Client): readonly unknown[] => log.filter(({ text }) => text.key === 'tontine.thrown').map(({ text }) => text.args?.die);

it('[HO-13.7] throws the same at the same throw, whatever is decided; is marked, seals nothing new, and counts in no series', async () => {
  const origin = await ended();
  const seen = await house.join(origin.table);
  const made = await forked({ table: origin.table, after: 2 });
  const zoe = await house.join(made.table, at(made.seats, 0).token, { owner: made.owner });
  await playOut(zoe, 5);
  expect(diceIn(seen)).toHaveLength(ROUNDS);
  expect(diceIn(zoe)).toEqual(diceIn(seen).slice(1));
  expect(zoe.scene.info.fork).toEqual({ table: origin.table, code: origin.code, step: 2, hidden: 'kept', sameDice: true });
  expect(zoe.log.map(({ text }) => [text.key, text.clauses[0]])).toContainEqual(['table.forkedSame', 'HO-13.7']);
  expect(zoe.log.map(({ text }) => text.key)).not.toContain('table.forked');

  // The seal is that of the game it came from, and the file of both is checked from end to end.
  const [before, after] = [await infoOf(origin.table), await infoOf(made.table)];
  expect([after.commitment, after.seed]).toEqual([before.commitment, before.seed]);
  const recording = decodeRecording(await recordingOf(made.table));
  if (recording === null || !isSeed(recording.seed)) throw new Error('no recording');
  expect([commitment(recording.seed), recording.forks, drawsOf(recording)]).toEqual([before.commitment, [{ upTo: 2, seed: before.seed }], 'named']);
  expect(replay(tontine.module, recording)).toMatchObject({ ok: true });

  expect(await zoe.ask({ t: 'rematch', yes: true })).toMatchObject({ t: 'ok' });
  const next = (await zoe.when(({ info }) => (info.rematch?.next ?? null) !== null)).info.rematch?.next;
  const again = await infoOf(next?.table ?? '');
  expect([again.series.games, again.commitment === before.commitment]).toEqual([[], false]);
});

it('[HO-13.7] has the bots draw for the answers that they gave', async () => {
  const origin = await ended('decent');
  const whole = await recordingOf(origin.table);
  // The bot has answered, Ana has not.
  const after = whole.inputs.findIndex((input: { by: unknown }, index: number) => index >= 2 && input.by === 1) + 1;
  const made = await forked({ table: origin.table, after }, { others: 'decent' });
  await playOut(await house.join(made.table, at(made.seats, 0).token), 5);
  const answers = ({ inputs }: { readonly inputs: readonly { readonly by: unknown }[] }) => inputs.filter(({ by }) => by === 1);
  expect(answers(await recordingOf(made.table))).toEqual(answers(whole));
});

it('[HO-13.7] is not to be had of a running game, over HTTP or the socket, alone or among people: its dice are to come', async () => {
  const alone = await house.create({ seats: [here('Ana'), BOT], options: { rounds: ROUNDS } });
  const token = at(alone.seats, 0).token;
  const ana = await house.join(alone.table, token);
  await seal(ana, 2);
  const asked = { t: 'fork', step: 0, sameDice: true } as const;
  for (const from of [
    { table: alone.table, after: 0 },
    { table: alone.table, shown: 0 },
  ])
    expect(await codeOf(await fork(from, {}, token))).toBe('sameDiceRunning');
  expect(await ana.ask(asked)).toMatchObject({ t: 'no', code: 'sameDiceRunning' });

  const { created, ana: one, bob } = await house.pair({ seats: [here('Ana'), here('Bob'), BOT], options: { rounds: ROUNDS } });
  expect(await codeOf(await fork({ table: created.table, shown: 0 }, {}, at(created.seats, 0).token))).toBe('sameDiceRunning');
  expect(await one.ask(asked)).toMatchObject({ t: 'no', code: 'sameDiceRunning' });
  expect(bob.scene.info.forking).toBeNull();

  // What it may fork with dice of its own teaches nothing either: not even when that fork is over and asks for the same dice.
  const drawn = await forked({ table: alone.table, shown: 0 }, { sameDice: undefined }, token);
  await playOut(await house.join(drawn.table, at(drawn.seats, 0).token), 1);
  expect(await codeOf(await fork({ table: drawn.table, after: 0 }, {}, at(drawn.seats, 0).token))).toBe('originRuns');
  expect((await infoOf(alone.table)).seed).toBeNull();
});

it('[HO-13.7] is against bots, for nobody else: whoever plays it may know what comes', async () => {
  const origin = await ended();
  expect(await codeOf(await fork({ table: origin.table, after: 1 }, { others: 'people' }))).toBe('sameDiceAlone');
  expect(await codeOf(await fork({ recording: await recordingOf(origin.table), after: 1 }))).toBe('sameDiceFile');
  // What was hidden is part of what would have come.
  const made = await forked({ table: origin.table, after: 1 }, { hidden: 'drawn' });
  const owner = await house.join(made.table, made.owner);
  expect(owner.scene.info.fork).toMatchObject({ hidden: 'kept', sameDice: true });
  expect(await owner.ask({ t: 'joining', who: 'free' })).toMatchObject({ t: 'ok' });
  const ida = await house.join(made.table);
  expect(await ida.ask({ t: 'take', seat: 1, name: 'Ida' })).toMatchObject({ t: 'no', clauses: ['HO-13.7'] });
});

it('[HO-13.7] is not to be had of a fork from a moment before it had dice of its own: those of the game it came from would come', async () => {
  const origin = await ended();
  const other = await forked({ table: origin.table, after: 2 }, { sameDice: undefined });
  await playOut(await house.join(other.table, at(other.seats, 0).token), 3);
  for (const after of [0, 1]) expect(await codeOf(await fork({ table: other.table, after }))).toBe('sameDiceBefore');
  const made = await forked({ table: other.table, after: 2 });
  expect((await infoOf(made.table)).commitment).toBe((await infoOf(other.table)).commitment);

  // A fork with the same dice has had no others.
  const same = await forked({ table: origin.table, after: 2 });
  await playOut(await house.join(same.table, at(same.seats, 0).token), 3);
  expect((await fork({ table: same.table, after: 0 })).status).toBe(201);
});

it('[HO-13.7] of a game from before draws had names is refused in a sentence, in the language asked for', async () => {
  const origin = await ended();
  await house.stop();
  const file = new DatabaseSync(house.file);
  file.exec("update tables set draws = 'stepped'");
  file.close();
  await house.start();
  expect(await infoOf(origin.table)).toMatchObject({ draws: 'stepped' });
  const refused = await (await fork({ table: origin.table, after: 1 }, { lang: 'en' })).json();
  expect(refused.error).toMatchObject({ code: 'sameDiceOld', message: expect.stringContaining('move by move') });
});
