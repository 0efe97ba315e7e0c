/** How long anything is waited for: a machine at work with other things may be many times slower than ours. */
export const PATIENCE_MS = 60_000;

/** Every look costs the page and its browser a few milliseconds, which others want: soon at first, then more and more rarely. */
const FIRST_LOOK_MS = 30;
const LAST_LOOK_MS = 240;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until it is so. Patience begins anew with every sign of progress. */
export const until = async (what: string, isSo: () => Promise<boolean | 'progress'>, firstLook = FIRST_LOOK_MS): Promise<void> => {
  let end = Date.now() + PATIENCE_MS;
  for (let apart = firstLook; ; apart = Math.min(2 * apart, Math.max(firstLook, LAST_LOOK_MS))) {
    const seen = await isSo();
    if (seen === true) return;
    if (seen === 'progress') {
      end = Date.now() + PATIENCE_MS;
      apart = firstLook;
    }
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(apart);
  }
};
