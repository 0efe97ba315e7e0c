import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './box.ts';

interface Measured extends Size {
  /** Nothing was measured yet: what is drawn for this size would be drawn again. */
  readonly isGuess: boolean;
}

/** How large an element is on the screen, kept up to date; the guess until it is known. */
export const useSize = (element: RefObject<Element | null>, guess: Size): Measured => {
  const [size, setSize] = useState<Measured>({ ...guess, isGuess: true });
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = (): void => {
      const { width, height } = target.getBoundingClientRect();
      const isSame = (before: Measured): boolean => !before.isGuess && before.width === width && before.height === height;
      if (width > 0 && height > 0) setSize((before) => (isSame(before) ? before : { width, height, isGuess: false }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
