import { translator } from './translator.ts';
import { en } from './workshop.en.ts';
import { fr } from './workshop.fr.ts';

export const tw = translator({ fr, en });
