import { expect, it } from 'vitest';
import { measureFirstLoad } from '../bench/first-load.ts';

it('the home page loads less than 60 kB before anything is opened', () => {
  expect(measureFirstLoad().firstLoadKb).toBeLessThan(60);
});
