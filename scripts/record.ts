// Golden games: `npm run record -- <game>` plays games until every value of every option and every way to
// end is shown by one, and goes on while new lines of the log turn up. They are stored under games/<game>/recordings/. Run it when a rules
// change has raised `rulesVersion`. Files numbered from 90 on were found otherwise and stay, as long as they still play.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBox } from '#catalogue';
import { type Draws, deriveSeed, quickChance } from '#kernel/chance.ts';
import type { AnyGame, BotLevel } from '#kernel/game.ts';
import { moments } from '#kernel/match.ts';
import { type BotGamePlan, decodeGolden, type GoldenGame, goldenFault, goldenGaps, goldenText, keepGame, optionValues, pickOne, playBotGame } from '#testkit';

const GAMES = join(import.meta.dirname, '..', 'games');
/** Small files are read and replayed quickly: of several games, the one that shows the most for its length is kept. */
const CANDIDATES = 12;
const MOST_STEPS = 600;
const MOST_ROUNDS = 200;
/** Names of files from here on are not the search's. */
const FOUND_OTHERWISE = '90';
/** So many rounds in vain end the search. */
const PATIENCE = 20;
/** Few rules are changed at once, so that each has a chance to matter. */
const MOST_CHANGES = 4;

const wanted = (gaps: readonly string[], name: string, value: unknown): boolean => gaps.includes(`${name}=${JSON.stringify(value)}`);

/** Options that show some of what is still missing, beside others at random: a value may need another one to make sense. */
const drawOptions = (game: AnyGame, gaps: readonly string[], chance: Draws): Readonly<Record<string, unknown>> => {
  const values = chance.shuffle(optionValues(game));
  const missing = values.filter(({ name, value }) => wanted(gaps, name, value)).slice(0, chance.int(MOST_CHANGES + 1));
  const others = values.slice(0, chance.int(MOST_CHANGES));
  return Object.fromEntries([...others, ...missing].map(({ name, value }) => [name, value]));
};

const drawPlan = (game: AnyGame, gaps: readonly string[], attempt: number): BotGamePlan => {
  const chance = quickChance(attempt);
  const levels: readonly BotLevel[] = (['weak', 'decent', 'strong'] as const).filter((level) => game.bots[level] !== undefined);
  const { min, max } = game.module.seats;
  return {
    seats: min + chance.int(Math.min(3, max - min + 1)),
    options: drawOptions(game, gaps, chance),
    seed: deriveSeed(20_000, attempt),
    players: [pickOne([null, ...levels], chance), pickOne([null, ...levels], chance)],
    unrest: pickOne([0, 1, 4], chance),
    maxSteps: MOST_STEPS,
  };
};

type KeptGame = NonNullable<ReturnType<typeof decodeGolden>>;

interface Shelf {
  /** Games found otherwise. */
  readonly kept: readonly KeptGame[];
  readonly games: readonly GoldenGame[];
  /** Keys of the log lines that the games show. */
  readonly lines: ReadonlySet<string>;
}

interface Candidate {
  readonly kept: GoldenGame;
  readonly lines: readonly string[];
  readonly worth: number;
}

/** The best of some games: the most that is new for the fewest inputs. */
const nextGame = (game: AnyGame, reasons: readonly string[], shelf: Shelf, from: number): Candidate | null => {
  const held = [...shelf.kept, ...shelf.games];
  const gaps = goldenGaps(game, reasons, held);
  let best: Candidate | null = null;
  for (let attempt = from; attempt < from + CANDIDATES; attempt++) {
    const match = playBotGame(game, drawPlan(game, gaps, attempt));
    if (match === null) continue;
    const kept = keepGame('', match);
    const after = goldenGaps(game, reasons, [...held, kept]);
    const shows = gaps.filter((gap) => !after.includes(gap));
    const keys = moments(match).flatMap(({ log }) => log.map(({ text }) => text.key));
    const lines = [...new Set(keys)].filter((key) => !shelf.lines.has(key));
    const worth = (shows.length + lines.length) / (100 + match.now.step);
    if (worth > (best?.worth ?? 0)) best = { kept: { ...kept, about: [...shows, ...lines].join(', ') }, lines, worth };
  }
  return best;
};

const fillShelf = (game: AnyGame, reasons: readonly string[], kept: readonly KeptGame[]): readonly GoldenGame[] => {
  let shelf: Shelf = { kept, games: [], lines: new Set() };
  let inVain = 0;
  for (let round = 0; round < MOST_ROUNDS && (inVain < PATIENCE || goldenGaps(game, reasons, [...kept, ...shelf.games]).length > 0); round++) {
    const found = nextGame(game, reasons, shelf, round * CANDIDATES);
    inVain = found === null ? inVain + 1 : 0;
    if (found !== null) shelf = { kept, games: [...shelf.games, found.kept], lines: new Set([...shelf.lines, ...found.lines]) };
  }
  return shelf.games;
};

const { positionals } = parseArgs({ allowPositionals: true });
const [id = ''] = positionals;
const box = findBox(id);
if (box === undefined) {
  console.error(`record: there is no game “${id}”. Usage: npm run record -- <game>`);
  process.exit(2);
}
const endings = Object.keys(box.endings);
const game = await box.load();
const folder = join(GAMES, id, 'recordings');
mkdirSync(folder, { recursive: true });
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const stay = files.filter((file) => file >= FOUND_OTHERWISE && goldenFault(game, read(file)) === null);
const kept = stay.flatMap((file) => decodeGolden(read(file)) ?? []);
const shelf = fillShelf(game, endings, kept);
for (const file of files) if (!stay.includes(file)) rmSync(join(folder, file));
for (const [index, found] of shelf.entries()) {
  writeFileSync(join(folder, `${String(index + 1).padStart(2, '0')}-${found.outcome.reason}.json`), goldenText(found));
  console.log(`${found.recording.inputs.length} inputs: ${found.about}`);
}
const gaps = goldenGaps(game, endings, [...kept, ...shelf]);
if (gaps.length > 0) {
  console.error(`record: no game was found that shows ${gaps.join(', ')}`);
  process.exit(1);
}
