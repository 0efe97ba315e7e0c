import { useEffect, useState } from 'preact/hooks';
import { useWallPresses } from '#web/hooks/use-wall-presses.ts';

/** The moments of a battle on the wall: all stakes, the cards turned and in order, what each takes, who rises. */
const BEATS = ['stakes', 'cards', 'gains', 'moves'] as const;
export type Beat = (typeof BEATS)[number];

const LASTS_MS: Readonly<Record<Beat, number>> = { stakes: 1400, cards: 3200, gains: 6500, moves: 5500 };

const OVER: number = BEATS.length;

/**
 * Where the staging of a battle stands; null: it is over, or there is none. It goes on by itself; a press on the wall, or on the console,
 * goes one beat on or back. A wall that is opened in the middle of a battle does not begin again.
 */
export const useReveal = (battle: number, turned: boolean): Beat | null => {
  const [at, setAt] = useState({ battle: turned ? battle : 0, beat: OVER });
  const beat = turned ? (at.battle === battle ? at.beat : 0) : OVER;
  const go = (next: number): void => setAt({ battle, beat: Math.max(0, Math.min(OVER, next)) });
  const shown = BEATS.at(beat);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => go(beat + 1), LASTS_MS[shown]);
    return () => clearTimeout(timer);
  }, [battle, beat, shown]);
  // Where nothing was turned there is nothing to go on to.
  useWallPresses((press) => turned && go(press === 'on' ? beat + 1 : beat - 1));
  return shown ?? null;
};
