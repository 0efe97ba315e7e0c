import type { LawType, ListedLaw } from '../types.ts';
import { LAW_TYPES } from '../types.ts';

/* The catalogue of laws that may be proposed (MM-6.5): parameters, their domains and defaults. */

export type Parameter =
  | { readonly kind: 'int'; readonly name: string; readonly min: number; readonly max: number; readonly default: number; readonly money: boolean }
  /** Values without 0, hence two ranges. */
  | { readonly kind: 'shift'; readonly name: string; readonly most: number; readonly default: number }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'lawId'; readonly name: string }
  | { readonly kind: 'text'; readonly name: string; readonly maxLength: number };

const count = (name: string, min: number, max: number, standard: number): Parameter => ({ kind: 'int', name, min, max, default: standard, money: false });
const price = (name: string, min: number, max: number, standard: number): Parameter => ({ kind: 'int', name, min, max, default: standard, money: true });
const choice = (name: string, values: readonly string[], standard: string): Parameter => ({ kind: 'choice', name, values, default: standard });

export const LAW_PARAMETERS: Readonly<Record<LawType, readonly Parameter[]>> = {
  mandatoryCleanup: [count('fields', 1, 2, 1), price('price', 0, 3, 1)],
  dirtyProductionBan: [choice('zone', ['yellow', 'red'], 'red'), count('markerAtLeast', 3, 5, 4)],
  lotAuction: [price('minBid', 1, 5, 1)],
  repeal: [{ kind: 'lawId', name: 'lawId' }],
  productionTax: [price('amount', 1, 5, 2)],
  wasteTax: [price('perUnit', 1, 3, 1), count('freeUnits', 0, 3, 1)],
  cleanBonus: [count('markerAtMost', 1, 3, 2), price('amount', 1, 5, 3)],
  eliminationStrength: [count('fields', 1, 4, 3)],
  eliminationReward: [price('amount', 1, 4, 2), choice('paidBy', ['bank', 'others'], 'bank')],
  innovationPrice: [choice('service', ['personnel', 'materials', 'waste', 'all'], 'waste'), price('price', 0, 10, 3)],
  productionQuota: [choice('zone', ['any', 'yellow', 'red'], 'red'), count('perMission', 0, 2, 1)],
  alertFines: [price('yellow', 0, 15, 8), price('red', 0, 20, 15), choice('final', ['included', 'excluded'], 'excluded')],
  alertExemption: [count('markerAtMost', 1, 4, 2), choice('scope', ['fine', 'retreat', 'both'], 'both')],
  wageRate: [price('perEmployee', 2, 3, 2)],
  employmentFloor: [count('minEmployees', 2, 5, 3)],
  growthMoratorium: [choice('zone', ['yellow', 'red'], 'red')],
  growthFee: [price('amount', 1, 5, 3)],
  materialFloorPrice: [price('min', 1, 10, 3)],
  siloLimit: [count('max', 5, 20, 10)],
  creditCeiling: [count('max', 0, 10, 3)],
  creditInterest: [price('perCredit', 1, 2, 1)],
  corruptionBan: [choice('scope', ['alert', 'vote', 'both'], 'vote')],
  corruptionPrice: [price('price', 2, 10, 3)],
  cleanupFund: [price('contribution', 1, 3, 1), price('divisor', 1, 4, 2)],
  votingSystem: [choice('mode', ['equal', 'employees', 'clean'], 'equal')],
  wealthTax: [price('threshold', 10, 50, 30), price('amount', 1, 10, 3)],
  expertGrowth: [],
  zoneShift: [{ kind: 'shift', name: 'perPlayer', most: 3, default: -2 }],
  freeText: [{ kind: 'text', name: 'text', maxLength: 280 }],
};

/** MM-6.5.1: L-01 to L-04. */
export const RULEBOOK_LAWS: readonly ListedLaw[] = ['mandatoryCleanup', 'dirtyProductionBan', 'lotAuction', 'repeal'];

/** MM-6.5.1: the only figures that the rulebook's own examples leave open. */
export const OPEN_IN_RULEBOOK: readonly string[] = ['markerAtLeast', 'lawId'];

/** MM-6.5.1: L-01 to L-13, L-22, L-24, L-27. */
export const STANDARD_LAWS: readonly ListedLaw[] = [...LAW_TYPES.slice(0, 13), 'corruptionBan', 'cleanupFund', 'expertGrowth'];
