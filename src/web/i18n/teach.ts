import { en } from './teach.en.ts';
import { fr } from './teach.fr.ts';
import { translator } from './translator.ts';

export const tl = translator({ fr, en });
