import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { settled } from '../store/unseen.ts';

/** Enter that is held down presses its button again and again. */
const stopHeld = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/**
 * For what is not taken back: the first press asks, the second does it. A double tap, or Enter held down, is one press: the question that has just come
 * takes none before it can have been seen.
 */
export const useSure = () => {
  const [sure, setSure] = useState(false);
  const seen = useRef(false);
  useLayoutEffect(() => {
    seen.current = false;
    if (!sure) return undefined;
    const unsettled = settled(() => (seen.current = true));
    window.addEventListener('keydown', stopHeld, true);
    return () => {
      unsettled();
      window.removeEventListener('keydown', stopHeld, true);
    };
  }, [sure]);
  return {
    sure,
    press: (run: () => unknown): void => {
      if (!sure) setSure(true);
      else if (seen.current) void run();
    },
    unsure: (): void => setSure(false),
  };
};
