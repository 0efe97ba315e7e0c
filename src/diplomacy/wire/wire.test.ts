import { range } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type Rules } from '../rules.ts';
import { standardBoard } from '../standard.ts';
import { worldBoard } from '../testing/cases.ts';
import { recordAdjudicator, recordExplainer, type RecordResult } from './answer.ts';
import { readRecord } from './record.ts';

const board = standardBoard();

const unit = (text: string): Record<string, unknown> => {
  const [power, letter, place = ''] = text.split(' ');
  const [loc, coast] = place.split('/');
  return { power, type: letter === 'A' ? 'army' : 'fleet', loc, ...(coast === undefined ? {} : { coast }) };
};

/** `FRA A par - bur`, `FRA A par S mun - bur`, `FRA F eng C bre - lon`: an order of the wire. */
const order = (text: string): Record<string, unknown> => {
  const [power, letter, place, verb = '', ...rest] = text.split(' ');
  const common = unit(`${power} ${letter} ${place}`);
  const aim = (name = ''): Record<string, unknown> => {
    const [to, toCoast] = name.split('/');
    return toCoast === undefined ? { to } : { to, toCoast };
  };
  switch (verb) {
    case '-':
      return { ...common, order: 'move', ...aim(rest[0]), ...(rest[1] === 'via' ? { viaConvoy: true } : {}) };
    case 'S':
      return { ...common, order: 'support', target: { loc: rest[0] }, ...(rest[2] === undefined ? {} : aim(rest[2])) };
    case 'C':
      return { ...common, order: 'convoy', target: { loc: rest[0], type: 'army' }, ...aim(rest[2]) };
    default:
      return { ...common, order: verb };
  }
};

const answer = (raw: Record<string, unknown>, rules: Rules = DEFAULT_RULES): RecordResult => {
  const reading = readRecord(board, raw);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return recordAdjudicator(board, rules)(reading.record);
};

const movement = (units: readonly string[], orders: readonly string[], more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'm',
  year: 1901,
  season: 'spring',
  phase: 'movement',
  units: units.map(unit),
  orders: orders.map(order),
  ...more,
});

const places = (units: RecordResult['units']): readonly string[] =>
  units.map(({ power, loc, coast }) => `${power} ${coast === undefined ? loc : `${loc}/${coast}`}`);

describe('movement on the wire', () => {
  it('answers with everything the format names', () => {
    const units = ['italy A ven', 'italy A tyr', 'austria F tri', 'russia F sev', 'france F mao'];
    const orders = ['italy A ven - tri', 'italy A tyr S ven - tri', 'austria F tri H', 'russia F sev - mos', 'france F mao - spa/nc'];
    expect(answer(movement(units, orders))).toEqual({
      id: 'm',
      units: [
        { power: 'italy', type: 'army', loc: 'tri' },
        { power: 'italy', type: 'army', loc: 'tyr' },
        { power: 'russia', type: 'fleet', loc: 'sev' },
        { power: 'france', type: 'fleet', loc: 'spa', coast: 'nc' },
      ],
      dislodged: [{ power: 'austria', type: 'fleet', loc: 'tri' }],
      destroyed: [],
      moves: { ven: 'succeeds', sev: 'fails', mao: 'succeeds' },
      results: { ven: ['ok'], tyr: ['ok'], tri: ['void', 'dislodged'], sev: ['void'], mao: ['ok'] },
      retreats: { tri: ['adr', 'alb'] },
    });
  });

  it('destroys what cannot retreat, and then the year is over', () => {
    const units = ['turkey F ank', 'russia F bla', 'russia A arm', 'russia A con', 'russia A smy'];
    const orders = ['russia F bla - ank', 'russia A smy S bla - ank', 'russia A arm hold'];
    const result = answer(movement(units, orders, { season: 'fall', centers: { turkey: ['ank', 'con', 'smy'], russia: ['sev'] } }));
    expect([result.dislodged, places(result.destroyed), result.retreats]).toEqual([[], ['turkey ank'], {}]);
    expect(result.centers).toEqual({ turkey: [], russia: ['sev', 'ank', 'con', 'smy'] });
  });

  it('gives no owners in spring, nor while somebody has yet to retreat', () => {
    const units = ['italy A ven', 'italy A tyr', 'austria F tri'];
    const orders = ['italy A ven - tri', 'italy A tyr S ven - tri'];
    const centers = { austria: ['tri'] };
    expect(answer(movement(units, orders, { centers })).centers).toBeUndefined();
    expect(answer(movement(units, orders, { season: 'fall', centers })).centers).toBeUndefined();
    expect(answer(movement(units, [], { season: 'fall', centers })).centers).toEqual({ austria: ['tri'], italy: ['ven'] });
  });

  it('codes supports, convoys and bounces', () => {
    const cut = answer(movement(['ger A mun', 'ger A ber', 'rus A boh'], ['ger A mun S ber - sil', 'ger A ber - sil', 'rus A boh - mun']));
    expect(cut.results).toEqual({ mun: ['cut'], ber: ['ok'], boh: ['bounce'] });
    const own = answer(movement(['aus F tri', 'aus A vie', 'ita A ven'], ['aus F tri hold', 'aus A vie S ven - tri', 'ita A ven - tri']));
    expect(own.results).toEqual({ tri: ['ok'], vie: ['void'], ven: ['bounce'] });
    const lost = answer(
      movement(['eng F nth', 'eng A lon', 'ger F hel', 'ger F ska'], ['eng F nth C lon - hol', 'eng A lon - hol', 'ger F hel S ska - nth', 'ger F ska - nth']),
    );
    expect(lost.results).toEqual({ nth: ['dislodged'], lon: ['no convoy'], hel: ['ok'], ska: ['ok'] });
    const idle = answer(movement(['eng F nth', 'eng A lon'], ['eng F nth C lon - hol']));
    expect(idle.results).toEqual({ nth: ['void'], lon: ['ok'] });
  });

  it('[EC-4.6.4.1] walks or stays when an express convoy has no route, as the rules say', () => {
    const record = movement(['fra A bel', 'eng F nth', 'eng A hol'], ['fra A bel - hol via', 'eng F nth - hel', 'eng A hol - kie']);
    expect(answer(record).moves).toEqual({ bel: 'fails', nth: 'succeeds', hol: 'succeeds' });
    const land: Rules = { ...DEFAULT_RULES, convoyFallback: 'land' };
    expect(answer(record, land).moves).toEqual({ bel: 'succeeds', nth: 'succeeds', hol: 'succeeds' });
    const alone = movement(['fra A bel'], ['fra A bel - hol via']);
    expect([answer(alone).results, answer(alone, land).results]).toEqual([{ bel: ['void'] }, { bel: ['ok'] }]);
    const swap = movement(['eng A nwy', 'ger F ska', 'rus A swe'], ['eng A nwy - swe via', 'ger F ska C nwy - swe', 'rus A swe - nwy']);
    expect(answer(swap, land).moves).toEqual({ nwy: 'succeeds', swe: 'succeeds' });
  });

  it('[EC-4.6.6.5] settles a paradox as the rules say', () => {
    const record = movement(
      ['eng F lon', 'eng F wal', 'fra A bre', 'fra F eng'],
      ['eng F lon S wal - eng', 'eng F wal - eng', 'fra A bre - lon', 'fra F eng C bre - lon'],
    );
    expect(answer(record).moves).toEqual({ wal: 'succeeds', bre: 'fails' });
    expect(answer(record, { ...DEFAULT_RULES, paradox: 'hold' }).moves).toEqual({ wal: 'fails', bre: 'fails' });
  });
});

describe('retreats and winter on the wire', () => {
  const before = {
    units: ['italy A ven', 'italy A tyr', 'austria F tri', 'austria A bud'].map(unit),
    orders: ['italy A ven - tri', 'italy A tyr S ven - tri', 'austria A bud hold'].map(order),
  };
  const retreat = (orders: readonly string[], more: Record<string, unknown> = {}): RecordResult =>
    answer({
      id: 7,
      season: 'fall',
      phase: 'retreat',
      units: ['italy A tri', 'italy A tyr', 'austria A bud'].map(unit),
      dislodged: [unit('austria F tri')],
      before,
      orders: orders.map(order),
      centers: { austria: ['tri', 'bud'] },
      ...more,
    });

  it('takes retreats, and counts the centres', () => {
    const result = retreat(['austria F tri - alb']);
    expect(places(result.units)).toEqual(['italy tri', 'italy tyr', 'austria bud', 'austria alb']);
    expect(result.moves).toEqual({ tri: 'succeeds' });
    expect(result.results).toEqual({ tri: ['ok'] });
    expect(result.destroyed).toEqual([]);
    expect(result.centers).toEqual({ austria: ['bud'], italy: ['tri'] });
  });

  it('disbands the rest', () => {
    expect(retreat(['austria F tri - ven']).results).toEqual({ tri: ['void', 'disband'] });
    expect(retreat(['austria F tri disband']).results).toEqual({ tri: ['disband'] });
    expect(retreat(['italy A tri - ven']).results).toEqual({ tri: ['disband'] });
    expect(retreat(['austria F tri hold']).results).toEqual({ tri: ['void', 'disband'] });
    expect(places(retreat([]).destroyed)).toEqual(['austria tri']);
  });

  it('makes do without the movement before', () => {
    expect(retreat(['austria F tri - ven'], { before: undefined }).results).toEqual({ tri: ['ok'] });
    expect(retreat(['austria F tri - tyr'], { before: undefined }).results).toEqual({ tri: ['void', 'disband'] });
  });

  it('builds, removes and waives', () => {
    const units = ['france A spa', 'russia A mos', 'russia F stp/nc', 'turkey F con'].map(unit);
    const centers = { france: ['par', 'bre', 'mar', 'spa'], russia: ['mos'] };
    const orders = [
      order('france F bre build'),
      order('france A par build'),
      { power: 'france', order: 'waive' },
      order('france A mar build'),
      order('russia F stp/nc disband'),
    ];
    const result = answer({ id: 'w', season: 'fall', phase: 'adjustment', units, centers, orders });
    expect(places(result.units)).toEqual(['france spa', 'russia mos', 'france bre', 'france par']);
    expect(places(result.destroyed)).toEqual(['russia stp/nc', 'turkey con']);
    expect(result.results).toEqual({ bre: ['ok'], par: ['ok'], mar: ['void'], stp: ['ok'], con: ['disband'] });
  });
});

describe('whatever comes over the wire', () => {
  const isRecord = (raw: unknown): boolean => readRecord(board, raw).ok;

  it('is refused when it is no record', () => {
    for (const raw of [
      null,
      7,
      'x',
      [],
      {},
      { phase: 'movement', units: 'none' },
      { phase: 'dance', units: [] },
      { phase: 'movement', season: 'never', units: [] },
    ])
      expect(isRecord(raw)).toBe(false);
    expect(isRecord({ phase: 'adjustment', units: [] })).toBe(false);
    for (const wrong of ['fra A eng', 'fra F par', 'fra F stp', 'fra A xyz']) expect(isRecord({ phase: 'movement', units: [unit(wrong)] })).toBe(false);
    expect(isRecord({ phase: 'movement', units: [unit('fra A par'), unit('ger A par')] })).toBe(false);
    expect(isRecord({ phase: 'movement', units: [{ ...unit('fra A par'), force: 0 }] })).toBe(false);
    expect(isRecord({ phase: 'movement', units: [{ ...unit('fra A par'), force: 1.5 }] })).toBe(false);
  });

  it('may name places in any case, with the coast beside or inside', () => {
    const fleet = { power: 'r', type: 'fleet', loc: 'STP/NC' };
    const result = answer({
      phase: 'movement',
      units: [fleet, { power: 'r', type: 'army', loc: 'Mos', coast: 'nc' }],
      orders: [{ power: 'r', loc: 'stp', order: 'move', to: 'BAR' }],
    });
    expect(result.units).toEqual([
      { power: 'r', type: 'fleet', loc: 'bar' },
      { power: 'r', type: 'army', loc: 'mos' },
    ]);
  });

  it('[EC-4.6.2.6] [EC-4.6.2.7] may be for others, doubled, illegal or nonsense', () => {
    const units = ['fra A par', 'ger A mun', 'ita A rom'].map(unit);
    const nonsense: readonly unknown[] = [
      null,
      3,
      'A par - bur',
      [],
      {},
      { power: 'fra' },
      { power: 'fra', loc: 'xyz', order: 'move', to: 'bur' },
      { power: 7, loc: 'par', order: 'hold' },
    ];
    const tricky = [
      order('ger A par - pic'),
      order('fra F par - bur'),
      order('fra A par - bur'),
      { ...order('ger A mun - ber'), to: 'atlantis' },
      { power: 'ita', loc: 'rom', order: 'sing' },
      { power: 'ger', loc: 'mun', order: 'support' },
      { power: 'ger', loc: 'mun', order: 'convoy', target: 5, to: {} },
    ];
    const result = answer({ phase: 'movement', units, orders: [...nonsense, ...tricky] });
    expect(places(result.units)).toEqual(['fra bur', 'ger mun', 'ita rom']);
    expect(result.results).toEqual({ par: ['ok'], mun: ['void'], rom: ['void'] });
    expect(result.moves).toEqual({ par: 'succeeds', mun: 'fails' });
    const twice = answer({ phase: 'movement', units, orders: [order('fra A par - bur'), order('fra A par - pic')] });
    expect([twice.results.par, twice.moves.par]).toEqual([['void'], 'fails']);
  });

  it('never breaks the adjudicator, whatever values stand in it', () => {
    const values: readonly unknown[] = [undefined, null, -1, 1e9, '', 'par', '__proto__', 'constructor', [], {}, [[]], true];
    const keys = ['id', 'phase', 'season', 'units', 'orders', 'dislodged', 'before', 'centers', 'closed', 'struck'];
    const sound = {
      id: 'x',
      phase: 'retreat',
      season: 'fall',
      units: [unit('fra A par')],
      orders: [order('fra A par - bur')],
      dislodged: [],
      centers: { fra: ['par'] },
    };
    for (const index of range(keys.length * values.length)) {
      const key = keys[index % keys.length] ?? '';
      const raw = { ...sound, [key]: values[Math.floor(index / keys.length)] };
      const reading = readRecord(board, raw);
      if (reading.ok) expect(recordAdjudicator(board, DEFAULT_RULES)(reading.record).units).toBeDefined();
    }
  });

  it('[EC-4.6.8] may close provinces and strike them, on any map', () => {
    const world = worldBoard();
    const units = ['RUS A kie', 'EOR A hgr'].map(unit);
    const raw = { phase: 'movement', units, orders: ['RUS A kie - rou', 'EOR A hgr - you'].map(order), struck: ['rou'], closed: { you: 'radioactive' } };
    const reading = readRecord(world, raw);
    expect(reading.ok).toBe(true);
    if (reading.ok) expect(recordAdjudicator(world, DEFAULT_RULES)(reading.record).results).toEqual({ kie: ['no convoy'], hgr: ['void'] });
  });

  it('can be explained in every phase', () => {
    const explain = recordExplainer(board, DEFAULT_RULES);
    const told = (raw: unknown): readonly string[] => {
      const reading = readRecord(board, raw);
      return reading.ok ? Object.values(explain(reading.record)).flatMap((messages) => messages.map(({ key }) => key)) : [];
    };
    expect(told(movement(['fra A par'], ['fra A par - bur']))).toEqual(['diplomacy.moved']);
    expect(told({ phase: 'retreat', units: [], dislodged: [unit('fra A par')], orders: [order('fra A par - bur')] })).toEqual(['diplomacy.retreated']);
    expect(told({ phase: 'adjustment', units: [unit('fra A par')], centers: {}, orders: [order('fra A par build')] })).toEqual([
      'diplomacy.refused',
      'diplomacy.E-BUILDMANY',
      'diplomacy.removedInDisorder',
    ]);
  });
});
