import { en } from './solo.en.ts';
import { fr } from './solo.fr.ts';
import { translator } from './translator.ts';

export const tn = translator({ fr, en });
