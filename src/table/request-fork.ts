import { isAgreed, prepareForkAnswer, prepareForking } from './forking.ts';
import { refuse } from './refusal.ts';
import { type Ask, inChair, type Reply, type Visit } from './visit.ts';

/** To go another way from here at a second table, by consent of all; whoever answers last has it made. */
export const requestFork = async (visit: Visit, asking: Ask<'fork' | 'forkAnswer'>): Promise<Reply> => {
  const { table, identity } = visit;
  const { you } = identity;
  if (typeof you !== 'number') return refuse('notYourSeat');
  const { clerk, around } = table;
  const settled = await clerk.attempt(
    you,
    asking.id,
    inChair(visit, (state, stamp) =>
      asking.t === 'fork' ? prepareForking(state, you, asking.step, around.hourMs, stamp) : prepareForkAnswer(state, you, asking.yes, stamp),
    ),
  );
  if (!settled.ok) return settled;
  if (!isAgreed(table.state)) return { ok: true };
  const made = await table.fork();
  return 'ok' in made ? made : { ok: true, result: { ...made } };
};
