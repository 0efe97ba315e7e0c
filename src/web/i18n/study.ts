import { en } from './study.en.ts';
import { fr } from './study.fr.ts';
import { translator } from './translator.ts';

export const ts = translator({ fr, en });
