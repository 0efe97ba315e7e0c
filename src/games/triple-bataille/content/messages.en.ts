import type { fr } from './messages.fr.ts';
import { eventsEn } from './messages/events.en.ts';
import { historicEn } from './messages/historic.en.ts';
import { logEn } from './messages/log.en.ts';
import { metricsEn } from './messages/metrics.en.ts';
import { movesEn } from './messages/moves.en.ts';
import { optionsEn } from './messages/options.en.ts';
import { refusalsEn } from './messages/refusals.en.ts';
import { wordsEn } from './messages/words.en.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  ...wordsEn,
  ...movesEn,
  ...logEn,
  ...refusalsEn,
  ...optionsEn,
  ...eventsEn,
  ...historicEn,
  ...metricsEn,
};
