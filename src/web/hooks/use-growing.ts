import { useLayoutEffect, useState } from 'preact/hooks';

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
