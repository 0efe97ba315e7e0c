/*
 * Several tabs may have the same table of this device. One of them is in charge: its bots move. It is the one that was opened or played in last, so that a
 * tab which the browser has put to sleep keeps no game waiting; when it is closed, another one is. Moves are fenced by their numbers all the same.
 */

/** What a browser's `navigator.locks` does, as far as it is wanted here. */
export interface Locks {
  request(name: string, options: { readonly steal?: boolean }, held: () => Promise<void>): Promise<void>;
}

export interface Charge {
  /** Is this tab in charge? Whoever asks stands in line for it. */
  readonly holds: (table: string) => boolean;
  /** This tab is where the player is. */
  readonly take: (table: string) => void;
}

const FOREVER: Promise<void> = new Promise(() => undefined);

/** Without locks, as in a page that came over an unsafe line or may keep nothing, every tab is. */
export const chargeBy = (locks: Locks | undefined, changed: (table: string) => void): Charge => {
  if (locks === undefined) return { holds: () => true, take: () => undefined };
  const held = new Set<string>();
  const asked = new Set<string>();
  const ask = (table: string, steal: boolean): void => {
    asked.add(table);
    const begin = (): Promise<void> => {
      held.add(table);
      changed(table);
      return FOREVER;
    };
    locks.request(`comptoir.table.${table}`, { steal }, begin).catch((error: unknown) => {
      const isTaken = error instanceof Error && error.name === 'AbortError';
      if (isTaken) {
        held.delete(table);
        ask(table, false);
      } else held.add(table);
      changed(table);
    });
  };
  return {
    holds: (table) => {
      if (!asked.has(table)) ask(table, false);
      return held.has(table);
    },
    take: (table) => {
      if (!held.has(table)) ask(table, true);
    },
  };
};
