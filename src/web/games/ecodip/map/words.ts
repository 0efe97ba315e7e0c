import type { PlainKey } from '#kernel';
import { translator } from '../../../i18n/translator.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export type PlainWord = PlainKey<typeof fr>;

export const tm = translator({ fr, en });
