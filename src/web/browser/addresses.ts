import type { HouseInfo } from '#protocol';

/** How others come in: by these addresses, the best first; or not at all, and why. */
export type WaysIn =
  | { readonly kind: 'open'; readonly origins: readonly string[] }
  | { readonly kind: 'alone'; readonly why: 'machine' | 'noNetwork'; readonly command: string };

const isThisMachine = (origin: string): boolean => /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/**
 * The address that whoever runs the house gave; the one by which this page was reached, if others may come by it too; those of the
 * machine. Null: the house has not said yet. `localhost` is another machine on every machine, and never in a link.
 */
export const waysIn = (house: HouseInfo | null, origin: string): WaysIn | null => {
  const given = house?.site ?? null;
  const known = [...(given === null ? [] : [given]), ...(isThisMachine(origin) ? [] : [origin]), ...(house?.addresses ?? [])];
  if (known.length > 0) return { kind: 'open', origins: [...new Set(known)] };
  return house === null ? null : { kind: 'alone', why: house.listens === 'machine' ? 'machine' : 'noNetwork', command: house.command };
};
