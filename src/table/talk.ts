import type { Actor, Talk } from '#kernel/game.ts';
import type { TalkLine } from '#protocol';
import { refuse, type Result } from './refusal.ts';
import type { Identity } from './scene.ts';
import type { TableState } from './state.ts';
import type { StoredTalk, TalkReader } from './journal.ts';

/*
 * Who may say what to whom, and who reads it. A private line is for its writer and those it names: nothing that a third party
 * is sent, no frame and no number, may depend on it.
 */

/** Whose private talk this is; null: somebody who only hears what everybody hears. */
export const readerOf = ({ you }: Identity, { seats }: TableState): TalkReader | null =>
  you === null ? null : { actor: you, since: typeof you === 'number' ? (seats[you]?.talkSince ?? Number.MAX_SAFE_INTEGER) : 0 };

/** The same rule as the journal's, for a line that has just been written: whoever sits there now may read it. */
export const isFor = ({ writer, to }: StoredTalk, actor: Actor | null): boolean => to === 'all' || (actor !== null && (writer === actor || to.includes(actor)));

/** A line as its reader sees it, under their own number. */
export const talkLine = ({ at, writer, name, text, to }: StoredTalk, n: number): TalkLine => ({
  n,
  at,
  seat: typeof writer === 'number' || writer === 'referee' ? writer : null,
  name,
  text,
  ...(to === 'all' ? {} : { to }),
});

/** Before and after the game everybody may talk; the game's own rule holds while it is played. In a room nothing is said that its animator does not read. */
const ruleOf = ({ game, record }: TableState): Talk => {
  const own = record.status === 'playing' ? (game.module.talk?.(record.options) ?? 'all') : 'all';
  if (record.inRoom === null || own === 'none') return own;
  return record.inRoom.talk ? 'public' : 'none';
};

/** Does somebody hear it who sits there, or is there such a referee? */
const hears = ({ seats, record }: TableState, actor: Actor): boolean =>
  actor === 'referee' ? record.referee === 'person' : (seats[actor]?.holder ?? 'open') !== 'open';

type Audience = Result<StoredTalk['to']>;

/** The recipients of a private line, each once and without its writer, or why it may not be sent. */
const recipients = (state: TableState, writer: Actor, named: readonly Actor[]): Audience => {
  // In the lobby chairs may still move up: a number would come to mean somebody else.
  if (state.record.status === 'lobby') return refuse('notStarted');
  const to = [...new Set(named)].filter((actor) => actor !== writer);
  if (to.length === 0 || !to.every((actor) => hears(state, actor))) return refuse('badRecipients');
  // What the game forbids is talk between players: the referee writes, and is written to, at any table.
  const amongPlayers = writer !== 'referee' && to.some((actor) => actor !== 'referee');
  const rule = amongPlayers ? ruleOf(state) : 'all';
  if (rule === 'none') return refuse('talkClosed');
  return rule === 'public' ? refuse('talkPublic') : to;
};

/** To whom a line goes, or why it may not be said. Whoever runs the table without a chair speaks to everybody. */
export const audienceOf = (state: TableState, writer: Actor | 'owner', to: readonly Actor[] | undefined): Audience => {
  if (to !== undefined) return writer === 'owner' ? refuse('notYourSeat') : recipients(state, writer, to);
  return typeof writer === 'number' && ruleOf(state) === 'none' ? refuse('talkClosed') : 'all';
};
