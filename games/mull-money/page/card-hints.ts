import { TRANSPORT_FIELDS } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { checkEffect, eliminationFields, priceOf } from '#games/mull-money/rules/effects.ts';
import { waysToPlay } from '#games/mull-money/rules/plays.ts';
import { wasteOf } from '#games/mull-money/rules/waste.ts';
import type { Card, PlayCard, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Speech } from './speech.ts';

/* MM-13.3: what a card would do for somebody now, or why it would do nothing. */

export interface CardHint {
  readonly possible: boolean;
  /** Two or three words, for the card itself. */
  readonly short: string;
  /** Why not, with its clause; null where the card can be played. */
  readonly reason: Message | null;
}

const figureIn = ({ args }: Message, name: string): number => {
  const value = args?.[name];
  return typeof value === 'number' ? value : 0;
};

/** A refusal in two words. */
const shortReason = (reason: Message, { words }: Speech): string => {
  switch (reason.key) {
    case 'mull-money.no.staffShort':
      return words('hints.staffShort', { employees: 100 * (figureIn(reason, 'needed') - figureIn(reason, 'employees')) });
    case 'mull-money.no.materialsShort':
      return words('hints.materialsShort', { pieces: figureIn(reason, 'needed') - figureIn(reason, 'silo') });
    case 'mull-money.no.noRoom':
      return words('hints.noRoom');
    case 'mull-money.no.lastColumn':
      return words('hints.atEnd');
    case 'mull-money.no.noWaste':
      return words('hints.clean');
    case 'mull-money.no.noStepLeft':
      return words('hints.allDone');
    default:
      return words('hints.barred');
  }
};

const refusalOf = (view: View, seat: Seat, ways: readonly PlayCard[]): Message | null => {
  const refusals = ways.map((move) => checkEffect(view, seat, move));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
};

/** Law L-17: what one column costs. */
export const growthFee = (view: View, seat: Seat): number => Math.max(0, ...waysToPlay('growth', 'alone').map((move) => priceOf(view, seat, move)));

/** The cheapest step that may be made now. */
export const leastPrice = (view: View, seat: Seat): number =>
  Math.min(...waysToPlay('innovation', 'alone').flatMap((move) => (checkEffect(view, seat, move) === null ? [priceOf(view, seat, move)] : [])));

/** What the card brings when it can be played. */
const effect = (view: View, seat: Seat, card: Card, speech: Speech): string => {
  const { words, money, change, signed } = speech;
  const { growth, materials, credits } = player(view, seat);
  switch (card) {
    case 'production':
      return change(growth);
    case 'sale':
      return words('hints.pieces', { count: Math.min(materials, view.table.reserve) });
    case 'growth':
      return words('hints.column', { column: growth + 1 });
    case 'innovation':
      return money(leastPrice(view, seat));
    case 'elimination':
      return signed(-Math.min(eliminationFields(view, 'alone'), wasteOf(view, seat)));
    case 'staff':
      return words('hints.staff');
    case 'transport':
      return isSimulation(view) ? words('hints.negotiation') : words('hints.transport', { fields: TRANSPORT_FIELDS });
    case 'expert':
      return credits > 0 ? words('hints.expertOrRepay') : words('hints.expert');
    case 'corruption':
      return words('hints.corruption');
    case 'alert':
      return '';
    default:
      return unreachable(card);
  }
};

/** Cards that are never played on their own have nothing to be refused (MM-4.6.9). */
export const hintOf = (view: View, seat: Seat, card: Card, speech: Speech): CardHint => {
  const ways = card === 'transport' && isSimulation(view) ? [] : waysToPlay(card, 'alone');
  const reason = refusalOf(view, seat, ways);
  if (reason !== null) return { possible: false, short: shortReason(reason, speech), reason };
  return { possible: true, short: effect(view, seat, card, speech), reason: null };
};
