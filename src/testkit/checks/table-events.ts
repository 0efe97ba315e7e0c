import { checkInput } from '#kernel/match.ts';
import { type Complaint, complain, type OpenInput } from '../faults.ts';
import type { Position } from '../position.ts';
import { randomEvent } from '../random-events.ts';

/** A refusal of the table itself (`table.…`) is about no rule and cites none. */
const citesEnough = (refusal: { readonly key: string; readonly clauses: readonly string[] }): boolean =>
  refusal.clauses.length > 0 || refusal.key.startsWith('table.');

const judge = (position: Position, input: OpenInput): { readonly accepted: boolean; readonly complaints: readonly Complaint[] } => {
  const refusal = checkInput(position.match, input);
  if (refusal === null) return { accepted: true, complaints: [] };
  position.hear(refusal);
  const cites = citesEnough(refusal);
  return { accepted: false, complaints: cites ? [] : [complain('refusal', `${refusal.key} cites no clause (${JSON.stringify(input)})`)] };
};

/** Time-outs strike those awaited, and nobody else: a late one must not answer the next question. */
export const timeoutComplaints = (position: Position): readonly Complaint[] => {
  const pending = position.module.pending(position.match.now.state);
  const seat = position.chance.int(position.chairs);
  const awaited = pending.some((decision) => decision.seat === seat && decision.duty === 'must' && decision.answered !== true);
  const { accepted, complaints } = judge(position, { by: 'table', event: 'timeout', seat });
  if (accepted === awaited) return complaints;
  return [complain('table', awaited ? `seat ${seat} is awaited, but its time-out is refused` : `seat ${seat} is not awaited, but its time-out is accepted`)];
};

/** Something happens at the table: the event if the rules allow it now, and what is wrong with the refusal if they do not. */
export const tableEvent = (position: Position): { readonly input: OpenInput | null; readonly complaints: readonly Complaint[] } => {
  const input = randomEvent(position.game, position.chairs, position.chance);
  const { accepted, complaints } = judge(position, input);
  if (accepted && input.by === 'table') position.met(input.event);
  return { input: accepted ? input : null, complaints };
};
