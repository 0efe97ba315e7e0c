import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough that a pointer on its way elsewhere opens nothing. */
const SHOW_AFTER = 300;
/** Long enough to cross the gap between a thing and its slip. */
const HIDE_AFTER = 150;

/** A slip beside what the pointer rests on or the keyboard has reached; Escape takes it away. Fingers press instead. */
export const useHint = () => {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (what: boolean, after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(what), after);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const on = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') soon(true, SHOW_AFTER);
    },
    onPointerLeave: () => soon(false, HIDE_AFTER),
    onPointerDown: hide,
    onFocusIn: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) soon(true, 0);
    },
    onFocusOut: () => soon(false, HIDE_AFTER),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    },
  };
  return { shown, hide, on };
};
