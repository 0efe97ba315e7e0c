import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a module imports statically. */
type ModuleGraph = (id: string) => readonly string[];

/** Everything a module imports statically, itself included. */
const reach = (graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...graph(id));
  }
  return found;
};

/** The places of the page that are opened on their own, and what each of them needs. */
export interface Openings {
  readonly entry: string;
  readonly home: string;
  readonly table: string;
  /** What a table on this device needs of the page. */
  readonly solo: readonly string[];
  /** Every other screen. */
  readonly screens: readonly string[];
  /** Of a game: what a page needs to speak of it, all of its rules, and its part of the page. */
  readonly games: readonly { readonly id: string; readonly face: string; readonly rules: string; readonly page: string }[];
}

/**
 * Which file of the built page a module goes into. On a slow line every request waits for its own answer, so a table is to need
 * few files: the house's own, the parts that several screens share, the table, the rules of its game, its page. What several games
 * share and the table does not lies in one more. Modules that are in none of these are left to the bundler.
 * Whoever plays by the rules alone, as the lab does, fetches no page: nothing that rules need lies in one.
 */
export const chunkPlan = (graph: ModuleGraph, { entry, home, table, solo, screens, games }: Openings): ReadonlyMap<string, string> => {
  const plan = new Map<string, string>();
  const put = (ids: Iterable<string>, name: string): void => {
    for (const id of ids) if (!plan.has(id)) plan.set(id, name);
  };
  const atTable = [...reach(graph, [table])];
  const needed = games.map(({ face, page }) => reach(graph, [face, page]));
  const played = games.map(({ rules }) => reach(graph, [rules]));
  const atHome = reach(graph, [home]);
  put(reach(graph, [entry]), 'house');
  put(
    [...atTable, ...needed.flatMap((ids) => [...ids])].filter((id) => atHome.has(id)),
    'house',
  );
  put(atHome, 'home');
  const elsewhere = reach(graph, screens);
  const ofScreens = screens.map((screen) => reach(graph, [screen]));
  put(
    atTable.filter((id) => elsewhere.has(id)),
    'parts',
  );
  put(atTable, 'table');
  put(reach(graph, solo), 'solo');
  put(
    needed.flatMap((ids) => [...ids]).filter((id) => games.filter((_, index) => needed[index]?.has(id) || played[index]?.has(id)).length > 1),
    'boards',
  );
  for (const [index, { id }] of games.entries()) {
    // A screen that borrows a game's map must not fetch the whole game with it.
    const own = (ids: Iterable<string>): readonly string[] => [...ids].filter((module) => !elsewhere.has(module));
    const atBoard = own(needed[index] ?? []);
    put(
      atBoard.filter((module) => played[index]?.has(module)),
      `rules-${id}`,
    );
    put(atBoard, `page-${id}`);
    // What exactly one screen borrows lies beside both, in one file.
    put(
      [...(needed[index] ?? [])].filter((module) => ofScreens.filter((ids) => ids.has(module)).length === 1),
      `shared-${id}`,
    );
  }
  return plan;
};

const folders = (path: string): readonly string[] => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The openings as the folders of the page tell them: a new game or screen is found by itself. */
export const openingsOf = (root: string, screens: readonly string[]): Openings => {
  const web = join(root, 'src/web');
  const table = join(web, 'screens/table/table-page.tsx');
  return {
    entry: join(web, 'main.tsx'),
    home: join(web, 'screens/home/home.tsx'),
    table,
    solo: ['store/solo/solo-table.ts', 'store/solo/client.ts', 'shell/kept/here-dialog.tsx'].map((file) => join(web, file)),
    screens: screens.filter((id) => id !== table),
    games: folders(join(root, 'games')).map((id) => {
      const folder = join(root, 'games', id);
      return { id, face: join(folder, 'face.ts'), rules: join(folder, 'index.ts'), page: join(folder, 'page/index.tsx') };
    }),
  };
};
