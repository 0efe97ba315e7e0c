import { en } from './forks.en.ts';
import { fr } from './forks.fr.ts';
import { translator } from './translator.ts';

/** What is said of forks: in the replay, at the table, before it. */
export const tf = translator({ fr, en });
