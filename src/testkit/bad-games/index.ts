import { type BadGame, MUMBLERS, STUMBLERS } from './steps.ts';
import { MISJUDGES } from './judges.ts';
import { TELLTALES } from './secrets.ts';

/** Small deliberately wrong games: the contract suite must find in each the one fault it has. */
export const BAD_GAMES: readonly BadGame[] = [...TELLTALES, ...STUMBLERS, ...MISJUDGES, ...MUMBLERS];
