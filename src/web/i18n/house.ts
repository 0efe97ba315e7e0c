import { en } from './house.en.ts';
import { fr } from './house.fr.ts';
import { translator } from './translator.ts';

export const t = translator({ fr, en });
