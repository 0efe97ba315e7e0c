import { describe, expect, it } from 'vitest';
import { at, range } from '#kernel/collections.ts';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { comparisonsIn, readDocument, settledAt } from './document.ts';
import { prepareExperiment, type ReadyExperiment, type Row } from './experiment.ts';
import { CLEAR, findingsOf, stopAt } from './findings.ts';
import { asMarkdown } from './report.ts';
import { heldAgainstShare, heldCells } from './shares.ts';
import { answersOf } from './verdict.ts';

const RAW = {
  comptoir: 'experiment',
  game: 'bourse',
  rulesVersion: 2,
  players: 3,
  arms: [{ name: 'A' }, { name: 'B' }],
  games: 1000,
  measures: ['end:target'],
};

const ready = async (changes: Readonly<Record<string, unknown>> = {}): Promise<ReadyExperiment> => {
  const read = readDocument({ ...RAW, ...changes });
  if (!read.ok) throw new Error(read.field);
  const preparation = await prepareExperiment(read.document);
  if (!preparation.ok) throw new Error(preparation.problem);
  return preparation.ready;
};

const rowsOf = (values: readonly number[], more: Partial<Row> = {}): readonly Row[] =>
  values.map((value) => ({ end: 'target', turns: 1, moves: 1, values: [value], tracks: [], wins: {}, places: [], first: null, error: null, ...more }));

const drawn = (chance: Draws, games: number, perMille: number): readonly number[] => range(games).map(() => (chance.int(1000) < perMille ? 1 : 0));

describe('whoever looks at an experiment', () => {
  it('before its last game, hardly ever calls two arms that are the same different, however often', async () => {
    const own = await ready({ games: 400 });
    const chance = quickChance(5);
    const called = range(200).filter(() => {
      const arms = [drawn(chance, 400, 300), drawn(chance, 400, 300)].map((values) => rowsOf(values));
      return range(24).some((look) => {
        const { differences } = findingsOf(
          own,
          arms.map((rows) => rows.slice(0, 16 * (look + 1))),
        );
        return differences.some(({ low, high, pOfAll }) => low > 0 || high < 0 || pOfAll < CLEAR);
      });
    }).length;
    expect(called).toBeLessThan(12);
  });

  it('is shown the ordinary interval at the last game, a wider one before and after a stop, and is told why', async () => {
    const chance = quickChance(6);
    const arms = [drawn(chance, 1000, 300), drawn(chance, 1000, 600)].map((values) => rowsOf(values));
    const widthOf = (own: ReadyExperiment, games: number): readonly [number, string] => {
      const findings = findingsOf(
        own,
        arms.map((rows) => rows.slice(0, games)),
      );
      const { low, high } = at(findings.differences, 0);
      return [high - low, asMarkdown(own, findings, 'en')];
    };
    const plain = await ready();
    const [last, saidLast] = widthOf(plain, 1000);
    const [whole] = widthOf(await ready({ games: 640 }), 640);
    const [early, saidEarly] = widthOf(plain, 640);
    const stopped = await ready({ stop: { sign: true } });
    const end = stopAt(stopped, arms);
    const [after, saidAfter] = widthOf(stopped, 1000);
    expect(last).toBeLessThan(whole);
    expect(early).toBeGreaterThan(1.3 * whole);
    expect(end?.stopped).toBe('sign');
    const [same] = widthOf(await ready({ games: end?.games ?? 0 }), end?.games ?? 0);
    expect(after).toBeGreaterThan(1.2 * same);
    expect([saidLast, saidEarly, saidAfter].map((said) => said.includes('A difference seen early is usually too large'))).toEqual([false, true, true]);
  });

  it('and leaves it there has a document of the games that are there, which gives the same figures again and says so', async () => {
    const own = await ready({ games: 20_000 });
    const chance = quickChance(7);
    const arms = [drawn(chance, 736, 300), drawn(chance, 736, 350)].map((values) => rowsOf(values));
    const seen = findingsOf(own, arms);
    const settled = await ready(settledAt(own.document, 736));
    const again = findingsOf(settled, arms);
    expect(settled.document).toMatchObject({ games: 736, planned: 20_000 });
    expect([again.games, again.stopped]).toEqual([736, 'settled']);
    expect(again.differences).toEqual(seen.differences);
    expect(asMarkdown(settled, again, 'en')).toContain('left there, of 20,000 planned');
    expect(settledAt(settled.document, 400)).toMatchObject({ games: 400, planned: 20_000 });
  });
});

describe('a wanted precision', () => {
  it('is not reached by having seen nothing', async () => {
    const own = await ready({ stop: { precision: 0.01 } });
    const none = [rowsOf(range(128).map(() => 0)), rowsOf(range(128).map(() => 0))];
    expect(stopAt(own, none)).toBeNull();
    const turns = await ready({ measures: ['turns'], stop: { precision: 1, sign: true } });
    expect(stopAt(turns, [rowsOf(range(128).map(() => 7)), rowsOf(range(128).map((game) => (game < 3 ? 8 : 7)))])).toBeNull();
  });
});

describe('shares of games that are rare', () => {
  it('differ within an interval that has width, whether the dice are the same or not', async () => {
    for (const dice of ['same', 'own']) {
      const own = await ready({ games: 60, dice });
      const none = rowsOf(range(60).map(() => 0));
      const { low, high } = at(findingsOf(own, [none, none]).differences, 0);
      expect(low).toBeLessThan(-0.03);
      expect(high).toBeGreaterThan(0.03);
    }
  });

  it.each([
    [60, 10, 20],
    [160, 10, 20],
    [60, 5, 20],
  ])('hold the truth in %i games as often as is said', async (games, first, second) => {
    const own = await ready({ games });
    const chance = quickChance(8);
    const held = range(400).filter(() => {
      const arms = [drawn(chance, games, first), drawn(chance, games, second)].map((values) => rowsOf(values));
      const { low, high } = at(findingsOf(own, arms).differences, 0);
      return low <= (second - first) / 1000 && (second - first) / 1000 <= high;
    }).length;
    expect(held).toBeGreaterThan(372);
  });

  it('have McNemar’s exact probability', async () => {
    const own = await ready({ games: 40 });
    const first = rowsOf(range(40).map((game) => (game < 1 ? 1 : 0)));
    const second = rowsOf(range(40).map((game) => (game >= 1 && game < 9 ? 1 : 0)));
    // One game against eight: twice the chance of at most one head in nine.
    expect(at(findingsOf(own, [first, second]).differences, 0).p).toBeCloseTo(20 / 512, 10);
  });
});

describe('two factors', () => {
  it('have effects of their own, and an interaction', async () => {
    const own = await ready({
      arms: undefined,
      factors: [
        { vary: 'players', values: [2, 3] },
        { vary: 'startPhase', values: ['recession', 'expansion'] },
      ],
      games: 200,
      measures: ['turns'],
    });
    const chance = quickChance(9);
    // The second factor works with three players only.
    const noise = range(200).map(() => chance.int(10));
    const arms = [0, 0, 4, 10].map((more) => rowsOf(noise.map((value) => value + more + chance.int(3))));
    const { effects } = findingsOf(own, arms);
    expect(effects.map(({ down, across }) => [down, across])).toEqual([
      [1, null],
      [null, 1],
      [1, 1],
    ]);
    for (const [index, truth] of [7, 3, 6].entries()) {
      const { low, high, mean, pOfAll } = at(effects, index);
      expect(Math.abs(mean - truth)).toBeLessThan(0.5);
      expect(high - low).toBeLessThan(1);
      expect(pOfAll).toBeLessThan(CLEAR);
    }
  });
});

describe('a curve', () => {
  it('of long games is thinned, and reaches their last turn', async () => {
    const own = await ready({ measures: ['money'], follow: ['money'] });
    const tracks = [range(1000).map((turn) => turn)];
    const points = findingsOf(own, [rowsOf([1, 1], { tracks }), rowsOf([1, 1], { tracks })]).arms[0]?.tracks[0] ?? [];
    expect(points.length).toBeLessThan(210);
    expect(points[0]).toMatchObject({ turn: 1, mean: 0 });
    expect(points.at(-1)).toMatchObject({ turn: 1000, mean: 999 });
  });
});

describe('a verdict', () => {
  it('is given for every arm, by the probability that allows for all comparisons', async () => {
    const own = await ready({ games: 200, measures: ['turns'], arms: ['A', 'B', 'C', 'D'].map((name) => ({ name })) });
    const noise = quickChance(11);
    const arms = [0, 0.7, 8, 0].map((more) => rowsOf(range(200).map(() => noise.int(20) + more)));
    const findings = findingsOf(own, arms);
    const [second] = findings.differences;
    // Alone it would be called clear.
    expect(second?.low).toBeGreaterThan(0);
    expect(second?.pOfAll).toBeGreaterThan(CLEAR);
    const told = answersOf(own, findings, 'en');
    expect(told).toEqual([
      expect.stringMatching(/^B − A: .*may be mere chance/),
      expect.stringMatching(/^C − A: .*a clear difference/),
      expect.stringMatching(/^D − A: .*may be mere chance/),
    ]);
    expect(answersOf(own, findings, 'fr')[1]).toContain('écart net');
  });
});

describe('an equal share', () => {
  it('is counted by heads: a camp of one has a third of three seats', async () => {
    const own = await ready({ game: 'anti-monopoly', rulesVersion: 2, arms: [{ name: 'A' }], measures: ['win:side/C', 'win:side/M'], games: 600 });
    const sides = ['C', 'M', 'M'];
    const lone = rowsOf(
      range(600).map((game) => (game < 240 ? 1 : 0)),
      { sides },
    ).map((row) => Object.assign(row, { values: [...row.values, 1 - (row.values[0] ?? 0)] }));
    const held = heldAgainstShare(own, findingsOf(own, [lone]));
    expect(held.map(({ fair, side }) => [fair, side])).toEqual([
      [expect.closeTo(1 / 3), 'above'],
      [expect.closeTo(2 / 3), 'below'],
    ]);
  });

  it('is what cells of a map are held against, all of them together', async () => {
    const values = range(16).map((cash) => 100_000 + 10_000 * cash);
    const own = await ready({
      arms: undefined,
      factors: [
        { vary: 'startCash', values },
        { vary: 'events', values: [false, true] },
      ],
      measures: ['win:seat/0'],
      games: 100,
    });
    const chance = quickChance(12);
    const sides = range(40).flatMap(() =>
      heldCells(
        own,
        findingsOf(
          own,
          range(32).map(() => rowsOf(drawn(chance, 100, 333))),
        ),
      ),
    );
    // One in twenty of 1,280 would be 64.
    expect(sides.filter(({ side }) => side !== 'within').length).toBeLessThan(10);
  });
});

describe('a map of several measures', () => {
  it('holds the cells of each against an equal share, or the mean of all cells, all corrected together', async () => {
    const factors = [
      { vary: 'startCash', values: [100_000, 200_000] },
      { vary: 'events', values: [false, true] },
    ];
    const own = await ready({ arms: undefined, factors, measures: ['win:seat/0', 'turns'], games: 100 });
    const noise = quickChance(5);
    const cells = [0, 0, 0, 40].map((more) =>
      rowsOf(drawn(noise, 100, 333)).map((row) => Object.assign(row, { values: [row.values[0] ?? 0, 50 + more + noise.int(20)] })),
    );
    const held = heldCells(own, findingsOf(own, cells));
    expect(held.map(({ arm, measure }) => `${measure} ${arm}`)).toEqual(['0 0', '0 1', '0 2', '0 3', '1 0', '1 1', '1 2', '1 3']);
    expect(held.filter(({ measure }) => measure === 1).map(({ side }) => side)).toEqual(['below', 'below', 'below', 'above']);
    for (const { visible } of held) expect(visible).toBeGreaterThan(0);
  });
});

describe('a figure that few games have', () => {
  it('says of how many it is', async () => {
    const own = await ready({ measures: ['lead:worth', 'turns'], games: 100 });
    const rows = rowsOf(range(100)).map((row, game) => Object.assign(row, { values: [game < 31 ? 1 : null, game] }));
    const report = asMarkdown(own, findingsOf(own, [rows, rows]), 'en');
    expect(report).toMatch(/half-time.*\| 100% \([\d.]+% … 100%; 31 games\)/);
    expect(report).not.toContain('100 games)');
  });
});

describe('the number of comparisons', () => {
  it('is known before the first game: that of the differences found', async () => {
    const crossed = {
      arms: undefined,
      factors: [
        { vary: 'players', values: [2, 3] },
        { vary: 'startPhase', values: ['recession', 'expansion', 'recovery'] },
      ],
    };
    for (const changes of [{}, { arms: ['A', 'B', 'C', 'D'].map((name) => ({ name })), measures: ['turns', 'end:target'] }, crossed]) {
      const own = await ready({ ...changes, games: 8 });
      const { differences } = findingsOf(
        own,
        own.arms.map(() => rowsOf(range(8), { values: [1, 0] })),
      );
      expect(comparisonsIn(own.document)).toBe(differences.length);
    }
  });
});

describe('the report of two factors', () => {
  it('tells what each changes over all of the other, and how differently', async () => {
    const own = await ready({
      arms: undefined,
      factors: [
        { vary: 'players', values: [2, 3] },
        { vary: 'startPhase', values: ['recession', 'expansion'] },
      ],
      games: 40,
      measures: ['turns'],
    });
    const chance = quickChance(13);
    const findings = findingsOf(
      own,
      [0, 0, 4, 10].map((more) => rowsOf(range(40).map(() => more + chance.int(3)))),
    );
    const report = asMarkdown(own, findings, 'en');
    expect(report).toMatch(/\| 3 players, over all \| \+\d/);
    expect(report).toMatch(/\| .*Expansion, over all \| \+\d/);
    expect(report).toMatch(/\| .*Expansion, more so with 3 players \| \+\d/);
    expect(asMarkdown(own, findings, 'fr')).toMatch(/\| 3 joueurs, sur l’ensemble \|/);
  });
});
