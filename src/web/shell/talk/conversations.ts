import type { Actor, AnyFace, Seat, Talk } from '#kernel/game.ts';
import type { Scene, TalkLine } from '#protocol';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored, writeStored } from '../../browser/storage.ts';
import { deviceToken } from '../../store/keys.ts';
import { mutedAt, mutedSeats, setMuted } from '../../store/muted.ts';
import type { Session } from '../../store/session.ts';
import { isHere } from '../../store/solo/plan.ts';

/** Those one talks with, without oneself, seats first; nobody: the whole table. */
export type Partners = readonly Actor[];

export const TABLE: Partners = [];

export const keyOf = (partners: Partners): string => partners.join(',');

const rankOf = (actor: Actor): number => (actor === 'referee' ? Number.MAX_SAFE_INTEGER : actor);

export const partnersAmong = (actors: readonly (Actor | null)[], you: Actor | null): Partners =>
  [...new Set(actors)].filter((actor): actor is Actor => actor !== null && actor !== you).sort((one, other) => rankOf(one) - rankOf(other));

const partnersOf = ({ seat, to }: TalkLine, you: Actor | null): Partners => (to === undefined ? TABLE : partnersAmong([seat, ...to], you));

/** The last line read of each conversation, by its key. */
type Marks = Readonly<Record<string, number>>;

export interface Conversation {
  readonly key: string;
  readonly partners: Partners;
  readonly lines: readonly TalkLine[];
  readonly unread: number;
}

const isUnread = ({ n, seat }: TalkLine, you: Actor | null, mark: number): boolean => n > mark && (seat === null || seat !== you);

/** What was said to the table first, then each circle in the order in which it began. */
export const conversationsIn = (lines: readonly TalkLine[], you: Actor | null, marks: Marks): readonly Conversation[] => {
  const circles = new Map<string, { readonly partners: Partners; readonly lines: TalkLine[] }>([[keyOf(TABLE), { partners: TABLE, lines: [] }]]);
  for (const line of lines) {
    const partners = partnersOf(line, you);
    const key = keyOf(partners);
    const circle = circles.get(key) ?? { partners, lines: [] };
    circles.set(key, circle);
    circle.lines.push(line);
  }
  return [...circles].map(([key, { partners, lines: said }]) => {
    const mark = marks[key] ?? 0;
    return { key, partners, lines: said, unread: said.filter((line) => isUnread(line, you, mark)).length };
  });
};

/** What this table lets its players say to each other: the game's rule holds while it is played, and in a room nothing is said in private. */
export const talkRule = (game: AnyFace, { info: { status, options, inRoom } }: Scene): Talk => {
  const own = status === 'playing' ? (game.module.talk?.(options) ?? 'all') : 'all';
  if (inRoom === null || own === 'none') return own;
  return inRoom.talk ? 'public' : 'none';
};

/** To whom this reader may write in private. */
export const mayWriteTo = (rule: Talk, { you, info }: Scene): Partners => {
  if (you === null || info.status === 'lobby') return [];
  const seats = rule === 'all' || you === 'referee' ? info.seats.filter(({ holder }) => holder !== 'open').map(({ seat }) => seat) : [];
  return partnersAmong([...seats, ...(info.referee === 'person' ? ['referee' as const] : [])], you);
};

/** Why nothing may be said here; null: it may. */
export const silenceIn = (partners: Partners, rule: Talk, scene: Scene): 'spectator' | 'closed' | 'gone' | null => {
  const { you, owner } = scene;
  if (partners.length > 0) {
    const reachable = mayWriteTo(rule, scene);
    return partners.every((partner) => reachable.includes(partner)) ? null : 'gone';
  }
  if (you === null && !owner) return 'spectator';
  return typeof you === 'number' && rule === 'none' ? 'closed' : null;
};

/** What a chair of this device has open, has begun to write, and has read. Another chair of the same device has its own. */
interface Desk {
  readonly open: Signal<Partners>;
  /** Unsent words by conversation, so that they cannot go to somebody else. */
  readonly drafts: Signal<Readonly<Record<string, string>>>;
  readonly marks: Signal<Marks>;
  markRead(partners: Partners, last: number): void;
}

const desks = new Map<string, Desk>();

const readMarks = (key: string): Marks => {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((mark): mark is [string, number] => typeof mark[1] === 'number'));
};

const makeDesk = (key: string): Desk => {
  const marks = signal(readMarks(key));
  return {
    open: signal(TABLE),
    drafts: signal({}),
    marks,
    markRead: (partners, last) => {
      const circle = keyOf(partners);
      if (last <= (marks.peek()[circle] ?? 0)) return;
      marks.value = { ...marks.peek(), [circle]: last };
      writeStored(key, marks.peek());
    },
  };
};

export const deskOf = (table: string, you: Actor | null): Desk => {
  const key = `read.${table}.${you ?? 'public'}`;
  const desk = desks.get(key) ?? makeDesk(key);
  desks.set(key, desk);
  return desk;
};

/** The other devices of this person are told. A game on this device alone is nobody else's. */
const tellRing = async (table: string): Promise<void> => {
  if (deviceToken.peek() === null || isHere(table)) return;
  const { tellMuted } = await import('../../store/ring.ts');
  await tellMuted(
    table,
    mutedAt(table)
      .peek()
      .map(({ seat }) => seat),
  );
};

/** What another device of this person has muted is known before anything is read. */
export const useRingInStep = (table: string): void => {
  useEffect(() => {
    if (deviceToken.peek() !== null && !isHere(table)) void import('../../store/ring.ts').then(({ keepInStep }) => keepInStep());
  }, [table]);
};

interface Heard {
  /** What was said, without what this device does not read. */
  readonly lines: readonly TalkLine[];
  readonly muted: readonly Seat[];
  readonly mute: (seat: Seat, on: boolean) => void;
}

export const useHeard = (session: Session): Heard => {
  const seats = session.scene.value?.info.seats ?? [];
  const muted = mutedSeats(mutedAt(session.table).value, seats);
  const said = session.connection().talk.value;
  return {
    lines: muted.length === 0 ? said : said.filter(({ seat }) => typeof seat !== 'number' || !muted.includes(seat)),
    muted,
    mute: (seat, on) => {
      setMuted(session.table, seats, seat, on);
      void tellRing(session.table);
    },
  };
};

/** How many lines this chair has not had before its eyes on this device. */
export const useUnread = (session: Session): number => {
  const you = session.scene.value?.you ?? null;
  const conversations = conversationsIn(useHeard(session).lines, you, deskOf(session.table, you).marks.value);
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
};
