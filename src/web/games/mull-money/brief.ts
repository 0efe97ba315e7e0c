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

const play =
  (name: 'produce' | 'sell' | 'grow' | 'innovate' | 'staff' | 'eliminate' | 'transport', figure: (args: Args, speech: Speech) => string): Brevity =>
  (args, speech) => {
    const detail = figure(args, speech);
    return detail === '' ? { word: speech.words.brief[name] } : { word: speech.words.brief[name], detail };
  };

const helped =
  (brevity: Brevity): Brevity =>
  (args, speech) => ({ ...brevity(args, speech), detail: speech.words.brief.withExpert });

const PRODUCE = play('produce', (args, speech) => sum(args, 'income', speech));
const SELL = play('sell', (args, { words }) => words.hints.pieces(count(args, 'pieces')));
const GROW = play('grow', () => '');
const INNOVATE = play('innovate', (args, speech) => `${word(args, 'steps', speech)}, ${sum(args, 'price', speech)}`);
const STAFF = play('staff', (args, speech) => word(args, 'direction', speech));
const ELIMINATE = play('eliminate', () => '');
const TRANSPORT = play('transport', () => '');
const NEGOTIATE: Brevity = (_args, { words }) => ({ word: words.brief.negotiate });
const CLEAN: Brevity = (args, { words }) => ({ word: words.brief.cleanUp, detail: words.brief.fields(count(args, 'fields')) });
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
  'mull-money.do.onCredit': (args, speech) => ({ word: word(args, 'card', speech), detail: speech.words.brief.onCredit(count(args, 'credits')) }),
  'mull-money.do.onCredit.expert': (args, speech) => ({ word: word(args, 'card', speech), detail: speech.words.brief.onCredit(count(args, 'credits')) }),
  'mull-money.do.playOnCredit': (_args, { words }) => ({ word: words.brief.creditFirst }),
  'mull-money.do.cleanup': CLEAN,
  'mull-money.do.cleanup.expert': CLEAN,
  'mull-money.do.cleanupOnCredit': NEGOTIATE,
  'mull-money.do.propose': NEGOTIATE,
  'mull-money.do.propose.expert': NEGOTIATE,
  'mull-money.do.repeal': NEGOTIATE,
  'mull-money.do.repeal.expert': NEGOTIATE,
  'mull-money.do.repay': (args, speech) => ({ word: speech.words.brief.repay, detail: sum(args, 'amount', speech) }),
  'mull-money.do.discard': (args, speech) => ({ word: speech.words.brief.discard, detail: word(args, 'card', speech) }),
  'mull-money.do.keep': (args, speech) => ({ word: speech.words.brief.keep, detail: word(args, 'card', speech) }),
  'mull-money.do.bid': BID,
  'mull-money.do.bidOnCredit': (args, speech) => ({ word: speech.words.brief.bidOnCredit, detail: speech.words.brief.from(sum(args, 'least', speech)) }),
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
  'mull-money.do.voteOnCredit': (_args, { words }) => ({ word: words.brief.voteOnCredit }),
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
