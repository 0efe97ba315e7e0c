import { en } from './host.en.ts';
import { fr } from './host.fr.ts';
import { translator } from './translator.ts';

export const th = translator({ fr, en });
