import { inOrder, player, seatLast } from '#games/mull-money/rules/facts.ts';
import { alertDue } from '#games/mull-money/rules/waste.ts';
import { leastOffer } from '#games/mull-money/rules/auction.ts';
import { leastLotOffer } from '#games/mull-money/rules/lots.ts';
import type { Ballot, Bid, Point, Spoken, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { finalCount } from './count.ts';
import type { Speech } from './speech.ts';

/* MM-13.6: the order of speech in an auction; otherwise the order in which sets are chosen, cards played, ballots cast. */

/** `now` is whoever is asked; `last` whoever speaks last by rule; `lead` the best offer. */
export type Tone = 'done' | 'lead' | 'now' | 'waiting' | 'last';

export interface TrayRow {
  readonly seat: Seat;
  readonly tone: Tone;
  readonly note: string;
  /** The note where there is little room. */
  readonly short?: string;
  readonly figure: string;
}

interface Reader {
  readonly view: View;
  readonly you: Seat | null;
  readonly speech: Speech;
}

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
const speaking = ({ you, speech }: Reader, { seat, spoken, queue, best, last, lastNote, least }: Speaking): readonly TrayRow[] => {
  const { words, money } = speech;
  const said = ({ seat: speaker, amount }: Spoken): TrayRow => {
    if (amount === null) return { seat: speaker, tone: 'done', note: words('tray.passed'), figure: '–' };
    return best?.seat === speaker
      ? { seat: speaker, tone: 'lead', note: words('tray.leads'), figure: money(amount) }
      : { seat: speaker, tone: 'done', note: words('tray.spoke'), figure: money(amount) };
  };
  const now: TrayRow = {
    seat,
    tone: 'now',
    note: seat === you ? words('tray.yourWord') : words('tray.speaks'),
    figure: seat === you ? words('tray.wouldBe', { sum: money(least) }) : '',
  };
  const waits = (waiting: Seat): TrayRow =>
    waiting === last ? { seat: waiting, tone: 'last', note: lastNote, figure: '' } : { seat: waiting, tone: 'waiting', note: words('tray.waits'), figure: '' };
  return [...spoken.map(said), now, ...queue.map(waits)];
};

const choosing = ({ view, you, speech }: Reader, asked: Seat): readonly TrayRow[] => {
  const { words } = speech;
  return inOrder(view).map((seat) => {
    const { lot } = player(view, seat);
    if (lot !== null) return { seat, tone: 'done', note: words('tray.tookSet'), figure: words('lotNumber', { number: lot + 1 }) };
    if (seat === asked) return { seat, tone: 'now', note: seat === you ? words('tray.yourChoice') : words('tray.chooses'), figure: '' };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure: '' };
  });
};

const playing = ({ view, you, speech }: Reader, asked: Seat): readonly TrayRow[] => {
  const { words } = speech;
  return inOrder(view).map((seat) => {
    const { cards, done } = player(view, seat);
    if (seat === asked)
      return { seat, tone: 'now', note: seat === you ? words('tray.yourTurn') : words('tray.plays'), figure: words('cardCount', { count: cards.length }) };
    if (done) return { seat, tone: 'done', note: words('tray.keptCard'), short: words('kept'), figure: '' };
    if (cards.length === 0) return { seat, tone: 'done', note: words('tray.noCard'), short: words('tray.finished'), figure: '' };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure: words('cardCount', { count: cards.length }) };
  });
};

const alerted = ({ view, you, speech }: Reader, { asked, final }: PointOf<'alert'>): readonly TrayRow[] => {
  const { words, money, term } = speech;
  return inOrder(view).map((seat) => {
    const { zone, fine, retreat } = alertDue(view, seat, final);
    const figure = fine === 0 && retreat === 0 ? '' : words('alert.due', { fine: money(fine), retreat });
    if (asked.includes(seat)) return { seat, tone: 'now', note: seat === you ? words('tray.yourChoice') : words('tray.mayCorrupt'), figure };
    return { seat, tone: 'done', note: words('zone', { zone: term(zone) }), figure };
  });
};

const ballotText = (ballot: Ballot, { words, term }: Speech): string => words('vote.ballot', { vote: term(ballot.vote), voices: ballot.voices });

const voting = ({ view, you, speech }: Reader, { proposer, asked, voted }: PointOf<'vote'>): readonly TrayRow[] => {
  const { words } = speech;
  return seatLast(view, proposer).map((seat) => {
    const ballot = view.ballots[seat];
    const figure = ballot === undefined ? '' : ballotText(ballot, speech);
    if (voted.includes(seat)) return { seat, tone: 'done', note: words('tray.voted'), figure };
    if (asked.includes(seat)) return { seat, tone: 'now', note: seat === you ? words('tray.yourVote') : words('tray.votes'), figure };
    return { seat, tone: 'waiting', note: words('tray.waits'), figure };
  });
};

const counted = ({ view, speech }: Reader): readonly TrayRow[] => {
  const { words } = speech;
  return (finalCount(view) ?? []).map(({ seat, score, rank }) => ({
    seat,
    tone: rank === 1 ? 'lead' : 'done',
    note: rank === null ? words('tray.noWinner') : words('rank', { rank }),
    figure: words('points', { count: score.total }),
  }));
};

export const trayRows = (reader: Reader): readonly TrayRow[] => {
  const { view, speech } = reader;
  const { point } = view.table;
  switch (point.kind) {
    case 'bid':
      return speaking(reader, { ...point, last: point.seller, lastNote: speech.words('tray.sellerLast'), least: leastOffer(view, point.best) });
    case 'bidLot':
      return speaking(reader, { ...point, last: point.designator, lastNote: speech.words('tray.designatorLast'), least: leastLotOffer(view, point.best) });
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
export const trayHead = ({ view, speech }: Omit<Reader, 'you'>): { readonly title: string; readonly aside: string } => {
  const { words, name } = speech;
  const { point, mission } = view.table;
  switch (point.kind) {
    case 'bid':
      return {
        title: words('tray.auction'),
        aside: point.help === 'expert' ? words('tray.saleHelped', { name: name(point.seller) }) : words('tray.saleOf', { name: name(point.seller) }),
      };
    case 'bidLot':
      return { title: words('tray.auction'), aside: words('tray.lotBy', { number: point.lot + 1, name: name(point.designator) }) };
    case 'vote':
      return { title: words('vote.title'), aside: words('vote.proposedBy', { name: name(point.proposer) }) };
    case 'alert':
      return { title: point.final ? words('alert.finalTitle') : words('alert.title'), aside: words('mission', { number: mission }) };
    case 'chooseLot':
    case 'designateLot':
      return { title: words('mission', { number: mission }), aside: words('phases.lots') };
    case 'play':
      return { title: words('mission', { number: mission }), aside: view.table.endTriggered === null ? words('phases.play') : words('phases.lastPlay') };
    case 'gameOver':
      return { title: words('count.title'), aside: words('mission', { number: mission }) };
    default:
      return unreachable(point);
  }
};

/** Who got the pieces of the auction that was in progress before; null when none has just ended. */
export const knockedDown = (before: View, after: View, { words, name, money }: Speech): string | null => {
  const { point } = before.table;
  if (point.kind !== 'bid' || after.table.point.kind === 'bid') return null;
  const { size, best } = point;
  const buyer = after.table.players.findIndex(({ silo }, seat) => silo - (before.table.players[seat]?.silo ?? silo) >= size);
  if (buyer < 0) return null;
  // Whoever spoke last may have raised: that offer is in the log only.
  return best?.seat === buyer
    ? words('tray.goesTo', { size, name: name(buyer), sum: money(best.amount) })
    : words('tray.goesFree', { size, name: name(buyer) });
};
