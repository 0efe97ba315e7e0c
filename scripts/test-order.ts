import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whoever keeps its modules keeps them for one project: the files of one come together. Those that wait longest come first; what computes, in small pieces, fills up the end. */
const PROJECTS = ['browser', 'postgres', 'server', 'series', 'unit', 'page'];

/** What is begun late ends late, alone. A fresh clone knows no times, and the size of a file tells little: these begin first. */
const LONG = [
  'scripts/new-game',
  'e2e/lessons',
  'e2e/solo',
  // A whole game in the browser, of each box.
  ...readdirSync(join(import.meta.dirname, '../games')).map((id) => `e2e/${id}`),
  'e2e/lab',
  'e2e/game-over',
  'e2e/workshop',
  'e2e/play',
  'e2e/same-dice',
  'e2e/forks',
  'e2e/explain',
  'e2e/ecodip-examples',
  'src/server/postgres/nodes',
  'src/server/postgres/prove',
  'src/cli/serve',
  'src/server/notices/notices',
  'src/server/prove',
];

const placeOf = (file: string): number => {
  const place = LONG.findIndex((name) => file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`));
  return place === -1 ? LONG.length : place;
};

/** Whatever is long before whatever is short, project by project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name) || placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}
