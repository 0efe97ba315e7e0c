import { useEffect, useRef, useState } from 'preact/hooks';

/** A value at once, but one task later where it comes with another key: what is typed is seen at once, a new season after what stands before it. */
export const useTurned = <T>(key: string, value: T): T => {
  const shown = useRef({ key, value });
  const [, drawAgain] = useState(0);
  const isTurned = shown.current.key !== key;
  useEffect(() => {
    if (!isTurned) return undefined;
    const timer = setTimeout(() => {
      shown.current = { ...shown.current, key };
      drawAgain((times) => times + 1);
    });
    return () => clearTimeout(timer);
  }, [key]);
  if (!isTurned) shown.current = { key, value };
  return shown.current.value;
};
