/** The server sends a game's own view; its page only makes sure, by some of its parts, that it is not another game's. */
export const viewOf = <V extends object>(game: string, parts: readonly (keyof V & string)[]) => {
  const isOwn = (value: unknown): value is V => typeof value === 'object' && value !== null && parts.every((part) => part in value);
  return (value: unknown): V => {
    if (!isOwn(value)) throw new TypeError(`not a view of ${game}`);
    return value;
  };
};
