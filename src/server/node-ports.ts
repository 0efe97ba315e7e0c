import { createHash, randomBytes } from 'node:crypto';
import type { Secrets, Time } from '#table';

/* What a table needs of its house, as Node gives it. */

export const TIME: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    if (ms <= 0) {
      const immediate = setImmediate(then);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export const SECRETS: Secrets = {
  random: randomBytes,
  hash: (text) => createHash('sha256').update(text).digest('hex'),
};
