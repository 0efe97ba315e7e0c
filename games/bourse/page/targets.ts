import type { BankId, Move, SecurityId, View } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Offer } from '#kernel/game.ts';
import { firstOffer, typeOf } from '#web/kit/parts/offers.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';

/** An offer that a square stands for, and what choosing the square already fills in. */
export interface Target {
  readonly offer: Offer<unknown>;
  readonly values: FormValues;
}

type MoveType = Move['type'];

/**
 * Moves about the security or bank at which the game stands; the others name theirs, concern no square, or can wait. A square
 * has no room for sums: it opens a form, or what is confirmed before it is sent.
 */
const AT_THE_SQUARE: readonly MoveType[] = ['take', 'buy', 'sell', 'exerciseOption', 'settleCeiling', 'tender', 'borrow'];

export const offerOf: (offers: readonly Offer<unknown>[], ...types: readonly MoveType[]) => Offer<unknown> | undefined = firstOffer;

/** The square that the present decision is about. */
const squareInQuestion = ({ table, data }: View): number | null => {
  const { point, visit } = table;
  const ofSecurity = (security: SecurityId): number | null => {
    const index = data.squares.findIndex((square) => square.kind === 'security' && square.security === security);
    return index === -1 ? null : index;
  };
  const ofBank = (bank: BankId): number | null => {
    const index = data.squares.findIndex((square) => square.kind === 'bank' && square.bank === bank);
    return index === -1 ? null : index;
  };
  switch (point.kind) {
    case 'bankDecision':
      return ofBank(point.bank);
    case 'ceilingDecision':
      return ofSecurity(point.security);
    case 'optionDecision':
    case 'releaseDecision':
      return ofSecurity(point.contract.security);
    case 'cardDecision':
      return point.operation.op === 'tender' ? ofSecurity(point.operation.security) : null;
    case 'awaitRoll':
    case 'rollerTrade':
    case 'otherTrade':
    case 'default':
    case 'auctionBid':
    case 'gameOver':
      return visit === null ? null : ofSecurity(visit.security);
    default:
      return unreachable(point);
  }
};

/** What a form lets one pick that stands on the board. */
const picks = (offer: Offer<unknown>): readonly { readonly name: string; readonly value: string; readonly many: boolean }[] => {
  if (offer.kind !== 'form' || typeOf(offer) === 'alerts') return [];
  return offer.fields.flatMap((field) => {
    if (field.kind !== 'pick' || (field.name !== 'security' && field.name !== 'banks')) return [];
    return field.from.map((value) => ({ name: field.name, value, many: field.max > 1 }));
  });
};

/** Which squares may be chosen now, and what choosing one does; the first offer of a square wins. */
export const targetsOf = (view: View, offers: readonly Offer<unknown>[]): ReadonlyMap<number, Target> => {
  const targets = new Map<number, Target>();
  const put = (square: number | null, target: Target): void => {
    if (square !== null && !targets.has(square)) targets.set(square, target);
  };
  const here = squareInQuestion(view);
  for (const offer of offers) {
    const picked = picks(offer);
    for (const { name, value, many } of picked) {
      const square = view.data.squares.findIndex((other) => (other.kind === 'security' ? other.security : other.kind === 'bank' ? other.bank : '') === value);
      if (square !== -1) put(square, { offer, values: { [name]: many ? [value] : value } });
    }
    if (picked.length === 0 && (offer.kind === 'form' || typeOf(offer) === 'borrow') && AT_THE_SQUARE.some((type) => type === typeOf(offer)))
      put(here, { offer, values: {} });
  }
  return targets;
};
