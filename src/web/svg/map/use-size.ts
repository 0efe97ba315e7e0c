import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './box.ts';

/** How large an element is on the screen, kept up to date; the guess until it is known. */
export const useSize = (element: RefObject<Element | null>, guess: Size): Size => {
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = (): void => {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
