import { useEffect, useRef, useState } from 'preact/hooks';
import { knockedDown } from '../hammer.ts';
import type { BoardScene } from './scene.ts';

/** How long the hammer's word stays. */
const STAYS = 6000;

/** The result of an auction, for a moment after it. */
export const useHammer = ({ view, speech }: BoardScene): string | null => {
  const last = useRef(view);
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    const result = knockedDown(last.current, view, speech);
    last.current = view;
    if (result !== null) setWord(result);
  }, [view, speech]);
  useEffect(() => {
    if (word === null) return undefined;
    const timer = setTimeout(() => setWord(null), STAYS);
    return () => clearTimeout(timer);
  }, [word]);
  return word;
};
