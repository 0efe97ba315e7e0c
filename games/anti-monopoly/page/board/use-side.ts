import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The side of the largest square that fits the slot, in pixels. */
export const useSide = (): { readonly slot: RefObject<HTMLDivElement | null>; readonly side: number } => {
  const slot = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState(0);
  useLayoutEffect(() => {
    const element = slot.current;
    if (element === null) return undefined;
    const measure = (): void => setSide(Math.floor(Math.min(element.clientWidth, element.clientHeight)));
    measure();
    const follow = new ResizeObserver(measure);
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  return { slot, side };
};
