import type { Arg, Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
import { type Speech, speechOf } from './speech.ts';
import { moveIn, typeOf } from './targets.ts';

/* One or two words for the buttons of the bar; the whole sentence stays their accessible name. */

type Args = Readonly<Record<string, Arg>>;

const sum = (args: Args, name: string, { money }: Speech): string => {
  const arg = args[name];
  return typeof arg === 'object' && 'money' in arg ? money(arg.money) : '';
};

const word = (args: Args, name: string, { term }: Speech): string => {
  const arg = args[name];
  return typeof arg === 'object' && 'term' in arg ? (term(arg.term) ?? arg.term) : '';
};

/** What changes hands: no press moves money or titles that are not written on it. */
const terms = (args: Args, { render }: Speech): string => render({ key: 'anti-monopoly.do.terms', args, clauses: [] });

const buildBrief = (args: Args, speech: Speech, what: string): Brief => ({
  word: speech.words.brief.build,
  detail: [
    word(args, 'title', speech),
    what,
    sum(args, 'amount', speech),
    speech.words.deed.rentChange(sum(args, 'before', speech), sum(args, 'after', speech)),
  ].join(', '),
});

const KEY = 'anti-monopoly.do.';

/** By the last part of the key of the offer's sentence. */
const BRIEFS: Readonly<Record<string, (args: Args, speech: Speech) => Brief>> = {
  throw: (_args, { words }) => ({ word: words.brief.throw }),
  throwAgain: (_args, { words }) => ({ word: words.brief.throwAgain }),
  tryDouble: (_args, { words }) => ({ word: words.brief.tryDouble }),
  endTurn: (_args, { words }) => ({ word: words.brief.endTurn }),
  payRelease: (args, speech) => ({ word: speech.words.brief.release, detail: sum(args, 'amount', speech) }),
  buildHouse: (args, speech) => buildBrief(args, speech, speech.words.brief.house(Number(args.level))),
  buildHotel: (args, speech) => buildBrief(args, speech, speech.words.hotel),
  buy: (args, speech) => ({ word: speech.words.brief.buy(sum(args, 'amount', speech)), detail: word(args, 'title', speech) }),
  decline: (args, speech) => ({ word: speech.words.brief.decline, detail: speech.words.brief.opening(sum(args, 'opening', speech)) }),
  leave: (_args, { words }) => ({ word: words.brief.declineQuiet, detail: words.brief.noAuction }),
  ceiling: (_args, { words }) => ({ word: words.brief.ceiling }),
  bid: (_args, { words }) => ({ word: words.brief.bid }),
  pass: (_args, { words }) => ({ word: words.brief.pass }),
  taxFlat: (args, speech) => ({ word: speech.words.brief.flat, detail: sum(args, 'amount', speech) }),
  taxPercent: (args, speech) => ({ word: speech.words.brief.percent, detail: sum(args, 'amount', speech) }),
  takeCounter: (args, speech) => ({ word: speech.words.brief.takeCounter, detail: terms(args, speech) }),
  accept: (args, speech) => ({ word: speech.words.brief.accept, detail: terms(args, speech) }),
  declareBankruptcy: (_args, { words }) => ({ word: words.brief.bankruptcy, weighty: true }),
  resign: (_args, { words }) => ({ word: words.brief.resign, weighty: true }),
};

/** Titles sold, mortgaged and redeemed share a button. */
const MANAGED: ReadonlySet<string> = new Set(['sellBuildings', 'mortgage', 'unmortgage']);

const byType = (offer: Offer<unknown>, { words }: Speech): Brief | null => {
  const type = typeOf(offer);
  // One title left to manage must not be mortgaged by a press that does not name it.
  if (MANAGED.has(type)) return { word: words.brief.manage, weighty: true };
  if (type === 'proposeTrade') return { word: words.brief.trade };
  if (type === 'counter') return { word: words.trade.counter };
  if (type === 'reject' || type === 'withdraw') return { word: words.brief[type] };
  const move = moveIn(offer);
  if (move?.type === 'chooseRole') return { word: move.role === 'C' ? words.brief.competitor : words.brief.monopolist };
  return null;
};

export const briefOf = (offer: Offer<unknown>, voice: Voice): Brief | null => {
  const { key, args } = offer.label;
  const speech = speechOf(voice);
  const brief = key.startsWith(KEY) ? BRIEFS[key.slice(KEY.length)] : undefined;
  return brief?.(args ?? {}, speech) ?? byType(offer, speech);
};
