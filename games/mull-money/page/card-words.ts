import { EXPERT_PRODUCTION_BONUS, TRANSPORT_FIELDS } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { checkEffect, columnsGained, eliminationFields, priceOf } from '#games/mull-money/rules/effects.ts';
import { waysToPlay } from '#games/mull-money/rules/plays.ts';
import { corruptionPrice, wasteBoard, wasteOf, zoneAt } from '#games/mull-money/rules/waste.ts';
import type { Card, View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { formatChange } from '#kernel/words.ts';
import type { Speech } from './scene.tsx';
import { wasteOutlook } from './count.ts';

/* MM-13.3: what a card would do for somebody now, in words and with figures; or why nothing, and what it is for. */

interface CardWords {
  /** Two or three words, for the card itself. */
  readonly short: string;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

const wasteWords = ({ view, words, term }: Speech, from: number, to: number): string =>
  words(isSimulation(view) ? 'explain.commonWaste' : 'explain.dump', { start: from, to, zone: term(zoneAt(wasteBoard(view), to)) });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A price that the own treasury cannot pay; other treasuries are secret, and nothing is said of them. */
const shortage = ({ view, words, money }: Speech, seat: Seat, price: number): string => {
  const own = view.cash[seat] ?? price;
  return own < price ? ` ${words('explain.short', { missing: money(price - own) })}` : '';
};

/** The prices of the ways to play a card that are open now. */
const pricesOf = (view: View, seat: Seat, card: Card): readonly number[] =>
  waysToPlay(card, 'alone').flatMap((move) => (checkEffect(view, seat, move) === null ? [priceOf(view, seat, move)] : []));

/** What each card brings when it can be played. */
const EFFECTS: Readonly<Record<Card, (speech: Speech, seat: Seat) => CardWords>> = {
  production: (speech, seat) => {
    const { view, voice, words, money } = speech;
    const { growth, materials, waste } = player(view, seat);
    const { now, next } = wasteOutlook(view, seat);
    const made = words('explain.production', { pieces: materials, income: money(growth), waste });
    return { short: formatChange(growth, voice.lang, voice.unit), text: `${made}${words('colon')}${wasteWords(speech, now, next)}.`, clauses: ['MM-4.7.2'] };
  },
  sale: ({ view, words }, seat) => {
    const pieces = Math.min(player(view, seat).materials, view.table.reserve);
    return { short: words('hints.pieces', { count: pieces }), text: words('explain.sale', { pieces }), clauses: ['MM-4.7.1', 'MM-4.8.4'] };
  },
  growth: (speech, seat) => {
    const { view, words, money } = speech;
    const { growth } = player(view, seat);
    const gained = columnsGained(view, seat, 'alone');
    // Law L-17 may ask for a fee.
    const fee = Math.max(0, ...pricesOf(view, seat, 'growth'));
    const cost = fee === 0 ? '' : ` ${words('explain.fee', { price: money(fee) })}${shortage(speech, seat, fee)}`;
    return {
      short: words('hints.column', { column: growth + 1 }),
      text: words('explain.growth', { from: growth, to: growth + gained, gain: money(gained), points: gained }) + cost,
      clauses: ['MM-4.7.3'],
    };
  },
  innovation: (speech, seat) => {
    const least = Math.min(...pricesOf(speech.view, seat, 'innovation'));
    const price = speech.money(least);
    return { short: price, text: speech.words('explain.innovation', { price }) + shortage(speech, seat, least), clauses: ['MM-4.7.4'] };
  },
  elimination: (speech, seat) => {
    const now = wasteOf(speech.view, seat);
    const gone = Math.min(eliminationFields(speech.view, 'alone'), now);
    return { short: formatChange(-gone, speech.voice.lang, ''), text: `${capital(wasteWords(speech, now, now - gone))}.`, clauses: ['MM-4.7.6'] };
  },
  staff: ({ view, words }, seat) => {
    const { personnel, employees } = player(view, seat);
    return { short: words('hints.staff'), text: words('explain.staff', { needed: 100 * personnel, employees: 100 * employees }), clauses: ['MM-4.7.5'] };
  },
  transport: ({ view, words }, seat) => {
    if (isSimulation(view)) return { short: words('hints.negotiation'), text: words('explain.negotiation'), clauses: ['MM-6.3.1'] };
    const { dump: start } = player(view, seat);
    const fields = TRANSPORT_FIELDS;
    const text = start === 0 ? words('explain.transportClean', { fields }) : words('explain.transport', { fields, start, to: Math.max(0, start - fields) });
    return { short: words('hints.transport', { fields }), text, clauses: ['MM-4.7.7'] };
  },
  expert: ({ view, words, money }, seat) => {
    const text = words('explain.expert', { bonus: money(EXPERT_PRODUCTION_BONUS) });
    return player(view, seat).credits === 0
      ? { short: words('hints.expert'), text, clauses: ['MM-4.7.11'] }
      : { short: words('hints.expertOrRepay'), text: `${text} ${words('explain.repay')}`, clauses: ['MM-4.7.11', 'MM-4.7.10'] };
  },
  corruption: ({ view, words, money }) => ({
    short: words('hints.corruption'),
    text: words('explain.corruption', { price: money(corruptionPrice(view)) }),
    clauses: ['MM-4.7.9', 'MM-4.4.3'],
  }),
  alert: () => ({ short: '', text: '', clauses: [] }),
};

/** Why a card cannot be played; null where it can. Cards that are never played on their own have nothing to be refused (MM-4.6.9). */
const refusalOf = (view: View, seat: Seat, card: Card): Message | null => {
  const ways = card === 'transport' && isSimulation(view) ? [] : waysToPlay(card, 'alone');
  const refusals = ways.map((move) => checkEffect(view, seat, move));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
};

const figureIn = ({ args }: Message, name: string): number => {
  const value = args?.[name];
  return typeof value === 'number' ? value : 0;
};

/** A refusal in two words. */
const shortReason = (reason: Message, { words }: Speech): string => {
  switch (reason.key) {
    case 'no.staffShort':
      return words('hints.staffShort', { employees: 100 * (figureIn(reason, 'needed') - figureIn(reason, 'employees')) });
    case 'no.materialsShort':
      return words('hints.materialsShort', { pieces: figureIn(reason, 'needed') - figureIn(reason, 'silo') });
    case 'no.noRoom':
      return words('hints.noRoom');
    case 'no.lastColumn':
      return words('hints.atEnd');
    case 'no.noWaste':
      return words('hints.clean');
    case 'no.noStepLeft':
      return words('hints.allDone');
    default:
      return words('hints.barred');
  }
};

/** Cards of which there is more to say than why they can do nothing. */
const ABOUT = ['production', 'growth', 'innovation', 'staff', 'transport'] as const;

/** MM-4.7.6 after MM-4.7.2: what a Disposal is good for in the set of a Production, where there is nothing to dispose of yet. */
const afterProduction = ({ view, words, voice }: Speech, seat: Seat): CardWords => {
  const { waste } = player(view, seat);
  const gone = Math.min(eliminationFields(view, 'alone'), waste);
  return { short: formatChange(-gone, voice.lang, ''), text: words('explain.afterProduction', { waste, gone }), clauses: ['MM-4.7.2', 'MM-4.7.6'] };
};

/** What a card would do for this seat; `beside`: the other cards of its set. */
export const cardWords = (speech: Speech, seat: Seat, card: Card, beside: readonly Card[] = []): CardWords & { readonly possible: boolean } => {
  const { view, words, sentence } = speech;
  const reason = refusalOf(view, seat, card);
  if (card === 'elimination' && reason?.key === 'no.noWaste' && beside.includes('production')) return { ...afterProduction(speech, seat), possible: true };
  if (reason === null) return { ...EFFECTS[card](speech, seat), possible: true };
  const about = ABOUT.find((each) => each === card);
  const text = sentence(reason) + (about === undefined ? '' : ` ${words(`about.${about}`)}`);
  return { short: shortReason(reason, speech), text, clauses: reason.clauses, possible: false };
};
