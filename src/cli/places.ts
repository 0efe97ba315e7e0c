import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this command belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PAGE = join(ROOT, 'dist', 'web');

/** Where a server listens unless told otherwise. */
export const USUAL_PORT = '4280';

/** Where games are kept unless told otherwise: in the checkout, wherever the command is typed. */
export const USUAL_DATABASE = 'data/comptoir.sqlite';

/** What was typed, else what the environment says, else the usual file: a path, or the address of a PostgreSQL database. */
export const databaseFile = (typed: string | undefined): string => typed ?? (process.env.DATABASE_URL || join(ROOT, USUAL_DATABASE));

export const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return manifest.version;
};
