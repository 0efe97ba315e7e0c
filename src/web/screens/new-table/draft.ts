import { type AnyGame, type BotLevel, unreachable } from '#kernel';
import type { CreateTable, SeatPlan, Watching } from '#protocol';
import { signal } from '@preact/signals';
import type { Chosen } from '../../options/options.ts';

/** The table being made. Seats, clock and eyes stay when another game is chosen; its options go with the game. */
export interface Draft {
  readonly seats: readonly SeatPlan[];
  readonly seconds: number | null;
  readonly graceHours: number;
  readonly watching: Watching;
  readonly referee: CreateTable['referee'];
}

const LEVELS: readonly BotLevel[] = ['weak', 'decent', 'strong'];

/** The best bot that is not merciless: what a newcomer wants to play against. */
export const usualLevel = (game: AnyGame): BotLevel => (['decent', 'weak', 'strong'] as const).find((level) => game.bots[level] !== undefined) ?? 'weak';

export const levelsOf = (game: AnyGame): readonly BotLevel[] => LEVELS.filter((level) => game.bots[level] !== undefined);

export const draft = signal<Draft>({
  seats: [{ kind: 'here', name: '' }, { kind: 'open' }, { kind: 'open' }],
  seconds: null,
  graceHours: 0,
  watching: 'link',
  referee: 'auto',
});

/** As many seats as the game has room for, bots only of levels it knows. */
export const fitted = (seats: readonly SeatPlan[], game: AnyGame): readonly SeatPlan[] => {
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

/** Presets whose name promises more than rules: the clock and the eyes go with them. */
const BESIDE: Readonly<Record<string, Partial<Draft>>> = {
  correspondence: { seconds: 86_400 },
  classroom: { watching: 'everyone' },
};

export const besidePreset = (id: string): Partial<Draft> => BESIDE[id] ?? {};

const HOUR_SECONDS = 3600;

/** Grace is for limits of an hour and more: nobody waits for it where minutes count. */
export const hasGrace = (seconds: number | null): boolean => seconds !== null && seconds >= HOUR_SECONDS;

/** Where the rules wait for a referee, whoever makes the table is it unless he says otherwise. */
export const refereeOf = ({ referee }: Pick<Draft, 'referee'>, wanted: boolean): Draft['referee'] => (wanted && referee === 'auto' ? 'me' : referee);

/** What is asked of the server. A seat of this device without a name is given one. */
export const requestOf = (
  game: string,
  options: Chosen,
  { seats, seconds, graceHours, watching, referee }: Draft,
  words: { readonly lang: 'fr' | 'en'; readonly somebody: (number: number) => string },
): CreateTable => ({
  game,
  options,
  seats: seats.map((plan, index) => (plan.kind === 'here' && plan.name.trim() === '' ? { kind: 'here', name: words.somebody(index + 1) } : plan)),
  secondsPerDecision: seconds,
  graceHours: hasGrace(seconds) ? graceHours : 0,
  watching,
  referee,
  start: seats.every(({ kind }) => kind !== 'open'),
  lang: words.lang,
});
