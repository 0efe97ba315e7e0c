import { keysOf } from '#kernel/collections.ts';

/* The catalogue of laws that may be proposed (MM-6.5): parameters, their domains and defaults. */

export type Parameter =
  | { readonly kind: 'int'; readonly name: string; readonly min: number; readonly max: number; readonly default: number; readonly money: boolean }
  /** Values without 0, hence two ranges. */
  | { readonly kind: 'shift'; readonly name: string; readonly most: number; readonly default: number }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'lawId'; readonly name: string }
  | { readonly kind: 'text'; readonly name: string; readonly maxLength: number };

const count = <const N extends string>(name: N, min: number, max: number, standard: number) =>
  ({ kind: 'int', name, min, max, default: standard, money: false }) as const;
const price = <const N extends string>(name: N, min: number, max: number, standard: number) => ({ ...count(name, min, max, standard), money: true }) as const;
const choice = <const N extends string, const V extends string>(name: N, values: readonly V[], standard: NoInfer<V>) =>
  ({ kind: 'choice', name, values, default: standard }) as const;

const LISTED = {
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
} as const satisfies Readonly<Record<string, readonly Parameter[]>>;

/** `freeText` has an option of its own (MM-6.1). */
const LAWS = { ...LISTED, freeText: [{ kind: 'text', name: 'text', maxLength: 280 }] } as const;

/** Laws that can be named in a list of agreed laws. */
type ListedLaw = keyof typeof LISTED;
export const LAW_TYPES = keysOf(LISTED);

export type LawType = keyof typeof LAWS;
export const LAW_PARAMETERS: Readonly<Record<LawType, readonly Parameter[]>> = LAWS;

type ValueOf<P> = P extends { readonly kind: 'int' | 'shift' } ? number : P extends { readonly values: readonly (infer V)[] } ? V : string;

/** A law as it is proposed: its type, and a value for each of its parameters. */
export type LawOf<K extends LawType> = {
  [T in K]: { readonly type: T } & { readonly [P in (typeof LAWS)[T][number] as P['name']]: ValueOf<P> };
}[K];
export type Law = LawOf<LawType>;

/** MM-6.5.1: L-01 to L-04. */
export const RULEBOOK_LAWS: readonly ListedLaw[] = ['mandatoryCleanup', 'dirtyProductionBan', 'lotAuction', 'repeal'];

/** MM-6.5.1: the only figures that the rulebook's own examples leave open. */
export const OPEN_IN_RULEBOOK: readonly string[] = ['markerAtLeast', 'lawId'];

/** MM-6.5.1: L-01 to L-13, L-22, L-24, L-27. */
export const STANDARD_LAWS: readonly ListedLaw[] = [...LAW_TYPES.slice(0, 13), 'corruptionBan', 'cleanupFund', 'expertGrowth'];
