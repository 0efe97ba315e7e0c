import { createHash } from 'node:crypto';
import { commitment, isSeed } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import type { ChallengeBoard, CreateChallenge, Deal, GrantedRing } from '#protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { challengersOf, keyOf } from '../testing/challengers.ts';
import { eachHouse } from '../testing/each-house.ts';
import { tontine } from '../testing/tontine.ts';
import { dayOf, midnight } from './day.ts';

const house = eachHouse({ shelf: ['tontine'], botPause: { min: 0, max: 0 } });

const DAY_MS = 86_400_000;
/** No test begins before midnight and ends after it. */
beforeEach(() => {
  const now = house.time.now();
  house.time.pass(midnight(now, 1) + DAY_MS / 2 - now);
});
const { ask, read, codeOf, today, dealOfDay, dealOf, resultsOf, start, refusalOf, seat, playOut, played, given } = challengersOf(house);

const told = ({ log }: Client): readonly unknown[] => log.map(({ text }) => [text.key, text.args]);

it('[HO-14.2] is the same game to the last line for the same answers; one other answer changes no die and no answer of a bot', async () => {
  const { challenge } = await dealOfDay();
  const [ana, bob, zoe] = [
    await played(challenge, 'Ana', [1, 2, 3, 4]),
    await played(challenge, 'Bob', [1, 2, 3, 4]),
    await played(challenge, 'Zoé', [1, 5, 3, 4]),
  ];
  expect(told(bob.client)).toEqual(told(ana.client));
  const dice = ({ log }: Client): readonly unknown[] => log.filter(({ text }) => text.key === 'tontine.thrown').map(({ text }) => text.args?.die);
  expect(dice(zoe.client)).toEqual(dice(ana.client));
  house.time.pass(DAY_MS);
  const recordings = await Promise.all([ana, bob, zoe].map(async ({ table }) => decodeRecording(await read(`GET /api/tables/${table}/recording`))));
  const inputs = recordings.map((recording) => recording?.inputs ?? []);
  expect(inputs[1]).toEqual(inputs[0]);
  const ofBots = (index: number): readonly unknown[] => at(inputs, index).filter((input) => !JSON.stringify(input).includes('"by":0'));
  expect(ofBots(0)).toHaveLength(8);
  expect(ofBots(2)).toEqual(ofBots(0));
  // The person first, then the bots by their chairs, whoever thinks faster.
  expect(at(inputs, 0).map((input) => (typeof input === 'object' && input !== null && 'by' in input ? input.by : null))).toEqual([
    0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2,
  ]);
});

it('[HO-14.1] tells nothing of today’s deal but how many have played, seals it the day before, and opens it the day after', async () => {
  const before = await today();
  const sealed = at(before.tomorrow, 0);
  expect(sealed.game).toBe('tontine');
  house.time.pass(DAY_MS);
  const { challenge, commitment: seal, seed, begun } = await dealOfDay();
  expect([seal, seed, begun]).toEqual([sealed.commitment, null, 0]);
  await played(challenge, 'Ana', [1, 1, 1, 1]);
  expect(await codeOf(`GET /api/challenges/${challenge}/results`, keyOf('Bob'))).toBe('challengeUnplayed');
  expect(await codeOf(`GET /api/challenges/${challenge}/results`)).toBe('challengeUnplayed');
  const asBob = await ask('GET /api/challenges', keyOf('Bob'));
  const text = await asBob.text();
  expect(text).toContain('"begun":1,"finished":1');
  expect(text).not.toMatch(/score":\d|Ana|"table"/);
  house.time.pass(DAY_MS);
  const { yesterday } = await today();
  const opened = at(yesterday, 0);
  expect([opened.challenge, opened.isOver]).toEqual([challenge, true]);
  if (opened.seed === null || !isSeed(opened.seed)) throw new Error('no seed');
  expect(commitment(opened.seed)).toBe(sealed.commitment);
  expect((await resultsOf(challenge)).scores).toHaveLength(1);
  // The deal of tomorrow is nobody's yet.
  expect(await codeOf(`GET /api/challenges/${dayOf(midnight(house.time.now(), 1))}-tontine`)).toBe('noSuchChallenge');
});

it('[HO-14.4] gives no help, no other chairs, no fork and no recording before it closes, and all of it afterwards', async () => {
  const { challenge } = await given();
  const created = await start(challenge, 'Ana');
  const ana = await seat(created);
  for (const asked of [
    { t: 'hint' },
    { t: 'leave' },
    { t: 'pause', on: true },
    { t: 'takeback' },
    { t: 'propose', options: { rounds: 1 } },
    { t: 'fork', step: 0 },
    { t: 'bot', seat: 0, level: 'weak' },
  ] as const)
    expect(await ana.ask(asked)).toMatchObject({ t: 'no', code: 'challengeTable' });
  const fork = { from: { table: created.table, shown: 0 }, seat: 0, name: 'Ana', others: 'weak', hidden: 'kept', lang: 'fr' };
  expect(await codeOf('POST /api/forks', at(created.seats, 0).token, fork)).toBe('challengeOpen');
  await playOut(ana, [1, 1, 1, 1]);
  expect(await codeOf(`GET /api/tables/${created.table}/recording`)).toBe('challengeOpen');
  expect((await read(`GET /api/tables/${created.table}`)).seed).toBeNull();
  expect(ana.frames.join('\n')).not.toMatch(/"seed":"/);
  house.time.pass(DAY_MS);
  const recording = decodeRecording(await read(`GET /api/tables/${created.table}/recording`));
  if (recording === null) throw new Error('no recording');
  expect(recording.seed).toBe((await dealOf(challenge)).seed);
  expect(replay(tontine.module, recording)).toMatchObject({ ok: true });
});

describe('one entry for each person', () => {
  it('[HO-14.3] goes on where it was begun, counts the first game, marks later ones, and none beyond what is allowed', async () => {
    const { challenge } = await given({ tries: 2 });
    const first = await start(challenge, 'Ana');
    expect(await refusalOf(challenge, 'Ana')).toBe('challengePlaying');
    expect((await dealOf(challenge, keyOf('Ana'))).mine).toEqual([{ table: first.table, code: first.code, attempt: 1, state: 'playing' }]);
    await playOut(await seat(first), [1, 1, 1, 1]);
    const one = (await resultsOf(challenge, keyOf('Ana'))).scores;
    await played(challenge, 'Ana', [5, 5, 5, 5]);
    const { mine } = await dealOf(challenge, keyOf('Ana'));
    expect(mine.map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'finished'],
      [2, 'finished'],
    ]);
    expect((await resultsOf(challenge, keyOf('Ana'))).scores).toEqual(one);
    expect(await refusalOf(challenge, 'Ana')).toBe('challengeTried');
  });

  it('[HO-14.3] is one for all devices of a key ring, also where the ring came later, and at the same moment', async () => {
    const { challenge } = await given();
    const key = keyOf('Ana');
    const created = await start(challenge, 'Ana', key);
    const held = [{ table: created.table, token: at(created.seats, 0).token }];
    const ring: GrantedRing = await (await house.post('/api/ring', { label: 'Téléphone', kind: 'phone', holds: held })).json();
    expect(await refusalOf(challenge, 'Ana', ring.token)).toBe('challengePlaying');
    const { words } = await read('POST /api/ring/words', ring.token);
    const other: GrantedRing = await read('POST /api/carry/take', undefined, { words: words.join(' '), label: 'Portable', kind: 'computer' });
    expect(await refusalOf(challenge, 'Ana', other.token)).toBe('challengePlaying');
    expect((await dealOf(challenge, other.token)).mine).toHaveLength(1);

    const next = await given();
    const codes = await Promise.all([ring.token, other.token, ring.token].map((token) => refusalOf(next.challenge, 'Ana', token)));
    expect(codes.toSorted()).toEqual(['challengePlaying', 'challengePlaying', 'ok']);
    expect((await dealOf(next.challenge)).begun).toBe(1);
    expect(await refusalOf(challenge, 'Bob', 'short')).toBe('weakToken');
  });

  it('[HO-14.3] is not lost with an answer that was lost on the line: the same device asks again and sits in the same chair, nobody else does', async () => {
    const { challenge } = await given();
    const [asked, other] = ['a-random-id-of-the-asking', 'another-id-of-an-asking'];
    const first = await start(challenge, 'Ana', keyOf('Ana'), asked);
    expect(await start(challenge, 'Ana', keyOf('Ana'), asked)).toEqual(first);
    await house.stop();
    await house.start({ shelf: ['tontine'] });
    expect(await start(challenge, 'Ana', keyOf('Ana'), asked)).toEqual(first);
    await playOut(await seat(first), [1, 1, 1, 1]);
    expect(await start(challenge, 'Ana', keyOf('Ana'), asked)).toEqual(first);
    // What somebody else overheard opens nothing; what the device asks anew is another try.
    expect((await start(challenge, 'Bob', keyOf('Bob'), asked)).table).not.toBe(first.table);
    expect(await codeOf(`POST /api/challenges/${challenge}/tries`, keyOf('Ana'), { name: 'Ana', lang: 'fr', client: other })).toBe('challengeTried');
    expect(await codeOf(`POST /api/challenges/${challenge}/tries`, keyOf('Ana'), { name: 'Ana', lang: 'fr', client: 'short' })).toBe('badField');
    const both = await Promise.all([1, 2].map(() => start(challenge, 'Zoé', keyOf('Zoé'), asked)));
    expect(both[0]).toEqual(both[1]);
    expect((await dealOf(challenge)).begun).toBe(3);
  });

  it('[HO-14.3] counts only what the server plays again, ended in time, by the person themselves', async () => {
    const { challenge } = await given();
    const late = await start(challenge, 'Ana');
    const ana = await seat(late);
    await playOut(await seat(await start(challenge, 'Bob')), [2, 2, 2, 2]);
    // What a client says of itself is not read.
    expect((await ask(`POST /api/challenges/${challenge}/tries`, keyOf('Zoé'), { name: 'Zoé', lang: 'fr', score: 999 })).status).toBe(201);
    house.time.pass(DAY_MS);
    await playOut(ana, [5, 5, 5, 5]);
    const { mine, finished } = await dealOf(challenge, keyOf('Ana'));
    expect(mine.map(({ state }) => state)).toEqual(['late']);
    expect([finished, (await resultsOf(challenge, keyOf('Ana'))).scores.length]).toEqual([3, 1]);
    expect((await resultsOf(challenge, keyOf('Ana'))).own).toBeNull();
    expect(await refusalOf(challenge, 'Ida')).toBe('challengeOver');
  });
});

it('[HO-14.5] tells how twenty people parted, as their recordings say when they are read by other means', async () => {
  const { challenge } = await dealOfDay();
  const people: { readonly name: string; readonly numbers: readonly number[]; readonly table: string }[] = [];
  for (let n = 0; n < 20; n++) {
    const numbers = [n % 2 === 0 ? -1 : 4, n < 3 ? -3 : 3, n < 8 ? -5 : 2, 1 + (n % 5)];
    const { table } = await played(challenge, `P${n}`, numbers);
    people.push({ name: `P${n}`, numbers, table });
  }
  // Whoever looks first has the games of those who have not looked judged behind.
  await resultsOf(challenge, keyOf('P3'));
  await expect.poll(async () => (await dealOf(challenge)).finished).toBe(20);
  const results = await resultsOf(challenge, keyOf('P3'));
  house.time.pass(DAY_MS);

  // By other means: dice and answers as the files have them, scores counted by hand.
  const games = await Promise.all(
    people.map(async ({ name, table }) => {
      const recording = decodeRecording(await read(`GET /api/tables/${table}/recording`));
      const info = await read(`GET /api/tables/${table}`);
      const own = (recording?.inputs ?? []).flatMap((input) => /^\{"by":0,"move":\{"type":"(seal|pin)"(?:,"n":(\d))?/.exec(JSON.stringify(input)) ?? []);
      const words = own.filter((_, index) => index % 3 !== 0);
      const rounds: { readonly first: string; readonly n: number }[] = [];
      for (let index = 0; index < words.length; index += 2) {
        const [type = '', n = ''] = [words[index], words[index + 1]];
        if (type === 'pin') index += 2;
        rounds.push({ first: type, n: Number(type === 'pin' ? words[index + 1] : n) });
      }
      const standing: { readonly score: number } = info.outcome.standings[0];
      return { name, rounds, score: standing.score };
    }),
  );
  expect(games.map(({ rounds }) => rounds.map(({ first, n }) => (first === 'pin' ? -n : n)))).toEqual(people.map(({ numbers }) => numbers));
  const scores = games.map(({ score }) => score).toSorted((a, b) => a - b);
  expect(results.scores).toEqual(scores);
  expect(results.median).toBe((at(scores, 9) + at(scores, 10)) / 2);
  const own = games.find(({ name }) => name === 'P3')?.score ?? 0;
  expect([results.own?.score, results.own?.place]).toEqual([own, 1 + scores.filter((score) => score > own).length]);

  const meanOf = (all: readonly { readonly score: number }[]): number => sum(all.map(({ score }) => score)) / all.length;
  const byRound = [0, 1, 2, 3].flatMap((round) => {
    const groups = ['pin', 'seal'].map((first) => games.filter(({ rounds }) => at(rounds, round).first === first)).filter((group) => group.length >= 5);
    if (groups.length < 2) return [];
    const mean = meanOf(games);
    const between = sum(groups.map((group) => group.length * (meanOf(group) - mean) ** 2));
    return [{ turn: round + 1, between, counts: groups.map((group) => [group.length, meanOf(group), group.some(({ name }) => name === 'P3')]) }];
  });
  // Three pinned in the second round: fewer than five are not told apart.
  expect(byRound.map(({ turn }) => turn)).toEqual([1, 3]);
  const byCount = (answers: readonly (readonly unknown[])[]): readonly unknown[] => answers.toSorted((a, b) => String(a).localeCompare(String(b)));
  expect(results.parted.map(({ turn, answered, answers }) => [turn, answered, byCount(answers.map(({ count, mean, mine }) => [count, mean, mine]))])).toEqual(
    byRound.toSorted((a, b) => b.between - a.between).map(({ turn, counts }) => [turn, 20, byCount(counts)]),
  );
  // Each answer opens the board at which it was given: one's own where one gave it.
  const mine = people.find(({ name }) => name === 'P3')?.table;
  for (const { answers } of results.parted) for (const answer of answers) expect([answer.mine, answer.at === null]).toEqual([answer.at?.table === mine, false]);
});

it('[HO-14.6] shows whoever gave it who plays and who has finished, lets them hide names, close later and delete, and nobody else', async () => {
  const { challenge, giver } = await given({ expected: 4, title: '2de 4' });
  await played(challenge, 'Adèle', [5, 5, 5, 5]);
  await played(challenge, 'Adèle', [1, 1, 1, 1], keyOf('other'));
  const { table } = await start(challenge, 'Nina');
  const board: ChallengeBoard = await read(`GET /api/challenges/${challenge}/board`, giver);
  expect(board.entries.map(({ name, state, turn, score }) => [name, state, turn, score === null])).toEqual([
    ['Adèle', 'finished', null, false],
    ['Adèle 2', 'finished', null, false],
    ['Nina', 'playing', 1, true],
  ]);
  expect([board.expected, board.scores.length, board.deal.title]).toEqual([4, 2, '2de 4']);
  expect(await codeOf(`GET /api/challenges/${challenge}/board`, keyOf('Adèle'))).toBe('notGiver');
  expect(await codeOf(`POST /api/challenges/${challenge}`, keyOf('Adèle'), { names: 'hidden' })).toBe('notGiver');

  const { closesAt } = board.deal;
  expect(await codeOf(`POST /api/challenges/${challenge}`, giver, { closesAt: closesAt - 1 })).toBe('challengeEarlier');
  const later: Deal = await read(`POST /api/challenges/${challenge}`, giver, { closesAt: closesAt + DAY_MS, names: 'hidden' });
  expect([later.closesAt, later.names]).toEqual([closesAt + DAY_MS, 'hidden']);
  house.time.pass(DAY_MS);
  // Not even a table that was begun before tells its seed on the day on which it was to close.
  expect((await read(`GET /api/tables/${table}`)).challenge).toEqual({ id: challenge, closesAt: closesAt + DAY_MS });
  const hidden: ChallengeBoard = await read(`GET /api/challenges/${challenge}/board`, giver);
  expect(JSON.stringify(hidden)).not.toMatch(/Adèle|Nina/);
  expect(JSON.stringify(await resultsOf(challenge, keyOf('Adèle')))).not.toContain('Adèle 2');

  expect(await codeOf(`DELETE /api/challenges/${challenge}`, keyOf('Adèle'))).toBe('notGiver');
  expect((await ask(`DELETE /api/challenges/${challenge}`, giver)).status).toBe(200);
  expect(await refusalOf(challenge, 'Ida')).toBe('noSuchChallenge');
  expect((await read(`GET /api/tables/${table}`)).status).toBe('playing');
});

it('[HO-14.6] names nobody afterwards who began while names were hidden, and reads a title as a name is read', async () => {
  const { challenge, giver } = await given({ title: '\u202eSeconde\u0000  4 ' });
  await start(challenge, 'Ana');
  const set = (names: CreateChallenge['names']): Promise<string> => codeOf(`POST /api/challenges/${challenge}`, giver, { names });
  house.time.pass(1);
  expect([await set('hidden'), await set('shown'), await set('hidden')]).toEqual(['ok', 'ok', 'ok']);
  await start(challenge, 'Bob');
  expect(await set('shown')).toBe('challengeHidden');
  const board = await read(`GET /api/challenges/${challenge}/board`, giver);
  expect(JSON.stringify(board)).not.toMatch(/Ana|Bob|hiddenAt/);
  expect(board.deal.title).toBe('Seconde 4');
  const whole = await given({ names: 'hidden' });
  await start(whole.challenge, 'Ida');
  expect(await codeOf(`POST /api/challenges/${whole.challenge}`, whole.giver, { names: 'shown' })).toBe('challengeHidden');
});

it('[HO-14.6] is given from a finished game: the same dice and bots fall again; of none that is played, and of no fork', async () => {
  const created = await house.create({
    seats: [
      { kind: 'here', name: 'Ana' },
      { kind: 'bot', level: 'decent' },
    ],
    options: { rounds: 4 },
  });
  const ana = await house.join(created.table, at(created.seats, 0).token);
  const refused = {
    game: 'tontine',
    options: {},
    seats: 2,
    level: 'decent',
    title: '',
    tries: 1,
    names: 'shown',
    closesAt: house.time.now() + DAY_MS,
    lang: 'fr',
    from: created.table,
  };
  expect(await codeOf('POST /api/challenges', undefined, refused)).toBe('notFinished');
  await playOut(ana, [1, 2, 3, 4]);
  const { challenge } = await given({ from: created.table, options: {}, seats: 2 });
  const { client } = await played(challenge, 'Bob', [1, 2, 3, 4]);
  const dice = ({ log }: Client): readonly unknown[] => log.filter(({ text }) => text.key === 'tontine.thrown').map(({ text }) => text.args?.die);
  expect(dice(client)).toEqual(dice(ana));
  // So is the deal of a recording that one has: of a file, or of a game of the lab.
  const { seed } = await read(`GET /api/tables/${created.table}`);
  const again = await given({ seed, seats: 2 });
  expect(dice((await played(again.challenge, 'Zoé', [1, 2, 3, 4])).client)).toEqual(dice(ana));
  expect(await codeOf('POST /api/challenges', undefined, { ...refused, from: undefined, seed: 'of mine' })).toBe('badField');
});

it('refuses in a sentence what cannot be: past and far dates, unknown games, seats and bots, broken bodies, rules that have changed', async () => {
  const now = house.time.now();
  const plan = { game: 'tontine', options: {}, seats: 3, level: 'decent', title: '', tries: 1, names: 'shown', closesAt: now + DAY_MS, lang: 'fr' };
  const wrong: readonly (readonly [string, object])[] = [
    ['challengePast', { closesAt: now }],
    ['challengePast', { closesAt: now + 91 * DAY_MS }],
    ['unknownGame', { game: 'chess' }],
    ['badField', { seats: 0 }],
    ['badField', { level: 'godlike' }],
    ['badField', { tries: 0 }],
    ['badField', { closesAt: 'demain' }],
    ['refused', { options: { rounds: 0 } }],
    ['refused', { seats: 61 }],
    ['nameMarks', { title: `a${'\u0300'.repeat(9)}` }],
    ['noSuchTable', { from: 'nowhere' }],
  ];
  for (const [code, part] of wrong) expect([part, await codeOf('POST /api/challenges', undefined, { ...plan, ...part })]).toEqual([part, code]);
  expect(await refusalOf('NOPE42', 'Ana')).toBe('noSuchChallenge');
  const { challenge } = await given();
  expect(await codeOf(`POST /api/challenges/${challenge}/tries`, keyOf('Ana'), { name: '' })).toBe('badField');
  expect(await refusalOf(challenge, '', keyOf('Ana'))).toBe('badName');
  expect((await dealOf(challenge)).begun).toBe(0);
  await house.stop();
  await house.start({ shelf: ['tontine'], games: async () => ({ ...tontine, module: { ...tontine.module, rulesVersion: 2 } }) });
  expect(await refusalOf(challenge, 'Ana')).toBe('challengeRules');
});

it('[HO-14.1] has a calendar that anybody may follow, which rings once a day', async () => {
  const response = await fetch(`${house.url}/calendar/challenge-0705-fr.ics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await response.text()).toContain('T070500');
});

it('[HO-14.7] is turned off by whoever runs the server, who chooses its games and deletes', async () => {
  const { challenge } = await given();
  expect(await codeOf('PUT /api/host/challenges', keyOf('Ana'), { on: false, games: null })).toBe('badHostToken');
  const set = async (settings: object): Promise<number> => (await house.host('PUT', '/api/host/challenges', settings)).status;
  expect(await set({ on: true, games: [] })).toBe(200);
  expect((await today()).deals).toEqual([]);
  expect(await set({ on: false, games: null })).toBe(200);
  expect([await codeOf('GET /api/challenges'), await refusalOf(challenge, 'Ana')]).toEqual(['challengesOff', 'challengesOff']);
  expect(await set({ on: true, games: null })).toBe(200);
  expect((await ask(`DELETE /api/host/challenges/${challenge}`, house.hostToken)).status).toBe(200);
  expect(await refusalOf(challenge, 'Ana')).toBe('noSuchChallenge');
  // A deal of the day that was deleted is not dealt again.
  const day = await dealOfDay();
  await ask(`DELETE /api/host/challenges/${day.challenge}`, house.hostToken);
  expect((await today()).deals).toEqual([]);
});

it('keeps the deals, the tries and what they came to over a restart, and says nothing of keys', async () => {
  const { challenge } = await dealOfDay();
  await played(challenge, 'Ana', [1, 2, 3, 4]);
  const before = await resultsOf(challenge, keyOf('Ana'));
  await house.stop();
  await house.start({ shelf: ['tontine'] });
  const after = await resultsOf(challenge, keyOf('Ana'));
  expect({ ...after, deal: { ...after.deal, now: before.deal.now } }).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(
    createHash('sha256')
      .update(`key ${keyOf('Ana')}`)
      .digest('hex'),
  );
  house.time.pass(DAY_MS);
  const { week } = await today(keyOf('Ana'));
  expect(week.map(({ place, of, behind }) => [place, of, behind])).toContainEqual([1, 1, 0]);
  expect(sum(week.map(({ of }) => of))).toBe(1);
});
