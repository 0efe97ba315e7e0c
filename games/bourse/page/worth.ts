import { SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import { at, range, recordOf, sum } from '#kernel/collections.ts';
import type { Arg } from '#kernel/words.ts';
import type { Ended, Worth } from '#web/kit/interface/game-page.ts';
import { numberIn, seatIn } from '#web/kit/interface/log-args.ts';
import { speechOf } from './scene.ts';

/* What the dealings of each player in each security came to (BO-5.4): what was paid for it, what it brought, and what is left of it. */

interface Dealings {
  titles: number;
  bought: number;
  paid: number;
  received: number;
  dividends: number;
}

type Book = Readonly<Record<SecurityId, Dealings>>;

const newBook = (): Book => recordOf(SECURITIES, (): Dealings => ({ titles: 0, bought: 0, paid: 0, received: 0, dividends: 0 }));

/** How lines move the titles of whoever acts. What is paid goes the other way. */
const MOVES: Readonly<Record<string, 1 | -1>> = {
  'log.bought': 1,
  'log.cardBought': 1,
  'log.took': 1,
  'log.sold': -1,
  'log.cardSold': -1,
  'log.tendered': -1,
  'log.soldToDesk': -1,
  'log.wipedOut': -1,
};

/** « 2 Darty », or « Darty »: securities stand in the log by their names, which come with the data of the box. Nobody can say what each of a mixed lot cost. */
const lotIn = ({ data }: Pick<View, 'data'>, arg: Arg | undefined): { readonly security: SecurityId; readonly n: number } | null => {
  if (typeof arg !== 'object') return null;
  if ('list' in arg) return arg.list.length === 1 ? lotIn({ data }, arg.list[0]) : null;
  if (!('text' in arg)) return null;
  const { fr } = arg.text;
  const security = SECURITIES.find((id) => fr.endsWith(data.securities[id].name.fr));
  return security === undefined ? null : { security, n: Number.parseInt(fr, 10) };
};

/** The books of all players; a line that they do not know leaves them at odds with the last position, and what is at odds is not told. */
const booksOf = ({ view, log }: Ended<View>): readonly Book[] => {
  const books = range(view.table.players.length).map(newBook);
  const take = (book: Book | undefined, security: SecurityId, titles: number, paid: number): void => {
    if (book === undefined) return;
    const dealings = book[security];
    dealings.titles += titles;
    dealings.bought += Math.max(0, titles);
    dealings.paid += Math.max(0, paid);
    dealings.received += Math.max(0, -paid);
  };
  for (const { text } of log) {
    const args = text.args ?? {};
    const [book, other] = [books[seatIn(args, 'who') ?? -1], books[seatIn(args, 'owner') ?? seatIn(args, 'debtor') ?? -1]];
    const [n, amount] = [numberIn(args, 'n'), numberIn(args, 'amount')];
    const lot = lotIn(view, args['security'] ?? args['titles']);
    const way = MOVES[text.key];
    if (text.key === 'log.dividends' && book !== undefined) {
      for (const id of SECURITIES) book[id].dividends += book[id].titles * view.data.securities[id].dividend;
    } else if (lot === null) continue;
    else if (way !== undefined) take(book, lot.security, way * n, way * amount);
    else if (text.key === 'log.bonusShare') take(book, lot.security, 1, 0);
    else if (text.key === 'log.splitShare') take(book, lot.security, n, -amount);
    else if (text.key === 'log.ceilingSettled') take(book, lot.security, -numberIn(args, 'sold'), -amount);
    else if (text.key === 'log.optionTaken' || text.key === 'log.optionExercised' || text.key === 'log.auctionWon') {
      const titles = text.key === 'log.optionTaken' ? 0 : text.key === 'log.auctionWon' ? lot.n : n;
      take(book, lot.security, titles, amount);
      take(other, lot.security, -titles, -amount);
    }
  }
  return books;
};

export const worths = (ended: Ended<View>): readonly Worth[] => {
  const { view, voice } = ended;
  const { words, money, change, name, lang } = speechOf(voice);
  return booksOf(ended).flatMap((book, seat) =>
    SECURITIES.flatMap((security): readonly Worth[] => {
      const { titles, bought, paid, received, dividends } = book[security];
      if (bought === 0 || titles !== at(view.table.players, seat).titles[security]) return [];
      const left = titles * view.table.quotes[security];
      const value = sum([received, dividends, left]) - paid;
      return [
        {
          seat,
          value,
          words: words('worth.security', {
            name: name(seat),
            company: view.data.securities[security].name[lang],
            change: change(value),
            bought,
            paid: money(paid),
            received: money(received),
            dividends: money(dividends),
            left: money(left),
          }),
          clauses: ['BO-4.3.6', 'BO-4.2.3', 'BO-5.4'],
        },
      ];
    }),
  );
};
