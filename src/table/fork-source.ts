import type { Actor } from '#kernel/game.ts';
import type { ForkTable } from '#protocol';
import type { ForkPlan } from './fork.ts';
import type { LiveTable } from './live-table.ts';
import { type Refusal, refuse } from './refusal.ts';
import { isBroughtKnown } from './state.ts';

export type ForkSource = Pick<ForkPlan, 'recording' | 'after' | 'origin' | 'hidden' | 'brought' | 'seat'>;

type Asked = Pick<ForkTable, 'hidden' | 'seat' | 'others'> & { readonly from: Exclude<ForkTable['from'], { readonly recording: unknown }> };

type FromFile = Extract<ForkTable['from'], { readonly recording: unknown }>;

type Asking = Pick<ForkTable, 'hidden' | 'others'>;

/**
 * What becomes of what was hidden in a game that somebody hands in. They may know all of it, and the server cannot find out: with people it is drawn
 * anew, whatever they ask for. Kept it is against bots alone, and nobody else sits down there (`prepareTake`).
 */
const hiddenInBrought = ({ hidden, others }: Asking): Pick<ForkPlan, 'hidden' | 'brought'> =>
  hidden === 'drawn' || others === 'people' ? { hidden: 'drawn', brought: false } : { hidden, brought: true };

export const originOfFile = ({ carried }: FromFile, asked: Asking): Pick<ForkPlan, 'origin' | 'hidden' | 'brought'> =>
  carried ? { origin: 'device', hidden: 'drawn', brought: false } : { origin: null, ...hiddenInBrought(asked) };

/** What of a table is forked, by whoever sits there as `you`: a finished game, or the running one of a single person against bots. */
export const forkSource = async (table: LiveTable, you: Actor | null, { from, hidden, seat, others }: Asked): Promise<ForkSource | Refusal> => {
  const { record, seats } = table.state;
  if (record.status === 'lobby') return refuse('notStarted');
  if (record.status === 'finished') {
    // Refused, too, while a game is played that this one came from: another seat of it would be looked into.
    const recording = await table.recording();
    if ('ok' in recording) return recording;
    const after = 'after' in from ? from.after : await table.inputsTo(from.shown);
    // To play it to its end makes nobody forget what they brought.
    const known = isBroughtKnown(record) ? hiddenInBrought({ hidden, others }) : { hidden, brought: false };
    return { recording, after, origin: record, ...known, seat };
  }
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (seats.some(({ holder, seat: other }) => holder === 'person' && other !== you)) return refuse('forkConsent');
  // Of a running game nobody may learn by it what they do not know: their own seat, and what it could not see is drawn anew.
  const recording = await table.playedTo('shown' in from ? from.shown : Number.POSITIVE_INFINITY);
  return 'ok' in recording ? recording : { recording, after: recording.inputs.length, origin: record, hidden: 'drawn', brought: false, seat: you };
};
