/* Apart from the sentences of the table, which a page that shows none need not fetch. */

/** The booklet of the house, beside those of the games. */
export const HOUSE = { id: 'house', prefix: 'HO' } as const;

/** The booklet in which a clause stands: that of the house, or that of the game. */
export const bookletOf = (game: string, clause: string): string => (clause.startsWith(`${HOUSE.prefix}-`) ? HOUSE.id : game);
