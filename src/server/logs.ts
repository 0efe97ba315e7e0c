import { pino, type Logger } from 'pino';

export type { Logger };

/** Whatever somebody logs by mistake under these names does not reach the file. */
const SECRETS = ['token', 'owner', 'seed', 'state', 'view', 'move', 'input', 'text', 'tokenHash', 'authorization', 'cookie', 'url'];

export const createLogger = (level: string): Logger =>
  pino({ level, base: null, redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' } });

export const silentLogger = (): Logger => pino({ level: 'silent' });

/** Work that nobody waits for: its failure is written down, and stops nothing else. */
export const inBackground = (work: Promise<unknown>, log: Logger, note: string): void => {
  work.catch((error: unknown) => log.error({ error: describeError(error) }, note));
};

/** An exception without its message's figures: a message of the rules' code may quote what is hidden. */
export const describeError = (error: unknown): { readonly name: string; readonly code?: string; readonly where: string } => {
  if (!(error instanceof Error)) return { name: typeof error, where: '' };
  const where = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' | ');
  return { name: error.name, ...('errstr' in error ? { code: String(error.errstr) } : {}), ...('fault' in error ? { code: String(error.fault) } : {}), where };
};
