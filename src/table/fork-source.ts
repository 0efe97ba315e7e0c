import type { Actor } from '#kernel';
import type { ForkTable } from '#protocol';
import type { ForkPlan } from './fork.ts';
import type { LiveTable } from './live-table.ts';
import { type Refusal, refuse } from './refusal.ts';

export type ForkSource = Pick<ForkPlan, 'recording' | 'after' | 'origin' | 'hidden' | 'seat'>;

type Asked = Pick<ForkTable, 'hidden' | 'seat'> & { readonly from: Exclude<ForkTable['from'], { readonly recording: unknown }> };

type FromFile = Extract<ForkTable['from'], { readonly recording: unknown }>;

/**
 * What becomes of what was hidden in a game that somebody hands in. One that he plays on his device he could look into there: it is drawn anew,
 * whatever he asks for, unless several people shared the device, who know it among themselves.
 */
export const originOfFile = ({ carried, people = [] }: FromFile, hidden: ForkTable['hidden']): Pick<ForkPlan, 'origin' | 'hidden'> =>
  carried ? { origin: 'device', hidden: new Set(people).size > 1 ? 'kept' : 'drawn' } : { origin: null, hidden };

/** What of a table is forked, by whoever sits there as `you`: a finished game, or the running one of a single person against bots. */
export const forkSource = async (table: LiveTable, you: Actor | null, { from, hidden, seat }: Asked): Promise<ForkSource | Refusal> => {
  const { record, seats } = table.state;
  if (record.status === 'lobby') return refuse('notStarted');
  if (record.status === 'finished') {
    // Refused, too, while a game is played that this one came from: another seat of it would be looked into.
    const recording = await table.recording();
    if ('ok' in recording) return recording;
    const after = 'after' in from ? from.after : await table.inputsTo(from.shown);
    return { recording, after, origin: record, hidden, seat };
  }
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (seats.some(({ holder, seat: other }) => holder === 'person' && other !== you)) return refuse('forkConsent');
  // Of a running game nobody may learn by it what he does not know: his own seat, and what it could not see is drawn anew.
  const recording = await table.playedTo('shown' in from ? from.shown : Number.POSITIVE_INFINITY);
  return 'ok' in recording ? recording : { recording, after: recording.inputs.length, origin: record, hidden: 'drawn', seat: you };
};
