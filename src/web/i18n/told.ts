import { en } from './told.en.ts';
import { fr } from './told.fr.ts';
import { translator } from './translator.ts';

export const td = translator({ fr, en });
