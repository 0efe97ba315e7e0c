import { describe, expect, it } from 'vitest';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { ecodip } from './index.ts';
import { arms, codes, optionsWith, playPhase, position, seat } from './position.test-support.ts';
import { TAGS } from './types.ts';

const { module } = ecodip;

describe('set-up and placement', () => {
  it('[EC-1.1] [EC-3.1] ten seats, one for each power: drawn, or by the seat', () => {
    expect(module.seats).toEqual({ min: 10, max: 10 });
    const drawn = range(6).map((index) => module.setup(optionsWith({ seats: 'random' }), 10, chanceOf(deriveSeed(3, index))).state.table.powers);
    for (const powers of drawn) expect(powers.toSorted()).toEqual(TAGS.toSorted());
    expect(new Set(drawn.map((powers) => powers.join())).size).toBeGreaterThan(4);
    expect(module.setup(optionsWith({ seats: 'choose' }), 10, quickChance(1)).state.table.powers).toEqual(TAGS);
  });

  it('[EC-1.8] the log opens with the disclaimer', () => {
    expect(module.setup(optionsWith({}), 10, quickChance(1)).log[0]?.text.key).toBe('log.disclaimer');
  });

  it('[EC-3.2] [EC-3.3] homes owned, 67 lands free, UN with ten ABM, prices of 2011, factories idle', () => {
    const { table } = module.setup(optionsWith({}), 10, quickChance(1)).state;
    expect(Object.keys(table.owners)).toHaveLength(101);
    expect(table.un).toEqual({ gold: 0, TB: 0, MP: 0, BT: 0, ABM: 10, ICBM: 0 });
    expect(table.prices).toEqual({ TB: 25, MP: 50, BT: 150 });
    expect(Object.values(table.factories).map(({ status }) => status)).toEqual(range(16).map(() => 'idle'));
  });

  it('[EC-3.4] missiles are placed in one’s own country, several in a province if one likes; Japan is not asked', () => {
    const state = position({ phase: 'PLACEMENT' });
    expect(state.table.asked).toEqual(TAGS.filter((tag) => tag !== 'JAP'));
    expect(codes(state, 'USA', 'PLACE 3 ICBM EN wyo\nPLACE ICBM EN mex\nPLACE 2 ICBM EN nyo\nA tex - mex')).toEqual([
      null,
      'E-HOMEONLY',
      'E-NOMISSILE',
      'E-PHASE',
    ]);
    const { state: after } = playPhase(state, { USA: 'PLACE 3 ICBM EN wyo\nPLACE 1 ICBM EN nyo\nPLACE 4 ABM EN nyo' });
    expect(arms(after, 'USA', 'wyo')).toEqual({ ICBM: 3, ABM: 0 });
    expect(arms(after, 'USA', 'nyo')).toEqual({ ICBM: 1, ABM: 4 });
    expect(arms(after, 'USA', 'STOCK')).toEqual({ ICBM: 0, ABM: 0 });
    expect(after.secrets.JAP).toMatchObject({ sites: {}, stock: { ICBM: 10, ABM: 0 } });
  });

  it('[EC-3.5] what is not placed goes to the home centres in id order, each kind from the first', () => {
    const { state } = playPhase(position({ phase: 'PLACEMENT' }), { RUS: 'PLACE 1 ICBM EN irk' });
    expect(state.secrets.RUS.sites).toEqual({
      irk: { ICBM: 1, ABM: 0 },
      kie: { ICBM: 1, ABM: 1 },
      len: { ICBM: 1, ABM: 1 },
      mos: { ICBM: 1, ABM: 1 },
      ode: { ICBM: 1, ABM: 1 },
      sib: { ICBM: 0, ABM: 1 },
    });
    expect(state.secrets.USA.sites).toEqual({ ala: { ICBM: 1, ABM: 1 }, caf: { ICBM: 1, ABM: 1 }, nyo: { ICBM: 1, ABM: 1 }, tex: { ICBM: 1, ABM: 1 } });
  });

  it('[EC-3.6] [EC-1.6] play starts with spring 2011', () => {
    const { state, log } = playPhase(position({ phase: 'PLACEMENT' }), {});
    expect(state.table).toMatchObject({ turn: 0, phase: 'SPRING_ORDERS' });
    expect(log.find(({ heading }) => heading !== undefined)?.text).toMatchObject({
      key: 'log.turn',
      args: { season: { term: 'season.spring' }, year: { text: { fr: '2011' } } },
    });
  });

  it('[EC-5.3] [EC-5.4] a table with neither draws nor a last year is refused', () => {
    expect(module.checkOptions(optionsWith({ draws: false }), 10)?.key).toBe('no.endless');
    expect(module.checkOptions(optionsWith({ draws: false, maxYears: 3 }), 10)).toBeNull();
  });

  it('[EC-4.17.3] a power cannot be added to the ten', () => {
    const state = position();
    expect(module.check(state, { by: 'table', event: 'joined', seat: 10 })?.key).toBe('no.noSuchSeat');
    expect(module.check(state, { by: 'table', event: 'joined', seat: seat('CHI') })).toBeNull();
  });
});
