import { en } from './app.en.ts';
import { fr } from './app.fr.ts';
import { translator } from './translator.ts';

export const tp = translator({ fr, en });
