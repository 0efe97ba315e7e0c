import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type Manifest } from '../src/server/app.ts';

/** Files beside the hashed ones that every page asks for. */
const BESIDE = ['theme.js', 'favicon.svg'];
/** What only others ask for: messengers, readers of licences, and browsers on another day. */
const NOT_OURS = /^(?:boxes\/|\.|sw\.js|index\.html|licences\.md)|\.(?:gz|br)$/;

const isFile = async (path: string): Promise<boolean> => (await stat(path)).isFile();

/**
 * Writes at the head of the service worker which files this build has, those of the first page apart. A build with other files is
 * another worker: that is how a browser learns of it.
 */
export const writeOfflineList = async (outDir: string): Promise<void> => {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['index.html']?.file;
  if (entry === undefined) throw new Error('the build has no index.html');
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  const first = new Set([...filesOf(manifest, ['index', 'home']), ...fonts, ...BESIDE]);
  const names = (await readdir(outDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const sized: { readonly name: string; readonly size: number }[] = [];
  const version = createHash('sha256').update(await readFile(join(outDir, 'index.html')));
  for (const name of names.toSorted()) {
    if (NOT_OURS.test(name) || !(await isFile(join(outDir, name)))) continue;
    const content = await readFile(join(outDir, name));
    version.update(name).update(content);
    sized.push({ name, size: content.length });
  }
  const more = sized.filter(({ name }) => !first.has(name)).toSorted((a, b) => a.size - b.size);
  const built = {
    version: version.digest('hex').slice(0, 12),
    entry: `/${entry}`,
    shell: [...first].map((name) => `/${name}`),
    more: more.map(({ name }) => `/${name}`),
  };
  const worker = join(outDir, 'sw.js');
  await writeFile(worker, `self.built=${JSON.stringify(built)};\n${await readFile(worker, 'utf8')}`);
};
