import { describe, expect, it } from 'vitest';
import { at, sum } from '#kernel/collections.ts';
import { AVERAGE_SUM, BOARD, CARD_EFFECTS, isStreet, mortgageValue, START_NOTES, TITLE_DATA, titleData } from './data.ts';
import { antiMonopoly } from './index.ts';
import { C, M, optionsWith, play } from './position.test-support.ts';
import { cardText } from './rules/rent.ts';
import { CARD_IDS, type CardId, CITIES, type Role, TITLE_IDS } from './types.ts';

const inFrench = (key: string): string => antiMonopoly.words[key]?.[0] ?? '';
const inEnglish = (key: string): string => antiMonopoly.words[key]?.[1] ?? '';

/** Square, price and step of every street, as printed (AM-2.3, AM-2.3.5). */
const STREETS: Readonly<Record<string, readonly [square: number, price: number, step: number]>> = {
  ROM1: [1, 600, 500],
  ROM2: [3, 600, 500],
  BER1: [6, 1000, 500],
  BER2: [8, 1000, 500],
  BER3: [9, 1200, 500],
  MAD1: [11, 1400, 1000],
  MAD2: [13, 1400, 1000],
  MAD3: [14, 1600, 1000],
  AMS1: [16, 1800, 1000],
  AMS2: [18, 1800, 1000],
  AMS3: [19, 2000, 1000],
  PAR1: [21, 2200, 1500],
  PAR2: [23, 2200, 1500],
  PAR3: [24, 2400, 1500],
  BRU1: [26, 2600, 1500],
  BRU2: [27, 2600, 1500],
  BRU3: [29, 2800, 1500],
  LON1: [31, 3000, 2000],
  LON2: [32, 3000, 2000],
  LON3: [34, 3200, 2000],
  ATH1: [37, 3500, 2000],
  ATH2: [39, 4000, 2000],
};

const squaresOf = (type: string): readonly number[] => [...BOARD.keys()].filter((square) => BOARD[square]?.type === type);

describe('the board', () => {
  it('[AM-2.1.1] [AM-2.3.1] [AM-2.3.4] forty squares of the printed kinds, in the printed order', () => {
    expect(BOARD).toHaveLength(40);
    expect(squaresOf('start')).toEqual([0]);
    expect(squaresOf('card')).toEqual([2, 7, 17, 22, 33, 36]);
    expect(squaresOf('incomeTax')).toEqual([4]);
    expect(squaresOf('transport')).toEqual([5, 15, 25, 35]);
    expect(squaresOf('corner10')).toEqual([10]);
    expect(squaresOf('utility')).toEqual([12, 28]);
    expect(squaresOf('foundation')).toEqual([20]);
    expect(squaresOf('goDetention')).toEqual([30]);
    expect(squaresOf('envTax')).toEqual([38]);
    expect(squaresOf('street')).toHaveLength(22);
  });

  it('[AM-2.1.4] [AM-2.3.4] [AM-2.2.12] 28 titles: 22 streets for 45 900, all of them for 56 900', () => {
    expect(TITLE_DATA.toSorted((a, b) => a.square - b.square).map(({ id }) => id)).toEqual(TITLE_IDS);
    expect(TITLE_IDS).toHaveLength(28);
    const streets = TITLE_DATA.filter(isStreet);
    expect(streets).toHaveLength(22);
    expect(sum(streets.map(({ price }) => price))).toBe(45_900);
    expect(sum(TITLE_DATA.map(({ price }) => price))).toBe(56_900);
    expect(TITLE_DATA.filter(({ kind }) => kind === 'transport').map(({ price }) => price)).toEqual([2000, 2000, 2000, 2000]);
    expect(TITLE_DATA.filter(({ kind }) => kind === 'utility').map(({ price }) => price)).toEqual([1500, 1500]);
  });

  it('[AM-2.3.1] [AM-2.3.5] every street has its square, price, city and step', () => {
    for (const street of TITLE_DATA.filter(isStreet)) {
      expect([street.square, street.price, street.step]).toEqual(STREETS[street.id]);
      expect(street.id.startsWith(street.city)).toBe(true);
      expect(BOARD[street.square]?.title).toBe(TITLE_IDS.indexOf(street.id));
    }
    expect(CITIES.map((city) => TITLE_DATA.filter((data) => isStreet(data) && data.city === city).length)).toEqual([2, 3, 3, 3, 3, 3, 3, 2]);
  });

  it('[AM-2.4.1] [AM-2.4.2] the rents follow the closed form: tenths for competitors, twice as much for monopolists', () => {
    for (const { rents, id } of TITLE_DATA.filter(isStreet)) {
      const [, price = 0, step = 0] = STREETS[id] ?? [];
      expect(rents.C).toEqual([0, 1, 2, 3, 4, 5].map((level) => price / 10 + (level * step) / 10));
      expect(rents.M[0]).toBe(price / 10);
      expect(rents.monopoly).toBe((2 * price) / 10);
      expect(rents.M.slice(1)).toEqual([1, 2, 3, 4].map((level) => 2 * (price / 10 + (level * step) / 10)));
    }
  });

  it('[AM-2.2.14] [AM-2.4.3] [AM-2.4.4] a mortgage brings half the price', () => {
    expect(mortgageValue(titleData('ATH1'))).toBe(1750);
    expect(mortgageValue(titleData('TP1'))).toBe(1000);
    expect(mortgageValue(titleData('SP2'))).toBe(750);
  });

  it('[AM-2.3.2] [AM-2.3.3] [AM-6.17] both sets of names are complete; the railway stands on 5', () => {
    expect(inFrench('ROM1')).toBe('Rome, Corso Impero');
    expect(inEnglish('BRU1')).toBe('Brussels, Grand-Place');
    expect(inFrench('ROM1.usa')).toBe('New Orleans, Basin Street');
    expect(inEnglish('ATH2.usa')).toBe('New York, Wall Street');
    expect([5, 15, 25, 35].map((square) => inFrench(at(TITLE_IDS, BOARD[square]?.title ?? -1)))).toEqual([
      'Chemins de fer',
      'Tramways',
      'Compagnie aérienne',
      'Autocars',
    ]);
    for (const id of TITLE_IDS) expect([id, `${id}.usa`].every((key) => inFrench(key).length > 2 && inEnglish(key).length > 2)).toBe(true);
  });
});

describe('constants', () => {
  it('[AM-2.2.2] [AM-8.1.3] the notes dealt make 15 000', () => {
    expect(START_NOTES).toEqual([
      [5000, 2],
      [1000, 3],
      [500, 2],
      [100, 7],
      [50, 5],
      [10, 5],
    ]);
    expect(sum(START_NOTES.map(([value, count]) => value * count))).toBe(15_000);
  });

  it('[AM-2.0.1] every price, rent and mortgage is ten times a whole number of the smaller edition', () => {
    for (const data of TITLE_DATA) {
      const amounts = isStreet(data) ? [...data.rents.C, ...data.rents.M, data.rents.monopoly, data.step, data.price / 2] : [data.price / 2];
      expect(amounts.every((amount) => amount % 10 === 0)).toBe(true);
    }
    expect(AVERAGE_SUM).toBe(7);
  });
});

/** The effects of AM-2.5.2 and AM-2.5.3, in the order of the cards. */
const EFFECTS: Readonly<Record<Role, string>> = {
  C: `gain 250, gain 250, gain 500, gain 500, gain 500, gain 750, gain 750, collectFromCamp M 250, nothing, nothing,
    moveTo 12, moveTo 3, moveTo 29, moveTo 5, moveTo 0, moveTo 0, detain, detain, gamble 10 750,
    pay 250, pay 250, pay 500, pay 500, pay 750, pay 750`,
  M: `nothing, nothing, moveTo 12, moveTo 3, moveTo 29, moveTo 5, moveTo 0, moveTo 0, detain, detain, gamble 8 750,
    collectFromCamp C 250, gain 250, campGain M 250, gain 500, gain 500, gain 500, gain 750, gain 750,
    pay 250, pay 250, pay 500, pay 500, pay 750, pay 750`,
};

const effectText = (card: CardId): string => Object.values(CARD_EFFECTS[card]).join(' ');

describe('cards', () => {
  it('[AM-2.1.2] [AM-2.1.3] [AM-2.5.2] [AM-2.5.3] [AM-2.5.4] [AM-2.0.3] two decks of 25 with the printed effects', () => {
    expect(CARD_IDS.C.map(effectText)).toEqual(EFFECTS.C.split(/,\s+/));
    expect(CARD_IDS.M.map(effectText)).toEqual(EFFECTS.M.split(/,\s+/));
    expect(CARD_IDS.C).toHaveLength(25);
    expect(CARD_IDS.M).toHaveLength(25);
  });

  it('[AM-2.5.2] [AM-2.5.3] every card says the sum that it moves, in both languages', () => {
    for (const card of [...CARD_IDS.C, ...CARD_IDS.M]) {
      const effect = CARD_EFFECTS[card];
      const texts = [inFrench(`card.${card}`), inEnglish(`card.${card}`)];
      if ('amount' in effect) expect(texts.every((text) => text.includes(String(effect.amount)))).toBe(true);
      if (effect.kind === 'moveTo') expect(texts.every((text) => text.includes('{place}'))).toBe(true);
      expect(texts.every((text) => text.length > 10)).toBe(true);
    }
  });

  it('[AM-6.17] a card names its place by the names of the table', () => {
    const europe = cardText(optionsWith({}), 'LC12').args;
    const usa = cardText(optionsWith({ boardNames: 'usa' }), 'LC12').args;
    expect([europe, usa]).toEqual([{ place: { term: 'ROM2' } }, { place: { term: 'ROM2.usa' } }]);
  });

  it('[AM-6.17] the tax on 38 has two names, and the same amount', () => {
    for (const boardNames of ['europe', 'usa'] as const) {
      const after = play([C({ pos: 33 }), M()], { options: { boardNames } }).throws(0, 2, 3);
      expect(after.cash(0)).toBe(14_250);
      const arrival = after.log.find(({ text }) => text.key === 'log.moved');
      expect(arrival?.text.args?.square).toEqual({ term: boardNames === 'usa' ? 'envTax.usa' : 'envTax' });
    }
  });
});
