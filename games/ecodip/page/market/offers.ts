import type { Actor } from '#kernel/game.ts';
import type { LogLine, SeatInfo, TalkLine } from '#protocol';
import { type World, worldOf } from '#games/ecodip/data/world.ts';
import { isAlive, powerAt, seasonOf, seatOf } from '#games/ecodip/rules/facts.ts';
import type { Order, Sheet, Table, Tag, TradeOrder, View } from '#games/ecodip/types.ts';
import { isMovement } from '../draft/choices.ts';
import { type Said, saidIn, type Terms } from './said.ts';
import { standingDeals } from '#games/ecodip/bot/market.ts';
import { useMemo } from 'preact/hooks';
import { useTableIfAny } from '#web/shell/at-table.tsx';

/* EC-13.5: the board of offers, read out of what was said. */

export interface Offer {
  readonly key: string;
  /** The number of the line of talk that makes it. */
  readonly line: number;
  readonly by: Tag;
  /** Null: whoever reads it. */
  readonly to: Tag | null;
  readonly terms: Terms;
  /** The season it is for. */
  readonly turn: number;
  /** Those who read it beside its writer; null: everybody. */
  readonly circle: readonly Actor[] | null;
  /** Nobody said it: a bot writes it by a rule that everybody may follow. */
  readonly isStanding?: true;
}

interface Market {
  readonly world: World;
  readonly table: Table;
  readonly you: Tag | null;
  /** When this season began; null: not known. */
  readonly since: number | null;
}

/** When the present season was opened, if the log that is loaded tells. In the past that one looks at nothing is told. */
export const seasonStart = (log: readonly LogLine[], { turn }: Pick<Table, 'turn'>): number | null => {
  const heading = log.findLast((line) => line.heading !== undefined && line.undone !== true);
  return heading?.heading?.turn === turn + 1 ? heading.at : null;
};

const isGoods = ({ good }: Pick<Terms, 'good'>): boolean => good !== 'ICBM' && good !== 'ABM';

/** EC-4.4.2: goods in spring only, missiles in both seasons. */
const isMarket = (turn: number, terms: Pick<Terms, 'good'>): boolean => !isGoods(terms) || seasonOf(turn) === 'spring';

/** The first season whose transactions are still to come; null: none is. */
const openTurn = ({ phase, turn }: Pick<Table, 'phase' | 'turn'>): number | null => {
  if (phase === 'GAME_OVER') return null;
  return phase === 'PLACEMENT' || isMovement({ phase }) ? turn : turn + 1;
};

/** The season that an offer made now is for. */
export const nextMarket = (table: Pick<Table, 'phase' | 'turn'>, terms: Pick<Terms, 'good'>): number | null => {
  const turn = openTurn(table);
  return turn === null || isMarket(turn, terms) ? turn : turn + 1;
};

/** What names no season is for the one in which it is said. */
const seasonFor = ({ turn }: Said, { at }: TalkLine, { since, table }: Market): number | null => turn ?? (since !== null && at >= since ? table.turn : null);

const sameTerms = (one: Terms, other: Terms): boolean =>
  one.k === other.k &&
  one.n === other.n &&
  one.good === other.good &&
  one.price === other.price &&
  ('from' in one ? one.from : null) === ('from' in other ? other.from : null);

const circleKey = (circle: readonly Actor[] | null): string => (circle === null ? 'all' : circle.map(String).toSorted().join(' '));

const isSame = (one: Offer, other: Offer): boolean =>
  one.by === other.by &&
  one.to === other.to &&
  one.turn === other.turn &&
  circleKey(one.circle) === circleKey(other.circle) &&
  sameTerms(one.terms, other.terms);

/** EC-4.4.2, EC-4.4.15: its season is to come, and both parties may trade in it. */
const stands = ({ by, to, terms, turn }: Offer, { table }: Market): boolean => {
  const first = openTurn(table);
  return first !== null && turn >= first && isMarket(turn, terms) && by !== to && isAlive(table, by) && (to === null || isAlive(table, to));
};

/** What was said in private to several is on the board of those whom it is for. */
const isOnBoard = ({ by, to, circle }: Offer, you: Tag | null): boolean => circle === null || by === you || to === you || to === null;

const offerOf = (said: Said, line: TalkLine, index: number, market: Market): Offer | null => {
  const turn = seasonFor(said, line, market);
  if (turn === null || typeof line.seat !== 'number') return null;
  const by = powerAt(market.table, line.seat);
  return { key: `${line.n}.${index}`, line: line.n, by, to: said.to, terms: said.terms, turn, circle: line.to ?? null };
};

/** The offers that stand, in the order in which they were made. A withdrawal takes back the last one like it. */
export const standingOffers = (talk: readonly TalkLine[], market: Market): readonly Offer[] => {
  const made: Offer[] = [];
  for (const line of talk) {
    for (const [index, said] of saidIn(market.world, line).entries()) {
      const offer = offerOf(said, line, index, market);
      if (offer === null) continue;
      if (!said.isWithdrawal) made.push(offer);
      else {
        const place = made.findLastIndex((other) => isSame(other, offer));
        if (place !== -1) made.splice(place, 1);
      }
    }
  }
  return made.filter((offer) => stands(offer, market) && isOnBoard(offer, market.you));
};

/** EC-4.4.4: the terms of the one who takes an offer. */
const mirrored = (terms: Terms): Terms => ({ ...terms, k: terms.k === 'sell' ? 'buy' : 'sell' });

/** What a power would have to write on its own sheet for an offer to become a deal; null: it is not for this power, or nobody has taken it yet. */
export const orderFor = ({ by, to, terms }: Offer, you: Tag | null): TradeOrder | null => {
  if (you === null) return null;
  if (by === you) return to === null ? null : { ...terms, with: to };
  return to === null || to === you ? { ...mirrored(terms), with: by } : null;
};

/** The season of the offer is being written now. */
export const isDue = ({ turn }: Offer, table: Pick<Table, 'phase' | 'turn'>): boolean => isMovement(table) && turn === table.turn;

const isTrade = (order: Order | null): order is TradeOrder => order?.k === 'sell' || order?.k === 'buy';

/** So many times, for the same lot may be offered more than once (EC-4.4.4). */
export const isWritten = (sheet: Sheet | null, order: TradeOrder, times = 1): boolean => {
  const same = sheet?.lines.filter((line) => isTrade(line.order) && line.refusal === null && line.order.with === order.with && sameTerms(line.order, order));
  return (same?.length ?? 0) >= times;
};

/** The how manieth of its like an offer is. */
export const timesOf = (offer: Offer, standing: readonly Offer[]): number =>
  standing.slice(0, standing.indexOf(offer) + 1).filter((other) => other.by === offer.by && other.to === offer.to && sameTerms(other.terms, offer.terms))
    .length;

/** EC-4.4.4: the offer by which one tells the other of having taken his, if it is not told yet. */
export const answerTo = (offer: Offer, you: Tag): Pick<Offer, 'by' | 'to' | 'terms' | 'turn'> => ({
  by: you,
  to: offer.by,
  terms: mirrored(offer.terms),
  turn: offer.turn,
});

export const isAnswered = (offer: Offer, you: Tag, standing: readonly Offer[]): boolean => {
  const { to, terms, turn } = answerTo(offer, you);
  return standing.some((other) => other.by === you && other.to === to && other.turn === turn && sameTerms(other.terms, terms));
};

/** Those for oneself first, then those for anybody, one's own, and what others offer each other. */
const rankOf = ({ by, to }: Offer, you: Tag | null): number => {
  if (you !== null && to === you) return 0;
  if (by === you) return 2;
  return to === null ? 1 : 3;
};

export const inOrder = (offers: readonly Offer[], you: Tag | null): readonly Offer[] => offers.toSorted((a, b) => rankOf(a, you) - rankOf(b, you));

/** Offers that say the same, one after the other, as one: the same lot may be offered more than once (EC-4.4.4). */
export const alike = (offers: readonly Offer[]): readonly (readonly [Offer, ...Offer[]])[] => {
  const groups: [Offer, ...Offer[]][] = [];
  for (const offer of offers) {
    const group = groups.find(([first]) => isSame(first, offer) && first.isStanding === offer.isStanding);
    if (group === undefined) groups.push([offer]);
    else group.push(offer);
  }
  return groups;
};

/**
 * EC-12.6: what bots will write on their sheets to people, by the rule that all bots follow. It is worked out from stocks, prices and
 * units, which are public (EC-7.1), so that nothing secret shows: not even whether a buyer has the gold.
 */
export const botOffers = ({ world, table }: { readonly world: World; readonly table: Table }, seats: readonly SeatInfo[]): readonly Offer[] => {
  if (table.phase !== 'SPRING_ORDERS') return [];
  const botAt = (tag: Tag): SeatInfo | undefined => seats.find(({ seat, holder }) => holder === 'bot' && seat === seatOf(table, tag));
  return standingDeals({ world, table }).flatMap(({ seller, buyer, n, good, price }, index): readonly Offer[] => {
    const [sells, buys] = [botAt(seller), botAt(buyer)];
    if ((sells === undefined) === (buys === undefined)) return [];
    // EC-12.3: a weak one buys bread only.
    if (buys?.level === 'weak' && good !== 'TB') return [];
    const [by, to, k] = sells === undefined ? ([buyer, seller, 'buy'] as const) : ([seller, buyer, 'sell'] as const);
    return [{ key: `bot.${index}`, line: 0, by, to, terms: { k, n, good, price }, turn: table.turn, circle: null, isStanding: true }];
  });
};

const NO_TALK: readonly TalkLine[] = [];
const NO_SEATS: readonly SeatInfo[] = [];
const NO_LOG: readonly LogLine[] = [];

/** The board of offers as this viewer may read it: the house sends everybody only the talk that is for him. */
export const useOffers = ({ table, options, own }: View): readonly Offer[] => {
  const here = useTableIfAny();
  const session = here?.session;
  const seats = here?.scene.info.seats ?? NO_SEATS;
  const talk = session?.connection().talk.value ?? NO_TALK;
  const log = session?.log.value ?? NO_LOG;
  const you = own?.power ?? null;
  return useMemo(() => {
    const world = worldOf(options);
    return [...standingOffers(talk, { world, table, you, since: seasonStart(log, table) }), ...botOffers({ world, table }, seats)];
  }, [talk, log, table, options, you, seats]);
};
