import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { Taken } from '#diplomacy/notation/pattern.ts';
import { type Form, type FormRow, formsOf, type Refused } from '#diplomacy/notation/reading.ts';
import { refuse } from '../speak.ts';
import { type AidKind, type Good, GOODS, type Missile, MISSILES, type Order, type Tag, TAGS, type Vote } from '../types/powers.ts';

/* EC-4.18.2: the words of ECODIP beside those of the adjudicator, and the forms of its orders: which word may follow which. */

export const GAME_WORDS = {
  SELL: 'VENDS VEND VENDRE VENTE SELL SELLS SELLING SALE_OF CEDE CEDES',
  BUY: 'ACHETE ACHETES ACHETER ACHAT BUY BUYS BUYING PURCHASE PURCHASE_OF',
  GIVE: 'DONNE DONNES DONNER DON GIVE GIVES GIFT GIFT_OF DONATE FAIS_DON OFFRE',
  ASK: 'DEMANDE DEMANDES DEMANDER REQUEST REQUESTS ASK ASKS ASK_FOR',
  AID: 'AIDE AID HELP',
  FIRE: 'TIR TIRE TIRES TIRER FIRE FIRES LANCE LANCES LANCER LANCEMENT LAUNCH LAUNCHES SHOOT NUKE',
  PUT: 'PLACE PLACES PLACER PUT PUTS METS MET METTRE POSE POSER',
  VOTE: 'VOTE VOTES VOTER',
  MOTION: 'MOTION MOTIONS',
  NUMBER: '# NO N_° NUMERO NUMBER',
  DRAW: 'NULLE DRAW',
  STARVE: 'AFFAME AFFAMES AFFAMER STARVE STARVES',
  REINFORCE: 'RENFORCE RENFORCES RENFORCER RENFORT REINFORCE REINFORCES',
  PRODUCE: 'PRODUIT PRODUIS PRODUIRE PRODUCE DEMARRE DEMARRER MISE_EN_SERVICE METS_EN_SERVICE START STARTS PRODUCTION',
  FACTORY: 'USINE USINES USINE_TECHNIQUE FACTORY FACTORIES',
  MISSILE_WORD: 'ICBM ICBMS MISSILE MISSILES MISSILE_NUCLEAIRE MISSILES_NUCLEAIRES',
  ICBM: 'ICBM ICBMS MISSILE_NUCLEAIRE MISSILES_NUCLEAIRES',
  ABM: 'ABM ABMS ANTI_-_MISSILE ANTI_-_MISSILES ANTIMISSILE',
  TB: 'TB TICKET_BOUFFE TICKETS_BOUFFE VIVRES FOOD_TICKET FOOD_TICKETS',
  MP: 'MP MATIERE_PREMIERE MATIERES_PREMIERES RAW_MATERIAL RAW_MATERIALS',
  BT: 'BT BON_TECHNIQUE BONS_TECHNIQUES TECHNICAL_BOND TECHNICAL_BONDS',
  KG: "KG KGS KILO KILOS KG_D'_OR KG_OF_GOLD KGS_D'_OR KILOS_D'_OR KILOS_OF_GOLD OR GOLD D'_OR OF_GOLD KG_OR KG_GOLD",
  STOCK: 'STOCK',
  FOR: 'POUR FOR',
  // What is paid, in trade alone: elsewhere « contre » denies.
  PRICE: 'POUR FOR CONTRE CONTRE_LA_SOMME_DE AU_PRIX_DE ,',
  COMMA: ',',
  PLACED: 'A_PLACER PLACE PLACED TO_BE_PLACED',
  WITH: 'AVEC WITH',
  AND: 'ET AND + & ,',
  YES: "OUI YES AYE POUR FOR D'_ACCORD SUIS_D'_ACCORD AGREE AGREED",
  NO: 'NON NO NAY CONTRE AGAINST',
  ABSTAIN: "ABSTENTION ABSTAIN ABSTIENS M'_ABSTIENS ME_ABSTIENS",
  PUBLIC: 'PUBLIC PUBLICLY PUBLIQUEMENT EN_PUBLIC',
  SECRET: 'SECRET SECRETLY SECRETEMENT EN_SECRET',
  UN: 'ONU UN UNITED_NATIONS NATIONS_UNIES O_._N_._U U_._N',
  MOTIVE: 'MOTIF REASON',
  N: 'UN UNE ONE AN DEUX TWO TROIS THREE QUATRE FOUR CINQ FIVE SIX SEPT SEVEN HUIT EIGHT NEUF NINE DIX TEN',
} as const;

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ['UN UNE ONE AN', 'DEUX TWO', 'TROIS THREE', 'QUATRE FOUR', 'CINQ FIVE', 'SIX', 'SEPT SEVEN', 'HUIT EIGHT', 'NEUF NINE', 'DIX TEN'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1] as const),
  ),
);
const THOUSANDS = /^\d{1,3}(?:[.,'\s]\d{3})+$/;

/** A whole number of at least 1, or 0. */
const whole = (text: string): number => {
  const digits = THOUSANDS.test(text) ? text.replaceAll(/\D/g, '') : text;
  const value = NUMBER_WORDS.get(text) ?? (/^\d+$/.test(digits) ? Number(digits) : 0);
  return Number.isSafeInteger(value) ? value : 0;
};

const BAD_QUANTITY: Refused = { refused: refuse('E-QTY', ['EC-4.4.3']) };
const BAD_PRICE: Refused = { refused: refuse('E-PRICE', ['EC-4.4.3']) };

type Read = FormRow<Order>[1];

/** Figures and number words in the order written; `1` and `un` are both. */
const numbersOf = (taken: Taken): readonly number[] => taken.of('N').map(whole);
/** How many: 1 unless it is said. */
const amountOf = (taken: Taken): number => numbersOf(taken)[0] ?? 1;

const counted =
  (order: (n: number, taken: Taken) => Order | Refused | null): Read =>
  (taken) => {
    const n = amountOf(taken);
    return n < 1 ? BAD_QUANTITY : order(n, taken);
  };

const tagOf = (taken: Taken): Tag => TAGS.find((tag) => tag === taken.of('POWER')[0]) ?? 'USA';
const goodOf = (taken: Taken): Good => GOODS.find((good) => taken.has(good)) ?? 'TB';
const missileOf = (taken: Taken): Missile => MISSILES.find((missile) => taken.has(missile)) ?? 'ICBM';

/** EC-4.4.3. */
const trade =
  (k: 'sell' | 'buy'): Read =>
  (taken) => {
    const [n = 0, price = 0] = numbersOf(taken);
    if (n < 1) return BAD_QUANTITY;
    return price < 1 ? BAD_PRICE : { k, with: tagOf(taken), n, good: goodOf(taken), price };
  };
const missileTrade =
  (k: 'sell' | 'buy'): Read =>
  (taken) => {
    const [n = 0, price = 0] = numbersOf(taken);
    if (n < 1) return BAD_QUANTITY;
    if (price < 1) return BAD_PRICE;
    const places = taken.places.map(({ loc }) => loc);
    const [from, target] = taken.has('STOCK') ? ['STOCK', places[0]] : places;
    if (from === undefined) return null;
    return { k, with: tagOf(taken), n, good: missileOf(taken), from, price, ...(target === undefined ? {} : { at: target }) };
  };

const refused =
  (reason: Message): Read =>
  () => ({ refused: reason });
const NO_SITE = refused(refuse('E-MISSILEPLACE', ['EC-4.4.3']));
const LOT = refused(refuse('E-LOT', ['EC-4.4.3']));
const BARTER = refused(refuse('E-BARTER', ['EC-4.4.13', 'EC-4.7.3']));

const giveGold =
  (giftDefault: 'secret' | 'public'): Read =>
  (taken) => {
    const gold = amountOf(taken);
    const mark = taken.has('PUBLIC') ? 'public' : taken.has('SECRET') ? 'secret' : giftDefault;
    return gold < 1 ? BAD_QUANTITY : { k: 'give', to: taken.has('UN') ? 'UN' : tagOf(taken), gold, public: mark === 'public' };
  };
const giveUn: Read = counted((n, taken) => ({ k: 'giveUN', n, good: goodOf(taken) }));
const giveUnMissile: Read = counted((n, taken) => {
  const from = taken.has('STOCK') ? 'STOCK' : taken.places[0]?.loc;
  return from === undefined ? null : { k: 'giveUN', n, good: missileOf(taken), from };
});

const askAbm: Read = counted((n, { places: [place] }) => {
  if (n > 1) return { refused: refuse('E-UNONE', ['EC-4.3.2']) };
  return place === undefined ? { k: 'askAbm' } : { k: 'askAbm', at: place.loc };
});
const askAid: Read = (taken) => {
  const n = numbersOf(taken).at(-1) ?? 0;
  const what: AidKind = taken.has('KG') ? 'gold' : goodOf(taken);
  return n < 1 ? BAD_QUANTITY : { k: 'askAid', what, n };
};

const voteOf = (taken: Taken): Vote => (taken.has('YES') ? 'yes' : taken.has('NO') ? 'no' : 'abstain');
const vote: Read = counted((motion, taken) => ({ k: 'vote', motion, v: voteOf(taken) }));
const draw: Read = (taken) => ({ k: 'draw', accept: taken.has('YES') });

const fire: Read = counted((n, { places }) => ({ k: 'fire', from: at(places, 0).loc, target: at(places, 1).loc, n }));
const fireFrom: Read = counted((n, { places }) => ({ k: 'fire', from: at(places, 1).loc, target: at(places, 0).loc, n }));
const place: Read = counted((n, taken) => ({ k: 'place', what: missileOf(taken), n, at: at(taken.places, 0).loc }));
const reinforce: Read = counted((n, { places }) => ({ k: 'reinforce', at: at(places, 0).loc, n }));
const named =
  (k: 'starve' | 'produce' | 'factory'): Read =>
  ({ places }) => ({ k, at: at(places, 0).loc });

const TRADES = (['sell', 'buy'] as const).flatMap((k): readonly FormRow<Order>[] => {
  const verb = k.toUpperCase();
  return [
    [`${verb} N GOODS TO? POWER PRICE? N KG?`, trade(k)],
    [`${verb} TO? POWER N GOODS PRICE? N KG?`, trade(k)],
    [`${verb} N ARMS TO? SITE TO? POWER PRICE? N KG?`, missileTrade(k)],
    // Where a buyer will place them (EC-4.4.9); a seller has nothing to place.
    [`${verb} N ARMS TO? SITE TO? POWER PRICE? N KG? COMMA? PLACED? PREP? PROVINCE`, k === 'buy' ? missileTrade(k) : () => null],
    [`${verb} N ARMS TO? POWER PRICE? N KG?`, NO_SITE],
    [`${verb} N GOODS|ICBM|ABM AND ANY*`, LOT],
  ];
});

/** What stands for several words in the rows below. */
const SHORT: Readonly<Record<string, string>> = { GOODS: GOODS.join('|'), ARMS: MISSILES.join('|'), TO: 'PREP|FROM', SITE: 'PROVINCE|STOCK' };
const spelled = (row: string): string => row.replace(/\b[A-Z_]+\b/g, (name) => SHORT[name] ?? name);

const rows = (giftDefault: 'secret' | 'public'): readonly FormRow<Order>[] => [
  ...TRADES,
  ['GIVE FROM? N KG? PUBLIC|SECRET? TO? POWER|UN COMMA? PUBLIC|SECRET?', giveGold(giftDefault)],
  ['GIVE TO? POWER|UN N KG PUBLIC|SECRET?', giveGold(giftDefault)],
  ['GIVE FROM? N GOODS TO? UN', giveUn],
  ['GIVE FROM? N ARMS TO? SITE TO? UN', giveUnMissile],
  ['GIVE FROM? N ARMS TO? UN', NO_SITE],
  ['GIVE FROM? N GOODS|ICBM|ABM TO? SITE? TO? POWER', BARTER],
  ['ASK TO? UN? FOR|FROM? N? ABM TO? UN? PREP|FOR? PROVINCE?', askAbm],
  ['ASK TO? UN? FOR? N? AID FROM? N KG|TB|MP|BT TO? UN? MOTIVE?', askAid],
  ['ASK TO? UN? FOR? N KG|TB|MP|BT FROM|PREP AID TO? UN? MOTIVE?', askAid],
  ['UN? AID ASK N KG|TB|MP|BT MOTIVE?', askAid],
  ['VOTE MOTION? NUMBER? N YES|NO|ABSTAIN', vote],
  ['VOTE? MOTION NUMBER? N YES|NO|ABSTAIN', vote],
  ['VOTE YES|NO|ABSTAIN TO|FOR? MOTION? NUMBER? N', vote],
  ['ABSTAIN TO? MOTION? NUMBER? N', vote],
  ['DRAW YES|NO', draw],
  ['FIRE FROM? N? MISSILE_WORD? FROM? PROVINCE DASH|PREP? PROVINCE', fire],
  ['N? MISSILE_WORD FROM? PROVINCE DASH|PREP PROVINCE', fire],
  ['FIRE N? MISSILE_WORD? PREP? PROVINCE FROM PROVINCE', fireFrom],
  ['FIRE PROVINCE FROM PROVINCE WITH N MISSILE_WORD', fireFrom],
  ['PUT N? ARMS PREP? PROVINCE', place],
  ['N? ARMS PREP? PROVINCE', place],
  ['PUT N? BT PREP? OWN', reinforce],
  ['N BT PREP OWN', reinforce],
  ['REINFORCE OWN', reinforce],
  ['REINFORCE OWN WITH|FROM? N BT?', reinforce],
  ['STARVE OWN', named('starve')],
  ['PRODUCE FROM? FACTORY? TO? PROVINCE', named('produce')],
  ['BUILD? ONE? FACTORY TO? PROVINCE', named('factory')],
];

const made = new Map<string, readonly Form<Order>[]>();

/** The forms of all orders that the adjudicator does not know. EC-4.7.1: `giftDefault` is what an unmarked gift of gold is. */
export const gameForms = (giftDefault: 'secret' | 'public'): readonly Form<Order>[] => {
  const known = made.get(giftDefault) ?? formsOf(rows(giftDefault).map(([row, read]) => [spelled(row), read] as const));
  made.set(giftDefault, known);
  return known;
};

/** An order of each kind, by the word that opens it: shown to whoever went wrong. */
export const SAMPLES: readonly (readonly [sense: keyof typeof GAME_WORDS, sample: Order])[] = [
  ['SELL', { k: 'sell', with: 'EOC', n: 3, good: 'TB', price: 75 }],
  ['BUY', { k: 'buy', with: 'USA', n: 3, good: 'TB', price: 75 }],
  ['GIVE', { k: 'give', to: 'IND', gold: 50, public: true }],
  ['ASK', { k: 'askAid', what: 'gold', n: 40 }],
  ['FIRE', { k: 'fire', from: 'mos', target: 'nyo', n: 1 }],
  ['PUT', { k: 'place', what: 'ABM', n: 1, at: 'par' }],
  ['VOTE', { k: 'vote', motion: 3, v: 'yes' }],
  ['DRAW', { k: 'draw', accept: true }],
  ['STARVE', { k: 'starve', at: 'mos' }],
  ['REINFORCE', { k: 'reinforce', at: 'mos', n: 2 }],
  ['PRODUCE', { k: 'produce', at: 'mic' }],
  ['FACTORY', { k: 'factory', at: 'tex' }],
];
