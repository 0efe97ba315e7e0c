import type { Zone } from '#games/mull-money/types.ts';

/** The ground of a field and the bar under it; the hatching tells them apart without colour. */
export const ZONE_FIELD: Readonly<Record<Zone, string>> = { green: 'var(--green-t)', yellow: 'var(--yellow-t)', red: 'var(--red-t)' };
export const ZONE_BAR: Readonly<Record<Zone, string>> = { green: 'var(--green)', yellow: 'var(--yellow)', red: 'var(--red)' };
