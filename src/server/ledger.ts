import { wordsOf, type Words } from '#kernel/words.ts';
import { Refusal } from '#table';
import { type Allowances, PAYERS, type Price, type PriceName, PRICES, priceNames } from './prices.ts';

const waiting = {
  seconds: ['{n|#\u00a0seconde|#\u00a0secondes}', '{n|#\u00a0second|#\u00a0seconds}'],
  minutes: ['{n|#\u00a0minute|#\u00a0minutes}', '{n|#\u00a0minute|#\u00a0minutes}'],
} as const satisfies Words;
const inWords = wordsOf(waiting);

/** From here on minutes are told. */
const LONG_SECONDS = 120;
/** What comes back when something else is over: nobody knows when that is. */
const WHEN_OVER_SECONDS = 10;
/** So many payers are remembered of each price: then those who owe nothing are forgotten, and if need be those who came first. */
const PAYERS_KEPT = 20_000;

interface Account {
  spent: number;
  at: number;
}

const saying = ([fr, en]: readonly [string, string]) => ({ text: { fr, en } });

const tooMuch = ({ of, what }: Price, seconds: number): Refusal => {
  const [unit, n] = seconds < LONG_SECONDS ? (['seconds', seconds] as const) : (['minutes', Math.ceil(seconds / 60)] as const);
  const wait = saying([inWords({ lang: 'fr' })(unit, { n }), inWords({ lang: 'en' })(unit, { n })]);
  return new Refusal('tooMuch', { what: saying(what), whom: saying(PAYERS[of]), wait, seconds });
};

/** Null: it is paid, go on. `whom` within a price: an address, a seat, a room. */
export type Charge = (name: PriceName, whom: string, amount?: number) => Refusal | null;

/**
 * What each payer has made the house do of late, by price. Whatever is asked for is charged here before it is done: all of it or nothing.
 * It lasts as long as the process, and each of several servers keeps its own.
 */
export class Ledger {
  readonly #prices: Readonly<Record<PriceName, Price>>;
  readonly #books: ReadonlyMap<PriceName, Map<string, Account>> = new Map(priceNames().map((name) => [name, new Map()]));
  readonly #now: () => number;
  /** How often each price was refused. */
  readonly refused = new Map<PriceName, number>();

  /** `now`: milliseconds that nobody puts back. */
  constructor(allowances: Allowances = {}, now: () => number = () => performance.now()) {
    const prices: Record<PriceName, Price> = { ...PRICES };
    for (const name of priceNames()) prices[name] = { ...PRICES[name], ...allowances[name] };
    this.#prices = prices;
    this.#now = now;
  }

  readonly charge: Charge = (name, whom, amount = 1) => {
    const { atOnce, perSecond } = this.#prices[name];
    const account = this.#accountOf(name, whom);
    const over = account.spent + amount - atOnce;
    if (over > 1e-6) return this.refuse(name, perSecond === 0 ? WHEN_OVER_SECONDS : Math.ceil(over / perSecond));
    account.spent += amount;
    return null;
  };

  refuse(name: PriceName, seconds = WHEN_OVER_SECONDS): Refusal {
    this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
    return tooMuch(this.#prices[name], seconds);
  }

  /** It is over, or has turned out to cost nothing. */
  giveBack(name: PriceName, whom: string, amount = 1): void {
    const account = this.#accountOf(name, whom);
    account.spent -= amount;
    if (account.spent <= 0) this.#books.get(name)?.delete(whom);
  }

  #accountOf(name: PriceName, whom: string): Account {
    const now = this.#now();
    const book = this.#books.get(name);
    const known = book?.get(whom);
    if (known !== undefined) {
      known.spent = this.#spentAt(name, known, now);
      known.at = now;
      return known;
    }
    const account: Account = { spent: 0, at: now };
    if (book !== undefined && book.size >= PAYERS_KEPT) this.#forget(name, book, now);
    book?.set(whom, account);
    return account;
  }

  #spentAt(name: PriceName, { spent, at }: Account, now: number): number {
    return Math.max(0, spent - ((now - at) * this.#prices[name].perSecond) / 1000);
  }

  #forget(name: PriceName, book: Map<string, Account>, now: number): void {
    for (const [whom, account] of book) if (this.#spentAt(name, account, now) === 0) book.delete(whom);
    // What comes back by itself may be forgotten; what somebody still holds may not.
    if (this.#prices[name].perSecond === 0) return;
    for (const whom of book.keys()) {
      if (book.size <= PAYERS_KEPT / 2) return;
      book.delete(whom);
    }
  }
}
