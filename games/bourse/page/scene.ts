import { ECONOMIC_PHASES, type EconomicPhase, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { formatChange, formatMoney, formatNumber, type Voice, wordsOf } from '#kernel/words.ts';
import type { BoardProps, GameProps } from '#web/kit/interface/game-page.ts';
import { sceneHook, shared } from '#web/kit/interface/scene.tsx';
import type { Ghost } from './facts.ts';
import type { Layout } from './geometry.ts';
import type { MotionPlan } from './board/pawns.tsx';
import { words as catalogue } from './words.ts';

const wordsIn = wordsOf(catalogue);

/** What puts names and sums into words, with or without a position. */
export const speechOf = (voice: Voice) => {
  const { lang, unit } = voice;
  return {
    words: wordsIn(voice),
    lang,
    name: (seat: Seat): string => voice.seatName(seat),
    money: (sum: number): string => formatMoney(sum, lang, unit),
    /** With its sign. */
    change: (sum: number): string => formatChange(sum, lang, unit),
    /** Without the unit, where it stands in a caption. */
    number: (sum: number): string => formatNumber(sum, lang),
    /** A signed number of thousands, as on the slide-rule: +4, −5, 0. */
    thousands: (sum: number): string => (sum > 0 ? '+' : '') + formatNumber(sum / 1000, lang),
  };
};

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;

export const phaseAfter = (phase: EconomicPhase, steps: number): EconomicPhase => {
  const index = (ECONOMIC_PHASES.indexOf(phase) + steps + ECONOMIC_PHASES.length) % ECONOMIC_PHASES.length;
  return ECONOMIC_PHASES[index] ?? phase;
};

/** A position, and what puts it into words and figures. */
export const sceneOf = <P extends Pick<GameProps<View>, 'view' | 'voice'>>(seen: P) => {
  const { view, voice } = seen;
  const speech = speechOf(voice);
  return {
    ...seen,
    ...speech,
    company: (security: SecurityId): string => view.data.securities[security].name[speech.lang],
    /** The phase in force, or one that follows it. */
    phase: (steps = 0): string => speech.words(`phases.${phaseAfter(view.table.phase, steps)}`),
  };
};

export type Scene = ReturnType<typeof sceneOf<Pick<GameProps<View>, 'view' | 'voice'>>>;

/** What every part of the page asks for. */
export const useScene = sceneHook((seen: BoardProps<View>) => sceneOf(seen));

/** What the reader chose to see on the board; nothing of it changes the game. */
export interface Shown {
  /** Whose next throw is forecast. */
  readonly forecast: Seat | null;
  /** The phase whose variations are shown; null: the one in force. */
  readonly phase: EconomicPhase | null;
  /** The decision whose panel was put aside. */
  readonly aside: string;
  readonly asTable: boolean;
}

/** What the parts of the drawn board share beside the scene. */
interface Drawing {
  readonly layout: Layout;
  readonly motion: MotionPlan;
  /** What may be done with a thing, by its name, and with a square, by its number. */
  readonly about: ReadonlyMap<string, Offer<unknown>>;
  readonly targets: ReadonlyMap<number, Offer<unknown>>;
  readonly press: (square: number) => void;
  /** The forecast shown, by square; empty when none is asked for. */
  readonly ghosts: ReadonlyMap<number, Ghost>;
  readonly shown: Shown;
  readonly show: (change: Partial<Shown>) => void;
}

export const [DrawingProvider, useDrawing] = shared<Drawing>('the board');
