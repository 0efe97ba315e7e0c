import { ecodip } from '#games/ecodip/index.ts';
import type { Options, State, Table, Tag, View } from '#games/ecodip/types.ts';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { requireOptions } from '#kernel/options.ts';
import { voiceOf } from '#web/store/testing/voice.ts';

/* A position that the tests of the page share: spring 2011, each power at the seat of its place in the table. */

const { module } = ecodip;

const startOf = (chosen: Partial<Options>): State => {
  const { state } = module.setup(requireOptions(module.options, { seats: 'choose', ...chosen }), 10, quickChance(1));
  return { ...state, table: { ...state.table, phase: 'SPRING_ORDERS', asked: state.table.powers, ready: [] } };
};

interface Change {
  readonly options?: Partial<Options>;
  readonly table?: Partial<Table>;
}

/** What a power sees. */
export const viewOf = (tag: Tag, { options = {}, table = {} }: Change = {}): View => {
  const state = startOf(options);
  const changed: State = { ...state, table: { ...state.table, ...table } };
  return module.view(changed, changed.table.powers.indexOf(tag));
};

/** What a human referee sees once everybody has sealed: those named a sheet, the others an empty one. */
export const reviewOf = (sheets: Partial<Record<Tag, string>>): View => {
  let state = startOf({ referee: 'human' });
  for (const [seat, tag] of state.table.powers.entries())
    ({ state } = module.apply(state, { by: seat, move: { type: 'submit', sheet: sheets[tag] ?? '' } }, quickChance(1)));
  return module.view(state, 'referee');
};

export const spectatorOf = (): View => module.view(startOf({}), 'public');

export const voice = voiceOf(
  ecodip,
  range(10).map((seat) => `S${seat}`),
);
