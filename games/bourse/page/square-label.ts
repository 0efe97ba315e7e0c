import { LOAN_CARDS_PER_BANK } from '#games/bourse/data.ts';
import type { SecurityId, View } from '#games/bourse/types.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { borrowersAt, contractsOn, ownersOf, pawnsOn } from './board/scene.ts';
import type { Ghost } from './forecast.ts';
import { ROMAN, type Speech } from './speech.ts';

/* A square in words: what a screen reader says of it, and what the table view is made of. */

const names = (seats: readonly Seat[], { name }: Speech): string => seats.map(name).join(', ');

export const ownersText = (view: View, security: SecurityId, speech: Speech): readonly string[] => [
  ...ownersOf(view, security).map(({ seat, owned, blocked }) =>
    speech.words(blocked > 0 ? 'ownsBlocked' : 'owns', { name: speech.name(seat), count: owned, blocked }),
  ),
  ...contractsOn(view, security).map(({ holder, shares, owner }) =>
    speech.words('optionOn', { holder: speech.name(holder), count: shares, owner: speech.name(owner) }),
  ),
];

export const ghostText = (ghost: Ghost, { words, money }: Speech): string => {
  const price = ghost.limit === null ? money(ghost.quote) : `${money(ghost.raw)}, ${words(ghost.limit)}, ${money(ghost.quote)}`;
  return words('forecastHere', { die: ghost.die, price });
};

const securityParts = (view: View, security: SecurityId, speech: Speech): readonly string[] => {
  const { words, money, change } = speech;
  const { kind, coefficient } = view.data.securities[security];
  const moved = view.table.changes[security];
  return [
    speech.company(view, security),
    ...(kind === 'bond' ? [words('bond')] : []),
    money(view.table.quotes[security]),
    moved === 0 ? words('unchanged') : change(moved),
    words('coefficient', { risk: ROMAN[coefficient] }),
    words('inDesk', { count: view.table.desk[security] }),
    ...ownersText(view, security, speech),
  ];
};

/** « Martell, case 9, 27 000 F, +4 000 F, coefficient III, 2 titres à la caisse, Camille 2, Inès 1 ». */
export const squareLabel = (view: View, index: number, speech: Speech, ghost: Ghost | undefined, isTarget: boolean): string => {
  const { words } = speech;
  const square = at(view.data.squares, index);
  const parts = ((): readonly string[] => {
    switch (square.kind) {
      case 'security':
        return securityParts(view, square.security, speech);
      case 'bank': {
        const owing = borrowersAt(view, square.bank);
        return [
          words('bank', { bank: square.bank }),
          words('loansLeft', { count: LOAN_CARDS_PER_BANK - owing.length }),
          ...(owing.length > 0 ? [words('owing', { names: names(owing, speech) })] : []),
        ];
      }
      case 'event':
        return [words('event'), words('cardsLeft', { count: view.table.cardsLeft })];
      case 'start':
        return [words('start'), `${words('startDividends')} ${words('startEvent')}`];
      default:
        return unreachable(square);
    }
  })();
  const pawns = pawnsOn(view, index);
  const [first = '', ...rest] = parts;
  return [
    first,
    words('square', { number: index }),
    ...rest,
    ...(pawns.length > 0 ? [words('pawnsHere', { names: names(pawns, speech) })] : []),
    ...(ghost !== undefined && ghost.security !== null ? [ghostText(ghost, speech)] : []),
    ...(isTarget ? [words('mayBeTaken')] : []),
  ].join(', ');
};
