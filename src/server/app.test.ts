import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableInPath } from './app.ts';
import { eachHouse } from './testing/each-house.ts';

const house = eachHouse(null);

const MANIFEST = {
  '_house.js': { file: 'assets/house.js', name: 'house', css: ['assets/house.css'] },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_house.js'] },
  '_parts.js': { file: 'assets/parts.js', name: 'parts', imports: ['_house.js'], css: ['assets/parts.css'] },
  '_table.js': { file: 'assets/table.js', name: 'table', imports: ['_house.js', '_parts.js'] },
  '_rules.js': { file: 'assets/rules.js', name: 'rules-tontine', imports: ['_house.js'] },
  '_page.js': { file: 'assets/page.js', name: 'page-tontine', imports: ['_rules.js', '_parts.js'], css: ['assets/page.css'] },
  'projector.tsx': { file: 'assets/wall.js', name: 'projector-page', imports: ['_parts.js'] },
};

const buildPage = (): string => {
  const page = join(house.directory, 'page');
  mkdirSync(join(page, '.vite'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<head><link rel="modulepreload" href="/assets/house.js"><link rel="stylesheet" href="/assets/house.css"></head>');
  writeFileSync(join(page, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  return page;
};

const named = async (path: string): Promise<readonly string[]> => {
  const text = await (await fetch(`${house.url}${path}`)).text();
  return [...text.matchAll(/<link[^>]*href="\/assets\/([^"]+)"(?: fetchpriority="(\w+)")?/g)].map(([, file, priority]) => `${file} ${priority ?? ''}`.trim());
};

describe('the document of a table', () => {
  it('names the files of the table first, then those of its game, each once', async () => {
    await house.start({ page: buildPage() });
    const { table } = await house.create({ game: 'tontine' });
    expect(await named(`/t/${table}`)).toEqual([
      'house.js',
      'house.css',
      'parts.js high',
      'parts.css high',
      'table.js high',
      'rules.js low',
      'page.js low',
      'page.css low',
    ]);
    expect(await named(`/t/${table}/projector`)).toContain('wall.js high');
  });

  it('asks for its files in the way that the page does, so that none is fetched twice', async () => {
    await house.start({ page: buildPage() });
    const { table } = await house.create({ game: 'tontine' });
    const text = await (await fetch(`${house.url}/t/${table}`)).text();
    const ahead = [...text.matchAll(/<link[^>]*fetchpriority[^>]*>/g)].map(([link]) => link);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.filter((link) => !link.includes(' crossorigin '))).toEqual([]);
  });

  it('is the plain one where there is no such table, and names the house’s own files at home', async () => {
    await house.start({ page: buildPage() });
    expect(await named('/t/nothing-here')).toEqual(['house.js', 'house.css']);
    expect(await named('/')).toEqual(['house.js', 'house.css', 'home.js high']);
  });

  it('is given to whoever takes it compressed and to whoever does not', async () => {
    await house.start({ page: buildPage() });
    for (const encoding of ['identity', 'gzip, br', '']) {
      const answer = await fetch(`${house.url}/`, { headers: { 'accept-encoding': encoding } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('/assets/home.js');
    }
  });

  it('is known by the address alone', () => {
    expect(tableInPath('/t/abc-D_1')).toEqual({ table: 'abc-D_1', screen: 'table' });
    expect(tableInPath('/t/abc/console')).toEqual({ table: 'abc', screen: 'console-page' });
    for (const path of ['/', '/t', '/t/', '/t/abc/debrief', '/t/abc/projector/x', '/t/%2e%2e', '/new/abc'])
      expect([path, tableInPath(path)]).toEqual([path, null]);
  });
});
