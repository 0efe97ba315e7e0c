import type { MapProvince } from './types.ts';

/** Without accents and capitals, which few people type. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (province: MapProvince, words: string): boolean =>
  province.id.toLowerCase() === words || plain(province.name.fr).includes(words) || plain(province.name.en).includes(words);

/** The province meant by a few letters: its id, else the first whose name begins so, else the first that has them. */
export const findProvince = (provinces: readonly MapProvince[], text: string): MapProvince | undefined => {
  const words = plain(text.trim());
  if (words === '') return undefined;
  return (
    provinces.find(({ id }) => id.toLowerCase() === words) ??
    provinces.find(({ name }) => plain(name.fr).startsWith(words) || plain(name.en).startsWith(words)) ??
    provinces.find((province) => matches(province, words))
  );
};
