import type { Localized } from '#kernel/words.ts';
import { HOUSE_DATASET } from '../data.ts';
import { CARDS } from './cards.ts';
import type { Dataset, Security, SecurityId, Square } from '../types.ts';

/* The reconstruction: what the rulebook does not print. What it prints is in data.ts. */

const security = (id: SecurityId): Square => ({ kind: 'security', security: id });

/** BO-2.2: the special squares at the corners, one security of each coefficient on every side. */
const SQUARES: readonly Square[] = [
  { kind: 'start' },
  ...(['DAR', 'CIF', 'ECC', 'ESS'] as const).map(security),
  { kind: 'bank', bank: 'A' },
  ...(['THO', 'SNC', 'VAL', 'MAR'] as const).map(security),
  { kind: 'event' },
  ...(['FOR', 'LOC', 'CMP', 'DEL'] as const).map(security),
  { kind: 'bank', bank: 'B' },
  ...(['DED', 'CHA', 'JBO', 'POL'] as const).map(security),
];

const HOUSEHOLD: Localized = { fr: 'équipement du foyer', en: 'household equipment' };
const PROPERTY: Localized = { fr: 'BTP et immobilier', en: 'construction and property' };
const SERVICES: Localized = { fr: 'services et boissons', en: 'services and drinks' };
const HEALTH: Localized = { fr: 'santé et optique', en: 'health and optics' };
const HEAVY: Localized = { fr: 'industrie lourde et automobile', en: 'heavy industry and motor' };
const PUBLIC: Localized = { fr: 'secteur public', en: 'public sector' };

/** The companies keep their French names in every language. */
const both = (name: string): Localized => ({ fr: name, en: name });

/** BO-2.3: dividend = 1,000 × coefficient and option price = 1,000 × (5 − coefficient), as the three printed figures suggest. */
const SECURITY_TABLE: Readonly<Record<SecurityId, Security>> = {
  DAR: { name: both('Darty'), kind: 'share', coefficient: 2, dividend: 2_000, optionPrice: 3_000, sector: HOUSEHOLD },
  CIF: { name: both('Ciments Français'), kind: 'share', coefficient: 4, dividend: 4_000, optionPrice: 1_000, sector: PROPERTY },
  ECC: { name: both('Ecco'), kind: 'share', coefficient: 1, dividend: 1_000, optionPrice: 4_000, sector: SERVICES },
  ESS: { name: both('Essilor'), kind: 'share', coefficient: 3, dividend: 3_000, optionPrice: 2_000, sector: HEALTH },
  THO: { name: both('Thomson'), kind: 'share', coefficient: 2, dividend: 2_000, optionPrice: 3_000, sector: HOUSEHOLD },
  SNC: { name: both('S.N.C.F.'), kind: 'bond', coefficient: 4, dividend: 4_000, optionPrice: null, sector: PUBLIC },
  VAL: { name: both('Vallourec'), kind: 'share', coefficient: 1, dividend: 1_000, optionPrice: 4_000, sector: HEAVY },
  MAR: { name: both('Martell'), kind: 'share', coefficient: 3, dividend: 3_000, optionPrice: 2_000, sector: SERVICES },
  FOR: { name: both('Ford'), kind: 'share', coefficient: 2, dividend: 2_000, optionPrice: 3_000, sector: HEAVY },
  LOC: { name: both('Locindus'), kind: 'share', coefficient: 4, dividend: 4_000, optionPrice: 1_000, sector: PROPERTY },
  CMP: { name: both('Constructions Métalliques de Provence'), kind: 'share', coefficient: 1, dividend: 1_000, optionPrice: 4_000, sector: HEAVY },
  DEL: { name: both('Delalande'), kind: 'share', coefficient: 3, dividend: 3_000, optionPrice: 2_000, sector: HEALTH },
  DED: { name: both('De Dietrich'), kind: 'share', coefficient: 2, dividend: 2_000, optionPrice: 3_000, sector: HOUSEHOLD },
  CHA: { name: both('Charbonnages de France'), kind: 'bond', coefficient: 4, dividend: 4_000, optionPrice: null, sector: PUBLIC },
  JBO: { name: both('Jacques Borel'), kind: 'share', coefficient: 1, dividend: 1_000, optionPrice: 4_000, sector: SERVICES },
  POL: { name: both('Poliet'), kind: 'share', coefficient: 3, dividend: 3_000, optionPrice: 2_000, sector: PROPERTY },
};

/** BO-2.4: the slide-rule. A row is a coefficient, I to IV; a column a face of the die. */
const VARIATIONS: Dataset['variations'] = {
  recession: [
    [-15_000, -11_000, -8_000, -4_000, 1_000, 4_000],
    [-10_000, -8_000, -5_000, -3_000, 1_000, 3_000],
    [-6_000, -5_000, -3_000, -2_000, 0, 2_000],
    [-3_000, -2_000, -2_000, -1_000, 0, 1_000],
  ],
  recovery: [
    [-6_000, -2_000, 4_000, 7_000, 10_000, 14_000],
    [-4_000, -1_000, 3_000, 5_000, 7_000, 9_000],
    [-3_000, -1_000, 2_000, 3_000, 4_000, 5_000],
    [-2_000, 0, 1_000, 1_000, 2_000, 2_000],
  ],
  expansion: [
    [-5_000, 3_000, 8_000, 11_000, 14_000, 17_000],
    [-3_000, 2_000, 5_000, 7_000, 9_000, 11_000],
    [-2_000, 1_000, 3_000, 4_000, 5_000, 6_000],
    [-1_000, 0, 1_000, 2_000, 2_000, 3_000],
  ],
  stagnation: [
    [-11_000, -7_000, -3_000, 2_000, 6_000, 9_000],
    [-7_000, -5_000, -2_000, 2_000, 4_000, 5_000],
    [-4_000, -3_000, -1_000, 1_000, 2_000, 3_000],
    [-2_000, -1_000, -1_000, 0, 1_000, 2_000],
  ],
};

export const RECONSTRUCTION: Dataset = {
  id: HOUSE_DATASET,
  squares: SQUARES,
  securities: SECURITY_TABLE,
  variations: VARIATIONS,
  cards: CARDS,
};
