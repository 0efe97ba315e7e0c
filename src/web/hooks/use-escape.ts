import { useEffect } from 'preact/hooks';

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
