import { defaultWorkers } from '#bots';
import { type GameBox, BOXES, findBox } from '#catalogue';
import { strangerComplaint, type Terminal, wholeNumber } from './terminal.ts';

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
