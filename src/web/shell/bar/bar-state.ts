import type { Actor, Decision, Outcome } from '#kernel/game.ts';
import type { Scene, Takeback } from '#protocol';
import type { Link } from '../../store/connection.ts';
import type { Past } from '../../store/session.ts';

/** What the bar says, in the order in which one state hides another. */
export type BarState =
  | { readonly kind: 'lost'; readonly retryAt: number | null }
  | { readonly kind: 'past'; readonly step: number }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** A takeback waits for answers; `asked`: also for that of this seat. */
  | { readonly kind: 'takeback'; readonly takeback: Takeback; readonly asked: boolean }
  | { readonly kind: 'paused' }
  /** By whoever runs the server. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'act'; readonly decision: Decision }
  | { readonly kind: 'answered'; readonly decision: Decision; readonly awaited: readonly Actor[] }
  | { readonly kind: 'wait'; readonly awaited: readonly Actor[]; readonly beside: Decision | null };

export const barState = (link: Link, past: Past | null, scene: Scene): BarState => {
  if (link.kind === 'lost') return { kind: 'lost', retryAt: link.retryAt };
  if (link.kind !== 'open') return { kind: 'lost', retryAt: null };
  const { takeback, you } = scene;
  const asked = typeof you === 'number' && takeback !== null && takeback.asked.includes(you) && !takeback.yes.includes(you);
  // Silence is an answer: whoever looks at the past is asked all the same.
  if (past !== null && !asked) return { kind: 'past', step: past.step };
  if (scene.outcome !== null) return { kind: 'over', outcome: scene.outcome };
  if (takeback !== null) return { kind: 'takeback', takeback, asked };
  if (scene.info.closed === true) return { kind: 'closed' };
  if (scene.info.paused) return { kind: 'paused' };
  const { decision, awaited } = scene;
  if (decision?.duty === 'must') return decision.answered === true ? { kind: 'answered', decision, awaited } : { kind: 'act', decision };
  return { kind: 'wait', awaited, beside: decision };
};
