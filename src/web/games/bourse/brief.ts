import { openingOf } from '#games/bourse/rules/payments.ts';
import { SECURITIES, type View } from '#games/bourse/types.ts';
import type { Arg, Offer, Voice } from '#kernel';
import type { Brief, FormValues } from '../../shell/game-page.ts';
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

const banks = (args: Args, { words }: Speech): string => {
  const arg = args['banks'];
  const list = typeof arg === 'object' && 'list' in arg ? arg.list : [];
  return list
    .flatMap((item) => (typeof item === 'object' && 'term' in item && (item.term === 'A' || item.term === 'B') ? [words.bank(item.term)] : []))
    .join(', ');
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
    detail: speech.words.brief.titlesAt(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.sell': (args, speech) => ({
    word: speech.words.brief.sell,
    detail: speech.words.brief.titlesAt(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.take': (_args, { words }) => ({ word: words.brief.take, detail: words.brief.forNothing }),
  'bourse.do.buyOption': (args, speech) => ({
    word: speech.words.brief.option,
    detail: speech.words.brief.optionOf(count(args, 'n'), owner(args, speech), sum(args, 'amount', speech)),
    help: speech.words.brief.optionHelp,
    weighty: true,
  }),
  'bourse.do.done': (_args, { words }) => ({ word: words.brief.done }),
  'bourse.do.pass': (_args, { words }) => ({ word: words.brief.pass }),
  'bourse.do.decline': (_args, { words }) => ({ word: words.brief.pass }),
  'bourse.do.borrow': (args, speech) => ({
    word: speech.words.brief.borrow,
    detail: speech.words.brief.borrowed(sum(args, 'principal', speech), sum(args, 'repayment', speech)),
    weighty: true,
  }),
  'bourse.do.notBorrow': (_args, { words }) => ({ word: words.brief.notBorrow }),
  'bourse.do.exerciseOption': (args, speech) => ({ word: speech.words.brief.exercise, detail: speech.words.brief.each(sum(args, 'price', speech)) }),
  'bourse.do.abandonOption': (args, speech) => ({
    word: speech.words.brief.abandon,
    detail: speech.words.brief.onTitles(count(args, 'n'), text(args, 'security', speech)),
  }),
  'bourse.do.forgetOption': (_args, { words }) => ({ word: words.brief.forget }),
  'bourse.do.settleCeiling': (args, speech) => ({ word: speech.words.brief.sell, detail: speech.words.brief.each(sum(args, 'raw', speech)) }),
  'bourse.do.sellAll': (args, speech) => ({ word: speech.words.brief.sellAll, detail: `+${sum(args, 'amount', speech)}` }),
  'bourse.do.keepAll': (args, speech) => ({ word: speech.words.brief.keepAll, detail: `+${sum(args, 'amount', speech)}` }),
  'bourse.do.cardRepay': (args, speech) => ({
    word: speech.words.brief.settle,
    detail: speech.words.brief.banksFor(banks(args, speech), sum(args, 'amount', speech)),
  }),
  'bourse.do.tender': (args, speech) => ({
    word: speech.words.brief.tender,
    detail: speech.words.brief.titlesAt(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.sellToDesk': (args, speech) => ({
    word: speech.words.brief.toDesk,
    detail: speech.words.brief.titlesAt(text(args, 'security', speech), sum(args, 'price', speech)),
  }),
  'bourse.do.auction': (args, speech) => ({
    word: speech.words.brief.auction,
    detail: speech.words.brief.titlesAt(text(args, 'security', speech), sum(args, 'quote', speech)),
  }),
  'bourse.do.auctionAll': (args, speech) => ({
    word: speech.words.brief.auctionAll,
    detail: speech.words.brief.lot(sum(args, 'value', speech), sum(args, 'opening', speech)),
    weighty: true,
  }),
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

/** What a filled form stands for: the value and the opening price of a lot, what a prepared order may come to. */
export const noteOf = (offer: Offer<unknown>, values: FormValues, { table }: View, voice: Voice): string | null => {
  const { words, money } = speechOf(voice);
  const number = (name: string): number => (typeof values[name] === 'number' ? values[name] : 0);
  switch (offer.kind === 'form' ? offer.type : '') {
    case 'auctionLot': {
      const value = SECURITIES.reduce((total, security) => total + number(security) * table.quotes[security], 0);
      return words.brief.lot(money(value), money(openingOf(value)));
    }
    case 'prepareBuy':
      return words.brief.atMost(money(number('n') * number('max')));
    case 'prepareSell':
      return words.brief.atLeast(money(number('n') * number('min')));
    default:
      return null;
  }
};

export const briefOf = ({ label }: Offer<unknown>, voice: Voice): Brief | null => BRIEFS[label.key]?.(label.args ?? {}, speechOf(voice)) ?? null;
