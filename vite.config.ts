import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import spellOutIs from '@csstools/postcss-is-pseudo-class';
import { preact } from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkPlan, openingsOf } from './scripts/chunks.ts';
import { writeOfflineList } from './scripts/offline.ts';
import { rulesPlugin } from './scripts/rules-plugin.ts';
import { boxPictures, manifestPlugin } from './scripts/web-manifest.ts';

const root = import.meta.dirname;
const outDir = join(root, 'dist/web');
/** The kernel, the adjudicator, and of the games everything but their pages. */
const PURE = new RegExp(`^${root.replaceAll('\\', '/').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/(?:src/(?:kernel|diplomacy)/|games/[^/]+/(?!page/))`);

/** Beside each text file its two compressed twins, so that the server has nothing to compress. */
const compressed = (): Plugin => ({
  name: 'comptoir-compressed',
  apply: 'build',
  // Not closeBundle: that one also runs after a build that failed.
  async writeBundle() {
    await writeOfflineList(outDir);
    const files = await readdir(outDir, { recursive: true });
    const texts = files.filter((name) => /\.(?:html|js|css|svg|webmanifest)$/.test(name));
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(join(outDir, file));
        await writeFile(join(outDir, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
        await writeFile(join(outDir, `${file}.br`), await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
      }),
    );
  },
});

interface Bundle {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** What each module imports. */
const graphOf =
  (bundle: Bundle): ((module: string) => readonly string[]) =>
  (module) =>
    bundle.getModuleInfo(module)?.importedIds ?? [];

/** Names the file each module goes into; the plan is made when the bundler knows all modules. */
const chunkNames = () => {
  let plan: ReadonlyMap<string, string> | null = null;
  return (id: string, bundle: Bundle): string | null => {
    const fetchedBy = (file: string): readonly string[] => bundle.getModuleInfo(join(root, 'src/web', file))?.dynamicallyImportedIds ?? [];
    // What the home page fetches after it is no table either: its sheets would come before the utilities, and a table look otherwise.
    plan ??= chunkPlan(graphOf(bundle), openingsOf(root, [...fetchedBy('app.tsx'), ...fetchedBy('screens/home/home.tsx')]));
    return plan.get(id) ?? null;
  };
};

export default defineConfig({
  root: join(root, 'src/web'),
  // A browser asks every element about a rule that ends in `:is()`: spelt out, only those that have the class or name.
  css: { postcss: { plugins: [spellOutIs({ preserve: false })] } },
  plugins: [preact(), rulesPlugin(), manifestPlugin(), boxPictures(), compressed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // `light-dark()` of the palette must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inline data URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    manifest: true,
    // What of others is in the page, with their licences, goes wherever the page goes.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // The service worker has one address for good: a browser asks there whether there is a new one.
      input: { index: join(root, 'src/web/index.html'), sw: join(root, 'src/worker/sw.ts') },
      // Compressing takes its time, and is told by nobody's fault.
      checks: { bundlerTimings: false },
      // Rules are pure: a module of theirs from which nothing is taken need not be there.
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'openings', name: chunkNames() }] },
      },
    },
  },
  // Modules: a worker of the lab, or the adviser of a replay, fetches the rules of one game, not of all.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:4280', '/ws': { target: 'ws://127.0.0.1:4280', ws: true } } },
});
