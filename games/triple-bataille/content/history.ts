import type { Localized } from '#kernel/words.ts';

/* TB-2.14: the historical board, reconstructed; TB-2.13: names of the state enterprises. Facts are for display only. */

/** TB-6.6.6: letters of the measures that an automatic state may take in a cell. */
export type Letter = 'T' | 'B' | 'P' | 'S' | 'A';

export interface Cell {
  readonly years: string;
  /** Years that the battle stands for. */
  readonly duration: number;
  readonly phase: Localized;
  readonly facts: Localized;
  readonly inflation: Localized;
  /** Rates in half cards per credit and battle. */
  readonly lowest: number;
  readonly highest: number;
  readonly usual: number;
  /** Unsecured-credit multiplier u. */
  readonly criteria: number;
  /** New credits: N·L, or half of it. */
  readonly halfCap: boolean;
  /** Multipliers are lowered by this. */
  readonly shift: number;
  readonly letters: readonly Letter[];
}

const GLORIOUS: Localized = { fr: 'trente glorieuses', en: 'thirty glorious years' };
const SLOW: Localized = { fr: 'crise lente', en: 'slow crisis' };
const LOW: Localized = { fr: 'taux très bas', en: 'very low rates' };

const T: readonly Letter[] = ['T'];
const TB: readonly Letter[] = ['T', 'B'];
const TBPS: readonly Letter[] = ['T', 'B', 'P', 'S'];
const ALL: readonly Letter[] = ['T', 'B', 'P', 'S', 'A'];

type Figures = readonly [lowest: number, highest: number, usual: number, criteria: number];

const percent = (figure: string): Localized => ({ fr: `${figure.replaceAll('.', ',')}\u00a0%`, en: `${figure}%` });

const cell = (
  years: string,
  duration: number,
  phase: Localized,
  [lowest, highest, usual, criteria]: Figures,
  letters: readonly Letter[],
  inflation: Localized,
  facts: Localized,
): Cell => ({ years, duration, phase, facts, inflation, lowest, highest, usual, criteria, halfCap: false, shift: 0, letters });

export const CELLS: readonly Cell[] = [
  cell(
    '1946-1950',
    5,
    GLORIOUS,
    [2, 4, 3, 3],
    T,
    { fr: 'très forte (plus de 10\u00a0% en 1950)', en: 'very high (above 10% in 1950)' },
    { fr: 'escompte environ 1,6-3,5\u00a0%\u00a0; crédit planifié', en: 'discount rate about 1.6-3.5%; credit planned' },
  ),
  cell('1951-1955', 5, GLORIOUS, [2, 4, 4, 3], T, percent('5.4'), { fr: 'escompte environ 3-4\u00a0%', en: 'discount rate about 3-4%' }),
  cell('1956-1960', 5, GLORIOUS, [2, 5, 4, 3], T, percent('5.8'), {
    fr: 'escompte 3-5\u00a0%\u00a0; dévaluation 1958\u00a0; nouveau franc 1960',
    en: 'discount rate 3-5%; devaluation 1958; new franc 1960',
  }),
  cell('1961-1965', 5, GLORIOUS, [2, 4, 3, 3], T, percent('3.7'), { fr: 'escompte environ 3,5-4\u00a0%', en: 'discount rate about 3.5-4%' }),
  cell('1966-1970', 5, GLORIOUS, [3, 6, 4, 3], T, percent('4.3'), {
    fr: 'escompte 3,5 → 8\u00a0%\u00a0; dévaluation 1969',
    en: 'discount rate 3.5 → 8%; devaluation 1969',
  }),
  cell('1971-1975', 5, { fr: 'trente glorieuses, choc pétrolier', en: 'thirty glorious years, oil shock' }, [4, 8, 6, 2], T, percent('8.9'), {
    fr: 'escompte jusqu’à 13\u00a0% (1974)',
    en: 'discount rate up to 13% (1974)',
  }),
  cell('1976-1980', 5, SLOW, [5, 9, 7, 2], TB, percent('10.5'), {
    fr: 'environ 9,5-10,5\u00a0%\u00a0; prêts immobiliers 14\u00a0% (1979)',
    en: 'about 9.5-10.5%; mortgages 14% (1979)',
  }),
  cell('1981-1985', 5, SLOW, [6, 10, 8, 1], TB, percent('9.6'), { fr: 'prêts immobiliers 17\u00a0% (1981)', en: 'mortgages 17% (1981)' }),
  cell('1986-1990', 5, SLOW, [5, 8, 6, 2], TBPS, percent('3.1'), {
    fr: 'taux longs réels au-dessus de 6\u00a0% dès 1989\u00a0; premières privatisations',
    en: 'real long rates above 6% from 1989; first privatisations',
  }),
  cell('1991-1995', 5, SLOW, [4, 7, 6, 1], ALL, percent('2.3'), {
    fr: 'récession 1993\u00a0; deuxième vague de privatisations',
    en: 'recession 1993; second wave of privatisations',
  }),
  cell('1996-2000', 5, SLOW, [2, 5, 4, 2], ALL, percent('1.2'), { fr: 'vers l’euro\u00a0; BCE 3 → 4,75\u00a0%', en: 'towards the euro; ECB 3 → 4.75%' }),
  {
    ...cell('2001-2003', 3, { fr: 'crise 2001', en: 'crisis of 2001' }, [1, 3, 2, 1], ALL, percent('1.9'), {
      fr: 'BCE 4,75 → 2\u00a0%',
      en: 'ECB 4.75 → 2%',
    }),
    shift: 1,
  },
  cell('2004-2007', 4, { fr: 'crédit facile', en: 'easy credit' }, [1, 3, 2, 3], ALL, percent('1.8'), { fr: 'BCE 2 → 4\u00a0%', en: 'ECB 2 → 4%' }),
  {
    ...cell('2008-2009', 2, { fr: 'crise 2008', en: 'crisis of 2008' }, [0, 2, 1, 0], ALL, percent('1.4'), {
      fr: 'BCE 4,25 → 1\u00a0%\u00a0; plans de sauvetage des banques',
      en: 'ECB 4.25 → 1%; bank rescue plans',
    }),
    halfCap: true,
    shift: 2,
  },
  cell('2010-2014', 5, LOW, [1, 3, 2, 2], ALL, percent('1.4'), { fr: 'BCE 1 → 1,5 → 0,05\u00a0%', en: 'ECB 1 → 1.5 → 0.05%' }),
  cell('2015-2019', 5, LOW, [0, 2, 1, 2], ALL, { fr: 'environ 0-1,8\u00a0%', en: 'about 0-1.8%' }, { fr: 'BCE 0,05 → 0\u00a0%', en: 'ECB 0.05 → 0%' }),
  cell(
    '2020-2024',
    5,
    { fr: 'très bas, puis hausse', en: 'very low, then rise' },
    [0, 3, 1, 2],
    ALL,
    { fr: '0,5 → 5 → 2\u00a0%', en: '0.5 → 5 → 2%' },
    { fr: 'BCE 0 → 4,5 → 3,15\u00a0%', en: 'ECB 0 → 4.5 → 3.15%' },
  ),
  cell('2025-…', 5, { fr: 'avenir, répété', en: 'the future, repeated' }, [0, 8, 2, 2], ALL, { fr: 'ouverte', en: 'open' }, { fr: 'ouvert', en: 'open' }),
];

/** TB-6.6.4: in these cells the central bank advances money to the state for nothing. */
export const LAST_FREE_ADVANCES = 5;
/** TB-6.6.5. */
export const CRISIS_2001 = 12;
export const CRISIS_2008 = 14;
/** TB-6.6.8. */
export const FIRST_VOTE_CELL = 15;

/** TB-2.14.1: the name of the currency shown in a cell. */
export const currencyOf = (number: number): Localized => {
  if (number <= 3) return { fr: 'anciens francs', en: 'old francs' };
  return number <= 11 ? { fr: 'francs', en: 'francs' } : { fr: 'euros', en: 'euros' };
};

const ENTERPRISES: readonly Localized[] = [
  { fr: 'Autoroutes', en: 'Motorways' },
  { fr: 'Française des Jeux', en: 'National lottery' },
  { fr: 'Aéroports', en: 'Airports' },
  { fr: 'Télécom', en: 'Telecom' },
  { fr: 'Gaz', en: 'Gas' },
  { fr: 'Chemins de fer', en: 'Railways' },
  { fr: 'Compagnie aérienne', en: 'Airline' },
  { fr: 'Construction automobile', en: 'Car maker' },
  { fr: 'Pétrole', en: 'Oil' },
  { fr: 'Banque nationalisée', en: 'Nationalised bank' },
  { fr: 'Assurances', en: 'Insurance' },
  { fr: 'Télévision', en: 'Television' },
];

/** TB-2.13.1: enterprises are numbered from 1; those beyond the list have no other name. */
export const enterpriseName = (number: number): Localized =>
  ENTERPRISES[number - 1] ?? { fr: `Entreprise d’État n°\u00a0${number}`, en: `State enterprise no. ${number}` };

export const FEWEST_ENTERPRISES = 3;
export const ENTERPRISE_CARDS = 2;
/** TB-6.6.7, in bundles. */
export const LOWEST_BID = 12;
export const BANK_BID = 10;
