import { en } from './room.en.ts';
import { fr } from './room.fr.ts';
import { translator } from './translator.ts';

export const tr = translator({ fr, en });
