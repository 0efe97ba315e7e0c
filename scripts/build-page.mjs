// Builds the page into dist/web when a source is newer than the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const SOURCES = [
  'src/web',
  'src/worker',
  'src/kernel',
  'src/charts',
  'src/diplomacy',
  'src/table',
  'src/bots',
  'src/lab',
  'src/protocol',
  'src/catalogue',
  'games',
  'docs/rules',
  'scripts/rules-plugin.ts',
  'scripts/rules-markdown.ts',
  'scripts/clauses.ts',
  'scripts/offline.ts',
  'scripts/web-manifest.ts',
  'vite.config.ts',
  'npm-shrinkwrap.json',
];
const stampFile = join(root, 'dist', 'web', '.stamp');

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)))
    : [path];
const hash = createHash('sha256');
for (const file of SOURCES.flatMap((source) => files(join(root, source))))
  if (!/\.test\.tsx?$|\/games\/[^/]+\/(?:recordings|claims|map-source)\//.test(file.replaceAll('\\', '/')))
    hash.update(file.slice(root.length)).update(readFileSync(file));
const stamp = hash.digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.error('comptoir: building the page…');
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stampFile, stamp);
}
