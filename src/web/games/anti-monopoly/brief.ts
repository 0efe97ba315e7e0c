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

const count = (args: Args, name: string): number => {
  const arg = args[name];
  return typeof arg === 'number' ? arg : 0;
};

const KEY = 'anti-monopoly.do.';

/** By the last part of the key of the offer's sentence. */
const BRIEFS: Readonly<Record<string, (args: Args, speech: Speech) => Brief>> = {
  throw: (_args, { words }) => ({ word: words.brief.throw }),
  throwAgain: (_args, { words }) => ({ word: words.brief.throwAgain }),
  tryDouble: (_args, { words }) => ({ word: words.brief.tryDouble }),
  endTurn: (_args, { words }) => ({ word: words.brief.endTurn }),
  payRelease: (args, speech) => ({ word: speech.words.brief.release, detail: sum(args, 'amount', speech) }),
  buildHouse: (args, speech) => ({
    word: speech.words.brief.build,
    detail: speech.words.brief.house(count(args, 'level'), word(args, 'title', speech), sum(args, 'amount', speech)),
  }),
  buildHotel: (args, speech) => ({ word: speech.words.brief.build, detail: `${word(args, 'title', speech)}, ${sum(args, 'amount', speech)}` }),
  buy: (args, speech) => ({ word: speech.words.brief.buy(sum(args, 'amount', speech)), detail: word(args, 'title', speech) }),
  decline: (args, speech) => ({ word: speech.words.brief.decline, detail: speech.words.brief.opening(sum(args, 'opening', speech)) }),
  leave: (_args, { words }) => ({ word: words.brief.declineQuiet, detail: words.brief.noAuction }),
  ceiling: (_args, { words }) => ({ word: words.brief.ceiling }),
  bid: (_args, { words }) => ({ word: words.brief.bid }),
  pass: (_args, { words }) => ({ word: words.brief.pass }),
  taxFlat: (args, speech) => ({ word: speech.words.brief.flat, detail: sum(args, 'amount', speech) }),
  taxPercent: (args, speech) => ({ word: speech.words.brief.percent, detail: sum(args, 'amount', speech) }),
  declareBankruptcy: (_args, { words }) => ({ word: words.brief.bankruptcy, weighty: true }),
  resign: (_args, { words }) => ({ word: words.brief.resign, weighty: true }),
};

/** Titles sold, mortgaged and redeemed share a button. */
const MANAGED: ReadonlySet<string> = new Set(['sellBuildings', 'mortgage', 'unmortgage']);

const byType = (offer: Offer<unknown>, { words }: Speech): Brief | null => {
  const type = typeOf(offer);
  // One title left to manage must not be mortgaged by a press that does not name it.
  if (MANAGED.has(type)) return { word: words.brief.manage, weighty: true };
  if (type === 'proposeTrade') return offer.kind === 'form' ? { word: words.brief.trade } : null;
  if (type === 'counter') return { word: words.trade.counter };
  // To accept, or to take up a counter-offer, is said in full: what is given and what is got.
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
