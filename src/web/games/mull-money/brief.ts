import type { Arg, Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
import { type Speech, speechOf } from './speech.ts';
import { moveIn } from './targets.ts';

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

/** A word of the game, or several. */
const word = (args: Args, name: string, speech: Speech): string => {
  const arg = args[name];
  if (typeof arg !== 'object') return '';
  if ('term' in arg) return speech.term(arg.term);
  if ('list' in arg) return arg.list.map((item) => (typeof item === 'object' && 'term' in item ? speech.term(item.term) : '')).join(', ');
  return 'seat' in arg ? speech.name(arg.seat) : '';
};

type Brevity = (args: Args, speech: Speech) => Brief;

const fee = (args: Args, speech: Speech): readonly string[] => {
  const price = args['price'];
  return typeof price === 'object' && 'money' in price && price.money > 0 ? [speech.money(price.money)] : [];
};

const play =
  (name: 'produce' | 'sell' | 'grow' | 'innovate' | 'staff' | 'eliminate' | 'transport', figure: (args: Args, speech: Speech) => string): Brevity =>
  (args, speech) => {
    const detail = figure(args, speech);
    return detail === '' ? { word: speech.words.brief[name] } : { word: speech.words.brief[name], detail };
  };

const helped =
  (brevity: Brevity): Brevity =>
  (args, speech) => {
    const { detail, ...brief } = brevity(args, speech);
    return { ...brief, detail: [detail, speech.words.brief.withExpert].filter((part) => part !== undefined).join(', ') };
  };

const PRODUCE = play('produce', (args, speech) => sum(args, 'income', speech));
const SELL = play('sell', (args, { words }) => words.hints.pieces(count(args, 'pieces')));
// Law L-17 may ask a fee of whoever grows.
const GROW = play('grow', (args, speech) => [speech.words.hints.column(count(args, 'column')), ...fee(args, speech)].join(', '));
const INNOVATE = play('innovate', (args, speech) => `${word(args, 'steps', speech)}, ${sum(args, 'price', speech)}`);
const STAFF = play('staff', (args, speech) => word(args, 'direction', speech));
const ELIMINATE = play('eliminate', (args, { words }) => words.brief.fields(-count(args, 'fields')));
const TRANSPORT = play('transport', (args, { words }) => words.hints.transport(count(args, 'carried')));
const NEGOTIATE: Brevity = (_args, { words }) => ({ word: words.brief.negotiate });
const CLEAN: Brevity = (args, speech) => ({
  word: speech.words.brief.cleanUp,
  detail: `${speech.words.brief.fields(count(args, 'fields'))}, ${sum(args, 'amount', speech)}`,
});
// MM-13.5: what it costs, and what it costs at the end.
const ON_CREDIT: Brevity = (args, speech) => ({
  word: word(args, 'card', speech),
  detail: `${sum(args, 'price', speech)}, ${speech.words.brief.onCredit(count(args, 'credits'), count(args, 'points'))}`,
  weighty: true,
});
const BID: Brevity = (args, speech) => ({ word: speech.words.brief.bid, detail: speech.words.brief.from(sum(args, 'least', speech)) });

/** By the key of the offer's sentence. */
const BRIEFS: Readonly<Record<string, Brevity>> = {
  'mull-money.do.chooseLot': (args, { words }) => ({ word: words.brief.choose, detail: words.brief.chooseLot(count(args, 'lot')) }),
  'mull-money.do.designateLot': (args, { words }) => ({ word: words.brief.designate, detail: words.brief.chooseLot(count(args, 'lot')) }),
  'mull-money.do.production': PRODUCE,
  'mull-money.do.production.expert': helped(PRODUCE),
  'mull-money.do.sale': SELL,
  'mull-money.do.sale.expert': helped(SELL),
  'mull-money.do.growth': GROW,
  'mull-money.do.growth.expert': helped(GROW),
  'mull-money.do.innovation': INNOVATE,
  'mull-money.do.innovation.expert': helped(INNOVATE),
  'mull-money.do.staff': STAFF,
  'mull-money.do.staff.expert': helped(STAFF),
  'mull-money.do.elimination': ELIMINATE,
  'mull-money.do.elimination.expert': helped(ELIMINATE),
  'mull-money.do.transport': TRANSPORT,
  'mull-money.do.transport.expert': helped(TRANSPORT),
  'mull-money.do.onCredit': ON_CREDIT,
  'mull-money.do.onCredit.expert': helped(ON_CREDIT),
  'mull-money.do.cleanup': CLEAN,
  'mull-money.do.cleanup.expert': CLEAN,
  'mull-money.do.propose': NEGOTIATE,
  'mull-money.do.propose.expert': NEGOTIATE,
  'mull-money.do.repeal': NEGOTIATE,
  'mull-money.do.repeal.expert': NEGOTIATE,
  'mull-money.do.repay': (args, speech) => ({ word: speech.words.brief.repay, detail: sum(args, 'amount', speech) }),
  'mull-money.do.discard': (args, speech) => ({ word: speech.words.brief.discard, detail: word(args, 'card', speech) }),
  'mull-money.do.keep': (args, speech) => ({ word: speech.words.brief.keep, detail: word(args, 'card', speech) }),
  'mull-money.do.bid': BID,
  'mull-money.do.bidOnCredit': (_args, { words }) => ({ word: words.brief.bidOnCredit, detail: words.brief.perCredit }),
  'mull-money.do.pass': (_args, { words }) => ({ word: words.brief.pass }),
  'mull-money.do.sellTo': (args, speech) => ({
    word: speech.words.brief.sellTo,
    detail: speech.words.brief.sellToFor(word(args, 'who', speech), sum(args, 'amount', speech)),
  }),
  'mull-money.do.leaveUnsold': (_args, { words }) => ({ word: words.brief.sellTo, detail: words.brief.toReserve }),
  'mull-money.do.useCorruption': (args, speech) => ({ word: speech.words.brief.corruption, detail: sum(args, 'amount', speech) }),
  'mull-money.do.suffer': (args, speech) => ({
    word: speech.words.brief.suffer,
    detail: speech.words.brief.fineAnd(sum(args, 'amount', speech), count(args, 'retreat')),
  }),
  'mull-money.do.voteWithBribes': (_args, { words }) => ({ word: words.brief.bribe }),
  'mull-money.do.voteOnCredit': (_args, { words }) => ({ word: words.brief.voteOnCredit, detail: words.brief.perCredit }),
  'mull-money.do.credit': (_args, { words }) => ({ word: words.brief.credit, detail: words.brief.creditCost, weighty: true }),
};

/** A ballot says what it is; everything else goes by the key of its sentence. */
export const briefOf = (offer: Offer<unknown>, voice: Voice): Brief | null => {
  const speech = speechOf(voice);
  const args = offer.label.args ?? {};
  const move = moveIn(offer);
  if (move?.type === 'castVote') return { word: speech.words.brief.vote[move.vote], detail: speech.words.brief.voices(count(args, 'voices')) };
  return BRIEFS[offer.label.key]?.(args, speech) ?? null;
};
