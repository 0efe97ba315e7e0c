import { checkBuild } from '#games/anti-monopoly/rules/buildings.ts';
import { checkLift, checkMortgage } from '#games/anti-monopoly/rules/mortgages.ts';
import type { TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Message, Seat } from '#kernel';
import { askable, dataOf, holdingOf } from '../facts.ts';

export interface Refused {
  readonly action: 'build' | 'mortgage' | 'unmortgage';
  readonly why: Message;
}

/** AM-13.5: what an owner may not do with a title before the throw, and the clause that forbids it. */
export const refusedOn = (view: View, seat: Seat, title: TitleId): readonly Refused[] => {
  const { owner, mortgaged } = holdingOf(view, title);
  const { point } = view.table;
  if (owner !== seat || point.kind !== 'preThrow' || point.seat !== seat) return [];
  const state = askable(view);
  const answers: readonly { readonly action: Refused['action']; readonly why: Message | null }[] = [
    ...(dataOf(title).kind === 'street' && !mortgaged ? [{ action: 'build' as const, why: checkBuild(state, seat, title) }] : []),
    mortgaged ? { action: 'unmortgage', why: checkLift(state, seat, title) } : { action: 'mortgage', why: checkMortgage(state, seat, title) },
  ];
  return answers.flatMap(({ action, why }) => (why === null ? [] : [{ action, why }]));
};
