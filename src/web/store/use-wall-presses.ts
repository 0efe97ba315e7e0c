import type { WallPress } from '#protocol';
import { useEffect, useRef } from 'preact/hooks';
import { WALL_PRESS } from './room.ts';

/* What leads the wall on: its own keys, a remote control for slides, a click, or the console of its room. */

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
    const onConsole = (event: Event): void => {
      if (event instanceof CustomEvent) latest.current(event.detail === 'back' ? 'back' : 'on');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener(WALL_PRESS, onConsole);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener(WALL_PRESS, onConsole);
    };
  }, []);
};
