import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preact } from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { rulesPlugin } from './scripts/rules-plugin.ts';

const root = import.meta.dirname;
const outDir = join(root, 'dist/web');

/** Beside each text file its two compressed twins, so that the server has nothing to compress. */
const compressed = (): Plugin => ({
  name: 'comptoir-compressed',
  apply: 'build',
  // Not closeBundle: that one also runs after a build that failed.
  async writeBundle() {
    const files = await readdir(outDir, { recursive: true });
    for (const file of files.filter((name) => /\.(?:html|js|css|svg)$/.test(name))) {
      const text = await readFile(join(outDir, file));
      await writeFile(join(outDir, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
      await writeFile(join(outDir, `${file}.br`), await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }
  },
});

export default defineConfig({
  root: join(root, 'src/web'),
  plugins: [preact(), rulesPlugin(), compressed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // `light-dark()` of the palette must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inline data URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4280', '/ws': { target: 'ws://127.0.0.1:4280', ws: true } } },
});
