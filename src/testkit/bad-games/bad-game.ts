import type { Offer } from '#kernel/game.ts';
import type { Fault } from '../faults.ts';
import { type NimPackage, nim } from '../nim/index.ts';

/** A game with one thing wrong, and the one fault that the contract suite must find in it. */
export interface BadGame {
  readonly name: string;
  readonly fault: Fault;
  readonly game: NimPackage;
}

/** The correct game with some functions replaced. */
export const spoiled = (name: string, fault: Fault, wrong: Partial<NimPackage['module']>): BadGame => ({
  name,
  fault,
  game: { ...nim, module: { ...nim.module, ...wrong } },
});

export const right = nim.module;

/** A form of this type that opens with another number; other offers as they are. */
export const opensWith = <M>(offer: Offer<M>, type: string, start: number): Offer<M> => {
  if (offer.kind !== 'form' || offer.type !== type) return offer;
  const [field] = offer.fields;
  return field?.kind === 'int' ? { ...offer, fields: [{ ...field, start }] } : offer;
};
