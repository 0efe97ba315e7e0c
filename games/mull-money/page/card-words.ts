import { EXPERT_PRODUCTION_BONUS, TRANSPORT_FIELDS } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { checkEffect, columnsGained, eliminationFields, priceOf } from '#games/mull-money/rules/effects.ts';
import { waysToPlay } from '#games/mull-money/rules/plays.ts';
import { corruptionPrice, wasteBoard, wasteOf, zoneAt } from '#games/mull-money/rules/waste.ts';
import type { Card, PlayCard, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import type { Speech } from './speech.ts';
import { wasteOutlook } from './count.ts';

/* MM-13.3: what a card would do for somebody now, or why it would do nothing. */

interface CardHint {
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
const growthFee = (view: View, seat: Seat): number => Math.max(0, ...waysToPlay('growth', 'alone').map((move) => priceOf(view, seat, move)));

/** The cheapest step that may be made now. */
const leastPrice = (view: View, seat: Seat): number =>
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

/* MM-13.3: what a card would do for somebody now, in words; or why nothing, and what it is for. */

interface CardWords {
  readonly text: string;
  readonly clauses: readonly Clause[];
}

const wasteWords = (view: View, from: number, to: number, { words, term }: Speech): string => {
  return words(isSimulation(view) ? 'explain.commonWaste' : 'explain.dump', { start: from, to, zone: term(zoneAt(wasteBoard(view), to)) });
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A price that the own treasury cannot pay; other treasuries are secret, and nothing is said of them. */
const shortage = ({ cash }: View, seat: Seat, price: number, { words, money }: Speech): string => {
  const own = cash[seat] ?? price;
  return own < price ? ` ${words('explain.short', { missing: money(price - own) })}` : '';
};

const effects = (view: View, seat: Seat, card: Card, speech: Speech): CardWords => {
  const { words, money } = speech;
  const { growth, materials, waste, personnel, employees, credits, dump } = player(view, seat);
  switch (card) {
    case 'production': {
      const { now, next } = wasteOutlook(view, seat);
      return {
        text: `${words('explain.production', { pieces: materials, income: money(growth), waste })}${words('colon')}${wasteWords(view, now, next, speech)}.`,
        clauses: ['MM-4.7.2'],
      };
    }
    case 'sale':
      return { text: words('explain.sale', { pieces: Math.min(materials, view.table.reserve) }), clauses: ['MM-4.7.1', 'MM-4.8.4'] };
    case 'growth': {
      const gained = columnsGained(view, seat, 'alone');
      const fee = growthFee(view, seat);
      const cost = fee === 0 ? '' : ` ${words('explain.fee', { price: money(fee) })}${shortage(view, seat, fee, speech)}`;
      return { text: words('explain.growth', { from: growth, to: growth + gained, gain: money(gained), points: gained }) + cost, clauses: ['MM-4.7.3'] };
    }
    case 'innovation': {
      const price = leastPrice(view, seat);
      return { text: words('explain.innovation', { price: money(price) }) + shortage(view, seat, price, speech), clauses: ['MM-4.7.4'] };
    }
    case 'elimination': {
      const now = wasteOf(view, seat);
      return { text: `${capital(wasteWords(view, now, now - Math.min(now, eliminationFields(view, 'alone')), speech))}.`, clauses: ['MM-4.7.6'] };
    }
    case 'staff':
      return { text: words('explain.staff', { needed: 100 * personnel, employees: 100 * employees }), clauses: ['MM-4.7.5'] };
    case 'transport':
      return isSimulation(view)
        ? { text: words('explain.negotiation'), clauses: ['MM-6.3.1'] }
        : {
            text:
              dump === 0
                ? words('explain.transportClean', { fields: TRANSPORT_FIELDS })
                : words('explain.transport', { fields: TRANSPORT_FIELDS, start: dump, to: Math.max(0, dump - TRANSPORT_FIELDS) }),
            clauses: ['MM-4.7.7'],
          };
    case 'expert':
      return credits === 0
        ? { text: words('explain.expert', { bonus: money(EXPERT_PRODUCTION_BONUS) }), clauses: ['MM-4.7.11'] }
        : { text: `${words('explain.expert', { bonus: money(EXPERT_PRODUCTION_BONUS) })} ${words('explain.repay')}`, clauses: ['MM-4.7.11', 'MM-4.7.10'] };
    case 'corruption':
      return { text: words('explain.corruption', { price: money(corruptionPrice(view)) }), clauses: ['MM-4.7.9', 'MM-4.4.3'] };
    case 'alert':
      return { text: '', clauses: [] };
    default:
      return unreachable(card);
  }
};

/** Cards of which there is more to say than why they can do nothing. */
const ABOUT = ['production', 'growth', 'innovation', 'staff', 'transport'] as const;

export const cardWords = (view: View, seat: Seat, card: Card, speech: Speech): CardWords => {
  const { reason } = hintOf(view, seat, card, speech);
  if (reason === null) return effects(view, seat, card, speech);
  const about = ABOUT.find((each) => each === card);
  return { text: speech.sentence(reason) + (about === undefined ? '' : ` ${speech.words(`about.${about}`)}`), clauses: reason.clauses };
};
