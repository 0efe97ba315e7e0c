/* French comes first: its keys are the keys. Figures come as arguments; see the kernel for the marks. */

import { eventsFr } from './messages/events.fr.ts';
import { historicFr } from './messages/historic.fr.ts';
import { logFr } from './messages/log.fr.ts';
import { metricsFr } from './messages/metrics.fr.ts';
import { movesFr } from './messages/moves.fr.ts';
import { optionsFr } from './messages/options.fr.ts';
import { refusalsFr } from './messages/refusals.fr.ts';
import { wordsFr } from './messages/words.fr.ts';

export const fr = { ...wordsFr, ...movesFr, ...logFr, ...refusalsFr, ...optionsFr, ...eventsFr, ...historicFr, ...metricsFr };
