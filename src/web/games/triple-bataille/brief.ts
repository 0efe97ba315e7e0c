import type { Arg, Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
import type { Slot } from '#games/triple-bataille/types.ts';
import { type Speech, speechOf } from './speech.ts';
import { moveIn, typeOf } from './targets.ts';

/* One or two words for the buttons of the bar; the whole sentence stays their accessible name. */

const figure = (offer: Offer<unknown>, name: string): number | null => {
  const arg: Arg | undefined = offer.label.args?.[name];
  return typeof arg === 'number' ? arg : null;
};

const WORDS = {
  fr: {
    nothing: 'rien',
    stake: 'Miser',
    done: 'Terminer',
    ready: 'Prêt',
    readyNothing: 'Prêt sans miser',
    reopen: 'Revenir',
    post: 'Emploi public',
    leavePost: 'Quitter l’emploi',
    credit: 'Crédit',
    repay: 'Rembourser',
    house: 'Maison',
    workshop: 'Atelier',
    subsidiary: 'Filiale',
    bankrupt: 'Faire faillite',
    perBattle: (size: string, rate: string) => (rate === '0' ? `+${size}` : `+${size}, puis −${rate} par bataille`),
    bundles: (count: number) => `+${count} ${count < 2 ? 'liasse' : 'liasses'}`,
    acceptJob: 'Prendre l’emploi',
    borrow: 'Emprunter',
    vote: 'Voter',
    settings: 'Régler la banque',
    hire: 'Embaucher',
    seizure: 'Laisser saisir',
    buy: 'Acheter',
    stock: 'Acheter en stock',
    sell: 'Revendre',
    bid: 'Enchérir',
    insteadOf: (wage: string, times: string, usual: string) => `+${wage}, gain ×${times} au lieu de ×${usual}`,
    upTo: (first: string, last: string) => `${first} à ×${last}`,
    brings: (price: string, by: string) => `${price}, gain ×${by}`,
    mostStake: (price: string, bundles: string) => `${price}, mise jusqu’à ${bundles}`,
    loan: (cards: string, perBattle: string, due: string) => `${cards}, ${perBattle} par bataille, à rendre à la bataille ${due}`,
    slots: { main: 'principale', secondary: 'secondaire', rental: 'à louer' },
    noRent: (rent: string) => `plus de loyer\u00a0: ${rent} par bataille`,
    rent: (rent: string) => `à louer\u00a0: +${rent} par bataille`,
  },
  en: {
    nothing: 'nothing',
    stake: 'Stake',
    done: 'Finish',
    ready: 'Ready',
    readyNothing: 'Ready, no stake',
    reopen: 'Go back',
    post: 'Public post',
    leavePost: 'Leave the post',
    credit: 'Credit',
    repay: 'Repay',
    house: 'House',
    workshop: 'Workshop',
    subsidiary: 'Subsidiary',
    bankrupt: 'Go bankrupt',
    perBattle: (size: string, rate: string) => (rate === '0' ? `+${size}` : `+${size}, then −${rate} a battle`),
    bundles: (count: number) => `+${count} ${count === 1 ? 'bundle' : 'bundles'}`,
    acceptJob: 'Take the job',
    borrow: 'Borrow',
    vote: 'Vote',
    settings: 'Set the bank',
    hire: 'Hire',
    seizure: 'Accept seizure',
    buy: 'Buy',
    stock: 'Buy from stock',
    sell: 'Sell back',
    bid: 'Bid',
    insteadOf: (wage: string, times: string, usual: string) => `+${wage}, gain ×${times}, not ×${usual}`,
    upTo: (first: string, last: string) => `${first} to ×${last}`,
    brings: (price: string, by: string) => `${price}, gain ×${by}`,
    mostStake: (price: string, bundles: string) => `${price}, stake up to ${bundles}`,
    loan: (cards: string, perBattle: string, due: string) => `${cards}, ${perBattle} a battle, due at battle ${due}`,
    slots: { main: 'main', secondary: 'secondary', rental: 'to let' },
    noRent: (rent: string) => `no rent: ${rent} a battle`,
    rent: (rent: string) => `to let: +${rent} a battle`,
  },
} as const;

const priced = (word: string, offer: Offer<unknown>, { cards }: Speech): Brief => {
  const price = figure(offer, 'n');
  return price === null ? { word } : { word, detail: cards(price) };
};

const doneWord = (key: string, words: (typeof WORDS)['fr' | 'en']): string => {
  if (key.endsWith('.readyNothing')) return words.readyNothing;
  return key.endsWith('.ready') ? words.ready : words.done;
};

/** What a figure of the offer's sentence is, written. */
const writtenIn =
  (offer: Offer<unknown>, { number }: Speech) =>
  (name: string): string =>
    number(figure(offer, name) ?? 0);

/** TB-4.3.1: the wage, and what the post takes from the stake. */
const postDetail = (offer: Offer<unknown>, speech: Speech): string => {
  const words = WORDS[speech.lang];
  const say = writtenIn(offer, speech);
  const wage = speech.cards(figure(offer, 'n') ?? 0);
  if (figure(offer, 'times') === null) return `+${wage}`;
  return words.insteadOf(wage, say('times'), figure(offer, 'usual') === null ? words.upTo(say('first'), say('last')) : say('usual'));
};

/** TB-4.10.3: the price, and what the workshop changes. */
const factoryDetail = (offer: Offer<unknown>, speech: Speech): string => {
  const words = WORDS[speech.lang];
  const say = writtenIn(offer, speech);
  const price = speech.cards(figure(offer, 'n') ?? 0);
  if (figure(offer, 'first') !== null) return words.brings(price, words.upTo(say('first'), say('last')));
  return figure(offer, 'most') === null ? price : words.mostStake(price, say('most'));
};

const houseDetail = (offer: Offer<unknown>, slot: Slot, speech: Speech): string => {
  const words = WORDS[speech.lang];
  const rent = writtenIn(offer, speech)('rent');
  if (slot === 'rental') return words.rent(rent);
  return offer.label.key.endsWith('.buildHome') ? words.noRent(rent) : words.slots[slot];
};

/** By the type of the move. */
export const briefOf = (offer: Offer<unknown>, voice: Voice): Brief | null => {
  const speech = speechOf(voice);
  const words = WORDS[speech.lang];
  const move = moveIn(offer);
  switch (typeOf(offer)) {
    case 'setStake': {
      const b = move?.type === 'setStake' ? move.b : 0;
      return b === 0 ? { word: `${words.stake} 0`, detail: words.nothing } : priced(`${words.stake} ${b}`, offer, speech);
    }
    case 'done':
      return { word: doneWord(offer.label.key, words) };
    case 'reopen':
      return { word: words.reopen };
    case 'takePublicPost':
      return { word: words.post, detail: postDetail(offer, speech) };
    case 'leavePublicPost': {
      const wage = figure(offer, 'n');
      return wage === null ? { word: words.leavePost } : { word: words.leavePost, detail: `−${speech.cards(wage)}` };
    }
    case 'takeCredit': {
      const size = figure(offer, 'size');
      const rate = figure(offer, 'rate') ?? 0;
      // It unfolds at every width: what it costs in every battle is read before it is taken.
      return { word: words.credit, weighty: true, ...(size === null ? {} : { detail: words.perBattle(speech.number(size), speech.number(rate)) }) };
    }
    case 'repayCredit': {
      const size = figure(offer, 'size');
      return size === null ? { word: words.repay } : { word: words.repay, detail: `−${speech.cards(size)}` };
    }
    case 'buildHouse': {
      const word = `${words.house}, ${speech.cards(figure(offer, 'n') ?? 0)}`;
      return move?.type === 'buildHouse' ? { word, detail: houseDetail(offer, move.slot, speech) } : { word };
    }
    case 'buildFactory': {
      const own = move?.type === 'buildFactory' && move.target === 'factory';
      const number = figure(offer, 'subsidiary');
      const word = own ? words.workshop : number === null ? words.subsidiary : `${words.subsidiary} ${number}`;
      return { word, detail: factoryDetail(offer, speech) };
    }
    case 'acceptJob': {
      const wage = figure(offer, 'wage');
      return { word: words.acceptJob, ...(wage === null ? {} : { detail: words.bundles(wage) }) };
    }
    case 'acceptLoan': {
      const say = writtenIn(offer, speech);
      return { word: words.borrow, detail: words.loan(speech.cards(figure(offer, 'n') ?? 0), say('perBattle'), say('due')) };
    }
    case 'castVote':
      return { word: words.vote };
    case 'setBank':
      return { word: words.settings };
    case 'offerJob':
      return { word: words.hire };
    case 'acceptSeizure':
      return { word: offer.label.key.endsWith('.goBankrupt') ? words.bankrupt : words.seizure, weighty: true };
    case 'buy':
      return priced(words.buy, offer, speech);
    case 'buyFromStock':
      return priced(words.stock, offer, speech);
    case 'sellToBank':
      return priced(words.sell, offer, speech);
    case 'bid':
      return { word: words.bid };
    default:
      return null;
  }
};
