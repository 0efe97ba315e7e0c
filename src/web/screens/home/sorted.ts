import type { TableInfo } from '#protocol';
import type { Fetched } from '../../store/api.ts';

/** Tables that look for players, and those that are to be watched. */
export const sorted = (found: Fetched<readonly TableInfo[]> | null): { readonly looking: readonly TableInfo[]; readonly shown: readonly TableInfo[] } => {
  const all = found?.ok === true ? found.value : [];
  const looking = all.filter((info) => info.status === 'lobby' && info.closed !== true && info.seats.some(({ holder }) => holder === 'open'));
  return {
    looking,
    shown: all.filter(({ status }) => status !== 'lobby').toSorted((one, other) => Number(other.status === 'playing') - Number(one.status === 'playing')),
  };
};
