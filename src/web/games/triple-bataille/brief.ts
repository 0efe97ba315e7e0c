import type { Arg, Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
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
    slots: { main: 'principale', secondary: 'secondaire', rental: 'à louer' },
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
    slots: { main: 'main', secondary: 'secondary', rental: 'to let' },
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
    case 'takePublicPost': {
      const wage = figure(offer, 'n');
      return wage === null ? { word: words.post } : { word: words.post, detail: `+${speech.cards(wage)}` };
    }
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
      const slot = move?.type === 'buildHouse' ? words.slots[move.slot] : undefined;
      const price = figure(offer, 'n');
      return { word: price === null ? words.house : `${words.house}, ${speech.cards(price)}`, ...(slot === undefined ? {} : { detail: slot }) };
    }
    case 'buildFactory': {
      const word = move?.type === 'buildFactory' && move.target !== 'factory' ? words.subsidiary : words.workshop;
      return priced(word, offer, speech);
    }
    case 'acceptJob': {
      const wage = figure(offer, 'wage');
      return { word: words.acceptJob, ...(wage === null ? {} : { detail: words.bundles(wage) }) };
    }
    case 'acceptLoan':
      return priced(words.borrow, offer, speech);
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
