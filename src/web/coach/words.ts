import { translator } from '../i18n/translator.ts';
import { words } from './coach-words.ts';

export const tc = translator(words);
