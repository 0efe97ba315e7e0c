/** How long anything is waited for: a machine at work with other things may be many times slower than ours. */
export const PATIENCE_MS = 60_000;

const LOOK_AGAIN_MS = 30;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until it is so. Patience begins anew with every sign of progress. */
export const until = async (what: string, isSo: () => Promise<boolean | 'progress'>, everyMs = LOOK_AGAIN_MS): Promise<void> => {
  let end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await isSo();
    if (seen === true) return;
    if (seen === 'progress') end = Date.now() + PATIENCE_MS;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(everyMs);
  }
};
