import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRules } from './clauses.ts';
import { rulesPlugin } from './rules-plugin.ts';

let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({ configFile: false, logLevel: 'silent', plugins: [rulesPlugin()], server: { middlewareMode: true, ws: false, watch: null } });
});
afterAll(() => vite.close());

it('gives the page the rules of a game in a language, as data', async () => {
  const loaded = await vite.ssrLoadModule('virtual:rules/bourse.en');
  expect(loaded.default).toEqual(readRules('en', 'bourse'));
});

it('finds the booklet of a game whose content has a folder of its own', async () => {
  const loaded = await vite.ssrLoadModule('virtual:rules/triple-bataille.fr');
  expect(loaded.default).toEqual(readRules('fr', 'triple-bataille'));
});

it.each(['virtual:rules/bourse.de', 'virtual:rules/chess.fr', 'virtual:rules/../package.fr'])('has no %s', async (id) => {
  await expect(vite.ssrLoadModule(id)).rejects.toThrow();
});
