// `comptoir bench` runs this file in a process of its own and prints what it finds. One JSON object on the output;
// `comptoir: measuring …` lines on the error stream are for people.
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import { calibrate } from './calibration.ts';
import { isPageBuilt, measureFirstLoad } from './first-load.ts';
import { isBuilt } from './page-house.ts';
import { isInstalled, measureStart } from './start.ts';

type Figures = Readonly<Record<string, unknown>>;

/** One measure: its name on the command line, and the figures it adds to the object. */
interface Part {
  readonly name: string;
  readonly measure: (seconds: number) => Promise<Figures>;
}

/** Told to the command that the part asked for does not exist; the output then lists those that do. */
const UNKNOWN_PART = 3;

/* Games and the server are loaded by the part that measures them, so that none weighs on another. */

const gameParts: readonly Part[] = BOXES.flatMap((box): readonly Part[] => {
  const load = () => box.load();
  return [
    {
      name: `randomPlay.${box.id}`,
      measure: async (seconds) => ({ randomPlay: { [box.id]: (await import('./play.ts')).randomPlay(await load(), { seconds }) } }),
    },
    {
      name: `decentPlay.${box.id}`,
      measure: async (seconds) => ({ decentPlay: { [box.id]: (await import('./play.ts')).decentPlay(await load(), { seconds }) } }),
    },
  ];
});

/** Movement phases: thirty orders on the standard map, a hundred and fifty on the world of 224 provinces. */
const adjudicateParts: readonly Part[] = [
  {
    name: 'adjudicate.standard',
    measure: async (seconds) => {
      const [{ standardBoard }, { phasesOf, rate }] = [await import('#diplomacy/standard.ts'), await import('./adjudications.ts')];
      return { adjudicate: { standard: { perSecond: Math.round(rate(standardBoard(), phasesOf(standardBoard(), 300, 30, 7), seconds / 2)) } } };
    },
  },
  {
    name: 'adjudicate.ecodip',
    measure: async (seconds) => {
      const [{ worldBoard }, { phasesOf, rate }] = [await import('../src/diplomacy/testing/cases.ts'), await import('./adjudications.ts')];
      return { adjudicate: { ecodip: { perSecond: Math.round(rate(worldBoard(), phasesOf(worldBoard(), 12, 150, 10), seconds / 2)) } } };
    },
  },
];

const seasonPart: Part = {
  name: 'season',
  measure: async (seconds) => ({ season: (await import('./season.ts')).measureSeason(seconds) }),
};

const serverPart: Part = {
  name: 'server',
  measure: async (seconds) => ({ server: await (await import('./server-load.ts')).runServerLoad({ tables: 100, socketsPerTable: 4, seconds }) }),
};

const startPart: Part = { name: 'startMs', measure: async () => ({ startMs: await measureStart() }) };
const firstLoadPart: Part = { name: 'firstLoadKb', measure: () => Promise.resolve({ ...measureFirstLoad() }) };

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '5' }, root: { type: 'string' } } });
const here = join(import.meta.dirname, '..');
const root = values.root === undefined ? here : resolve(values.root);

/* The page in the packaged Chromium, of this checkout or of the one that `--root` names. */
const pageParts: readonly Part[] = [
  ...BOXES.map(
    ({ id }): Part => ({
      name: `slowLoad.${id}`,
      measure: async () => ({ slowLoad: { [id]: await (await import('./page-slow.ts')).measureSlowLoad(root, id) } }),
    }),
  ),
  ...BOXES.map(
    ({ id }): Part => ({ name: `solo.${id}`, measure: async () => ({ solo: { [id]: await (await import('./page-solo.ts')).measureSolo(root, id) } }) }),
  ),
  ...BOXES.map(({ id }): Part => ({ name: `lab.${id}`, measure: async () => ({ lab: { [id]: await (await import('./page-lab.ts')).measureLab(root, id) } }) })),
  { name: 'pageStep', measure: async () => ({ pageStep: await (await import('./page-steps.ts')).measureSteps(root) }) },
  { name: 'roomPages', measure: async (seconds) => ({ roomPages: await (await import('./page-room.ts')).measureRoomPages(root, 6 * seconds) }) },
  { name: 'badLine', measure: async () => ({ badLine: await (await import('./page-bad-line.ts')).measureBadLine(root) }) },
];

const parts: readonly Part[] = [
  ...gameParts,
  ...adjudicateParts,
  seasonPart,
  serverPart,
  ...(isPageBuilt() && isInstalled() ? [startPart] : []),
  ...(isPageBuilt() ? [firstLoadPart] : []),
  ...(isBuilt(root) ? pageParts : []),
];

const isFigures = (value: unknown): value is Figures => typeof value === 'object' && value !== null;

/** Two parts of one heading (`randomPlay` of two games) stand side by side under it. */
const merged = (into: Figures, more: Figures): Figures => {
  const result: Record<string, unknown> = { ...into };
  for (const [key, value] of Object.entries(more)) {
    const present = result[key];
    result[key] = isFigures(present) && isFigures(value) ? { ...present, ...value } : value;
  }
  return result;
};

const { only } = values;
const wanted = only === undefined ? parts : parts.filter(({ name }) => name === only || name.startsWith(`${only}.`));
if (wanted.length === 0) {
  console.log(JSON.stringify(parts.map(({ name }) => name)));
  process.exitCode = UNKNOWN_PART;
} else {
  let figures: Figures = { machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version }, calibration: calibrate() };
  for (const { name, measure } of wanted) {
    console.error(name);
    figures = merged(figures, await measure(Number(values.seconds)));
  }
  console.log(JSON.stringify(figures));
}
