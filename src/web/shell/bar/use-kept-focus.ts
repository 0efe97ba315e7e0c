import { useEffect, useRef } from 'preact/hooks';

const MAIN = '.offers .main .go, .offers button.main, .offers a.main, .offers button:not([tabindex="-1"])';

/**
 * Whoever plays from the keyboard stays in the bar: when the offer that held the focus is gone, the next likeliest one gets it,
 * or the title while there is nothing to do.
 */
export const useKeptFocus = (mustAct: boolean, sending: boolean) => {
  const box = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      inside.current = event.target instanceof Node && box.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const bar = box.current;
    // While a move is on its way the offers are closed and cannot hold it.
    if (bar === null || !inside.current || sending) return;
    const title = bar.querySelector<HTMLElement>('h1');
    const lost = document.activeElement === document.body;
    const resting = document.activeElement === title;
    if (!lost && !(resting && mustAct)) return;
    const target = mustAct ? (bar.querySelector<HTMLElement>(MAIN) ?? title) : title;
    target?.focus({ preventScroll: true });
  });
  return box;
};
