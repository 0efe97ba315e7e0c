import { defineConfig } from 'vitest/config';

// Real sockets, clocks and browsers have more time on a busy machine; no test has a second try.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: ['src/server/**', 'src/cli/**'], testTimeout: 30_000 } },
      { test: { name: 'server', include: ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 30_000 } },
      { test: { name: 'browser', include: ['e2e/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false } },
    ],
  },
});
