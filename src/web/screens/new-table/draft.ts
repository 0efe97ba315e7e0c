import { unreachable } from '#kernel/collections.ts';
import type { AnyFace, BotLevel } from '#kernel/game.ts';
import type { BotPace, CreateTable, Joining, Rhythm, SeatPlan, Takebacks, Watching } from '#protocol';
import { signal } from '@preact/signals';
import type { Chosen } from '../../options/options.ts';

/** The table being made. Seats, clock and eyes stay when another game is chosen; its options go with the game. */
export interface Draft {
  readonly seats: readonly SeatPlan[];
  readonly seconds: number | null;
  /** Days and hour on which limits end; null: so long after they began. */
  readonly rhythm: Rhythm | null;
  readonly graceHours: number;
  readonly watching: Watching;
  readonly joining: Joining;
  readonly takebacks: Takebacks;
  readonly pace: BotPace;
  readonly referee: CreateTable['referee'];
}

/** The best bot that is not merciless: what a newcomer wants to play against. */
export const usualLevel = (game: AnyFace): BotLevel => (['decent', 'weak', 'strong'] as const).find((level) => game.bots[level] !== undefined) ?? 'weak';

const USUAL: Omit<Draft, 'seats'> = {
  seconds: null,
  rhythm: null,
  graceHours: 0,
  watching: 'link',
  joining: 'people',
  takebacks: 'two',
  pace: 'calm',
  referee: 'auto',
};

export const draft = signal<Draft>({ seats: [{ kind: 'here', name: '' }, { kind: 'open' }, { kind: 'open' }], ...USUAL });

/** As many seats as the game has room for, bots only of levels it knows. */
export const fitted = (seats: readonly SeatPlan[], game: AnyFace): readonly SeatPlan[] => {
  const { min, max } = game.module.seats;
  const missing: readonly SeatPlan[] = Array.from({ length: Math.max(0, min - seats.length) }, () => ({ kind: 'open' }));
  return [...seats, ...missing]
    .slice(0, max)
    .map((plan) => (plan.kind === 'bot' && game.bots[plan.level] === undefined ? { kind: 'bot', level: usualLevel(game) } : plan));
};

/** More chairs are open ones; fewer: open ones go first, from the end. */
export const resized = (seats: readonly SeatPlan[], count: number): readonly SeatPlan[] => {
  if (count >= seats.length) return [...seats, ...Array.from({ length: count - seats.length }, (): SeatPlan => ({ kind: 'open' }))];
  const last = seats.findLastIndex(({ kind }) => kind === 'open');
  const gone = last === -1 ? seats.length - 1 : last;
  return resized(
    seats.filter((_, index) => index !== gone),
    count,
  );
};

/** How a seat is named in the list of kinds. */
export type SeatKind = 'here' | 'open' | `bot:${BotLevel}`;

export const kindOf = (plan: SeatPlan): SeatKind => (plan.kind === 'bot' ? `bot:${plan.level}` : plan.kind);

export const planOf = (kind: SeatKind, before: SeatPlan): SeatPlan => {
  switch (kind) {
    case 'here':
      return { kind: 'here', name: before.kind === 'here' ? before.name : '' };
    case 'open':
      return { kind: 'open' };
    case 'bot:weak':
      return { kind: 'bot', level: 'weak' };
    case 'bot:decent':
      return { kind: 'bot', level: 'decent' };
    case 'bot:strong':
      return { kind: 'bot', level: 'strong' };
    default:
      return unreachable(kind);
  }
};

/** Presets whose name promises more than rules: the clock, the eyes and the door go with them. */
const BESIDE: Readonly<Record<string, Partial<Omit<Draft, 'seats'>>>> = {
  correspondence: { seconds: 86_400 },
  classroom: { watching: 'everyone', joining: 'free' },
  largeRoom: { joining: 'free' },
};

/** What a preset brings beside rules; what the one before had brought goes with it. */
export const besidePreset = (id: string, before: string | null): Partial<Draft> => {
  const brought = Object.keys(BESIDE[before ?? ''] ?? {});
  const back = Object.fromEntries(Object.entries(USUAL).filter(([name]) => brought.includes(name)));
  return { ...back, ...BESIDE[id] };
};

const HOUR_SECONDS = 3600;

/** The longest time to answer: of a window, or the table's own. */
export const longestOf = (windows: readonly { readonly seconds: number }[], seconds: number | null): number | null =>
  windows.length === 0 ? seconds : Math.max(...windows.map((window) => window.seconds));

/** Grace is for limits of an hour and more: nobody waits for it where minutes count. */
export const hasGrace = (seconds: number | null): boolean => seconds !== null && seconds >= HOUR_SECONDS;

/** What the rules say of a referee: nothing, that they wait for one, or that the program does it alone. */
export type Refereeing = 'any' | 'person' | 'program';

/** Where the rules wait for a referee, whoever makes the table is it unless he says otherwise. */
export const refereeOf = ({ referee }: Pick<Draft, 'referee'>, rules: Refereeing): Draft['referee'] => {
  if (rules === 'program') return 'auto';
  return rules === 'person' && referee === 'auto' ? 'me' : referee;
};

/** Where the rules wait for a referee, he is no player: the chairs of his own device are for others. */
export const seatsOf = (drafted: Draft, rules: Refereeing): readonly SeatPlan[] =>
  rules === 'person' && refereeOf(drafted, rules) === 'me' ? drafted.seats.map((plan) => (plan.kind === 'here' ? { kind: 'open' } : plan)) : drafted.seats;

/** One person against bots: the game waits, whatever the clock. */
export const waitsForHuman = (seats: readonly SeatPlan[], referee: Draft['referee']): boolean =>
  referee === 'auto' && seats.filter(({ kind }) => kind === 'here').length === 1 && seats.every(({ kind }) => kind !== 'open');

/** What is asked of the server. A seat of this device without a name is given one. */
export const requestOf = (
  game: string,
  options: Chosen,
  { seats, seconds, rhythm, graceHours, watching, joining, takebacks, pace, referee }: Draft,
  words: { readonly lang: 'fr' | 'en'; readonly somebody: (number: number) => string },
  longest: number | null = seconds,
): CreateTable => ({
  game,
  options,
  seats: seats.map((plan, index) => (plan.kind === 'here' && plan.name.trim() === '' ? { kind: 'here', name: words.somebody(index + 1) } : plan)),
  secondsPerDecision: seconds,
  graceHours: hasGrace(longest) ? graceHours : 0,
  rhythm: hasGrace(longest) ? rhythm : null,
  watching,
  joining,
  takebacks,
  pace,
  referee,
  start: seats.every(({ kind }) => kind !== 'open'),
  lang: words.lang,
});
