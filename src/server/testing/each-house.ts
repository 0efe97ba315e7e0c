import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import type { ServerOptions } from '../index.ts';
import { House } from './house.ts';

/** A house for each test of a file, opened with these options or, where they are `null`, by the test itself; nothing of it is left after the test. */
export const eachHouse = (options: Partial<ServerOptions> | null = {}): House => {
  const house = new House();
  beforeEach(async () => {
    mkdirSync(house.directory, { recursive: true });
    if (options !== null) await house.start(options);
  });
  afterEach(() => house.destroy());
  return house;
};
