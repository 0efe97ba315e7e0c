/* The names of things (AM-2): camps, cities, chairs; titles and cards have theirs in their tables. */

/** AM-1.2: a free competitor or a monopolist, for the whole game. */
export const ROLES = ['C', 'M'] as const;
export type Role = (typeof ROLES)[number];

/** AM-2.3.5. */
export const CITIES = ['ROM', 'BER', 'MAD', 'AMS', 'PAR', 'BRU', 'LON', 'ATH'] as const;
export type City = (typeof CITIES)[number];

/** AM-2.3.1. */
export type SquareType = 'start' | 'street' | 'card' | 'incomeTax' | 'transport' | 'corner10' | 'utility' | 'foundation' | 'goDetention' | 'envTax';

export const SEAT_NAMES = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
/** A chair as a word: for options and forms. */
export type SeatName = (typeof SEAT_NAMES)[number];

/* AM-2.4: the 28 titles with both columns of rents. */

/** Rents by level: `C` 0 to 5, `M` 0 to 4; `monopoly` is the double rent of an unbuilt street (AM-2.4.1). */
interface StreetOf<Id> {
  readonly kind: 'street';
  readonly id: Id;
  readonly square: number;
  readonly city: City;
  readonly price: number;
  readonly step: number;
  readonly rents: { readonly C: readonly number[]; readonly M: readonly number[]; readonly monopoly: number };
}

interface CompanyOf<Id> {
  readonly kind: 'transport' | 'utility';
  readonly id: Id;
  readonly square: number;
  readonly price: number;
}

/** AM-2.2.12. */
const TP_PRICE = 2000;
const SP_PRICE = 1500;

const street = <const Id extends string>(
  id: Id,
  square: number,
  city: City,
  [price, step]: readonly [number, number],
  competitor: readonly number[],
  monopolist: readonly number[],
): StreetOf<Id> => {
  const [single = 0, monopoly = 0, ...built] = monopolist;
  return { kind: 'street', id, square, city, price, step, rents: { C: competitor, M: [single, ...built], monopoly } };
};

const transport = <const Id extends string>(id: Id, square: number): CompanyOf<Id> => ({ kind: 'transport', id, square, price: TP_PRICE });
const utility = <const Id extends string>(id: Id, square: number): CompanyOf<Id> => ({ kind: 'utility', id, square, price: SP_PRICE });

/** AM-2.1.4: the 28 titles in the order of their squares. Columns: price and step; C0 to C5; M0, M0×2, M1 to M4. */
const TITLES = [
  street('ROM1', 1, 'ROM', [600, 500], [60, 110, 160, 210, 260, 310], [60, 120, 220, 320, 420, 520]),
  street('ROM2', 3, 'ROM', [600, 500], [60, 110, 160, 210, 260, 310], [60, 120, 220, 320, 420, 520]),
  transport('TP1', 5),
  street('BER1', 6, 'BER', [1000, 500], [100, 150, 200, 250, 300, 350], [100, 200, 300, 400, 500, 600]),
  street('BER2', 8, 'BER', [1000, 500], [100, 150, 200, 250, 300, 350], [100, 200, 300, 400, 500, 600]),
  street('BER3', 9, 'BER', [1200, 500], [120, 170, 220, 270, 320, 370], [120, 240, 340, 440, 540, 640]),
  street('MAD1', 11, 'MAD', [1400, 1000], [140, 240, 340, 440, 540, 640], [140, 280, 480, 680, 880, 1080]),
  utility('SP1', 12),
  street('MAD2', 13, 'MAD', [1400, 1000], [140, 240, 340, 440, 540, 640], [140, 280, 480, 680, 880, 1080]),
  street('MAD3', 14, 'MAD', [1600, 1000], [160, 260, 360, 460, 560, 660], [160, 320, 520, 720, 920, 1120]),
  transport('TP2', 15),
  street('AMS1', 16, 'AMS', [1800, 1000], [180, 280, 380, 480, 580, 680], [180, 360, 560, 760, 960, 1160]),
  street('AMS2', 18, 'AMS', [1800, 1000], [180, 280, 380, 480, 580, 680], [180, 360, 560, 760, 960, 1160]),
  street('AMS3', 19, 'AMS', [2000, 1000], [200, 300, 400, 500, 600, 700], [200, 400, 600, 800, 1000, 1200]),
  street('PAR1', 21, 'PAR', [2200, 1500], [220, 370, 520, 670, 820, 970], [220, 440, 740, 1040, 1340, 1640]),
  street('PAR2', 23, 'PAR', [2200, 1500], [220, 370, 520, 670, 820, 970], [220, 440, 740, 1040, 1340, 1640]),
  street('PAR3', 24, 'PAR', [2400, 1500], [240, 390, 540, 690, 840, 990], [240, 480, 780, 1080, 1380, 1680]),
  transport('TP3', 25),
  street('BRU1', 26, 'BRU', [2600, 1500], [260, 410, 560, 710, 860, 1010], [260, 520, 820, 1120, 1420, 1720]),
  street('BRU2', 27, 'BRU', [2600, 1500], [260, 410, 560, 710, 860, 1010], [260, 520, 820, 1120, 1420, 1720]),
  utility('SP2', 28),
  street('BRU3', 29, 'BRU', [2800, 1500], [280, 430, 580, 730, 880, 1030], [280, 560, 860, 1160, 1460, 1760]),
  street('LON1', 31, 'LON', [3000, 2000], [300, 500, 700, 900, 1100, 1300], [300, 600, 1000, 1400, 1800, 2200]),
  street('LON2', 32, 'LON', [3000, 2000], [300, 500, 700, 900, 1100, 1300], [300, 600, 1000, 1400, 1800, 2200]),
  street('LON3', 34, 'LON', [3200, 2000], [320, 520, 720, 920, 1120, 1320], [320, 640, 1040, 1440, 1840, 2240]),
  transport('TP4', 35),
  street('ATH1', 37, 'ATH', [3500, 2000], [350, 550, 750, 950, 1150, 1350], [350, 700, 1100, 1500, 1900, 2300]),
  street('ATH2', 39, 'ATH', [4000, 2000], [400, 600, 800, 1000, 1200, 1400], [400, 800, 1200, 1600, 2000, 2400]),
];

export type TitleId = (typeof TITLES)[number]['id'];
export type Street = StreetOf<TitleId>;
export type TitleData = Street | CompanyOf<TitleId>;

export const TITLE_DATA: readonly TitleData[] = TITLES;
/** `Table.titles` has the same order. */
export const TITLE_IDS: readonly TitleId[] = TITLES.map(({ id }) => id);
