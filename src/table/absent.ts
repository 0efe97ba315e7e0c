import type { Seat } from '#kernel/game.ts';
import { awaitedVoters } from '#kernel/motions.ts';
import type { Asking } from '#protocol';
import { Alarm } from './alarm.ts';
import { isAsked } from './fork-question.ts';
import type { Notice, TablePorts } from './ports.ts';
import { awaitedAt, isHeld, seatOf, type TableState } from './state.ts';
import { waitsForHuman } from './waiting.ts';

/* Whoever is waited for without a clock and does not look: told once they have been away for two minutes. Questions of people are told at once. */

const LOOK_MS = 60_000;
/** Looks in a row that find nobody there. */
const LOOKS = 2;
/** What was asked longer ago than this before a restart was told then. */
const LATELY_MS = 10 * 60_000;

interface Question {
  readonly seat: Seat;
  readonly event: 'yourTurn' | 'asked';
  readonly moment: string;
  readonly what?: Notice['what'];
  readonly from?: Seat;
  readonly deadline: number | null;
}

interface Waiting extends Question {
  readonly looks: number;
  readonly told: boolean;
}

/** What waits for an answer while the table is out of memory. */
export type AbsentRest = ReadonlyMap<string, Waiting>;

const keyOf = ({ seat, event, moment }: Question): string => `${seat} ${event} ${event === 'asked' ? moment : ''}`;

/** Who lets a newcomer in: those who play, unless one of them is there to say so; else whoever runs the table. */
const doorkeepers = ({ record, seats }: TableState, present: ReadonlySet<Seat>): readonly Seat[] => {
  const people = seats.filter(({ holder }) => holder === 'person');
  const asked = record.status === 'playing' && record.joining === 'people' ? people : people.filter(({ owner }) => owner);
  return asked.some(({ seat }) => present.has(seat)) ? [] : asked.map(({ seat }) => seat);
};

/** What people ask each other, and who has not answered. */
const questionsAt = (state: TableState, asking: readonly Asking[], present: ReadonlySet<Seat>, now: number): readonly Question[] => {
  const { record, match } = state;
  const { takeback, forking } = record;
  const motion = match?.now.motion ?? null;
  const asked = (what: NonNullable<Notice['what']>, moment: string, seats: readonly Seat[], from: Seat | undefined, deadline: number | null) =>
    seats.map((seat): Question => ({ seat, event: 'asked', what, moment: `${what} ${moment}`, ...(from === undefined ? {} : { from }), deadline }));
  return [
    ...(takeback === null || takeback.granted
      ? []
      : asked(
          'takeback',
          `${takeback.seq} ${takeback.by}`,
          takeback.asked.filter((seat) => !takeback.yes.includes(seat)),
          takeback.by,
          takeback.deadline,
        )),
    ...(isAsked(forking, now)
      ? asked(
          'fork',
          `${forking.step} ${forking.deadline}`,
          forking.asked.filter((seat) => !forking.yes.includes(seat)),
          forking.by,
          forking.deadline,
        )
      : []),
    ...(motion === null ? [] : asked('motion', String(motion.id), awaitedVoters(motion), motion.by, null)),
    ...asking.flatMap(({ asker }) => asked('door', String(asker), doorkeepers(state, present), undefined, null)),
  ];
};

interface AbsentPorts extends Pick<TablePorts, 'time'> {
  readonly present: () => ReadonlySet<Seat>;
  readonly asking: () => readonly Asking[];
  /** Has this seat a time of its own to answer? Then its clock tells it. */
  readonly isTimed: (seat: Seat) => boolean;
  readonly tell: (question: Question) => void;
}

export class Absent {
  readonly #ports: AbsentPorts;
  readonly #alarm: Alarm;
  #waiting: AbsentRest = new Map();
  #state: TableState | null = null;

  constructor(ports: AbsentPorts) {
    this.#ports = ports;
    this.#alarm = new Alarm(ports.time);
  }

  get wakesAt(): number | null {
    return this.#alarm.at;
  }

  get rest(): AbsentRest {
    return this.#waiting;
  }

  goOn(state: TableState, waiting: AbsentRest): void {
    this.#waiting = waiting;
    this.update(state);
  }

  /** A table read back; `since`: when something last happened there. */
  resume(state: TableState, since: number): void {
    const told = this.#ports.time.now() - since > LATELY_MS;
    this.#state = state;
    this.#waiting = new Map(this.#open(state).map((question) => [keyOf(question), { ...question, looks: 0, told }]));
    this.#arm();
  }

  /** The moment of the turn that a seat without a clock is in. */
  momentOf(seat: Seat): string | undefined {
    return this.#waiting.get(keyOf({ seat, event: 'yourTurn', moment: '', deadline: null }))?.moment;
  }

  #open(state: TableState): readonly Question[] {
    const { isTimed, asking, present, time } = this.#ports;
    // A game against bots waits for its one person, who left it knowing so.
    const awaited = waitsForHuman(state) ? [] : awaitedAt(state);
    const turns = isHeld(state.record)
      ? [...this.#waiting.values()].filter(({ event }) => event === 'yourTurn')
      : awaited.flatMap((seat): readonly Question[] =>
          typeof seat === 'number' && !isTimed(seat) ? [{ seat, event: 'yourTurn', moment: `step ${state.mark.shown}`, deadline: null }] : [],
        );
    return [...turns, ...questionsAt(state, asking(), present(), time.now())].filter(({ seat }) => seatOf(state, seat)?.holder === 'person');
  }

  update(state: TableState): void {
    this.#state = state;
    const before = this.#waiting;
    const waiting = new Map<string, Waiting>();
    for (const question of this.#open(state)) {
      const key = keyOf(question);
      waiting.set(key, before.get(key) ?? { ...question, looks: 0, told: false });
    }
    this.#waiting = waiting;
    const present = this.#ports.present();
    for (const [key, asked] of waiting) if (asked.event === 'asked' && !before.has(key) && !present.has(asked.seat)) this.#tell(key, asked);
    this.#arm();
  }

  #tell(key: string, question: Waiting): void {
    this.#waiting = new Map([...this.#waiting, [key, { ...question, told: true }]]);
    this.#ports.tell(question);
  }

  #arm(): void {
    const waits = [...this.#waiting.values()].some(({ told }) => !told);
    if (!waits) this.#alarm.clear();
    else if (this.#alarm.at === null) this.#alarm.set(this.#ports.time.now() + LOOK_MS, () => this.#look());
  }

  #look(): void {
    if (this.#state === null) return;
    const isHeldNow = isHeld(this.#state.record);
    const present = this.#ports.present();
    const looked = [...this.#waiting].map(([key, asked]) => [key, { ...asked, looks: present.has(asked.seat) ? 0 : asked.looks + 1 }] as const);
    this.#waiting = new Map(looked);
    for (const [key, asked] of looked) if (!asked.told && asked.looks >= LOOKS && !(isHeldNow && asked.event === 'yourTurn')) this.#tell(key, asked);
    this.#arm();
  }

  stop(): void {
    this.#alarm.stop();
    this.#waiting = new Map();
    this.#state = null;
  }
}
