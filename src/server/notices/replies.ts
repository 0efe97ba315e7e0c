import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import type { Written } from '#kernel/writing.ts';
import {
  answerInWriting,
  isRefusal,
  isStorageCode,
  type LiveTable,
  questionAt,
  type Refusal,
  type Result,
  sentence,
  type TableState,
  type Time,
  writtenAt,
} from '#table';
import type { Charge } from '../ledger.ts';
import { SECRETS } from '../open-storage.ts';
import type { EphemeralStore } from '../sql/ephemeral.ts';
import type { Tables } from '../tables.ts';
import { type Head, messageIdOf, ownWords, readHead, readText, type ReplyAddress } from './letter.ts';
import type { Posted } from './mailbox.ts';
import { type About, type Answered, type Channel, isOfTable, type Letter, type NoticeStore } from './notice-store.ts';
import { howToAnswer, type Speaking, whatIsWritten } from './written.ts';

export interface ReplyPorts {
  readonly store: NoticeStore;
  readonly ephemeral: EphemeralStore;
  readonly time: Time;
  readonly tables: () => Tables;
  readonly charge: Charge;
  readonly address: ReplyAddress;
  /** Whom our letters come from. */
  readonly from: string;
  readonly write: (letter: Letter) => Promise<void>;
}

/** What a letter of ours says beside its news: what stands written, and how to answer. */
export interface Invitation {
  /** How its answer is known; null: it cannot be answered. */
  readonly reply: { readonly to: string; readonly messageId: string } | null;
  readonly blocks: readonly string[];
  /** Does what was written count as the answer? `over`: something else is asked by now, and what was understood is no longer known. */
  readonly state: 'taken' | 'open' | 'over';
  readonly deadline: number | null;
}

/** What a word of ours stands for. The word itself is kept nowhere. */
interface Asked {
  readonly table: string;
  readonly seat: Seat;
  readonly channel: string;
  readonly question: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A word is good for so long after the deadline, so that whoever is late is told so; and for so long where there is none. */
const LATE_DAYS = 14;
const WITHOUT_DEADLINE_DAYS = 60;
/** Larger letters are not read: a sheet of orders has a hundredth of it. */
const LETTER_MOST = 262_144;
const REMEMBERED = 500;
const INVITING: ReadonlySet<About['event']> = new Set(['yourTurn', 'reminder', 'overdue', 'answered']);

interface Said {
  readonly text: string;
  readonly lang: Lang;
}

const newWord = (): string => Array.from(SECRETS.random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

const speakingOf = ({ game, seats }: TableState, { lang }: Channel): Speaking => ({ lang, say: (why) => sentence(why, lang, { game, seats }) });

/** Letters that answer ours: each becomes a move of the seat that was written to, or changes nothing. */
export class Replies {
  readonly #ports: ReplyPorts;
  /** What was understood of the last letters, until it is told: in memory alone, for orders are secret. */
  readonly #understood = new Map<string, Written>();

  constructor(ports: ReplyPorts) {
    this.#ports = ports;
  }

  /** What a letter to somebody who is asked to write carries; null: it is answered on the page alone. */
  async invite(about: About, channel: Channel): Promise<Invitation | null> {
    if (!INVITING.has(about.event) || !isOfTable(about)) return null;
    const { table: id, seat } = about;
    const table = await this.#ports.tables().open(id);
    if (isRefusal(table)) return null;
    const answered = about.event === 'answered' ? about : null;
    const question = questionAt(table.state, seat);
    const isSame = question !== null && (answered === null || answered.question === question);
    if (answered === null && question === null) return null;
    const understood = answered === null ? undefined : this.#understood.get(`${channel.id} ${answered.moment}`);
    const written = understood ?? (isSame ? writtenAt(table.state, seat, channel.lang) : null);
    const { deadline } = question === null ? { deadline: null } : table.clock.faceFor(seat);
    const speaking = speakingOf(table.state, channel);
    return {
      reply: question === null ? null : await this.#ask({ table: id, seat, channel: channel.id, question }, deadline),
      blocks: [...(written === null ? [] : whatIsWritten(written, speaking)), ...(question === null ? [] : howToAnswer(speaking))],
      state: written === null ? 'over' : written.sealed ? 'taken' : 'open',
      deadline: isSame ? deadline : null,
    };
  }

  async #ask(asked: Asked, deadline: number | null): Promise<Invitation['reply']> {
    const { ephemeral, time, address, from } = this.#ports;
    const word = newWord();
    const now = time.now();
    const until = deadline === null ? now + WITHOUT_DEADLINE_DAYS * DAY_MS : Math.max(now, deadline) + LATE_DAYS * DAY_MS;
    await ephemeral.put({ kind: 'reply', key: SECRETS.hash(word), data: JSON.stringify(asked), tries: 1, until });
    return { to: address.to(word), messageId: messageIdOf(word, from) };
  }

  /** Takes in a letter. Is it done with? One that is none of ours is left as it lies. */
  readonly read = async (posted: Posted): Promise<boolean> => {
    const head = await readHead(posted.head, this.#ports.address, posted.place).catch(() => null);
    const asked = head === null ? null : await this.#askedBy(head);
    if (head === null || asked === null) return false;
    await this.#answer(head, asked, posted);
    return true;
  };

  async #askedBy({ words }: Head): Promise<Asked | null> {
    const { ephemeral, time } = this.#ports;
    for (const word of words) {
      const kept = await ephemeral.find('reply', SECRETS.hash(word), time.now());
      if (kept !== null) return JSON.parse(kept);
    }
    return null;
  }

  /** The channel that a seat was written to by, as long as whoever sits there wants it so. */
  async #channelOf({ table, seat, channel: id }: Asked, holder: string): Promise<Channel | null> {
    const { store } = this.#ports;
    const channel = await store.channel(id);
    if (channel === null || !channel.confirmed || channel.kind !== 'mail') return null;
    const wishes = await store.wishes({ table, holder });
    return wishes.some((wish) => wish.channel === id) ? channel : null;
  }

  async #answer(head: Head, asked: Asked, posted: Posted): Promise<Answered['what'] | 'silence'> {
    const { tables, charge, write, time } = this.#ports;
    // A machine is answered by nobody: two would write to each other for ever.
    if (head.automatic) return 'silence';
    const table = await tables().open(asked.table);
    if (isRefusal(table)) return this.#giveUp(table);
    const holder = table.state.seats[asked.seat]?.tokenHash ?? null;
    const channel = holder === null ? null : await this.#channelOf(asked, holder);
    if (holder === null || channel === null) return 'silence';
    const tell = async (what: Answered['what'], moment: string, why?: string): Promise<Answered['what']> => {
      const { code, game } = table.state.record;
      const about: Answered = { ...asked, event: 'answered', what, moment, code, game, ...(why === undefined ? {} : { why }) };
      await write({ channel: channel.id, about });
      return what;
    };
    const isFull = charge('replies', `${asked.table} ${asked.seat}`) !== null;
    // Told once an hour, however many come.
    if (isFull) return tell('tooMuch', `tooMuch ${Math.floor(time.now() / HOUR_MS)}`);
    if (head.from !== channel.address.toLowerCase()) return tell('otherAddress', head.id);
    if (posted.bytes > LETTER_MOST) return tell('tooLarge', head.id);
    const raw = await posted.whole();
    if (raw === null) return 'silence';
    const text = await readText(raw).catch(() => null);
    if (text === null) return tell('noText', head.id);
    const settled = await this.#play(table, { ...asked, holder }, head, { text, lang: channel.lang });
    if (!isRefusal(settled)) {
      if (settled !== null) this.#remember(`${channel.id} ${head.id}`, settled);
      return tell('taken', head.id);
    }
    if (settled.code === 'notYourSeat') return 'silence';
    if (settled.code === 'stale') return tell('late', head.id);
    if (settled.code === 'noOrders') return tell('noOrders', head.id);
    const { game, seats } = table.state;
    return tell('refused', head.id, sentence(settled, channel.lang, { game, seats }));
  }

  #remember(letter: string, written: Written): void {
    this.#understood.set(letter, written);
    if (this.#understood.size <= REMEMBERED) return;
    for (const oldest of this.#understood.keys()) {
      this.#understood.delete(oldest);
      return;
    }
  }

  async #play(table: LiveTable, { seat, holder, question }: Asked & { readonly holder: string }, { id, name }: Head, said: Said): Promise<Result<Written | null>> {
    const names = `${name} ${table.state.seats[seat]?.name ?? ''}`;
    const settled = await answerInWriting(table, { seat, holder, question, id, text: ownWords(said.text, names), lang: said.lang });
    if (isRefusal(settled) && (isStorageCode(settled.code) || settled.code === 'internal' || settled.code === 'stopping')) this.#giveUp(settled);
    return settled;
  }

  /** It stays where it is, and is read again: but for a table that is no more. */
  #giveUp(refusal: Refusal): 'silence' {
    if (refusal.code === 'noSuchTable' || refusal.code === 'tableDeleted' || refusal.code === 'tableDamaged') return 'silence';
    throw new Error(refusal.code);
  }
}
