import { type Inputs, useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Asks again whenever what it was asked for changes; an answer that comes after that, or when the part is gone, is nobody's. */
export const useAnswer = <T>(ask: () => Promise<T> | null, take: (answer: T) => void, askedFor: Inputs): void =>
  useEffect(() => {
    let gone = false;
    void ask()?.then((answer) => gone || take(answer));
    return () => {
      gone = true;
    };
  }, askedFor);

/** The key that puts away what lies open. */
export const useEscape = (putAway: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};

/**
 * How many of a long list are drawn by now: a portion more with every frame, until all are. Sixty cards laid out in one frame hold up a
 * slow computer for a tenth of a second; a portion in each of four frames looks the same.
 */
export const useGrowing = (count: number, portion: number): number => {
  const [drawn, setDrawn] = useState(portion);
  useLayoutEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + portion));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, portion]);
  return Math.min(drawn, count);
};
