import type { Field } from '#kernel/game.ts';
import { formatMoney, formatNumber, sentenceOf, type Voice } from '#kernel/words.ts';

/* The blanks of a form in words. */

/** A blank whose unit costs just itself is a sum; so is one that goes by hundreds at least. Numbers of things go by one. */
export const isMoney = (field: Field, costs: Readonly<Record<string, number>> = {}): boolean =>
  field.kind === 'int' && (field.step >= 100 || costs[field.name] === 1);

export const fieldText = (money: boolean, value: number, voice: Voice): string =>
  money ? formatMoney(value, voice.lang, voice.unit) : formatNumber(value, voice.lang);

/** A name that a pick chooses among: a term of the game, or a message of its own. */
export const pickText = (name: string, voice: Voice): string => sentenceOf(voice, name) ?? name;

export const fieldLabel = (field: Field, voice: Voice): string => sentenceOf(voice, `field.${field.name}`) ?? pickText(field.name, voice);

/** What a blank was filled with, in words. */
export const valueText = (field: Field, money: boolean, value: unknown, voice: Voice): string => {
  if (typeof value === 'number') return fieldText(money, value, voice);
  const picked: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return picked.map((name) => (field.kind === 'pick' ? pickText(String(name), voice) : String(name))).join(', ');
};
