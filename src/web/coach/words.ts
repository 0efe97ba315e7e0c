import { translator } from '../i18n/translator.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const tc = translator({ fr, en });
