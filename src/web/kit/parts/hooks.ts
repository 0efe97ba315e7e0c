import { type Inputs, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

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

/** What waits for a frame of its own, in the order in which it came. */
const waiting = new Map<object, () => void>();
let isAsked = false;

/** After the frame that is drawn next; a frame that the browser puts off holds back what waits, and is not made longer by it. */
const ask = (): void => {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAsked = false;
      const [first] = waiting;
      if (first !== undefined) {
        waiting.delete(first[0]);
        first[1]();
      }
      ask();
    }),
  );
};

/**
 * A value some frames later. What stands beside or below what the reader looks at follows it, one part in each frame: after a battle of sixty or a season
 * everything changes at once, and drawn in one it would hold the page up for more than a tenth of a second.
 */
export const useLater = <T>(value: T): T => {
  const [shown, setShown] = useState({ value });
  const { current: place } = useRef({});
  useLayoutEffect(() => {
    // Back to what is shown: nothing is to be waited for any more.
    if (shown.value === value) waiting.delete(place);
    // Whoever waits already keeps his place.
    else waiting.set(place, () => setShown({ value }));
    ask();
  }, [value]);
  useEffect(() => () => void waiting.delete(place), []);
  return shown.value;
};

/** A value at once, but some frames later where it comes with another key: what is typed or pointed at is seen at once, a new season part by part. */
export const useTurned = <T>(key: unknown, value: T): T => {
  const shown = useRef(value);
  if (useLater(key) === key) shown.current = value;
  return shown.current;
};
