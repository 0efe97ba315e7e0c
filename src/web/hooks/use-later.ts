import { useEffect, useState } from 'preact/hooks';

/**
 * A value one task later. What stands below the fold of a phone follows what the finger is on: after a battle of sixty everything changes
 * at once, and drawn in one task it would hold the phone up for more than a tenth of a second.
 */
export const useLater = <T>(value: T): T => {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setShown((before) => (before.value === value ? before : { value })));
    return () => clearTimeout(timer);
  }, [value]);
  return shown.value;
};
