import { checkBuy } from '#games/anti-monopoly/phases/buy-decision.ts';
import { checkBuild } from '#games/anti-monopoly/rules/buildings.ts';
import { checkLift, checkMortgage } from '#games/anti-monopoly/rules/mortgages.ts';
import type { TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { askable, dataOf, holdingOf } from '../facts.ts';

type Action = 'buy' | 'build' | 'mortgage' | 'unmortgage';

export interface Refused {
  readonly action: Action;
  readonly why: Message;
  /** Of the title. */
  readonly price: number;
}

const asked = (view: View, seat: Seat, title: TitleId): readonly { readonly action: Action; readonly why: Message | null }[] => {
  const { owner, mortgaged } = holdingOf(view, title);
  const { point } = view.table;
  const state = askable(view);
  if (point.kind === 'buyDecision' && point.seat === seat && point.title === title) return [{ action: 'buy', why: checkBuy(state, seat, title) }];
  if (owner !== seat || point.kind !== 'preThrow' || point.seat !== seat) return [];
  if (mortgaged) return [{ action: 'unmortgage', why: checkLift(state, seat, title) }];
  const mortgage = { action: 'mortgage', why: checkMortgage(state, seat, title) } as const;
  return dataOf(title).kind === 'street' ? [{ action: 'build', why: checkBuild(state, seat, title) }, mortgage] : [mortgage];
};

/** AM-13.5: what may not be done with a title now, by its buyer or before its owner's throw, and the clause that forbids it. */
export const refusedOn = (view: View, seat: Seat, title: TitleId): readonly Refused[] =>
  asked(view, seat, title).flatMap(({ action, why }) => (why === null ? [] : [{ action, why, price: dataOf(title).price }]));
