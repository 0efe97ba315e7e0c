import type { WallPress } from '#protocol';
import { useEffect, useRef } from 'preact/hooks';

/* What leads the wall on: its own keys, a remote control for slides, or a click. The console of a room asks the room. */

const KEYS: Readonly<Record<string, WallPress>> = {
  ' ': 'on',
  Enter: 'on',
  ArrowRight: 'on',
  PageDown: 'on',
  ArrowLeft: 'back',
  PageUp: 'back',
};

/** Buttons keep their own keys and clicks. */
const isOnButton = ({ target }: Event): boolean => target instanceof Element && target.closest('button, a') !== null;

export const useWallPresses = (pressed: (press: WallPress) => void): void => {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const press = KEYS[event.key];
      if (press === undefined || isOnButton(event)) return;
      event.preventDefault();
      latest.current(press);
    };
    const onClick = (event: MouseEvent): void => {
      if (!isOnButton(event)) latest.current('on');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
};
