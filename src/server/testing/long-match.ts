import type { AnyGame } from '#kernel/game.ts';
import type { Change } from '#table';
import { loadState } from '#table/load.ts';
import { prepareInput } from '#table/prepare.ts';
import type { TableInput } from '#table/state.ts';
import { SqliteStorage } from '../sqlite.ts';
import { tontine } from './tontine.ts';
import { granted } from '#table/testing/house.ts';

const AT_ONCE = 500;

/** Plays many moves at a table of a server that is not running: every seat seals, round after round. */
export const playLong = async (file: string, table: string, moves: number): Promise<void> => {
  const game: AnyGame = tontine;
  const storage = new SqliteStorage({ file });
  const stored = await storage.find(table);
  if (stored === null) throw new Error('no such table');
  let state = await loadState(storage, game, stored);
  let changes: Change[] = [];
  for (let move = 0; move < moves; move++) {
    const seat = move % state.seats.length;
    const input: TableInput = { by: seat, move: { type: 'seal', n: 1 + (move % 5) } };
    const prepared = granted(prepareInput(state, input, { writer: seat, client: `${move}`, at: Date.now() }));
    state = prepared.state;
    changes.push(prepared.change);
    if (changes.length < AT_ONCE && move < moves - 1) continue;
    await storage.append(changes);
    changes = [];
  }
  await storage.close();
};
