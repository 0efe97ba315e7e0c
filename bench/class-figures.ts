// Figures of debrief and exports worked out once more, from the recordings of two games of Triple Bataille: nothing here is shared with the
// page that shows them. Only the rules are the house's own, to know what lay where. Run alone on what `class.ts` has kept:
// node bench/class-figures.ts FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { State } from '#games/triple-bataille/types.ts';
import { moments } from '#kernel/match.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import { toldIn } from './class-told.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const numberAt = (values: readonly number[], index: number): number => values[index] ?? Number.NaN;

/** TB-5.2. */
const wealthOf = ({ table, options }: State, seat: number): number | null => {
  const player = table.players[seat];
  if (player === undefined || player.role !== 'player' || player.left !== null) return null;
  const factories = player.factory + sum(player.subsidiaries.map(({ cards }) => cards));
  const lent = sum(table.loans.filter(({ lender }) => lender === seat).map(({ principal, arrears }) => principal + arrears));
  const owed = sum(table.loans.filter(({ borrower }) => borrower === seat).map(({ principal, arrears }) => principal + arrears));
  const houses = sum(Object.values(player.houses));
  return player.pile + player.pledge + table.bundle * (2 * houses + 8 * factories) - options.creditSize * player.credits + lent - owed;
};

/** TB-14.1: Σ(2i − n − 1)x / (n Σ x), moved up by the least where that is below zero. */
export const giniOf = (values: readonly number[]): number => {
  const low = Math.min(0, ...values);
  const up = sorted(values.map((value) => value - low));
  const n = up.length;
  const all = sum(up);
  return all === 0 ? 0 : sum(up.map((value, index) => (2 * (index + 1) - n - 1) * value)) / (n * all);
};

export const medianOf = (values: readonly number[]): number => {
  const up = sorted(values);
  const half = Math.floor(up.length / 2);
  return up.length % 2 === 1 ? numberAt(up, half) : (numberAt(up, half - 1) + numberAt(up, half)) / 2;
};

/** Under 60 % of the median, as a part of all. */
const poorOf = (values: readonly number[]): number => values.filter((value) => value < 0.6 * medianOf(values)).length / values.length;

interface Battle {
  readonly battle: number;
  readonly bundle: number;
  readonly wealth: readonly (number | null)[];
}

export interface Decision {
  readonly step: number;
  /** Null: the game master. */
  readonly seat: number | null;
  /** Since the window was opened in which they decided; null: nothing had been asked of them. */
  readonly seconds: number | null;
}

export interface Recomputed {
  readonly battles: readonly Battle[];
  readonly final: {
    readonly wealth: readonly (number | null)[];
    readonly bundle: number;
    readonly gini: number;
    readonly median: number;
    readonly poor: number;
    /** Of all money, what lies with the bank; 0 without one. */
    readonly bankMoney: number;
    readonly money: number;
    /** What the poorer half has of everything. */
    readonly poorerHalf: number;
  };
  readonly decisions: readonly Decision[];
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whose decision it was: a seat, or the game master; undefined: nobody's. */
const seatOf = (input: unknown): number | null | undefined => {
  if (!isPlain(input)) return undefined;
  if (input.by === 'referee') return null;
  if (typeof input.by === 'number') return input.by;
  return input.event === 'timeout' && typeof input.seat === 'number' ? input.seat : undefined;
};

export const recompute = (raw: unknown): Recomputed => {
  const recording = decodeRecording(raw);
  const played = recording === null ? null : replay(tripleBataille.module, recording);
  if (played === null || !played.ok) throw new Error('the recording does not play');
  const times: readonly number[] = isPlain(raw) && Array.isArray(raw.times) ? raw.times : [];
  const decisions: Decision[] = [];
  let opening = 1;
  let openedAt: number | undefined;
  let final: State | null = null;
  for (const { input, step, previous, state } of moments(played.match)) {
    final = state;
    const at = times[step - 1];
    const seat = seatOf(input);
    const before = previous?.state;
    if (before !== undefined && seat !== undefined) {
      // Whoever has nothing more to do in the window is not asked any more.
      const isAsked = seat !== null && before.table.players[seat]?.done === false;
      decisions.push({ step, seat, seconds: isAsked && at !== undefined && openedAt !== undefined ? (at - openedAt) / 1000 : null });
    }
    if (state.table.opening !== opening) {
      opening = state.table.opening;
      openedAt = at;
    }
  }
  if (final === null) throw new Error('nothing was played');
  const end = final;
  const { players, bundle } = end.table;
  const seats = [...players.keys()];
  const wealth = seats.map((seat) => wealthOf(end, seat));
  const own = wealth.flatMap((cards) => cards ?? []);
  const bankMoney = end.vault.bankProfit + end.vault.bankEquity;
  const low = Math.min(0, ...own);
  const up = sorted(own.map((cards) => cards - low));
  // Half a person more where their number is odd.
  const half = up.length / 2;
  const poorer = sum(up.slice(0, Math.floor(half))) + (half % 1) * numberAt(up, Math.floor(half));
  return {
    battles: end.indicators.map((row) => ({ battle: row.battle, bundle: row.bundle, wealth: seats.map((seat) => row.wealth[seat] ?? null) })),
    final: {
      wealth,
      bundle,
      gini: giniOf(own),
      median: medianOf(own),
      poor: poorOf(own),
      bankMoney,
      money: end.money,
      poorerHalf: poorer / sum(up),
    },
    decisions,
  };
};

/* ---------- what the files say ---------- */

/** Semicolons, quotes and decimal commas, as French spreadsheets have them. */
export const readCsv = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));

const figure = (cell: string): number =>
  cell === ''
    ? Number.NaN
    : Number(
        cell
          .replaceAll(/[\s\u00A0\u202F]/g, '')
          .replace(',', '.')
          .replace('\u2212', '-'),
      );

export interface Checked {
  readonly what: string;
  readonly compared: number;
  readonly wrong: readonly string[];
}

const column = (head: readonly string[], name: string): number => {
  const found = head.findIndex((cell) => cell.replaceAll('\u00A0', ' ') === name);
  if (found === -1) throw new Error(`no column ${name} in ${head.join(', ')}`);
  return found;
};

/** Everybody's wealth and the figures of the room, battle by battle, in the spreadsheet of one or more games. */
export const checkFigures = (csv: string, games: ReadonlyMap<string, Recomputed>): readonly Checked[] => {
  const [head = [], ...rows] = readCsv(csv);
  const turnAt = column(head, 'Bataille');
  const compare = (
    what: string,
    name: string,
    expected: (game: Recomputed, battle: Battle, seat: number) => number | null | undefined,
    digits: number,
  ): Checked => {
    const place = column(head, name);
    const wrong: string[] = [];
    let compared = 0;
    for (const [code, game] of games) {
      const own = rows.filter(([of]) => of === code);
      for (const battle of game.battles) {
        const turn = own.filter((row) => Number(row[turnAt]) === battle.battle);
        for (const [seat, row] of turn.entries()) {
          const wanted = expected(game, battle, seat);
          const cell = row[place] ?? '';
          if (wanted === undefined) continue;
          compared++;
          const agrees = wanted === null ? cell === '' : Math.abs(figure(cell) - wanted) <= 0.5 * 10 ** -digits + 1e-9;
          if (!agrees) wrong.push(`${code} battle ${battle.battle} seat ${seat}: ${cell} for ${wanted}`);
        }
      }
    }
    return { what, compared, wrong };
  };
  const own = ({ wealth }: Battle): readonly number[] => wealth.flatMap((cards) => cards ?? []);
  const isLast = ({ battles }: Recomputed, battle: Battle): boolean => battle === battles.at(-1);
  const last = (game: Recomputed, battle: Battle, seat: number): number | null => (isLast(game, battle) ? game.final : battle).wealth[seat] ?? null;
  return [
    compare('wealth of each', 'Richesse', last, 6),
    compare(
      'wealth of each, in bundles',
      'Richesse, en liasses',
      (game, battle, seat) => {
        const cards = last(game, battle, seat);
        return cards === null ? null : cards / battle.bundle;
      },
      1,
    ),
    compare('median', 'Richesse médiane', (_, battle) => medianOf(own(battle)), 6),
    compare('Gini', 'Gini de la richesse', (_, battle) => giniOf(own(battle)), 6),
    compare('below 60 % of the median', 'Part sous 60 % de la médiane', (_, battle) => poorOf(own(battle)), 6),
    // Of earlier battles the record keeps no money by holder to count again.
    compare('the money there is', 'Masse monétaire', (game, battle) => (isLast(game, battle) ? game.final.money : undefined), 6),
    compare(
      'the money of the bank',
      'Monnaie de la banque',
      (game, battle) => (isLast(game, battle) && game.final.bankMoney > 0 ? game.final.bankMoney : undefined),
      6,
    ),
  ];
};

/** Who decided, and after how many seconds, in the file of one game's decisions. */
export const checkDecisions = (csv: string, game: Recomputed): readonly Checked[] => {
  const [head = [], ...rows] = readCsv(csv);
  const [stepAt, secondsAt] = [column(head, 'Coup'), head.findIndex((name) => /secondes/i.test(name))];
  const wrong: string[] = [];
  for (const { step, seconds } of game.decisions) {
    const cell = rows.find((row) => Number(row[stepAt]) === step)?.[secondsAt] ?? 'no row';
    const agrees = seconds === null ? cell === '' : Math.abs(figure(cell) - seconds) <= 0.051;
    if (!agrees) wrong.push(`step ${step}: ${cell} for ${seconds}`);
  }
  return [
    {
      what: 'decisions',
      compared: game.decisions.length,
      wrong: rows.length === game.decisions.length ? [] : [`${rows.length} rows for ${game.decisions.length}`],
    },
    { what: 'seconds since asked', compared: game.decisions.length, wrong },
  ];
};

/** One pseudonym for a person in all files: the files with names and without are laid beside each other, row by row. */
export const checkPseudonyms = (pairs: readonly (readonly [named: string, nameless: string])[]): Checked => {
  const of = new Map<string, string>();
  const wrong: string[] = [];
  let compared = 0;
  for (const [named, nameless] of pairs) {
    const [head = [], ...rows] = readCsv(named);
    const hidden = readCsv(nameless).slice(1);
    const place = column(head, 'Joueur');
    const names = new Set(rows.map((row) => row[place] ?? ''));
    for (const [index, row] of rows.entries()) {
      const [name = '', pseudonym = ''] = [row[place], hidden[index]?.[place]];
      if (!/^Joueur \d+$/.test(pseudonym)) continue;
      compared++;
      if ((of.get(name) ?? pseudonym) !== pseudonym) wrong.push(`${name}: ${of.get(name)} and ${pseudonym}`);
      if ([...of].some(([other, taken]) => other !== name && taken === pseudonym)) wrong.push(`${pseudonym} is ${name} and somebody else`);
      of.set(name, pseudonym);
    }
    for (const name of names)
      if (name.length > 2 && !/^(?:Arbitre|L’arbitre|MJ)/.test(name) && nameless.includes(`"${name}"`)) wrong.push(`${name} is in a file without names`);
  }
  return { what: 'pseudonyms', compared, wrong };
};

if (import.meta.main) {
  const folder = process.argv[2] ?? '';
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const files = readdirSync(folder);
  const { games }: { readonly games: readonly { readonly tables: readonly { readonly code: string }[] }[] } = JSON.parse(read('view.json'));
  const recomputed = new Map(games.map(({ tables }, index) => [tables[0]?.code ?? '', recompute(JSON.parse(read(`recording-${index + 1}.json`)))]));
  const named = (kind: string): readonly string[] => files.filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.csv'));
  const whole = named('named').find((name) => !name.includes('decisions')) ?? '';
  const checked = [...checkFigures(read(whole), recomputed)];
  for (const [code, game] of recomputed) checked.push(...checkDecisions(read(`named-${code}-decisions.csv`), game));
  checked.push(checkPseudonyms(named('named').map((name) => [read(name), read(name.replace('named', 'nameless'))])));
  console.table(toldIn(JSON.parse(read('stands.json')), JSON.parse(read('wall.json'))));
  for (const [code, { final }] of recomputed) console.log(code, JSON.stringify({ ...final, wealth: undefined }));
  for (const { what, compared, wrong } of checked) console.log(`${what}: ${compared} compared, ${wrong.length} wrong`, wrong.slice(0, 5));
}
