import { type Chance, quickChance } from '#kernel/chance.ts';
import type { Actor, GameInput, Seat } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Unit } from '#diplomacy/types.ts';
import { type Example, findExample } from './data/examples/index.ts';
import { ecodip } from './index.ts';
import { codeOf, judgeSheet } from './orders/judge.ts';
import { officeOf } from './orders/office.ts';
import type { Each } from './rules/position.ts';
import { position } from './rules/staging.ts';
import { type Arms, type Move, type Options, type State, type Tag, TAGS } from './types.ts';

export { type Each, together } from './rules/position.ts';
export { type Facts, motion, optionsWith, position, unitFrom, votes } from './rules/staging.ts';

/* Positions for tests, and a hand that plays sheets. */

const { module } = ecodip;

const NO_ARMS: Arms = { ICBM: 0, ABM: 0 };

export const seat = (tag: Tag): Seat => TAGS.indexOf(tag);

export interface Played {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

export const act = (state: State, input: GameInput<Move, Options>, chance: Chance = quickChance(1)): Played => {
  const refusal = module.check(state, input);
  if (refusal !== null) throw new Error(`refused: ${refusal.key}`);
  const { state: next, log } = module.apply(state, input, chance);
  return { state: next, log };
};

export const doMove = (state: State, by: Actor, move: Move, chance?: Chance): Played => act(state, { by, move }, chance);

/** Why each line of a sheet is refused, `null` for an accepted one. */
export const codes = (state: State, tag: Tag, text: string): readonly (string | null)[] =>
  judgeSheet(officeOf(state, tag), text).lines.map(({ refusal }) => (refusal === null ? null : codeOf(refusal)));

export const warnings = (state: State, tag: Tag, text: string): readonly string[] =>
  judgeSheet(officeOf(state, tag), text).lines.flatMap((line) => line.warnings.map(codeOf));

/** Everybody who is asked submits: the sheet given, or an empty one. A refused line is a mistake of the test. */
export const playPhase = (state: State, sheets: Each<string>, chance: Chance = quickChance(1)): Played => {
  let now = state;
  const log: LogEntry[] = [];
  for (const tag of state.table.asked) {
    const sheet = sheets[tag] ?? '';
    const wrong = codes(state, tag, sheet).find((code) => code !== null);
    if (wrong !== undefined) throw new Error(`${tag}: ${sheet}: ${wrong}`);
    const played = doMove(now, seat(tag), { type: 'submit', sheet }, chance);
    now = played.state;
    log.push(...played.log);
  }
  return { state: now, log };
};

/** A worked example of chapter 8 by its number. */
export const exampleOf = (id: string): Example => {
  const found = findExample(id);
  if (found === undefined) throw new Error(`no example ${id}`);
  return found;
};

/** The sheets without the lines that the judge refuses: an example may hold some, to show why. */
export const acceptedLines = (state: State, sheets: Each<string>): Each<string> => {
  const accepted = (tag: Tag, text: string): string =>
    judgeSheet(officeOf(state, tag), text)
      .lines.flatMap((line) => (line.refusal === null ? [line.text] : []))
      .join('\n');
  return Object.fromEntries(TAGS.map((tag) => [tag, accepted(tag, sheets[tag] ?? '')]));
};

/** Every refusal of some sheets: `USA E-COND`. */
export const refusals = (state: State, sheets: Each<string>): readonly string[] =>
  TAGS.flatMap((tag) => codes(state, tag, sheets[tag] ?? '').flatMap((code) => (code === null ? [] : [`${tag} ${code}`])));

/** Plays an example as the game would: its first phase, and as many of those after it as are wanted. */
export const playExample = (id: string, { phases = 1, chance = quickChance(1) }: { readonly phases?: number; readonly chance?: Chance } = {}): Played => {
  const { facts, sheets, later = [] } = exampleOf(id);
  let state = position(facts);
  const log: LogEntry[] = [];
  for (const written of [sheets, ...later].slice(0, phases)) {
    const played = playPhase(state, acceptedLines(state, written), chance);
    state = played.state;
    log.push(...played.log);
  }
  return { state, log };
};

/** The keys of the lines that a reader may see; `all` for the public ones. */
export const keysFor = (log: readonly LogEntry[], reader: Tag | 'all'): readonly string[] =>
  log.filter(({ to }) => to === 'all' || (reader !== 'all' && to.includes(seat(reader)))).map(({ text }) => text.key.replace('log.', ''));

/** How many missiles a power has at a place. */
export const arms = ({ secrets }: State, tag: Tag, place: string): Arms => (place === 'STOCK' ? secrets[tag].stock : (secrets[tag].sites[place] ?? NO_ARMS));

export const unitIn = ({ table }: State, id: string): Unit | undefined => table.units.find(({ loc }) => loc === id);
