import type { DiplomacyKey } from './speech.ts';
/** Sentences of the adjudicator, in English. */
export declare const en: Readonly<Record<DiplomacyKey, string>>;
