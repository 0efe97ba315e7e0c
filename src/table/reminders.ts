import type { Seat } from '#kernel/game.ts';
import type { Asking } from '#protocol';
import { Absent, type AbsentRest } from './absent.ts';
import { Alarm } from './alarm.ts';
import type { Clock, Turn } from './clock.ts';
import type { Writer } from './journal.ts';
import { isInCharge, type Notice, type TablePorts } from './ports.ts';
import { isHeld, seatOf, type TableState } from './state.ts';

/** A reminder comes when this part of the time is left, or an hour if that is more. */
const LAST_PART = 4;
/** Longer than it takes to notice that whoever is in charge is dead. */
const UNTOLD_MS = 15_000;

const TURNS: ReadonlySet<Notice['event']> = new Set(['yourTurn', 'reminder', 'overdue']);

/** A line of talk in private. */
interface Word {
  readonly writer: Writer;
  readonly recipients: readonly Seat[];
  readonly n: number;
}

/** Who has been told of what, while the table is out of memory. */
export interface ReminderRest {
  readonly turns: ReadonlyMap<Seat, Turn>;
  readonly told: ReadonlySet<string>;
  readonly moments: ReadonlyMap<Seat, string>;
  readonly written: ReadonlyMap<Seat, number>;
  readonly reminded: ReadonlySet<string>;
  readonly slow: boolean;
  readonly absent: AbsentRest;
}

/** Who is at the table, and who asks to come in. */
interface Around {
  readonly present: () => ReadonlySet<Seat>;
  readonly asking: () => readonly Asking[];
}

/** Tells the people of one table when they are awaited: at once where they have an hour or more to answer, without a clock when they are away. */
export class Reminders {
  readonly #clock: Clock;
  readonly #ports: TablePorts;
  /** Whom we wait for, as it was last looked at: people only, and long limits only. */
  #turns: ReadonlyMap<Seat, Turn> = new Map();
  /** Windows that a seat was told of: an undo inside one is no news. */
  #told = new Set<string>();
  /** The moments at which those whom we wait for began to be awaited: what is told of a turn is told once. */
  #moments = new Map<Seat, string>();
  /** When somebody who was not there was last told of a private word. */
  #written = new Map<Seat, number>();
  /** Terms in which a seat was reminded. */
  #reminded = new Set<string>();
  /** The last state that was looked at. */
  #state: TableState | null = null;
  /** Somebody had long to answer: the end of the game is news. */
  #slow = false;
  readonly #alarm: Alarm;
  readonly #absent: Absent;
  readonly #present: Around['present'];
  /** What was left to whoever is in charge. */
  #untold: readonly { readonly notice: Notice; readonly at: number }[] = [];

  constructor(clock: Clock, ports: TablePorts, { present, asking }: Around) {
    this.#clock = clock;
    this.#ports = ports;
    this.#present = present;
    this.#alarm = new Alarm(ports.time);
    this.#absent = new Absent({
      time: ports.time,
      present,
      asking,
      isTimed: (seat) => this.#clock.turns.has(seat),
      tell: ({ event, seat, deadline, moment, what, from }) =>
        this.#tell(event, seat, deadline, { moment, ...(what === undefined ? {} : { what }), ...(from === undefined ? {} : { from }) }),
    });
  }

  /** A table read back: whoever is awaited was told before. Only reminders that are still to come will come. */
  resume(state: TableState, since: number): void {
    this.#look(state, () => {});
    this.#absent.resume(state, since);
    const now = this.#ports.time.now();
    for (const [seat, turn] of this.#turns) if (this.#remindAt(turn) <= now) this.#reminded.add(termOf(seat, turn));
    this.#arm();
  }

  get wakesAt(): number | null {
    const times = [this.#alarm.at, this.#absent.wakesAt].filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  get rest(): ReminderRest {
    return {
      turns: this.#turns,
      told: this.#told,
      moments: this.#moments,
      written: this.#written,
      reminded: this.#reminded,
      slow: this.#slow,
      absent: this.#absent.rest,
    };
  }

  /** As if the table had never left the memory. */
  goOn(state: TableState, { turns, told, moments, written, reminded, slow, absent }: ReminderRest): void {
    this.#state = state;
    this.#turns = turns;
    this.#told = new Set(told);
    this.#moments = new Map(moments);
    this.#written = new Map(written);
    this.#reminded = new Set(reminded);
    this.#slow = slow;
    this.#absent.goOn(state, absent);
    this.#arm();
  }

  /** A table whose match opens now. */
  open(state: TableState): void {
    this.#turns = new Map();
    this.#told.clear();
    this.update(state);
  }

  update(state: TableState): void {
    const ended = this.#state?.record.status === 'playing' && state.record.status === 'finished';
    this.#look(state, (event, seat, turn) => this.#tell(event, seat, turn.at));
    if (ended) {
      const present = this.#present();
      for (const { seat, holder } of state.seats) if (holder === 'person' && (this.#slow || !present.has(seat))) this.#tell('gameOver', seat, null);
    }
    this.#absent.update(state);
    this.#arm();
  }

  #look(state: TableState, tell: (event: Notice['event'], seat: Seat, turn: Turn) => void): void {
    this.#state = state;
    if (isHeld(state.record)) return;
    const turns = new Map<Seat, Turn>();
    for (const [seat, turn] of this.#clock.turns) {
      if (turn.limit < this.#ports.hourMs || seatOf(state, seat)?.holder !== 'person') continue;
      turns.set(seat, turn);
      const before = this.#turns.get(seat);
      if (before?.id !== turn.id) this.#moments.set(seat, turn.window ?? `step ${state.mark.shown}`);
      if (this.#isNews(seat, turn, before)) tell('yourTurn', seat, turn);
      if (turn.late && !(before?.late === true && before.id === turn.id)) tell('overdue', seat, turn);
    }
    this.#slow ||= turns.size > 0;
    this.#turns = turns;
    const open = new Set([...turns].map(([seat, turn]) => termOf(seat, turn)));
    this.#reminded = new Set([...this.#reminded].filter((term) => open.has(term)));
  }

  /** Whoever goes on deciding is at the table; another window asks anew. */
  #isNews(seat: Seat, { window }: Turn, before: Turn | undefined): boolean {
    if (window === null) return before === undefined;
    const name = `${seat} ${window}`;
    if (this.#told.has(name)) return false;
    this.#told.add(name);
    return true;
  }

  /** Never, where the whole time is no longer than the last part of it. */
  #remindAt({ at, limit, late }: Turn): number {
    const last = Math.max(limit / LAST_PART, this.#ports.hourMs);
    return late || last >= limit ? Number.POSITIVE_INFINITY : at - last;
  }

  #arm(): void {
    this.#alarm.clear();
    if (this.#state === null || isHeld(this.#state.record)) return;
    let next = Number.POSITIVE_INFINITY;
    for (const [seat, turn] of this.#turns) if (!this.#reminded.has(termOf(seat, turn))) next = Math.min(next, this.#remindAt(turn));
    if (next !== Number.POSITIVE_INFINITY) this.#alarm.set(next, () => this.#ring());
  }

  #ring(): void {
    const now = this.#ports.time.now();
    for (const [seat, turn] of this.#turns) {
      const term = termOf(seat, turn);
      if (this.#reminded.has(term) || this.#remindAt(turn) > now) continue;
      this.#reminded.add(term);
      this.#tell('reminder', seat, turn.at);
    }
    this.#arm();
  }

  #tell(event: Notice['event'], seat: Seat, deadline: number | null, more: Pick<Notice, 'moment' | 'what' | 'from' | 'free'> = {}): void {
    if (this.#state === null) return;
    const { record, match } = this.#state;
    const { id, code, game } = record;
    const name = seatOf(this.#state, seat)?.name ?? '';
    const moment = more.moment ?? this.#moments.get(seat);
    const once = event === 'gameOver' || moment === undefined ? {} : { moment };
    const turn = match === null || !TURNS.has(event) ? {} : { turn: match.game.turn(match.now.state) };
    const due = deadline === null ? null : new Date(deadline).toISOString();
    const notice: Notice = { event, ...more, ...once, ...turn, table: id, code, game, seat, name, deadline: due };
    if (isInCharge(this.#ports, id)) return this.#ports.tell(notice);
    const now = this.#ports.time.now();
    this.#untold = [...this.#untold.filter(({ at }) => at > now - UNTOLD_MS), { notice, at: now }];
  }

  /** The server in charge may have died before it told what happened of late. Most of it is known to have been told: each is told once. */
  chargeChanged(): void {
    if (this.#state === null || !isInCharge(this.#ports, this.#state.record.id)) return;
    const since = this.#ports.time.now() - UNTOLD_MS;
    for (const { notice, at } of this.#untold) if (at > since) this.#ports.tell(notice);
    this.#untold = [];
  }

  /** Since when a seat is awaited; undefined: it is not. */
  momentOf(seat: Seat): string | undefined {
    return this.#turns.has(seat) ? this.#moments.get(seat) : this.#absent.momentOf(seat);
  }

  /** What a seat that has long to answer must answer by; `since`: when it began to be asked. */
  deadlineOf(seat: Seat): { readonly at: number; readonly moment: string; readonly since: number } | null {
    const [turn, moment] = [this.#turns.get(seat), this.#moments.get(seat)];
    return turn === undefined || moment === undefined ? null : { at: turn.at, moment, since: turn.at - turn.limit };
  }

  /** Somebody was written to in private. More words within the hour are no news to whoever has not come to read the first. */
  wroteTo(state: TableState, { writer, recipients, n }: Word): void {
    const present = this.#present();
    this.#state = state;
    const now = this.#ports.time.now();
    for (const seat of present) this.#written.delete(seat);
    for (const seat of recipients) {
      const told = this.#written.get(seat) ?? Number.NEGATIVE_INFINITY;
      if (present.has(seat) || now - told < this.#ports.hourMs || seatOf(state, seat)?.holder !== 'person') continue;
      this.#written.set(seat, now);
      this.#tell('privateWord', seat, null, { moment: `word ${n}`, ...(typeof writer === 'number' ? { from: writer } : {}) });
    }
  }

  /** Somebody sat down, or the game began: told to those who are not there. A table that fills slowly says so once an hour, and when it is full. */
  gathered(before: TableState, after: TableState): void {
    const present = this.#present();
    const away = after.seats.filter(({ seat, holder }) => holder === 'person' && !present.has(seat));
    if (before.record.status !== 'lobby') return;
    if (after.record.status === 'playing') {
      // Those who are told that they are awaited need not be told that the game began.
      for (const { seat } of away) if (!this.#turns.has(seat)) this.#tell('started', seat, null, { moment: 'start' });
      return;
    }
    const sat = after.seats.filter(({ seat, holder }) => holder === 'person' && seatOf(before, seat)?.holder === 'open').map(({ seat }) => seat);
    if (sat.length === 0) return;
    const free = after.seats.filter(({ holder }) => holder === 'open').length;
    const [from] = sat;
    const moment = free === 0 ? 'full' : `hour ${Math.floor(this.#ports.time.now() / this.#ports.hourMs)}`;
    for (const { seat } of away) if (!sat.includes(seat)) this.#tell('seated', seat, null, { moment, free, ...(from === undefined ? {} : { from }) });
  }

  /** What is still being written when the server stops is told here afterwards: it must wind nothing up again. */
  stop(): void {
    this.#alarm.stop();
    this.#absent.stop();
    this.#turns = new Map();
    this.#state = null;
  }
}

const termOf = (seat: Seat, { id }: Turn): string => `${id} ${seat}`;
