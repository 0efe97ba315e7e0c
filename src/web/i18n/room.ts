import { words } from './room-words.ts';
import { translator } from './translator.ts';

export const tr = translator(words);
