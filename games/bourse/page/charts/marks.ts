import { SECURITIES, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Arg, Localized } from '#kernel/words.ts';
import type { LogLine } from '#protocol';

/* BO-13.5: what the log says about the price chart: events, and who traded when. */

interface Trade {
  readonly turn: number;
  readonly seat: Seat;
  readonly security: SecurityId;
  /** Bought, or sold when negative. */
  readonly titles: number;
}

export interface Marks {
  readonly events: readonly { readonly turn: number; readonly title: Localized }[];
  readonly trades: readonly Trade[];
}

const SIGN: Readonly<Record<string, 1 | -1>> = {
  'bourse.log.bought': 1,
  'bourse.log.took': 1,
  'bourse.log.cardBought': 1,
  'bourse.log.optionExercised': 1,
  'bourse.log.sold': -1,
  'bourse.log.cardSold': -1,
  'bourse.log.tendered': -1,
  'bourse.log.soldToDesk': -1,
};

const NAMELESS: Localized = { fr: '', en: '' };

const textOf = (arg: Arg | undefined): Localized => (typeof arg === 'object' && 'text' in arg ? arg.text : NAMELESS);

const securityOf = ({ data }: View, arg: Arg | undefined): SecurityId | undefined => {
  const name = textOf(arg).fr;
  return SECURITIES.find((security) => data.securities[security].name.fr === name);
};

export const marksOf = (view: View, log: readonly LogLine[]): Marks => {
  const events: { turn: number; title: Localized }[] = [];
  const trades: Trade[] = [];
  let turn = 0;
  for (const { text, heading, undone } of log) {
    if (undone === true) continue;
    if (heading !== undefined) turn = heading.turn;
    const { key, args } = text;
    if (key === 'bourse.log.card') events.push({ turn, title: textOf(args?.['title']) });
    const sign = SIGN[key];
    const security = securityOf(view, args?.['security']);
    const who = args?.['who'];
    const n = args?.['n'];
    if (sign === undefined || security === undefined || typeof who !== 'object' || !('seat' in who) || typeof n !== 'number') continue;
    trades.push({ turn, seat: who.seat, security, titles: sign * n });
  }
  return { events, trades };
};
