import type { Seat } from '#kernel/game.ts';
import type { Written } from '#kernel/writing.ts';
import {
  answerInWriting,
  isRefusal,
  isStorageCode,
  type LiveTable,
  promptAt,
  questionAt,
  type Refusal,
  refuseByRule,
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

/** Whoever may answer. */
interface Sitting extends Pick<Asked, 'seat' | 'question'> {
  readonly table: LiveTable;
  readonly holder: string;
  readonly channel: Channel;
}

type Told = Pick<Answered, 'what' | 'why'> & { readonly moment?: string };

/**
 * Nothing could be stored, which may mend itself. A table that is damaged does not; nor does a letter that our own program stumbles over, and all letters after it
 * would wait for it.
 */
const isPassing = ({ code }: Refusal): boolean => (isStorageCode(code) || code === 'stopping') && code !== 'tableDamaged' && code !== 'internal';

/** It stays where it is, and is read again. */
const readAgain = ({ code }: Refusal): never => {
  throw new Error(code);
};

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
    if (answered === null && question === null) return null;
    const isTaken = answered?.what === 'taken';
    const isSame = answered === null || answered.question === question;
    const told = answered === null ? undefined : this.#understood.get(`${channel.id} ${answered.moment}`);
    const [understood, unread] = isTaken ? [told, undefined] : [undefined, told];
    const written = understood ?? (isTaken && !isSame ? null : writtenAt(table.state, seat, channel.lang));
    const { deadline } = question === null ? { deadline: null } : table.clock.faceFor(seat);
    const speaking = speakingOf(table.state, channel);
    const prompt = answered === null ? promptAt(table.state, seat) : null;
    // What is asked by now has a letter of its own.
    const isAsked = question !== null && (isSame || !isTaken);
    return {
      reply: isAsked ? await this.#ask({ table: id, seat, channel: channel.id, question }, deadline) : null,
      blocks: [
        ...(prompt === null ? [] : [speaking.say(refuseByRule(prompt))]),
        ...(unread === undefined ? [] : whatIsWritten(unread, speaking)),
        ...(written === null ? [] : whatIsWritten(written, speaking)),
        ...(isAsked ? howToAnswer(speaking) : []),
      ],
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
    // A machine is answered by nobody: two would write to each other for ever.
    const sitting = head.automatic ? null : await this.#sittingAt(asked);
    if (sitting === null) return true;
    const { code, game } = sitting.table.state.record;
    const answer = await this.#answer(head, sitting, posted);
    if (answer !== null) await this.#ports.write({ channel: asked.channel, about: { ...asked, event: 'answered', moment: head.id, ...answer, code, game } });
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

  /** Whom the letter was written to that is answered, as long as they sit there and want to be told at this address. Null: nobody. */
  async #sittingAt(asked: Asked): Promise<Sitting | null> {
    const { store, tables } = this.#ports;
    const table = await tables().open(asked.table);
    if (isRefusal(table)) return isPassing(table) ? readAgain(table) : null;
    const holder = table.state.seats[asked.seat]?.tokenHash ?? null;
    const channel = await store.channel(asked.channel);
    if (holder === null || channel === null || !channel.confirmed || channel.kind !== 'mail') return null;
    const wishes = await store.wishes({ table: asked.table, holder });
    return wishes.some((wish) => wish.channel === channel.id) ? { ...asked, table, holder, channel } : null;
  }

  /** What became of it; null: nobody need be told. */
  async #answer(head: Head, sitting: Sitting, posted: Posted): Promise<Told | null> {
    const { charge, time } = this.#ports;
    const { table, seat, channel } = sitting;
    // Told once an hour, however many come.
    if (charge('replies', `${table.id} ${seat}`) !== null) return { what: 'tooMuch', moment: `tooMuch ${Math.floor(time.now() / HOUR_MS)}` };
    if (head.from !== channel.address.toLowerCase()) return { what: 'otherAddress' };
    if (posted.bytes > LETTER_MOST) return { what: 'tooLarge' };
    const raw = await posted.whole();
    if (raw === null) return null;
    const text = await readText(raw).catch(() => null);
    return text === null ? { what: 'noText' } : this.#play(head, sitting, text);
  }

  async #play({ id, name }: Head, { table, seat, holder, question, channel }: Sitting, text: string): Promise<Told | null> {
    const { game, seats } = table.state;
    const own = ownWords(text, `${name} ${seats[seat]?.name ?? ''}`);
    const settled = await answerInWriting(table, { seat, holder, question, id, text: own, lang: channel.lang });
    if (!isRefusal(settled)) {
      if (settled !== null) this.#remember(`${channel.id} ${id}`, settled);
      return { what: 'taken' };
    }
    if (isPassing(settled)) return readAgain(settled);
    if (settled.code === 'notYourSeat') return null;
    if (settled.code === 'stale') return { what: 'late' };
    if (settled.code === 'noOrders') {
      // A slip in the only line of a letter is told like one among others; thanks are not.
      const lines = (writtenAt(table.state, seat, channel.lang, own)?.lines ?? []).filter(({ nearest }) => nearest !== null);
      if (lines.length > 0) this.#remember(`${channel.id} ${id}`, { sealed: false, lines, left: [] });
      return { what: 'noOrders' };
    }
    return { what: 'refused', why: sentence(settled, channel.lang, { game, seats }) };
  }

  #remember(letter: string, written: Written): void {
    this.#understood.set(letter, written);
    if (this.#understood.size <= REMEMBERED) return;
    for (const oldest of this.#understood.keys()) {
      this.#understood.delete(oldest);
      return;
    }
  }
}
