/* The names of things (AM-2): camps, cities, titles, cards, chairs. */

/** AM-1.2: a free competitor or a monopolist, for the whole game. */
export const ROLES = ['C', 'M'] as const;
export type Role = (typeof ROLES)[number];

/** AM-2.3.5. */
export const CITIES = ['ROM', 'BER', 'MAD', 'AMS', 'PAR', 'BRU', 'LON', 'ATH'] as const;
export type City = (typeof CITIES)[number];

/** AM-2.1.4: the 28 titles in the order of their squares; `Table.titles` has the same order. */
export const TITLE_IDS = [
  'ROM1',
  'ROM2',
  'TP1',
  'BER1',
  'BER2',
  'BER3',
  'MAD1',
  'SP1',
  'MAD2',
  'MAD3',
  'TP2',
  'AMS1',
  'AMS2',
  'AMS3',
  'PAR1',
  'PAR2',
  'PAR3',
  'TP3',
  'BRU1',
  'BRU2',
  'SP2',
  'BRU3',
  'LON1',
  'LON2',
  'LON3',
  'TP4',
  'ATH1',
  'ATH2',
] as const;
export type TitleId = (typeof TITLE_IDS)[number];

/** AM-2.3.1. */
export type SquareType = 'start' | 'street' | 'card' | 'incomeTax' | 'transport' | 'corner10' | 'utility' | 'foundation' | 'goDetention' | 'envTax';

/** AM-2.5: the decks of the two camps. */
export const CARD_IDS = {
  C: [
    'LC01',
    'LC02',
    'LC03',
    'LC04',
    'LC05',
    'LC06',
    'LC07',
    'LC08',
    'LC09',
    'LC10',
    'LC11',
    'LC12',
    'LC13',
    'LC14',
    'LC15',
    'LC16',
    'LC17',
    'LC18',
    'LC19',
    'LC20',
    'LC21',
    'LC22',
    'LC23',
    'LC24',
    'LC25',
  ],
  M: [
    'MO01',
    'MO02',
    'MO03',
    'MO04',
    'MO05',
    'MO06',
    'MO07',
    'MO08',
    'MO09',
    'MO10',
    'MO11',
    'MO12',
    'MO13',
    'MO14',
    'MO15',
    'MO16',
    'MO17',
    'MO18',
    'MO19',
    'MO20',
    'MO21',
    'MO22',
    'MO23',
    'MO24',
    'MO25',
  ],
} as const;
export type CardId = (typeof CARD_IDS)[Role][number];

export const SEAT_NAMES = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
/** A chair as a word: for options and forms. */
export type SeatName = (typeof SEAT_NAMES)[number];
