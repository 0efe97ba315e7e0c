import { living } from '#games/ecodip/rules/facts.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import { type Good, GOODS, type Missile, MISSILES, type Order, type PhaseName, type Table, type Tag, type Vote } from '#games/ecodip/types.ts';

/* What the blanks of a form mean as an order. */

export const VOTES: readonly Vote[] = ['yes', 'no', 'abstain'];

const BLANK = {
  with: '',
  n: 1,
  gold: 50,
  good: 'TB',
  missile: 'ABM',
  from: '',
  at: '',
  target: '',
  publicity: 'secret',
  unit: 'A',
  motion: '',
  // A ballot opens with nothing chosen.
  vote: '',
  text: '',
};

/** Price null: that of the exchange for what is chosen. */
export type FormState = Readonly<typeof BLANK> & { readonly price: number | null };
export type FieldName = keyof FormState;
export const START: FormState = { ...BLANK, price: null };

export type FormKind = keyof typeof SHAPES;

const goodOf = (text: string): Good => GOODS.find((good) => good === text) ?? 'TB';
const missileOf = (text: string): Missile => MISSILES.find((missile) => missile === text) ?? 'ABM';

/** EC-4.15.1: of so many pieces at the exchange; missiles have no price there, and the UN sells them at that of a bond (EC-4.3.3). */
export const usualPrice = ({ prices }: Pick<Table, 'prices'>, good: Good | Missile, n: number): number =>
  n * prices[good === 'ICBM' || good === 'ABM' ? 'BT' : good];

/** What a form of trade asks or offers. */
export const priceOf = (kind: FormKind, { price, n, good, missile }: FormState, { table }: Office): number =>
  price ?? usualPrice(table, kind === 'sellMissile' || kind === 'buyMissile' ? missileOf(missile) : goodOf(good), n);

/** The one named, or the first one there is. */
const partnerOf = ({ table, power }: Office, text: string): Tag | null => {
  const others = living(table).filter((tag) => tag !== power);
  return others.find((tag) => tag === text) ?? others[0] ?? null;
};

/** A coast is written after a stroke: `esp/ce`. */
const buildAt = (unit: string, place: string): Order => {
  const [at = '', coast] = place.split('/');
  const type = unit === 'F' ? 'F' : 'A';
  return coast === undefined ? { k: 'build', unit: type, at } : { k: 'build', unit: type, at, coast };
};

const tradeOf = (kind: 'sell' | 'buy', state: FormState, office: Office): Order | null => {
  const partner = partnerOf(office, state.with);
  return partner === null ? null : { k: kind, with: partner, n: state.n, good: goodOf(state.good), price: priceOf(kind, state, office) };
};

const missileTradeOf = (kind: 'sell' | 'buy', state: FormState, office: Office): Order | null => {
  const partner = partnerOf(office, state.with);
  if (partner === null || state.from === '') return null;
  const price = priceOf(kind === 'sell' ? 'sellMissile' : 'buyMissile', state, office);
  const lot = { with: partner, n: state.n, good: missileOf(state.missile), from: state.from, price };
  if (kind === 'sell') return { k: 'sell', ...lot };
  return state.at === '' ? { k: 'buy', ...lot } : { k: 'buy', ...lot, at: state.at };
};

const giftOf = ({ with: to, gold, publicity }: FormState, office: Office): Order | null => {
  const receiver = to === 'UN' ? 'UN' : partnerOf(office, to);
  return receiver === null ? null : { k: 'give', to: receiver, gold, public: publicity === 'public' };
};

const giftToUn = ({ good, n, from }: FormState): Order | null => {
  const missile = MISSILES.find((kind) => kind === good);
  if (missile === undefined) return { k: 'giveUN', n, good: goodOf(good) };
  return from === '' ? null : { k: 'giveUN', n, good: missile, from };
};

const aidOf = ({ good, n, text }: FormState): Order => {
  const what = good === 'gold' ? 'gold' : goodOf(good);
  const motives = text.trim();
  // EC-4.3.2: cash is asked for by tens.
  const amount = what === 'gold' ? 10 * n : n;
  return motives === '' ? { k: 'askAid', what, n: amount } : { k: 'askAid', what, n: amount, text: motives };
};

const voteOf = ({ motion, vote }: FormState, { table }: Office): Order | null => {
  const open = table.motions.find(({ no }) => String(no) === motion) ?? table.motions[0];
  const v = VOTES.find((choice) => choice === vote);
  return open === undefined || v === undefined ? null : { k: 'vote', motion: open.no, v };
};

interface FormShape {
  readonly blanks: readonly FieldName[];
  /** The order of a filled form, or null while a blank is missing. */
  readonly order: (state: FormState, office: Office) => Order | null;
}

const ofPlace = (k: 'remove' | 'starve' | 'produce' | 'factory'): FormShape => ({ blanks: ['at'], order: ({ at }) => (at === '' ? null : { k, at }) });

/** What a form can write, beside the orders to units: its blanks, and what they mean. */
const SHAPES = {
  sell: { blanks: ['n', 'good', 'with', 'price'], order: (state, office) => tradeOf('sell', state, office) },
  buy: { blanks: ['n', 'good', 'with', 'price'], order: (state, office) => tradeOf('buy', state, office) },
  sellMissile: { blanks: ['n', 'missile', 'from', 'with', 'price'], order: (state, office) => missileTradeOf('sell', state, office) },
  buyMissile: { blanks: ['n', 'missile', 'from', 'with', 'price', 'at'], order: (state, office) => missileTradeOf('buy', state, office) },
  fire: { blanks: ['n', 'from', 'target'], order: ({ n, from, target }) => (from === '' || target === '' ? null : { k: 'fire', from, target, n }) },
  place: { blanks: ['n', 'missile', 'at'], order: ({ n, missile, at }) => (at === '' ? null : { k: 'place', what: missileOf(missile), n, at }) },
  give: { blanks: ['gold', 'with', 'publicity'], order: giftOf },
  giveUN: { blanks: ['n', 'good', 'from'], order: giftToUn },
  askAbm: { blanks: ['at'], order: ({ at }) => (at === '' ? { k: 'askAbm' } : { k: 'askAbm', at }) },
  askAid: { blanks: ['n', 'good', 'text'], order: aidOf },
  vote: { blanks: ['motion', 'vote'], order: voteOf },
  draw: { blanks: ['vote'], order: ({ vote }) => (vote === 'yes' || vote === 'no' ? { k: 'draw', accept: vote === 'yes' } : null) },
  build: { blanks: ['unit', 'at'], order: ({ unit, at }) => (at === '' ? null : buildAt(unit, at)) },
  waive: { blanks: [], order: () => ({ k: 'waive' }) },
  remove: ofPlace('remove'),
  starve: ofPlace('starve'),
  reinforce: { blanks: ['at', 'n'], order: ({ at, n }) => (at === '' ? null : { k: 'reinforce', at, n }) },
  produce: ofPlace('produce'),
  factory: ofPlace('factory'),
} as const satisfies Readonly<Record<string, FormShape>>;
export const FORMS: Readonly<Record<FormKind, FormShape>> = SHAPES;

const MISSILE_FORMS: readonly FormKind[] = ['fire', 'place', 'sellMissile', 'buyMissile'];
const UN_FORMS: readonly FormKind[] = ['vote', 'askAbm', 'askAid'];

/** EC-4.1.3: what each phase decides; goods change hands in spring only (EC-4.4.1). */
export const FORM_KINDS: Readonly<Record<PhaseName, readonly FormKind[]>> = {
  PLACEMENT: ['place'],
  SPRING_ORDERS: ['sell', 'buy', ...MISSILE_FORMS, ...UN_FORMS, 'give', 'giveUN', 'draw'],
  SPRING_RETREATS: [],
  AUTUMN_ORDERS: [...MISSILE_FORMS, ...UN_FORMS, 'draw'],
  AUTUMN_RETREATS: [],
  WINTER_ORDERS: ['build', 'waive', 'remove', 'reinforce', 'starve', 'produce', 'factory', 'give', 'giveUN'],
  GAME_OVER: [],
};
