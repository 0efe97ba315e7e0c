import { bookletOf, HOUSE } from '#kernel/house.ts';
import { ts } from '../i18n/rules-and-replay.ts';

/** How a clause is called: by its number, and « maison 5.2 » for one of the house. */
export const clauseText = (id: string): string => (bookletOf('', id) === HOUSE.id ? ts('rules.house', { number: id.slice(HOUSE.prefix.length + 1) }) : id);
