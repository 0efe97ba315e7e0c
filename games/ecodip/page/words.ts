import { translator } from '#web/i18n/translator.ts';
import { words } from './words-in.ts';

export const te = translator(words);
