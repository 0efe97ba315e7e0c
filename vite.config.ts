import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { rulesPlugin } from './scripts/rules-plugin.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: join(root, 'src/web'),
  plugins: [preact(), rulesPlugin()],
  build: {
    outDir: join(root, 'dist/web'),
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
