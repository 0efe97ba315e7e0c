/**
 * Measures the bots of every game and writes the tables of docs/bots.md. Games are kept in .cache/bots as they end, so that it may be stopped at any time.
 *
 *     npm run bots                          every table: hours, most of them for `strong`
 *     npm run bots -- --only <game>         the tables of one game
 *     npm run bots -- --part ladders        only these, or only the `duels`
 *     npm run bots -- --games 40            at most so many games for each table
 *     npm run bots -- --kept                plays nothing, writes what is kept
 *     npm run bots -- --fresh               forgets what is kept: after a change of bots or rules
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playersOf } from '#bots';
import { BOXES, findBox } from '#catalogue';
import { resolveOptions } from '#kernel/options.ts';
import { wordOf } from '#kernel/words.ts';
import { type Compared, type Duel, duelOf, type Interval, playDuel, playLadder, type Playing, type RatedTable, ratingOf } from '#lab';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs', 'bots.md');
const KEPT = join(ROOT, '.cache', 'bots');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    games: { type: 'string', default: '400' },
    workers: { type: 'string', default: '1' },
    kept: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

interface Series {
  readonly name: string;
  readonly title: string;
  readonly table: RatedTable;
  /** In command-line words. */
  readonly command: string;
}

/** What is measured of a game: `bot/measured.json`. A game without it is not measured. */
interface Measured {
  readonly duels: readonly (Omit<Series, 'table' | 'command'> & Plan)[];
  /** Every level but `strong`, and every habit, at one table; the games of the duels place `strong` among them. */
  readonly ladder: Plan;
}

interface Plan {
  readonly players: number;
  readonly seed: number;
  readonly options?: RatedTable['options'];
  /** What counts in the place of the figure that ranks. */
  readonly figure?: string | null;
}

const tableOf = (game: string, { players, options = {}, seed, figure = null }: Plan): RatedTable => ({ game, players, options, seed, figure });

const commandOf = ({ game, players, options, seed, figure }: RatedTable): string => {
  const set = Object.entries(options).map(([key, value]) => ` --set ${key}=${Array.isArray(value) ? value.join() : String(value)}`);
  const wanted = figure === null ? '' : ` --figure ${figure}`;
  return `comptoir rate ${game} --players ${players} --one strong --seed ${seed}${set.join('')}${wanted}`;
};

const MEASURED = BOXES.flatMap(({ id }) => {
  const file = join(ROOT, 'games', id, 'bot/measured.json');
  if (!existsSync(file)) return [];
  const measured: Measured = JSON.parse(readFileSync(file, 'utf8'));
  return [{ id, measured }];
});

const DUELS: readonly Series[] = MEASURED.flatMap(({ id, measured }) =>
  measured.duels.map(({ name, title, ...plan }) => {
    const table = tableOf(id, plan);
    return { name, title, table, command: commandOf(table) };
  }),
);
const LADDERS: readonly RatedTable[] = MEASURED.map(({ id, measured }) => tableOf(id, measured.ladder));

const games = Number(values.games);
const isWanted = (part: string, game: string): boolean => !values.kept && (values.only ?? game) === game && (values.part ?? part) === part;
const playing = (part: 'duels' | 'ladders', name: string, game: string): Playing => ({
  workers: isWanted(part, game) ? Number(values.workers) : 0,
  onProgress: (played) => process.stderr.write(`\r${name} ${played} `),
  keep: join(KEPT, `${name}.ndjson`),
});

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const between = ({ low, high }: Interval, show: (value: number) => string): string => `${show(low)} to ${show(high)}`;
/** A ratio to nothing is none. */
const two = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const duelRow = (label: string, { games: count, one, other, times, timesInterval }: Compared, milliseconds: string): string =>
  row([
    label,
    String(count),
    `**${percent(one.wins)}** (${between(one.winInterval, percent)})`,
    percent(other.wins),
    `${two(one.place)} (${between(one.placeInterval, two)})`,
    two(other.place),
    `${two(times)} (${between(timesInterval, two)})`,
    milliseconds,
  ]);

const planOf = (table: RatedTable): Duel => ({ ...table, one: 'strong', others: 'decent', games });

const duelRows = async ({ name, title, table }: Series): Promise<readonly string[]> => {
  const game = await findBox(table.game)?.load();
  if (game === undefined) throw new Error(`no game ${table.game}`);
  const options = resolveOptions(game.module.options, table.options);
  if (!options.ok) throw new Error(options.refusal.key);
  const plan = planOf(table);
  const played = await playDuel(plan, playing('duels', name, table.game));
  const { all, byCamp, finished, thinking } = duelOf(plan, played, (seat) => game.module.seatTerm?.(options.options, seat) ?? null);
  if (finished === 0) return [];
  const time = [thinking.median, thinking.p99, thinking.worst].map((ms) => ms.toFixed(0)).join(' / ');
  return [duelRow(title, all, time), ...byCamp.map(({ camp, compared }) => duelRow(`– ${wordOf({ lang: 'en', catalogue: game.words }, camp)}`, compared, ''))];
};

const ladderLines = async (table: RatedTable): Promise<readonly string[]> => {
  const box = findBox(table.game);
  if (box === undefined) throw new Error(`no game ${table.game}`);
  const names = playersOf(await box.load());
  const quick = names.filter((name) => name !== 'strong');
  const played = await playLadder({ ...table, names: quick, games }, playing('ladders', `ladder-${table.game}`, table.game));
  const kept = (name: string): Playing => ({ ...playing('duels', name, table.game), workers: 0 });
  const searched = await Promise.all(DUELS.filter((each) => each.table.game === table.game).map((each) => playDuel(planOf(each.table), kept(each.name))));
  const { rungs, finished } = ratingOf([...played, ...searched.flatMap(({ ones }) => ones)], names, table.players);
  if (finished === 0) return [];
  return [
    `\n### ${box.title}, ${table.players} players, ${finished} games\n`,
    row(['bot', 'points', '95 %', 'seats', 'wins', '95 %', 'mean place', 'ms median / 99 % / most']),
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rungs
      .filter(({ seats }) => seats > 0)
      .map(({ name, rating, interval, seats, wins, winInterval, place, thinking }) =>
        row([
          name,
          rating.toFixed(0),
          between(interval, (points) => points.toFixed(0)),
          String(seats),
          percent(wins),
          between(winInterval, percent),
          two(place),
          [thinking.median, thinking.p99, thinking.worst].map((ms) => ms.toFixed(1)).join(' / '),
        ]),
      ),
  ];
};

if (values.fresh) rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT, { recursive: true });
const HEAD = [
  'one strong among decent',
  'games',
  'wins (95 %)',
  'decent instead',
  'mean place (95 %)',
  'decent instead',
  'ratio (95 %)',
  'ms median / 99 % / most',
];
const lines = [row(HEAD), '|---|--:|--:|--:|--:|--:|--:|--:|'];
for (const each of DUELS) lines.push(...(await duelRows(each)));
lines.push('', 'Each row is remade by', '', '```', ...DUELS.map(({ command }) => command), '```', '', '## Ladders');
for (const table of LADDERS) lines.push(...(await ladderLines(table)));

const MARK = '<!-- What follows is written by `npm run bots`. -->';
const prose = readFileSync(PAGE, 'utf8').split(MARK)[0] ?? '';
writeFileSync(PAGE, `${prose}${MARK}\n\n${lines.join('\n')}\n`);
