/** How long anything is waited for: a machine at work with other things may be many times slower than ours. */
export declare const PATIENCE_MS = 60000;
/** Looks until it is so. Patience begins anew with every sign of progress. */
export declare const until: (what: string, isSo: () => Promise<boolean | 'progress'>, everyMs?: number) => Promise<void>;
