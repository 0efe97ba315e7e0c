import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout or package this command belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PAGE = join(ROOT, 'dist', 'web');

/** Where a server listens unless told otherwise. */
export const USUAL_PORT = '4280';

/** Where games are kept unless told otherwise, wherever the command is typed: in the checkout; a package may be thrown away any day, and so they lie at home. */
const isCheckout = existsSync(join(ROOT, 'src'));
export const USUAL_DATABASE = isCheckout ? 'data/comptoir.sqlite' : '~/.comptoir/comptoir.sqlite';

/** What was typed, else what the environment says, else the usual file: a path, or the address of a PostgreSQL database. */
export const databaseFile = (typed: string | undefined): string =>
  typed ?? (process.env.DATABASE_URL || join(isCheckout ? ROOT : homedir(), USUAL_DATABASE.replace('~/', '')));

export const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return manifest.version;
};
