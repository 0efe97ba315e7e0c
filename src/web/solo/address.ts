/*
 * A table of this device is known by its name: no table of a server has a `~` in it. `here~…` is kept on the device, `now~…` is gone with the
 * page that made it (a lesson).
 */

export const KEPT = 'here~';
export const PASSING = 'now~';

export const isHere = (table: string): boolean => table.startsWith(KEPT) || table.startsWith(PASSING);
