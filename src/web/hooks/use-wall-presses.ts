import { useEffect, useRef } from 'preact/hooks';

/* What leads the wall on: its own keys, a remote control for slides, a click, or another window of this device, such as the console. */

export type WallPress = 'on' | 'back';

const KEYS: Readonly<Record<string, WallPress>> = {
  ' ': 'on',
  Enter: 'on',
  ArrowRight: 'on',
  PageDown: 'on',
  ArrowLeft: 'back',
  PageUp: 'back',
};

const CHANNEL = 'comptoir-wall';

const isPress = (value: unknown): value is WallPress => value === 'on' || value === 'back';

/** From another window: as if a key had been pressed on the wall. */
export const pressWall = (press: WallPress): void => {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes no other argument
  channel.postMessage(press);
  channel.close();
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
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      if (isPress(data)) latest.current(data);
    });
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      channel.close();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
};
