import { once } from 'node:events';
import { expect, it } from 'vitest';
import { pressWall } from './use-wall-presses.ts';

it('a press from another window reaches the wall', async () => {
  const wall = new BroadcastChannel('comptoir-wall');
  const heard = once(wall, 'message');
  pressWall('on');
  const [{ data }] = await heard;
  wall.close();
  expect(data).toBe('on');
});
