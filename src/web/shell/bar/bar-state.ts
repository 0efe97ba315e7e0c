import type { Actor, Decision, Offer, OfferRank, Outcome } from '#kernel/game.ts';
import type { Scene, Takeback } from '#protocol';
import type { Link } from '../../store/connection.ts';
import type { Past } from '../../store/session.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { Brief } from '../../kit/interface/game-page.ts';
import { type FormOffer, openFields } from '#kernel/forms.ts';
import { typeOf } from '../../kit/parts/offers.ts';

/** What the bar says, in the order in which one state hides another. */
export type BarState =
  | { readonly kind: 'lost'; readonly retryAt: number | null }
  | { readonly kind: 'past'; readonly step: number; readonly turn: number }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** A takeback waits for answers; `asked`: also for that of this seat. */
  | { readonly kind: 'takeback'; readonly takeback: Takeback; readonly asked: boolean }
  | { readonly kind: 'paused' }
  /** The wall of the room tells what has happened: play goes on right after. */
  | { readonly kind: 'telling' }
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
  if (past !== null && !asked) return { kind: 'past', step: past.step, turn: past.turn };
  if (scene.outcome !== null) return { kind: 'over', outcome: scene.outcome };
  if (takeback !== null) return { kind: 'takeback', takeback, asked };
  if (scene.info.closed === true) return { kind: 'closed' };
  if (scene.info.paused) return { kind: 'paused' };
  if (scene.info.inRoom !== null && scene.info.inRoom.telling !== null) return { kind: 'telling' };
  const { decision, awaited } = scene;
  if (decision?.duty === 'must') return decision.answered === true ? { kind: 'answered', decision, awaited } : { kind: 'act', decision };
  return { kind: 'wait', awaited, beside: decision };
};

/**
 * An offer in one or two words, from the kin of its label in the game's own catalogue (`x.do.buy.short`, `.detail`, `.help`), filled with
 * the same figures.
 */
export const briefOf = (offer: Offer<unknown>, { voice }: { readonly voice: Voice }): Brief => {
  const { label, weighty = false } = offer;
  const kin = (name: string): string | undefined => {
    const key = `${label.key}.${name}`;
    return Object.hasOwn(voice.catalogue, key) ? renderText({ ...label, key }, voice) : undefined;
  };
  return { word: kin('short'), detail: kin('detail'), help: kin('help'), weighty };
};

/** Offers that are one thing to do in several ways: the same kind of move on another target. */
export interface OfferGroup {
  readonly type: string;
  readonly offers: readonly Offer<unknown>[];
}

interface Arranged {
  /** In the bar, the likeliest first. */
  readonly usual: readonly OfferGroup[];
  /** Behind « Autres ». */
  readonly others: readonly OfferGroup[];
  /** Last in the bar: pass, done. */
  readonly passive: readonly OfferGroup[];
  /** Out of turn, behind « Instructions ». */
  readonly instructions: readonly OfferGroup[];
}

const MOST = 5;

const groups = (offers: readonly Offer<unknown>[]): readonly OfferGroup[] => {
  const found = new Map<string, Offer<unknown>[]>();
  for (const offer of offers) {
    const type = `${offer.kind} ${offer.group ?? typeOf(offer)}`;
    found.set(type, [...(found.get(type) ?? []), offer]);
  }
  return [...found].map(([type, grouped]) => ({ type, offers: grouped }));
};

/** Five at most in the bar: the likely ones and the passive one stay, what lies between waits behind a button. */
export const arrange = (offers: readonly Offer<unknown>[]): Arranged => {
  const of = (wanted: OfferRank): readonly OfferGroup[] => groups(offers.filter(({ rank = 'usual' }) => rank === wanted));
  const usual = of('usual');
  const passive = of('passive');
  const room = Math.max(1, MOST - passive.length);
  // One place is taken by the button that opens the others.
  const shown = usual.length <= room ? usual.length : room - 1;
  return { usual: usual.slice(0, shown), others: usual.slice(shown), passive, instructions: of('instruction') };
};

/** One number and nothing else: it fits into the bar itself. */
export const isSlip = (offer: FormOffer): boolean => {
  const [field, ...more] = openFields(offer);
  return field?.kind === 'int' && more.length === 0;
};
