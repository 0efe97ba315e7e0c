import { wordsOf } from '#kernel';
import { en } from './record-texts.en.ts';
import { fr } from './record-texts.fr.ts';

export const recordTexts = wordsOf({ fr, en });
