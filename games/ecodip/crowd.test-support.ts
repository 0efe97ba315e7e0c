import { at } from '#kernel/collections.ts';
import { worldOf } from './data/world.ts';
import { position } from './position.test-support.ts';
import { type Options, type State, TAGS } from './types.ts';

const world = worldOf({ russia: 'six' });

/** More units than the map can ever feed: 110 armies and 40 fleets. */
export const crowd = (options: Partial<Options> = {}): State => {
  const fleets = world.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => `F ${id}`);
  const armies = world.land.map(({ id }) => `A ${id}`);
  const units = [...armies.slice(0, 110), ...fleets.slice(0, 40)].map((text, index) => `${at(TAGS, index % 10)} ${text}`);
  return position({ units, options });
};

/** Every unit of a seat moves to its first neighbour. */
export const crowdedSheet = (state: State, seat: number): string =>
  state.table.units
    .filter(({ power }) => power === state.table.powers[seat])
    .flatMap(({ type, loc }) => {
      const { army = [], fleet = [] } = at(world.board.provinces, world.board.provinceAt(loc));
      const near: readonly string[] = type === 'army' ? army : Object.values(fleet).flat();
      return near[0] === undefined ? [] : [`${loc} - ${near[0].replace('/', ' ')}`];
    })
    .join('\n');
