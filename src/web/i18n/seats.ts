import { en } from './seats.en.ts';
import { fr } from './seats.fr.ts';
import { translator } from './translator.ts';

export const tk = translator({ fr, en });
