import type { Move } from '#games/anti-monopoly/types.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/parts/offers.ts';
import type { OfferRank } from '#web/interface/game-page.ts';
import { TRADE_ID } from './board/scene.ts';
import { moveIn } from './targets.ts';

const PASSIVE: readonly string[] = ['endTurn', 'decline', 'pass', 'reject', 'withdraw', 'declareBankruptcy'] satisfies readonly Move['type'][];
const QUIET: readonly string[] = ['resign'] satisfies readonly Move['type'][];

/** The passive move of a step comes last; giving up stands apart. */
export const rankOf = (offer: Offer<unknown>): OfferRank => {
  const type = typeOf(offer);
  if (QUIET.includes(type)) return 'instruction';
  return PASSIVE.includes(type) ? 'passive' : 'usual';
};

/** What is sold, mortgaged or redeemed shares a button, and so do streets to build on; camps and ways to pay have one each. */
export const groupOf = (offer: Offer<unknown>): string => {
  const move = moveIn(offer);
  if (move?.type === 'chooseRole') return `role ${move.role}`;
  if (move?.type === 'payTax') return `tax ${move.mode}`;
  if (move?.type === 'sellBuildings' || move?.type === 'mortgage' || move?.type === 'unmortgage') return 'manage';
  return typeOf(offer);
};

/** AM-13.6: a trade is put together in a dialog of its own. */
export const dialogOf = (offer: Offer<unknown>): string | null => {
  const type = typeOf(offer);
  return offer.kind === 'form' && (type === 'proposeTrade' || type === 'counter') ? TRADE_ID : null;
};
