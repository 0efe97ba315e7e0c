import { en } from './making.en.ts';
import { fr } from './making.fr.ts';
import { translator } from './translator.ts';

export const tm = translator({ fr, en });
