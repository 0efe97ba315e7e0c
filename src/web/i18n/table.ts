import { words } from './table-words.ts';
import { translator } from './translator.ts';

export const tt = translator(words);
