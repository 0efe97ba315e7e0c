import { keysOf } from '#kernel/collections.ts';
import type { Role } from './titles.ts';

/* AM-2.5: the effects of the 50 cards. Their texts are messages, `card.<id>`. */

export type CardEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'gain'; readonly amount: number }
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'collectFromCamp'; readonly camp: Role; readonly amount: number }
  | { readonly kind: 'campGain'; readonly camp: Role; readonly amount: number }
  | { readonly kind: 'moveTo'; readonly square: number }
  | { readonly kind: 'detain' }
  | { readonly kind: 'gamble'; readonly atLeast: number; readonly amount: number };

const nothing: CardEffect = { kind: 'nothing' };
const detain: CardEffect = { kind: 'detain' };
const gain = (amount: number): CardEffect => ({ kind: 'gain', amount });
const pay = (amount: number): CardEffect => ({ kind: 'pay', amount });
const moveTo = (square: number): CardEffect => ({ kind: 'moveTo', square });

/** AM-2.5.2 and AM-2.5.3. */
const CARDS = {
  LC01: gain(250),
  LC02: gain(250),
  LC03: gain(500),
  LC04: gain(500),
  LC05: gain(500),
  LC06: gain(750),
  LC07: gain(750),
  LC08: { kind: 'collectFromCamp', camp: 'M', amount: 250 },
  LC09: nothing,
  LC10: nothing,
  LC11: moveTo(12),
  LC12: moveTo(3),
  LC13: moveTo(29),
  LC14: moveTo(5),
  LC15: moveTo(0),
  LC16: moveTo(0),
  LC17: detain,
  LC18: detain,
  LC19: { kind: 'gamble', atLeast: 10, amount: 750 },
  LC20: pay(250),
  LC21: pay(250),
  LC22: pay(500),
  LC23: pay(500),
  LC24: pay(750),
  LC25: pay(750),
  MO01: nothing,
  MO02: nothing,
  MO03: moveTo(12),
  MO04: moveTo(3),
  MO05: moveTo(29),
  MO06: moveTo(5),
  MO07: moveTo(0),
  MO08: moveTo(0),
  MO09: detain,
  MO10: detain,
  MO11: { kind: 'gamble', atLeast: 8, amount: 750 },
  MO12: { kind: 'collectFromCamp', camp: 'C', amount: 250 },
  MO13: gain(250),
  MO14: { kind: 'campGain', camp: 'M', amount: 250 },
  MO15: gain(500),
  MO16: gain(500),
  MO17: gain(500),
  MO18: gain(750),
  MO19: gain(750),
  MO20: pay(250),
  MO21: pay(250),
  MO22: pay(500),
  MO23: pay(500),
  MO24: pay(750),
  MO25: pay(750),
} as const satisfies Readonly<Record<string, CardEffect>>;

export type CardId = keyof typeof CARDS;

export const CARD_EFFECTS: Readonly<Record<CardId, CardEffect>> = CARDS;

/** AM-2.5: the decks of the two camps. */
export const CARD_IDS: Readonly<Record<Role, readonly CardId[]>> = {
  C: keysOf(CARDS).filter((id) => id.startsWith('LC')),
  M: keysOf(CARDS).filter((id) => id.startsWith('MO')),
};
