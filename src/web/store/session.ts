import type { Actor, Offer, Seat } from '#kernel/game.ts';
import type { LogLine, Scene } from '#protocol';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { FormValues, Pointed } from '../kit/interface/game-page.ts';
import { askAgain, type Chair, openChairs, rememberChair, type Role, takeSeat } from './chairs.ts';
import type { Ask, Connection, Reply } from './connection.ts';
import type { LinkToken } from './links.ts';
import { lang } from '../browser/settings.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { forgetToken } from './tables.ts';
import { watchUnseen } from './unseen.ts';

/** What was written while the reader was away: since the last line he saw, kept on the device so that a reload counts too. */
const absence = (table: string, log: ReadonlySignal<readonly LogLine[]>) => {
  const key = `seen.${table}`;
  const stored = readStored(key);
  const since = signal<number | null>(null);
  let lastSeen = typeof stored === 'number' ? stored : null;
  let opened = false;
  const onVisibility = (): void => {
    const last = log.peek().at(-1)?.n ?? null;
    if (document.hidden) lastSeen = last;
    else if (last !== null && lastSeen !== null && last > lastSeen) since.value = lastSeen;
  };
  document.addEventListener('visibilitychange', onVisibility);
  const end = effect(() => {
    const last = log.value.at(-1)?.n;
    if (last === undefined) return;
    if (!opened) {
      opened = true;
      if (lastSeen !== null && last > lastSeen) since.value = lastSeen;
    }
    if (!document.hidden) writeStored(key, last);
  });
  return {
    since,
    isFirst: lastSeen === null,
    stop: () => {
      end();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
};

export type Tab = 'players' | 'log' | 'talk' | 'ledger' | 'rules';

/** A moment of the past being looked at. */
export interface Past {
  readonly step: number;
  /** That of its board, whatever the log at hand tells. */
  readonly turn: number;
  readonly view: unknown;
}

/** Why something was not done, as it is shown. */
type Refused = Pick<Extract<Reply, { readonly ok: false }>, 'message' | 'clauses'>;

interface OpenedForm {
  readonly offer: Offer<unknown>;
  readonly values: FormValues;
}

/** The table that is open in this tab. */
export interface Session {
  readonly table: string;
  readonly chairs: ReadonlySignal<readonly Chair[]>;
  readonly active: ReadonlySignal<Chair>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Seats played on this device. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** Whose curtain hides the table until he opens it; null: open. */
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly past: Signal<Past | null>;
  readonly refusal: Signal<Refused | null>;
  readonly tab: Signal<Tab | null>;
  readonly rulesAt: Signal<string>;
  readonly pointed: Signal<Pointed | null>;
  /** A form that the board opened, with what it chose already. */
  readonly opened: Signal<OpenedForm | null>;
  /** A move is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** No press takes it: a move is on its way, or it has only just come into sight. */
  isClosed(offer: Offer<unknown>): boolean;
  /** The press on its button has just laid it open. */
  layOpen(...offers: readonly Offer<unknown>[]): void;
  /** Lines after this one were written while the reader was away; null: none. */
  readonly since: ReadonlySignal<number | null>;
  /** Opens the curtain of a seat of this device. */
  sitAt(seat: Seat): void;
  /** Hides the table for another seat of this device. */
  handTo(seat: Seat): void;
  /** Sits down again where a bot keeps the seat. */
  takeBack(seat: Seat): Promise<void>;
  /** A chair was asked for before this page was loaded anew, and the answer is awaited. */
  readonly asking: ReadonlySignal<boolean>;
  connection(): Connection;
  /** Fetches the page of log lines before those held. */
  earlier(): Promise<void>;
  /** Asks with the active chair; a refusal is shown in the bar. */
  ask(request: Ask): Promise<Reply>;
  lookAt(step: number): Promise<void>;
  close(): void;
}

const seatOfChair = (chair: Chair): Actor | null => chair.connection.scene.value?.you ?? null;

export const openSession = (table: string, link: LinkToken | null, role: Role = 'player'): Session => {
  const chairs = signal(openChairs(table, link, role));
  const first = chairs.value[0];
  if (first === undefined) throw new Error('a table without a chair');
  const active = signal<Chair>(first);
  const scene = computed(() => active.value.connection.scene.value);
  const log = computed(() => active.value.connection.log.value);
  const mine = computed(() => chairs.value.map(seatOfChair).filter((seat): seat is Seat => typeof seat === 'number'));
  const curtain = signal<Seat | null>(null);
  const past = signal<Past | null>(null);
  const refusal = signal<Refused | null>(null);
  const opened = signal<OpenedForm | null>(null);
  const sent = signal(0);
  const presses = signal(0);
  const drawn = computed(() => (curtain.value === null && past.value === null ? scene.value : null));
  const unseen = watchUnseen(drawn, presses);
  const away = absence(role === 'player' ? table : `${table}.${role}`, log);
  let greeted = false;

  const chairAt = (seat: Seat): Chair | undefined => chairs.value.find((chair) => seatOfChair(chair) === seat);

  const handTo = (seat: Seat): void => {
    past.value = null;
    refusal.value = null;
    curtain.value = seat;
  };

  /** Somebody else at this device is asked, and whoever sits here is not: the table is covered for him. */
  const watchTurn = effect(() => {
    const seen = scene.value;
    const here = mine.value;
    if (seen === null || here.length < 2 || seen.info.status !== 'playing' || seen.outcome !== null) return;
    const asked = seen.awaited.find((actor): actor is Seat => typeof actor === 'number' && here.includes(actor));
    const shown = curtain.value ?? seen.you;
    if (!greeted) {
      greeted = true;
      handTo(asked ?? here[0] ?? 0);
    } else if (asked !== undefined && (shown === null || shown === 'referee' || !seen.awaited.includes(shown))) handTo(asked);
  });

  // The tables held are written here and below, never watched: else a link that was replaced would be kept and dropped for ever.
  const rememberLinks = effect(() => {
    for (const chair of chairs.value) {
      const you = seatOfChair(chair);
      if (role !== 'stand-in') untracked(() => rememberChair(chair, you));
    }
  });

  /** A link that was replaced opens nothing any more: the chair goes, and the device forgets it. */
  const dropDead = effect(() => {
    const dead = chairs.value.filter(({ connection }) => {
      const line = connection.link.value;
      return line.kind === 'refused' && ['linkReplaced', 'badToken', 'removed', 'deviceRemoved'].includes(line.code);
    });
    for (const chair of dead) untracked(() => forgetToken(table, chair.token() ?? ''));
    const next = chairs.peek().find((chair) => !dead.includes(chair));
    // The last one stays, to say why.
    if (dead.length === 0 || next === undefined) return;
    chairs.value = chairs.peek().filter((chair) => !dead.includes(chair));
    if (dead.includes(active.peek())) active.value = next;
  });

  const takeBack = async (seat: Seat): Promise<void> => {
    const name = scene.peek()?.info.seats[seat]?.name ?? '';
    const message = await takeSeat(active.peek(), seat, name);
    if (message !== null) refusal.value = { message, clauses: [] };
  };

  const asking = signal(false);
  const goOnAsking = async (): Promise<void> => {
    const asked = askAgain(active.peek(), table);
    if (asked === null) return;
    asking.value = true;
    const message = await asked;
    asking.value = false;
    if (message !== null) refusal.value = { message, clauses: [] };
  };

  /** Whoever was away when the others began to play again never got up: they sit down by coming. Whoever has seen this game from here left it themselves. */
  let isComing = role === 'player';
  const welcome = effect(() => {
    const seen = scene.value;
    if (seen === null || !isComing) return;
    isComing = false;
    const { former, info, you } = seen;
    if (former !== null && info.series !== null && away.isFirst) untracked(() => void takeBack(former));
    else if (you === null) untracked(() => void goOnAsking());
  });

  const speak = lang.subscribe(() => {
    for (const chair of chairs.peek()) chair.connection.renew();
  });

  const revive = (): void => {
    if (!document.hidden) for (const chair of chairs.peek()) chair.connection.retry();
  };
  window.addEventListener('online', revive);
  document.addEventListener('visibilitychange', revive);

  const ask = async (request: Ask): Promise<Reply> => {
    refusal.value = null;
    sent.value++;
    presses.value++;
    const answer = await active.value.connection.ask(request);
    sent.value--;
    if (answer.ok) {
      // Before the game nothing is kept for whoever gets up.
      if (request.t === 'leave' && scene.peek()?.info.status === 'lobby') {
        forgetToken(table, active.peek().token() ?? '');
        active.peek().adopt(null);
      }
      opened.value = null;
      if (request.t === 'move') away.since.value = null;
    } else refusal.value = { message: answer.message, clauses: answer.clauses };
    return answer;
  };

  return {
    table,
    chairs,
    active,
    scene,
    log,
    mine,
    curtain,
    past,
    refusal,
    tab: signal<Tab | null>(null),
    rulesAt: signal(''),
    pointed: signal<Pointed | null>(null),
    opened,
    sending: computed(() => sent.value > 0),
    isClosed: (offer) => sent.value > 0 || unseen.isUnseen(offer),
    layOpen: (...offers) => unseen.hold(offers),
    since: away.since,
    handTo,
    sitAt: (seat) => {
      const chair = chairAt(seat);
      if (chair !== undefined) active.value = chair;
      curtain.value = null;
    },
    connection: () => active.value.connection,
    earlier: () => active.value.connection.earlier(),
    ask,
    takeBack,
    asking,
    lookAt: async (step) => {
      const answer = await active.value.connection.ask({ t: 'past', step });
      if (answer.ok) {
        const { step: shown, turn, view } = answer.result;
        if (typeof shown === 'number' && typeof turn === 'number') past.value = { step: shown, turn, view };
      } else refusal.value = { message: answer.message, clauses: [] };
    },
    close: () => {
      for (const end of [watchTurn, rememberLinks, dropDead, welcome, speak, away.stop, unseen.stop]) end();
      window.removeEventListener('online', revive);
      document.removeEventListener('visibilitychange', revive);
      for (const chair of chairs.value) chair.connection.close();
    },
  };
};
