import { en } from './table.en.ts';
import { fr } from './table.fr.ts';
import { translator } from './translator.ts';

export const tt = translator({ fr, en });
