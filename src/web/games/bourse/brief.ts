import type { Arg, Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
import { type Speech, speechOf } from './speech.ts';

/* One or two words for the buttons of the bar; the whole sentence stays their accessible name. */

type Args = Readonly<Record<string, Arg>>;

const sum = (args: Args, name: string, { money }: Speech): string => {
  const arg = args[name];
  return typeof arg === 'object' && 'money' in arg ? money(arg.money) : '';
};

const count = (args: Args, name: string): number => {
  const arg = args[name];
  return typeof arg === 'number' ? arg : 0;
};

const text = (args: Args, name: string, { lang }: Speech): string => {
  const arg = args[name];
  return typeof arg === 'object' && 'text' in arg ? arg.text[lang] : '';
};

const owner = (args: Args, { name }: Speech): string => {
  const arg = args['owner'];
  return typeof arg === 'object' && 'seat' in arg ? name(arg.seat) : '';
};

/** By the key of the offer's sentence. */
const BRIEFS: Readonly<Record<string, (args: Args, speech: Speech) => Brief>> = {
  'bourse.do.roll': (_args, { words }) => ({ word: words.brief.roll }),
  'bourse.do.buy': (args, speech) => ({
    word: speech.words.brief.buy,
    detail: speech.words.brief.atHalf(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.sell': (args, speech) => ({
    word: speech.words.brief.sell,
    detail: speech.words.brief.atHalf(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.take': (_args, { words }) => ({ word: words.brief.take, detail: words.brief.forNothing }),
  'bourse.do.buyOption': (args, speech) => ({
    word: speech.words.brief.option,
    detail: speech.words.brief.optionOf(count(args, 'n'), owner(args, speech), sum(args, 'amount', speech)),
  }),
  'bourse.do.done': (_args, { words }) => ({ word: words.brief.done }),
  'bourse.do.pass': (_args, { words }) => ({ word: words.brief.pass }),
  'bourse.do.decline': (_args, { words }) => ({ word: words.brief.pass }),
  'bourse.do.borrow': (args, speech) => ({
    word: speech.words.brief.borrow,
    detail: speech.words.brief.borrowed(sum(args, 'principal', speech), sum(args, 'repayment', speech)),
  }),
  'bourse.do.notBorrow': (_args, { words }) => ({ word: words.brief.notBorrow }),
  'bourse.do.exerciseOption': (args, speech) => ({ word: speech.words.brief.exercise, detail: speech.words.brief.each(sum(args, 'price', speech)) }),
  'bourse.do.abandonOption': (_args, { words }) => ({ word: words.brief.abandon }),
  'bourse.do.forgetOption': (_args, { words }) => ({ word: words.brief.forget }),
  'bourse.do.settleCeiling': (args, speech) => ({ word: speech.words.brief.sell, detail: speech.words.brief.each(sum(args, 'raw', speech)) }),
  'bourse.do.sellAll': (args, speech) => ({ word: speech.words.brief.sellAll, detail: speech.words.brief.each(sum(args, 'raw', speech)) }),
  'bourse.do.keepAll': (args, speech) => ({ word: speech.words.brief.keepAll, detail: speech.words.brief.each(sum(args, 'difference', speech)) }),
  'bourse.do.cardRepay': (args, speech) => ({ word: speech.words.brief.settle, detail: sum(args, 'amount', speech) }),
  'bourse.do.tender': (args, speech) => ({ word: speech.words.brief.tender, detail: speech.words.brief.each(sum(args, 'price', speech)) }),
  'bourse.do.sellToDesk': (args, speech) => ({
    word: speech.words.brief.toDesk,
    detail: speech.words.brief.atHalf(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.auction': (args, speech) => ({ word: speech.words.brief.auction, detail: text(args, 'security', speech) }),
  'bourse.do.auctionAll': (args, speech) => ({ word: speech.words.brief.auctionAll, detail: speech.words.brief.openingAt(sum(args, 'opening', speech)) }),
  'bourse.do.bid': (args, speech) => ({ word: speech.words.brief.bid, detail: speech.words.brief.from(sum(args, 'least', speech)) }),
  'bourse.do.bidMaximum': (args, speech) => ({ word: speech.words.brief.maximum, detail: speech.words.brief.from(sum(args, 'least', speech)) }),
  'bourse.do.passBid': (_args, { words }) => ({ word: words.brief.passBid }),
  'bourse.do.preparePass': (_args, { words }) => ({ word: words.brief.preparePass }),
  'bourse.do.prepareBuy': (_args, { words }) => ({ word: words.brief.prepareBuy }),
  'bourse.do.prepareSell': (_args, { words }) => ({ word: words.brief.prepareSell }),
  'bourse.do.prepareNone': (_args, { words }) => ({ word: words.brief.prepareNone }),
  'bourse.do.passUntilMyTurn': (_args, { words }) => ({ word: words.brief.passUntilMyTurn }),
  'bourse.do.askMeAgain': (_args, { words }) => ({ word: words.brief.askMeAgain }),
  'bourse.do.alerts': (_args, { words }) => ({ word: words.brief.alerts }),
  'bourse.do.showDeck': (_args, { words }) => ({ word: words.brief.showDeck }),
};

export const briefOf = ({ label }: Offer<unknown>, voice: Voice): Brief | null => BRIEFS[label.key]?.(label.args ?? {}, speechOf(voice)) ?? null;
