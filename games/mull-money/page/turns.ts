import { inOrder, player, seatLast } from '#games/mull-money/rules/facts.ts';
import { alertDue } from '#games/mull-money/rules/waste.ts';
import { leastOffer } from '#games/mull-money/rules/auction.ts';
import { leastLotOffer } from '#games/mull-money/rules/lots.ts';
import type { Bid, Point, Spoken, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { finalCount } from './count.ts';
import type { Speech } from './scene.tsx';

/* MM-13.6: the order of speech in an auction; otherwise the order in which sets are chosen, cards played, ballots cast. */

/** `now` is whoever is asked; `last` whoever speaks last by rule; `lead` the best offer. */
type Tone = 'done' | 'lead' | 'now' | 'waiting' | 'last';

export interface TrayRow {
  readonly seat: Seat;
  readonly tone: Tone;
  readonly note: string;
  /** The note where there is little room. */
  readonly short?: string;
  readonly figure: string;
}

type Reader = Speech & { readonly you: Seat | null };

type PointOf<Kind extends Point['kind']> = Extract<Point, { readonly kind: Kind }>;

interface Speaking {
  readonly seat: Seat;
  readonly spoken: readonly Spoken[];
  readonly queue: readonly Seat[];
  readonly best: Bid | null;
  readonly last: Seat;
  readonly lastNote: string;
  readonly least: number;
}

/** Who has spoken, who speaks, who will; the seller or designator last. */
const speaking = ({ you, words, money }: Reader, { seat, spoken, queue, best, last, lastNote, least }: Speaking): readonly TrayRow[] => [
  ...spoken.map(({ seat: speaker, amount }): TrayRow => {
    if (amount === null) return { seat: speaker, tone: 'done', note: words('tray.passed'), figure: '–' };
    const leads = best?.seat === speaker;
    return { seat: speaker, tone: leads ? 'lead' : 'done', note: words(leads ? 'tray.leads' : 'tray.spoke'), figure: money(amount) };
  }),
  seat === you
    ? { seat, tone: 'now', note: words('tray.you'), figure: words('tray.wouldBe', { sum: money(least) }) }
    : { seat, tone: 'now', note: words('tray.speaks'), figure: '' },
  ...queue.map(
    (waiting): TrayRow => ({
      seat: waiting,
      tone: waiting === last ? 'last' : 'waiting',
      note: waiting === last ? lastNote : words('tray.waits'),
      figure: '',
    }),
  ),
];

const choosing = ({ view, you, words }: Reader, asked: Seat): readonly TrayRow[] =>
  inOrder(view).map((seat) => {
    const { lot } = player(view, seat);
    if (lot !== null) return { seat, tone: 'done', note: words('tray.tookSet'), figure: words('lotNumber', { number: lot + 1 }) };
    if (seat === asked) return { seat, tone: 'now', note: words(seat === you ? 'tray.you' : 'tray.chooses'), figure: '' };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure: '' };
  });

const playing = ({ view, you, words }: Reader, asked: Seat): readonly TrayRow[] =>
  inOrder(view).map((seat) => {
    const { cards, done } = player(view, seat);
    const figure = words('cardCount', { count: cards.length });
    if (seat === asked) return { seat, tone: 'now', note: words(seat === you ? 'tray.you' : 'tray.plays'), figure };
    if (done) return { seat, tone: 'done', note: words('tray.keptCard'), short: words('kept'), figure: '' };
    if (cards.length === 0) return { seat, tone: 'done', note: words('tray.noCard'), short: words('tray.finished'), figure: '' };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure };
  });

const alerted = ({ view, you, words, money, term }: Reader, { asked, final }: PointOf<'alert'>): readonly TrayRow[] =>
  inOrder(view).map((seat) => {
    const { zone, fine, retreat } = alertDue(view, seat, final);
    const figure = fine === 0 && retreat === 0 ? '' : words('alert.due', { fine: money(fine), retreat });
    if (asked.includes(seat)) return { seat, tone: 'now', note: words(seat === you ? 'tray.you' : 'tray.mayCorrupt'), figure };
    return { seat, tone: 'done', note: words('zone', { zone: term(zone) }), figure };
  });

const voting = ({ view, you, words, term }: Reader, { proposer, asked, voted }: PointOf<'vote'>): readonly TrayRow[] =>
  seatLast(view, proposer).map((seat) => {
    const ballot = view.ballots[seat];
    const figure = ballot === undefined ? '' : words('vote.ballot', { vote: term(ballot.vote), voices: ballot.voices });
    if (voted.includes(seat)) return { seat, tone: 'done', note: words('tray.voted'), figure };
    if (asked.includes(seat)) return { seat, tone: 'now', note: words(seat === you ? 'tray.you' : 'tray.votes'), figure };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure };
  });

const counted = ({ view, words }: Reader): readonly TrayRow[] =>
  (finalCount(view) ?? []).map(({ seat, score, rank }) => ({
    seat,
    tone: rank === 1 ? 'lead' : 'done',
    note: rank === null ? words('tray.noWinner') : words('rank', { rank }),
    figure: words('points', { count: score.total }),
  }));

export const trayRows = (reader: Reader): readonly TrayRow[] => {
  const { view, words } = reader;
  const { point } = view.table;
  switch (point.kind) {
    case 'bid':
      return speaking(reader, { ...point, last: point.seller, lastNote: words('tray.sellerLast'), least: leastOffer(view, point.best) });
    case 'bidLot':
      return speaking(reader, { ...point, last: point.designator, lastNote: words('tray.designatorLast'), least: leastLotOffer(view, point.best) });
    case 'chooseLot':
    case 'designateLot':
      return choosing(reader, point.seat);
    case 'play':
      return playing(reader, point.seat);
    case 'alert':
      return alerted(reader, point);
    case 'vote':
      return voting(reader, point);
    case 'gameOver':
      return counted(reader);
    default:
      return unreachable(point);
  }
};

/** What the sheet beside the board is about, and whose doing it is. */
export const trayHead = ({ view, words, name }: Speech): { readonly title: string; readonly aside: string } => {
  const { point, mission, endTriggered } = view.table;
  const now = words('mission', { number: mission });
  switch (point.kind) {
    case 'bid':
      return { title: words('tray.auction'), aside: words(point.help === 'expert' ? 'tray.saleHelped' : 'tray.saleOf', { name: name(point.seller) }) };
    case 'bidLot':
      return { title: words('tray.auction'), aside: words('tray.lotBy', { number: point.lot + 1, name: name(point.designator) }) };
    case 'vote':
      return { title: words('vote.title'), aside: words('vote.proposedBy', { name: name(point.proposer) }) };
    case 'alert':
      return { title: words(point.final ? 'alert.finalTitle' : 'alert.title'), aside: now };
    case 'chooseLot':
    case 'designateLot':
      return { title: now, aside: words('phases.lots') };
    case 'play':
      return { title: now, aside: words(endTriggered === null ? 'phases.play' : 'phases.lastPlay') };
    case 'gameOver':
      return { title: words('count.title'), aside: now };
    default:
      return unreachable(point);
  }
};

/** Who got the pieces of the auction that was in progress before; null when none has just ended. */
export const knockedDown = (before: View, { view: { table }, words, name, money }: Speech): string | null => {
  const { point } = before.table;
  if (point.kind !== 'bid' || table.point.kind === 'bid') return null;
  const { size, best } = point;
  const buyer = table.players.findIndex(({ silo }, seat) => silo - (before.table.players[seat]?.silo ?? silo) >= size);
  if (buyer < 0) return null;
  // Whoever spoke last may have raised: that offer is in the log only.
  return best?.seat === buyer
    ? words('tray.goesTo', { size, name: name(buyer), sum: money(best.amount) })
    : words('tray.goesFree', { size, name: name(buyer) });
};

/* What stands beside a name. */

/** In an auction of raw materials or of a set; `last` speaks last by rule. */
const statusInAuction = (point: PointOf<'bid'> | PointOf<'bidLot'>, seat: Seat, { view, words, money }: Speech): string | null => {
  const seller = point.kind === 'bid' && point.seller === seat;
  if (point.seat === seat) return words(view.viewer === seat ? 'status.yourWord' : seller ? 'status.sellsNow' : 'status.speaks');
  if (seller) return words('status.sellsLast');
  if (point.best?.seat === seat) return words('status.leads', { sum: money(point.best.amount) });
  const spoken = point.spoken.find((said) => said.seat === seat);
  if (spoken !== undefined) return spoken.amount === null ? words('status.passed') : words('status.offered', { sum: money(spoken.amount) });
  return point.queue[0] === seat ? words('status.speaksNext') : null;
};

const doing = (speech: Speech, seat: Seat): string | null => {
  const { view, words } = speech;
  const { point } = view.table;
  switch (point.kind) {
    case 'bid':
    case 'bidLot':
      return statusInAuction(point, seat, speech);
    case 'chooseLot':
    case 'designateLot':
    case 'play':
      return point.seat === seat ? words(view.viewer === seat ? 'status.yourTurn' : `status.${point.kind}`) : null;
    case 'alert':
      return point.asked.includes(seat) ? words('status.alert') : null;
    case 'vote':
      return point.voted.includes(seat) ? words('status.voted') : point.asked.includes(seat) ? words('status.votes') : null;
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

/** What a player has done, does or is about to do, in three words. */
export const statusOf = (speech: Speech, seat: Seat): string | null => {
  const { view, words } = speech;
  const { retired, cards, done, growth } = player(view, seat);
  const { point, leaving, lots } = view.table;
  if (retired) return words('status.retired');
  const now = doing(speech, seat);
  if (now !== null) return now;
  if (leaving.includes(seat)) return words('status.leaving');
  if (point.kind !== 'gameOver' && growth >= view.options.endColumn) return words('status.endsGame');
  if (lots.length > 0 || point.kind === 'gameOver') return null;
  if (done) return words('tray.keptCard');
  return cards.length === 0 ? words('tray.noCard') : null;
};
