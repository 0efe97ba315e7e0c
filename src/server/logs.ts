import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Whatever somebody logs by mistake under these names does not reach the file. */
const SECRETS = ['token', 'owner', 'seed', 'state', 'view', 'move', 'input', 'text', 'tokenHash', 'authorization', 'cookie', 'url'];

/** What waits to be written at most, in bytes. */
const WAITING = 1_000_000;

/** A log that cannot be written, on a disk that is full, is no reason to stop: the newest lines are left out until it can. */
export const createLogger = (level: string): Logger => {
  const out = destination({ dest: 1, sync: true, maxLength: WAITING });
  out.on('error', () => undefined);
  return pino({ level, base: null, redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' } }, out);
};

export const silentLogger = (): Logger => pino({ level: 'silent' });
