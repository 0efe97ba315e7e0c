import { BOXES } from '#catalogue';
import { deriveSeed } from '#kernel/chance.ts';
import { bourse } from '#games/bourse/index.ts';
import { at, range } from '#kernel/collections.ts';
import { awaitedOf, createMatch, moments } from '#kernel/match.ts';
import { replay } from '#kernel/recording.ts';
import { describe, expect, it } from 'vitest';
import { type ExperimentDocument, parseDocument, readDocument, workInAll } from './document.ts';
import { chunksOf, playChunk, prepareExperiment, type ReadyExperiment, recordGame, seedOf } from './experiment.ts';
import { findingsOf, Rows } from './findings.ts';
import { forecastText } from './forecast.ts';
import { columnsAsCsv, dictionaryOf, experimentColumns, gamesToTell, turnColumns } from './games-table.ts';
import { type Measure, valueOf } from './measures.ts';
import { seatedIn } from './prepare-series.ts';
import { asMarkdown, asPage, drawingsOf } from './report.ts';
import { runExperiment } from './run-experiment.ts';
import { problemText } from './words.ts';

const RAW = {
  comptoir: 'experiment',
  question: 'Does it pay to begin with more?',
  game: 'bourse',
  rulesVersion: 2,
  players: 3,
  arms: [{ name: 'usual' }, { name: 'rich', options: { startCash: 300_000 } }],
  games: 48,
  seed: 7,
  measures: ['turns', 'win:seat/0', 'win:order/0', 'gini:worth', 'end:target', 'money'],
  follow: ['gini:worth'],
};

const documentOf = (changes: Readonly<Record<string, unknown>> = {}): ExperimentDocument => {
  const read = readDocument({ ...RAW, ...changes });
  if (!read.ok) throw new Error(`refused: ${read.field}`);
  return read.document;
};

const ready = async (changes: Readonly<Record<string, unknown>> = {}): Promise<ReadyExperiment> => {
  const preparation = await prepareExperiment(documentOf(changes));
  if (!preparation.ok) throw new Error(preparation.problem);
  return preparation.ready;
};

describe('an experiment', () => {
  it('gives the same findings with one worker, with two, by hand in any order, and when it goes on after an interruption', async () => {
    const own = await ready();
    const one = findingsOf(own, await runExperiment(own, { workers: 1 }));
    const two = findingsOf(own, await runExperiment(own, { workers: 2 }));
    expect(two).toEqual(one);
    const byHand = new Rows(2);
    for (const chunk of chunksOf(own).toReversed()) byHand.put(chunk, playChunk(own, chunk));
    expect(findingsOf(own, byHand.whole())).toEqual(one);
    const begun = new Rows(2);
    for (const chunk of chunksOf(own).slice(1, 4)) begun.put(chunk, JSON.parse(JSON.stringify(playChunk(own, chunk))));
    const played: number[] = [];
    expect(findingsOf(own, await runExperiment(own, { workers: 2, rows: begun, onChunk: ({ from }) => played.push(from) }))).toEqual(one);
    expect(played).toHaveLength(chunksOf(own).length - 3);
    expect(one).toMatchObject({ games: 48, stopped: 'games' });
    expect(one.arms.map(({ games, errors }) => [games, errors.length])).toEqual([
      [48, 0],
      [48, 0],
    ]);
  });

  it('turns the seats, gives game n the same dice in every arm, and others where the document says so', async () => {
    const same = await ready({ arms: [{ name: 'a' }, { name: 'b' }], games: 8 });
    expect(playChunk(same, { arm: 0, from: 0, count: 8 })).toEqual(playChunk(same, { arm: 1, from: 0, count: 8 }));
    const own = await ready({ arms: [{ name: 'a' }, { name: 'b' }], games: 8, dice: 'own' });
    expect(playChunk(own, { arm: 0, from: 0, count: 8 })).not.toEqual(playChunk(own, { arm: 1, from: 0, count: 8 }));
    const mixed = await ready({ bots: ['weak', 'decent', 'decent'], measures: ['win:seat/0', 'weak:worth'], follow: [], games: 30 });
    const { arms } = findingsOf(mixed, await runExperiment(mixed, { workers: 2 }));
    // The weak one sits in the first seat in a third of the games only.
    expect(arms[0]?.measures[0]?.mean).toBeGreaterThan(0.2);
  });

  it('seats everybody in every seat, and beside everybody', () => {
    const bots = ['a', 'b', 'c', 'd'];
    const seatings = range(800).map((game) => seatedIn(bots, 7, game));
    for (const place of range(4)) for (const bot of bots) expect(seatings.filter((seating) => seating[place] === bot)).toHaveLength(200);
    const behind = (one: string, other: string): number => seatings.filter((seating) => seating[(seating.indexOf(one) + 1) % 4] === other).length;
    for (const other of ['b', 'c', 'd']) expect(behind('a', other)).toBeGreaterThan(200);
  });

  it('draws who sits beside whom from its own seed', () => {
    const seatings = range(20).map((seed) =>
      range(40)
        .map((game) => seatedIn(['a', 'b', 'c', 'd'], seed, game).join(''))
        .join(' '),
    );
    expect(new Set(seatings).size).toBe(20);
  });

  it('follows a measure turn by turn, and counts how games ended', async () => {
    const own = await ready({ games: 16 });
    const { arms } = findingsOf(own, await runExperiment(own, { workers: 2 }));
    const [first] = arms;
    const track = first?.tracks[0] ?? [];
    expect(track.length).toBeGreaterThan(10);
    expect(track[0]?.mean).toBeLessThan(track.at(-1)?.mean ?? 0);
    expect(Object.values(first?.ends ?? {}).reduce((sum, count) => sum + count, 0)).toBe(16);
  });

  it('stops where its rule says, at the same game however many workers there are', async () => {
    const own = await ready({ games: 4000, measures: ['turns'], follow: [], stop: { sign: true } });
    const one = findingsOf(own, await runExperiment(own, { workers: 1 }));
    const two = findingsOf(own, await runExperiment(own, { workers: 2 }));
    expect(one).toEqual(two);
    expect(one.stopped).toBe('sign');
    expect(one.games).toBeLessThan(4000);
  });

  it('crosses its factors', async () => {
    const own = await ready({
      arms: undefined,
      factors: [
        { vary: 'players', values: [2, 3] },
        { vary: 'startPhase', values: ['recession', 'expansion'] },
      ],
      games: 2,
      measures: ['turns'],
      follow: [],
    });
    expect(own.arms.map(({ name }) => name)).toEqual([
      'players=2, startPhase=recession',
      'players=2, startPhase=expansion',
      'players=3, startPhase=recession',
      'players=3, startPhase=expansion',
    ]);
    // One thing alone differs: the cells of a row.
    const findings = findingsOf(
      own,
      own.arms.map((_, arm) => playChunk(own, { arm, from: 0, count: 2 })),
    );
    expect(findings.differences.map(({ arm, against }) => [arm, against])).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect(asMarkdown(own, findings, 'en')).toContain('| in the same row, minus “Recession”; p corrected |');
  });

  it('counts victories by order of play, by bot, and by camp or power where a game has them', async () => {
    const own = await ready({
      game: 'anti-monopoly',
      players: 2,
      arms: undefined,
      bots: ['decent', 'hoards'],
      measures: ['win:side/M', 'win:hoards', 'lead:liquidation', 'M:liquidation', 'half:liquidation'],
      follow: [],
      games: 16,
      options: { roundLimit: 20 },
    });
    const findings = findingsOf(own, await runExperiment(own, { workers: 2 }));
    const [arm] = findings.arms;
    const wins = arm?.wins ?? {};
    const of = (...keys: readonly string[]): number => keys.reduce((all, key) => all + (wins[key] ?? Number.NaN), 0);
    for (const keys of [
      ['seat/0', 'seat/1'],
      ['order/0', 'order/1'],
      ['side/C', 'side/M'],
      ['bot/decent', 'bot/hoards'],
    ])
      expect(of(...keys)).toBeCloseTo(16);
    expect(arm?.measures[0]?.mean).toBeCloseTo(of('side/M') / 16);
    expect(arm?.measures[1]?.mean).toBeCloseTo(of('bot/hoards') / 16);
    for (const { mean } of arm?.measures.slice(2).flatMap((found) => found ?? []) ?? []) expect(mean).toBeGreaterThan(0);
    // A picture shows the victories of all who share them.
    expect(drawingsOf(own, findings, 'en')[0]).toMatch(/monopolists[\s\S]*hoards/);
    expect(asMarkdown(own, findings, 'fr')).toContain('victoires\u00a0: thésaurise');
  });

  it('plays twins that throw alike at the same throw, whatever else is done', async () => {
    const arms = [{ name: 'plain' }, { name: 'borrows', bots: ['alwaysBorrows'] }];
    const own = await ready({ arms, measures: ['turns'], follow: [], games: 16 });
    for (const number of range(4)) {
      const [one, other] = [0, 1].map((arm) => {
        const replayed = replay(bourse.module, recordGame(own, arm, number, 'en'));
        if (!replayed.ok) throw new Error(replayed.refusal.key);
        return new Map(
          moments(replayed.match).flatMap(({ state: { table } }) =>
            table.lastRoll === null ? [] : [[`${table.turn}/${table.lastRoll.seat}`, table.lastRoll.die]],
          ),
        );
      });
      const shared = [...(one?.keys() ?? [])].filter((name) => other?.has(name));
      expect(shared.length).toBeGreaterThan(20);
      expect(shared.map((name) => one?.get(name))).toEqual(shared.map((name) => other?.get(name)));
    }
  });

  it('gives a game as a recording that plays to the same end', async () => {
    const own = await ready({ games: 16 });
    const replayed = replay(at(own.arms, 0).prepared.package.module, recordGame(own, 0, 3, 'en'));
    expect(replayed.ok && replayed.match.game.turn(replayed.match.now.state)).toBe(playChunk(own, { arm: 0, from: 3, count: 1 })[0]?.turns);
  });

  it.each(BOXES)('counts by order of play in $id only if its players take turns: a draw says nothing', async ({ id, load }) => {
    const { module, bench } = await load();
    const trial = createMatch(module, { seats: module.seats.max, options: {}, seed: deriveSeed(7, 0) });
    const together = trial.ok && awaitedOf(module, trial.match.now.state).length > 1;
    expect(bench?.together === true).toBe(together);
    if (!together || id === 'ecodip') return;
    const own = await ready({ game: id, players: 8, arms: undefined, measures: ['win:order/0', 'win:seat/0'], follow: [], games: 2 });
    const [arm] = findingsOf(own, [playChunk(own, { arm: 0, from: 0, count: 2 })]).arms;
    expect(arm?.measures.map((found) => found === null)).toEqual([true, false]);
    expect(Object.keys(arm?.wins ?? {}).filter((key) => key.startsWith('order/'))).toEqual([]);
  });

  it('measures what a document makes of the lab’s words, at the end, at a turn and over all turns', async () => {
    const own = await ready({
      arms: undefined,
      games: 16,
      measures: ['range', 'share', 'mean range', 'range at 5', 'range at 9999', 'max:worth', 'min:worth', 'turns', 'won'],
      own: [
        { name: 'range', of: 'max:worth', minus: 'min:worth' },
        { name: 'share', of: 'money', over: 'turns' },
        { name: 'mean range', of: 'max:worth', minus: 'min:worth', at: 'mean' },
        { name: 'range at 5', of: 'max:worth', minus: 'min:worth', at: 5 },
        { name: 'range at 9999', of: 'max:worth', minus: 'min:worth', at: 9999 },
        { name: 'won', of: 'win:seat/0' },
      ],
      follow: ['range', 'gini:worth'],
    });
    const rows = playChunk(own, { arm: 0, from: 0, count: 16 });
    for (const { values, tracks } of rows) {
      const [reach = 0, share = 0, mean = 0, early, late, most = 0, least = 0, turns = 0] = values.map((value) => value ?? Number.NaN);
      const [followed = []] = tracks;
      expect(reach).toBe(most - least);
      expect(share * turns).toBeGreaterThan(0);
      expect(early).toBe(followed[4]);
      expect(late).toBe(reach);
      expect(followed.at(-1)).toBe(reach);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...followed.flatMap((value) => value ?? [])));
      expect(mean).toBeLessThanOrEqual(Math.max(...followed.flatMap((value) => value ?? [])));
    }
    const findings = findingsOf(own, [rows]);
    expect(findings.shares).toEqual([false, false, false, false, false, false, false, false, true]);
    expect(asMarkdown(own, findings, 'fr')).toContain('| mean range |');
    expect(findingsOf(own, await runExperiment(own, { workers: 2 }))).toEqual(findings);
  });

  it('counts a turn once where the game ends with it, and what would be divided by nothing not at all', () => {
    const own: Measure = { kind: 'own', title: 'x', of: { kind: 'figure', name: 'a' }, minus: null, over: { kind: 'figure', name: 'b' }, at: 'mean' };
    const turns = [
      [6, 1, 10],
      [5, 0, 20],
      [8, 1, 30],
      [8, 1, 30],
    ].map(([a = 0, b = 0, moves = 0]) => ({ figures: { 'g.metric.a': a, 'g.metric.b': b }, bots: [], sides: [], moves }));
    const result = { outcome: null, turns: 3, moves: 30, metrics: {}, order: [], sides: [], error: null };
    expect(valueOf(own, result, [], turns)).toBe(7);
    expect(valueOf({ ...own, at: 2 }, result, [], turns)).toBeNull();
    expect(valueOf({ ...own, at: 3 }, result, [], turns)).toBe(8);
    expect(valueOf(own, result, [], [])).toBeNull();
  });

  it('draws who has which part, at the end and at the turns asked for', async () => {
    const own = await ready({ games: 16, measures: ['gini:worth', 'half:worth'], follow: [], lorenz: { of: 'worth', turns: [5] } });
    const rows = [0, 1].map((arm) => playChunk(own, { arm, from: 0, count: 16 }));
    const findings = findingsOf(own, rows);
    expect(findings.arms[0]?.lorenz?.map(({ turn }) => turn)).toEqual([5, null]);
    const [, end] = findings.arms[0]?.lorenz ?? [];
    expect(end?.points.map(({ players }) => players)).toEqual([0, 1 / 3, 2 / 3, 1]);
    for (const { players, wealth } of end?.points ?? []) expect(wealth).toBeLessThanOrEqual(players);
    // Of three seats: the poorer half has the first, and half of the second.
    const [, first, second] = end?.points.map(({ wealth }) => wealth) ?? [];
    expect(((first ?? 0) + (second ?? 0)) / 2).toBeCloseTo(findings.arms[0]?.measures[1]?.mean ?? 0, 5);
    expect(asPage(own, findings, 'fr')).toContain('Qui a quelle part');
    expect(asMarkdown(own, findings, 'en')).toMatch(/\| Who has what share\? Net worth, turn 5 \|.*\n.*\n\| the poorest 10% \| \d/);
    const plain = await ready({ games: 16 });
    expect(Object.keys(playChunk(plain, { arm: 0, from: 0, count: 1 })[0] ?? {})).not.toContain('lorenz');
    expect(
      asPage(plain, findingsOf(plain, [playChunk(plain, { arm: 0, from: 0, count: 2 }), playChunk(plain, { arm: 1, from: 0, count: 2 })]), 'fr'),
    ).not.toContain('Qui a quelle part');
  });

  it('lays what was expected beside what was found', async () => {
    const own = await ready({ games: 32, measures: ['turns'], follow: [], forecast: 0 });
    const findings = findingsOf(own, await runExperiment(own, { workers: 2 }));
    const found = findings.differences[0]?.mean ?? 0;
    expect(found).not.toBe(0);
    const told = (forecast: number): string => forecastText(own, findings, forecast, 'en') ?? '';
    expect(told(found)).toContain('within the interval');
    expect(told(found * 100)).toMatch(found > 0 ? /too high by/ : /too low by/);
    expect(told(-found * 100)).toContain('points the other way');
    expect(asMarkdown(own, findings, 'fr')).toContain('Pronostic scellé avant le départ\u00a0: 0. Trouvé\u00a0: ');
  });

  it('gives every game with what varies as columns, and who sat where as whom in which place; no text becomes a formula', async () => {
    const own = await ready({
      game: 'anti-monopoly',
      arms: [
        { name: '=1+1', players: 2 },
        { name: 'more', players: 3, options: { competitorStartBonus: 1000 } },
      ],
      options: { roundLimit: 5 },
      bots: ['decent', 'hoards'],
      measures: ['turns'],
      follow: [],
      games: 2,
    });
    const rows = [0, 1].map((arm) => playChunk(own, { arm, from: 0, count: 2 }));
    const columns = experimentColumns(own, rows);
    const of = (name: string) => columns.find((column) => column.name === name)?.data;
    expect(of('players')).toEqual([2, 2, 3, 3]);
    expect(of('competitorStartBonus')).toEqual([0, 0, 1000, 1000]);
    expect(of('roundLimit')).toBeUndefined();
    expect(of('bot/0')).toEqual(
      rows.flatMap((played, arm) => played.map((_, game) => seatedIn(own.arms[arm]?.prepared.bots ?? [], own.document.seed, game)[0])),
    );
    expect(of('side/2')?.map((side) => side === 'C' || side === 'M')).toEqual([false, false, true, true]);
    expect(of('place/1')?.every((place) => typeof place === 'number')).toBe(true);
    expect(columnsAsCsv(columns).split('\r\n')[1]).toMatch(/^'=1\+1,/);
    // A French spreadsheet wants semicolons, a decimal comma and a mark of its encoding.
    const french = columnsAsCsv([...columns, { name: 'half', type: 'DOUBLE', data: columns[0]?.data.map(() => 0.5) ?? [] }], 'fr').split('\r\n');
    expect(french[0]).toMatch(/^\uFEFF"arm";"players";"competitorStartBonus"/);
    expect(french[1]).toMatch(/^"'=1\+1";2;0;.*;0,5$/);
  });

  it('tells every turn of every seat with what varies as columns, up to the figures of the end, and what each column says', async () => {
    const own = await ready({ options: { events: false }, measures: ['mean:worth'], follow: [], games: 2 });
    const rows = own.arms.map((_, arm) => playChunk(own, { arm, from: 0, count: 2 }));
    const columns = turnColumns(own, 2);
    const of = (name: string) => columns.find((column) => column.name === name)?.data ?? [];
    const [seats, games] = [own.document.players, 2 * own.arms.length];
    expect(of('worth')).toHaveLength(of('arm').length);
    expect(of('seat').filter((seat) => seat === 0)).toHaveLength(of('arm').length / seats);
    expect(new Set(of('arm').map((arm, line) => `${arm} ${of('game')[line]}`)).size).toBe(games);
    // The last turn of the last game is what the game ended with.
    const last = of('worth').slice(-seats).map(Number);
    expect(last.reduce((all, worth) => all + worth, 0) / seats).toBeCloseTo(rows.at(-1)?.[1]?.values[0] ?? Number.NaN);
    expect(of('turn').at(-1)).toBe(rows.at(-1)?.[1]?.turns);
    expect(gamesToTell(rows, own)).toBe(2);
    const dictionary = dictionaryOf(own, [...experimentColumns(own, rows), ...columns], 'fr');
    expect(dictionary).toContain('| `worth` | DOUBLE | Fortune nette |');
    expect(dictionary).toContain('| `place/1` | INT32 | rang à la fin (siège 2) |');
    for (const { name } of columns) expect(dictionary).toContain(`| \`${name}\` |`);
  });

  it('tells in a sentence of a bot that breaks the rules, and goes on', async () => {
    const own = await ready({ games: 3, arms: undefined, measures: ['turns'], follow: [] });
    const cheats = { choose: () => ({ type: 'take', everything: true }) };
    const arms = own.arms.map((arm) => {
      const { package: game } = arm.prepared;
      return { ...arm, prepared: { ...arm.prepared, package: { ...game, policies: { ...game.policies, cheats } }, bots: ['decent', 'cheats', 'decent'] } };
    });
    const broken = { ...own, arms };
    const findings = findingsOf(broken, [playChunk(broken, { arm: 0, from: 0, count: 3 })]);
    expect(findings.arms[0]?.errors).toHaveLength(3);
    expect(asMarkdown(broken, findings, 'en')).toMatch(
      new RegExp(`3 games broke down; the first, arm “A”, no\\. 0, seed ${seedOf(own.document, 0, 0)}: in Bourse, “cheats” answered against the rules: .+`),
    );
    expect(asMarkdown(broken, findings, 'fr')).toContain('à Bourse, «\u00a0cheats\u00a0» a répondu contre les règles\u00a0: ');
  });

  it('is told as a page that stands alone and as Markdown, in both languages, whatever its question says', async () => {
    const own = await ready({ games: 16, question: '<img src=x> | 100 %?' });
    const findings = findingsOf(own, await runExperiment(own, { workers: 2 }));
    const page = asPage(own, findings, 'fr');
    expect(page).toContain('&lt;img src=x&gt; | 100 %?');
    expect(page).not.toMatch(/<(img|script|link)/);
    expect(asMarkdown(own, findings, 'en')).toMatch(/\| wins of seat 1 \| \d+(\.\d)?% \(\d/);
    expect(asMarkdown(own, findings, 'fr')).toContain('victoires de qui joue 1ᵉʳ');
  });
});

it.each([
  [['strong', 'decent'], undefined, 100 + 1 + 100],
  // Of those who play, whoever else is named.
  [['strong', 'strong', 'strong', ...range(57).map(() => 'weak')], undefined, 300],
  [['strong', 'strong', 'strong', 'weak', 'weak', 'weak'], 'turned', 300],
  // All of them in turn.
  [['strong', 'strong', 'strong', 'weak', 'weak', 'weak'], 'drawn', 151.5],
])('the work of an experiment is that of the bots who play (%#)', (bots, seating, each) => {
  const document = documentOf({ players: 3, games: 10, arms: undefined, bots, ...(seating === undefined ? {} : { seating }) });
  expect(workInAll(document)).toBe(10 * each);
});

describe('a bad document', () => {
  it.each([
    ['no object', 7, ''],
    ['another kind', { ...RAW, comptoir: 'lesson' }, 'comptoir'],
    ['a billion games', { ...RAW, games: 1_000_000_000 }, 'games'],
    ['an unknown field', { ...RAW, moon: 1 }, 'moon'],
    ['arms and factors', { ...RAW, factors: [{ vary: 'players', values: [2, 3] }] }, 'factors'],
    ['a measure that is both a difference and a ratio', { ...RAW, own: [{ name: 'x', of: 'turns', minus: 'moves', over: 'moves' }] }, 'own.0.over'],
    ['a measure without a name', { ...RAW, own: [{ name: ' ', of: 'turns' }] }, 'own.0.name'],
    ['a measure of no turn', { ...RAW, own: [{ name: 'x', of: 'money', at: 0 }] }, 'own.0.at'],
    ['a measure to be worked out', { ...RAW, own: [{ name: 'x', formula: 'process.exit()' }] }, 'own.0.of'],
    ['an arm without a name', { ...RAW, arms: [{}] }, 'arms.0.name'],
  ])('of %s is refused by its field', (_, raw, field) => {
    expect(readDocument(raw)).toEqual({ ok: false, field });
  });

  it('that is no JSON is refused', () => {
    expect(parseDocument('{"comptoir":')).toEqual({ ok: false, field: '' });
  });

  it.each([
    [{ game: 'moon' }, 'there is no game “moon”.'],
    [{ rulesVersion: 1 }, 'this experiment follows version 1 of the rules; the game is at version 2.'],
    [{ bots: ['moon'] }, 'the game has no level or habit “moon”.'],
    [{ measures: ['moon'] }, 'this game has no measure “moon”.'],
    [{ measures: ['win:seat/3'] }, 'this game has no measure “win:seat/3”.'],
    [{ measures: ['win:side/M'] }, 'this game has no measure “win:side/M”.'],
    [{ measures: ['end:moon'] }, 'this game has no measure “end:moon”.'],
    [{ follow: ['gini:moon'] }, 'this game has no measure “gini:moon”.'],
    [{ follow: ['turns'] }, '“turns” is known only at the end of a game'],
    [{ lorenz: { of: 'moon' } }, 'this game has no measure “moon”.'],
    [{ own: [{ name: 'x', of: 'moon' }] }, 'this game has no measure “moon”.'],
    [{ own: [{ name: 'x', of: 'turns', over: 'moon' }] }, 'this game has no measure “moon”.'],
    [{ own: [{ name: 'turns', of: 'moves' }] }, 'the name “turns” is already that of a measure.'],
    [{ own: [{ name: 'tours', of: 'moves' }] }, 'the name “tours” is already that of a measure.'],
    [{ options: { startCash: 7 } }, 'startCash: a whole number from 100000 to 500000, by 10000'],
    [{ options: { startPhase: 'boom' } }, 'startPhase: one of recession, '],
    [
      {
        own: [
          { name: 'x', of: 'moves' },
          { name: 'x', of: 'turns' },
        ],
      },
      'the name “x” is already that of a measure.',
    ],
    [{ own: [{ name: 'x', of: 'money', over: 'turns', at: 5 }] }, '“turns” is known only at the end of a game'],
    [{ own: [{ name: 'x', of: 'turns' }], follow: ['x'] }, '“x” is known only at the end of a game'],
    [{ arms: [{ name: 'a' }, { name: 'a' }] }, 'two arms are called “a”.'],
    [{ arms: [{ name: 'a', options: { moon: 1 } }] }, 'arm “a”: '],
    [{ players: 9 }, 'arm “usual”: '],
    [
      {
        arms: undefined,
        factors: [
          { vary: 'players', values: Array.from({ length: 16 }, (_, n) => n) },
          { vary: 'startCash', values: [1, 2, 3, 4, 5] },
        ],
      },
      'these factors cross in more than 64 cells.',
    ],
    [{ games: 1_000_000, arms: undefined, factors: [{ vary: 'players', values: [2, 3, 4, 5, 6] }] }, 'this is too much: 4,000,000 games at most'],
  ])('%o gets a sentence before anything is played', async (changes, sentence) => {
    const document = documentOf(changes);
    const preparation = await prepareExperiment(document);
    if (preparation.ok) expect.unreachable();
    else expect(problemText(preparation, document.game, 'en')).toContain(sentence);
  });
});
