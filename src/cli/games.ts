import { defaultWorkers } from '#bots';
import { BOXES, findBox, type GameBox } from '#catalogue';
import { unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { resolveOptions } from '#kernel/options.ts';
import { allowedText, type OptionRange, type Setting } from '#lab';
import { Complaint, strangerComplaint, type Terminal, wholeNumber, WRONG_USAGE } from './terminal.ts';

/** The box that was asked for, or a complaint that lists those there are. */
export const findGame = (typed: string, terminal: Terminal): GameBox => {
  const box = findBox(typed);
  if (box !== undefined) return box;
  const known = BOXES.map(({ id }) => id);
  throw strangerComplaint(terminal.texts('games.unknown', { typed, known: known.join(', ') }), typed, known, terminal);
};

const USUAL_PLAYERS = 4;

/** How many play where, and from which number their dice are drawn. */
export const tableOf = (box: GameBox, { players, seed }: { readonly players?: string; readonly seed: string }, terminal: Terminal) => ({
  game: box.id,
  players:
    players === undefined ? Math.max(box.players.min, Math.min(box.players.max, USUAL_PLAYERS)) : wholeNumber('--players', players, box.players, terminal),
  seed: wholeNumber('--seed', seed, { min: 0, max: Number.MAX_SAFE_INTEGER }, terminal),
});

const MOST_WORKERS = 256;

/** Threads to play on; all cores where nothing is said. */
export const workersOf = ({ workers }: { readonly workers?: string }, terminal: Terminal): number =>
  workers === undefined ? defaultWorkers() : wholeNumber('--workers', workers, { min: 1, max: MOST_WORKERS }, terminal);

const valueOf = (spec: OptionRange, typed: string): Setting => {
  switch (spec.kind) {
    case 'int':
      return /^-?\d+$/.test(typed) ? Number(typed) : typed;
    case 'flag':
      return typed === 'true' ? true : typed === 'false' ? false : typed;
    case 'set':
      return typed === '' ? [] : typed.split(',');
    case 'choice':
    case 'name':
      return typed;
    default:
      return unreachable(spec);
  }
};

/** Reads `--set name=value …` by what the game says of its options; the first wrong one is named with what it accepts. */
export const readHouseRules = (game: AnyGame, pairs: readonly string[], terminal: Terminal): Record<string, Setting> => {
  const { texts } = terminal;
  const specs: Readonly<Record<string, OptionRange>> = game.module.options;
  const options: Record<string, Setting> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const typed = rest.join('=');
    if (rest.length === 0 || name === '') throw new Complaint(texts('simulate.notAPair', { typed: pair }), WRONG_USAGE);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw strangerComplaint(texts('simulate.unknownOption', { typed: name, game: game.module.id }), name, Object.keys(specs), terminal);
    const value = valueOf(spec, typed);
    if (!resolveOptions(game.module.options, { [name]: value }).ok)
      throw new Complaint(texts('simulate.badValue', { name, typed, allowed: allowedText(spec, terminal.lang) }), WRONG_USAGE);
    options[name] = value;
  }
  return options;
};
