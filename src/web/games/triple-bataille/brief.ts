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
    reopen: 'Revenir',
    post: 'Emploi public',
    leavePost: 'Quitter l’emploi',
    credit: 'Crédit',
    repay: 'Rembourser',
    house: 'Maison',
    workshop: 'Atelier',
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
    reopen: 'Go back',
    post: 'Public post',
    leavePost: 'Leave the post',
    credit: 'Credit',
    repay: 'Repay',
    house: 'House',
    workshop: 'Workshop',
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
      return { word: offer.label.key.endsWith('.ready') ? words.ready : words.done };
    case 'reopen':
      return { word: words.reopen };
    case 'takePublicPost': {
      const wage = figure(offer, 'wage');
      return wage === null ? { word: words.post } : { word: words.post, detail: `+${wage} ${speech.words.bundles(wage)}` };
    }
    case 'leavePublicPost':
      return { word: words.leavePost };
    case 'takeCredit': {
      const size = figure(offer, 'size');
      return size === null ? { word: words.credit } : { word: words.credit, detail: `+${speech.cards(size)}` };
    }
    case 'repayCredit': {
      const size = figure(offer, 'size');
      return size === null ? { word: words.repay } : { word: words.repay, detail: `−${speech.cards(size)}` };
    }
    case 'buildHouse': {
      const slot = move?.type === 'buildHouse' ? words.slots[move.slot] : undefined;
      const price = figure(offer, 'n');
      return { word: price === null ? words.house : `${words.house}, ${price}`, ...(slot === undefined ? {} : { detail: slot }) };
    }
    case 'buildFactory': {
      const price = figure(offer, 'n');
      return { word: price === null ? words.workshop : `${words.workshop}, ${price}` };
    }
    case 'acceptJob':
      return { word: words.acceptJob };
    case 'acceptLoan':
      return priced(words.borrow, offer, speech);
    case 'castVote':
      return { word: words.vote };
    case 'setBank':
      return { word: words.settings };
    case 'offerJob':
      return { word: words.hire };
    case 'acceptSeizure':
      return { word: words.seizure, weighty: true };
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
