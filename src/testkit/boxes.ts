/** The boxes that are looked at: all of them, or the one that `npm run game -- <id>` is about. */
export const boxesOf = <Box extends { readonly id: string }>(shelf: readonly Box[]): readonly Box[] => {
  const only = process.env.COMPTOIR_GAME;
  return only === undefined ? shelf : shelf.filter(({ id }) => id === only);
};
