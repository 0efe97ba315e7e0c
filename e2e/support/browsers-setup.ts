import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser lives as long as its worker, which is ended without waiting for it: what browsers leave lies in one folder, which goes when all workers have gone. */
export const setup = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-browsers-'));
  process.env.COMPTOIR_BROWSERS = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
};
