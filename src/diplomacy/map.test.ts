import { at } from '#kernel/collections.ts';
import { renderText } from '#kernel/messages.ts';
import { describe, expect, it } from 'vitest';
import { type Board, listAt, readBoard } from './board.ts';
import { words as DIPLOMACY_WORDS } from './words.ts';
import { fleetLists, type ProvinceData } from './map-data.ts';
import standard from './maps/standard.json' with { type: 'json' };
import { standardBoard } from './standard.ts';
import { worldBoard } from './testing/cases.ts';

const board = standardBoard();
const { provinces } = board;
const province = (id: string): ProvinceData => at(provinces, board.provinceAt(id));

const armyPairs = (of: Board): number => of.provinces.reduce((total, { army = [] }) => total + army.length, 0) / 2;
const fleetPairs = (of: Board): number => of.provinces.reduce((total, one) => total + fleetLists(one).reduce((sum, [, list]) => sum + list.length, 0), 0) / 2;

/** How many pieces the links that `steps` gives fall into. */
const pieces = (nodes: readonly number[], steps: (node: number) => readonly number[]): readonly number[] => {
  const seen = new Set<number>();
  return nodes
    .flatMap((first) => {
      if (seen.has(first)) return [];
      const piece = new Set([first]);
      for (const node of piece) for (const next of steps(node)) if (nodes.includes(next)) piece.add(next);
      for (const node of piece) seen.add(node);
      return [piece.size];
    })
    .sort((a, b) => b - a);
};

describe('the standard map', () => {
  it('has 75 provinces: 19 seas, 42 coasts, 14 inland', () => {
    const count = (kind: string): number => provinces.filter((one) => one.kind === kind).length;
    expect([provinces.length, count('sea'), count('coast'), count('land')]).toEqual([75, 19, 42, 14]);
  });

  it('has 34 centres, 22 of them home to a power', () => {
    expect(provinces.filter(({ centre }) => centre === true)).toHaveLength(34);
    expect(board.map.powers.map(({ id, homes }) => [id, homes.length])).toEqual([
      ['austria', 3],
      ['england', 3],
      ['france', 3],
      ['germany', 3],
      ['italy', 3],
      ['russia', 4],
      ['turkey', 3],
    ]);
  });

  it('has 111 borders for armies and 141 for fleets, coast by coast', () => expect([armyPairs(board), fleetPairs(board)]).toEqual([111, 141]));

  it('[EC-2.8.4] has three provinces with two coasts', () => {
    const divided = provinces.filter((one) => fleetLists(one).length > 1).map((one) => [one.id, fleetLists(one).map(([coast]) => coast)]);
    expect(divided).toEqual([
      ['bul', ['ec', 'sc']],
      ['spa', ['nc', 'sc']],
      ['stp', ['nc', 'sc']],
    ]);
  });

  it('[EC-2.8.1] has the canals of Kiel and Constantinople', () => {
    expect(provinces.filter(({ canal }) => canal === true).map(({ id }) => id)).toEqual(['con', 'kie']);
    expect(province('kie').fleet).toEqual(expect.arrayContaining(['bal', 'hel']));
    expect(province('con').fleet).toEqual(expect.arrayContaining(['aeg', 'bla']));
  });

  it('knows the neighbours that are easily got wrong', () => {
    expect(province('rom').fleet).toEqual(['nap', 'tus', 'tys']);
    expect(province('fin').fleet).toEqual(['bot', 'stp/sc', 'swe']);
    expect(province('edi').army).toEqual(['cly', 'lvp', 'yor']);
    expect(province('wal').fleet).toEqual(['eng', 'iri', 'lon', 'lvp']);
    expect(province('mao').fleet).toEqual(['bre', 'eng', 'gas', 'iri', 'naf', 'nao', 'por', 'spa/nc', 'spa/sc', 'wes']);
    expect(province('smy').fleet).toEqual(['aeg', 'con', 'eas', 'syr']);
  });

  it('starts with 22 units on the 22 home centres', () => {
    const homes = board.map.powers.flatMap(({ id, homes: list }) => list.map((home) => `${id} ${home}`));
    expect(board.map.start.map(({ power, loc }) => `${power} ${loc}`).sort()).toEqual(homes.sort());
    expect(board.map.start.filter(({ type }) => type === 'fleet').map(({ loc, coast }) => (coast === undefined ? loc : `${loc}/${coast}`))).toEqual([
      'tri',
      'edi',
      'lon',
      'bre',
      'kie',
      'nap',
      'sev',
      'stp/sc',
      'ank',
    ]);
  });

  it('finds provinces in any case of letters', () => expect([board.provinceAt('PAR'), board.provinceAt('Par'), board.provinceAt('xyz')]).toEqual([46, 46, -1]));
});

describe('the world map', () => {
  const world = worldBoard();
  const all = world.provinces.map((_, index) => index);

  it('[EC-2.9.2] has the facts the specification counts', () => {
    const seas = all.filter((index) => at(world.provinces, index).kind === 'sea');
    const land = all.filter((index) => at(world.provinces, index).kind !== 'sea');
    expect([all.length, seas.length, land.length, world.placeCount]).toEqual([224, 56, 168, 224 + 14]);
    expect(armyPairs(world)).toBe(318);
    expect(pieces(land, (node) => listAt(world.walks, node))).toEqual([106, 36, 6, 3, 2, ...Array.from({ length: 15 }, () => 1)]);
    expect(pieces(seas, (node) => listAt(world.seas, node))).toEqual([55, 1]);
    expect(pieces(all, (node) => listAt(world.around, node))).toEqual([224]);
  });

  it('[EC-2.8.3] lets the five freezing seas touch one another', () => {
    const cold = ['VVV', 'MBE', 'MGR', 'MNO', 'MSI'];
    for (const sea of cold) expect(at(world.provinces, world.provinceAt(sea)).fleet).toEqual(expect.arrayContaining(cold.filter((other) => other !== sea)));
  });
});

describe('a broken map', () => {
  interface Raw {
    id: string;
    provinces: Record<string, unknown>[];
    powers: Record<string, unknown>[];
    start: Record<string, unknown>[];
  }
  const errorsAfter = (breakIt: (raw: Raw) => void): readonly string[] => {
    const raw = structuredClone<Raw>(standard);
    breakIt(raw);
    const reading = readBoard(raw);
    const voice = { lang: 'en' as const, catalogue: DIPLOMACY_WORDS, unit: '', seatName: String };
    return reading.ok ? [] : reading.errors.map((message) => renderText(message, voice));
  };
  const edit =
    (id: string, change: Record<string, unknown>) =>
    (raw: Raw): void => {
      Object.assign(at(raw.provinces, board.provinceAt(id)), change);
    };

  it('is told that it is no map, or where its shape is wrong', () => {
    expect(readBoard([1]).ok).toBe(false);
    expect(errorsAfter((raw) => Object.assign(raw, { id: 7, start: 'none' }))).toEqual(['The map is misshapen at “id”.', 'The map is misshapen at “start”.']);
    expect(errorsAfter(edit('par', { kind: 'swamp' }))).toEqual(['The map is misshapen at “provinces[46]”.']);
  });

  it('[EC-2.9.1] is told of a border that stands in one direction only', () => {
    expect(errorsAfter(edit('par', { army: ['bre', 'bur', 'gas'] }))).toEqual(['pic touches par, but par does not touch pic.']);
    expect(errorsAfter(edit('bar', { fleet: ['nwg', 'nwy'] }))).toEqual(['stp/nc touches bar, but bar does not touch stp/nc.']);
  });

  it('[EC-2.9.1] is told of neighbours that do not exist or cannot be', () => {
    expect(errorsAfter(edit('par', { army: ['bre', 'bur', 'gas', 'pic', 'xyz'] }))).toEqual(['par has the neighbour xyz, which does not exist.']);
    expect(errorsAfter(edit('par', { army: ['bre', 'bur', 'gas', 'pic', 'eng'] }))).toEqual(['An army cannot go from par to eng.']);
    expect(errorsAfter(edit('bar', { fleet: ['nwg', 'nwy', 'stp'] }))).toContain('bar has the neighbour stp; its coasts are: nc, sc.');
    expect(errorsAfter(edit('bar', { fleet: ['nwg', 'nwy', 'stp/nc', 'mos'] }))).toEqual(['A fleet cannot go from bar to mos.']);
  });

  it('[EC-2.6.1] is told of a name used twice, even in other letters', () => {
    expect(errorsAfter((raw) => Object.assign(at(raw.provinces, 0), { id: 'AEG' }))).toContain('The name “aeg” is used twice.');
  });

  it('[EC-4.6.1.1] is told of coasts without sea, seas with land, inland fleets', () => {
    expect(errorsAfter(edit('adr', { centre: true }))).toEqual(['The sea adr can have neither neighbours by land, nor coasts, nor a centre.']);
    expect(errorsAfter(edit('mos', { fleet: [] }))).toEqual(['The inland province mos cannot have neighbours by sea.']);
    expect(
      errorsAfter((raw) => {
        edit('nwy', { fleet: ['nth', 'nwg', 'ska', 'stp/nc', 'swe'] })(raw);
        edit('bar', { fleet: ['nwg'] })(raw);
        edit('stp', { fleet: { nc: ['nwy'], sc: ['bot', 'fin', 'lvn'] } })(raw);
      }),
    ).toEqual(['The coast stp/nc touches no sea.']);
  });

  it('[EC-2.8.4] is told of a coast without a proper name', () => {
    expect(
      errorsAfter((raw) => {
        edit('stp', { fleet: { up: ['bar', 'nwy'], sc: ['bot', 'fin', 'lvn'] } })(raw);
        edit('bar', { fleet: ['nwg', 'nwy', 'stp/up'] })(raw);
        edit('nwy', { fleet: ['bar', 'nth', 'nwg', 'ska', 'stp/up', 'swe'] })(raw);
      }),
    ).toEqual(['“up” is no name of a coast (stp).']);
  });

  it('[EC-2.8.1] is told of a canal that is none', () =>
    expect(errorsAfter(edit('rom', { canal: true }))).toEqual(['The canal rom must join, without separate coasts, two seas that do not touch.']));

  it('[EC-4.10.2] is told of home centres that are none, or shared', () => {
    expect(errorsAfter((raw) => Object.assign(at(raw.powers, 0), { homes: ['bud', 'tri', 'tyr'] }))).toEqual([
      'tyr, home centre of austria, is no centre of the map.',
    ]);
    expect(errorsAfter((raw) => Object.assign(at(raw.powers, 0), { homes: ['bud', 'tri', 'ven'] }))).toContain('ven is the home centre of two powers.');
  });

  it('[EC-4.6.1.1] is told of units that cannot start where they do', () => {
    expect(errorsAfter((raw) => Object.assign(at(raw.start, 0), { loc: 'adr' }))).toEqual(['This unit cannot stand in adr.']);
    expect(errorsAfter((raw) => Object.assign(at(raw.start, 0), { loc: 'vie' }))).toEqual(['Two units stand in vie.']);
    expect(errorsAfter((raw) => Object.assign(at(raw.start, 0), { power: 'monaco' }))).toEqual(['The power monaco is not on the map.']);
  });

  it('[EC-2.9.2] is told of provinces that cannot be reached', () => {
    const island = { id: 'ice', kind: 'land', name: { fr: 'Islande', en: 'Iceland' }, army: [] };
    expect(errorsAfter((raw) => void raw.provinces.push(island))).toEqual(['ice cannot be reached from adr.']);
    expect(readBoard({ ...standard, provinces: [], powers: [], start: [] }).ok).toBe(false);
  });

  it('says all this in both languages, with the same blanks', () => {
    const blanks = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
    for (const [key, [fr, en]] of Object.entries(DIPLOMACY_WORDS)) expect([key, [...new Set(blanks(en))]]).toEqual([key, [...new Set(blanks(fr))]]);
  });
});
