import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Fit {
  /** The slot that is measured. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly width: number;
  /** So that a cloth of this size fits the slot. */
  readonly scale: number;
  /** Of the cloth at that scale: more than its own where the slot leaves some below. */
  readonly height: number;
}

/** The room that the cloth has, and how much it must be scaled to fill it. */
export const useFit = (cloth: { readonly width: number; readonly height: number; readonly mostHeight: number }): Fit => {
  const slot = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: cloth.width, height: cloth.height });
  useLayoutEffect(() => {
    const element = slot.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const follow = new ResizeObserver(measure);
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  const scale = Math.min(room.width / cloth.width, room.height / cloth.height);
  return { slot, width: room.width, scale, height: Math.max(cloth.height, Math.min(cloth.mostHeight, room.height / scale)) };
};
