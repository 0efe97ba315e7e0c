import { translator } from '../../i18n/translator.ts';
import { SENTENCES } from './words-in.ts';

export const te = translator(SENTENCES);
