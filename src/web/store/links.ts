/** What a link carries behind its #: a seat's token or the referee's. Never sent to the server in an address. */
export interface LinkToken {
  readonly kind: 'seat' | 'referee';
  readonly token: string;
}

export const tokenInLink = (fragment: string): LinkToken | null => {
  const [, kind, token] = /^([sr])=([\w-]{16,})$/.exec(fragment) ?? [];
  return kind === undefined || token === undefined ? null : { kind: kind === 's' ? 'seat' : 'referee', token };
};

export const seatLink = (origin: string, table: string, { kind, token }: LinkToken): string =>
  `${origin}/t/${encodeURIComponent(table)}#${kind === 'seat' ? 's' : 'r'}=${token}`;
