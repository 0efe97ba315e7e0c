import { words } from './app-words.ts';
import { translator } from './translator.ts';

export const tp = translator(words);
