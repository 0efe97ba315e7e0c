import { en } from './lab.en.ts';
import { fr } from './lab.fr.ts';
import { translator } from './translator.ts';

export const tl = translator({ fr, en });
