import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { Options, Player, State, Table, View } from '#games/triple-bataille/types.ts';
import { quickChance } from '#kernel/chance.ts';
import type { Viewer } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { voiceOf } from '#web/store/testing/voice.ts';

/* Positions for the tests of the page: a game after set-up with some facts changed. */

const { module } = tripleBataille;

export interface Setting {
  readonly options?: Partial<Options>;
  readonly seats?: number;
  readonly table?: Partial<Table>;
  /** Facts of the first player, and of all others. */
  readonly me?: Partial<Player>;
  readonly others?: Partial<Player>;
  readonly indicators?: View['indicators'];
}

export const stateOf = ({ options = {}, seats = 4, table = {}, me = {}, others = {}, indicators }: Setting = {}): State => {
  const { state } = module.setup(requireOptions(module.options, { mode: 'dette', ...options }), seats, quickChance(1));
  const players = state.table.players.map((player, seat) => ({ ...player, ...(seat === 0 ? me : others) }));
  return { ...state, table: { ...state.table, ...table, players }, indicators: indicators ?? state.indicators };
};

export const viewOf = (setting: Setting = {}, viewer: Viewer = 0): View => module.view(stateOf(setting), viewer);

export const voice = voiceOf(tripleBataille, ['Léa', 'Noé', 'Inès', 'Hugo']);
