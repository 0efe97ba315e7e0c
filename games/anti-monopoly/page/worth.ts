import { CITY_STREETS, MONOPOLY_STREETS } from '#games/anti-monopoly/data.ts';
import { player } from '#games/anti-monopoly/rules/facts.ts';
import { type City, TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Ended, Worth } from '#web/kit/interface/game-page.ts';
import { numberIn, seatIn, sumsIn, termsIn } from '#web/kit/interface/log-args.ts';
import { cityOf } from './facts.ts';
import { cityNameOf, titleNameOf } from './names.ts';
import { toldOf } from './scene.ts';

/* What titles brought in rents (AM-4.6.4), beside what was paid for them; and the sales that made somebody's monopoly (AM-2.2.17). */

/** A title in the hands of somebody. `paid`: null where it came for other titles, so that nobody can say. */
interface Tenure {
  readonly seat: Seat;
  readonly title: TitleId;
  paid: number | null;
  rents: number;
  visits: number;
}

interface Sale {
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly title: TitleId;
  readonly city: City;
  /** Of the whole city, since. */
  rents: number;
}

/** A title by its word in the log, whatever set of names the board bears. */
const titleIn = (term: string | undefined): TitleId | null => TITLE_IDS.find((id) => term === id || term === `${id}.usa`) ?? null;

export class Books {
  readonly tenures: Tenure[] = [];
  readonly sales: Sale[] = [];
  readonly #view: View;
  readonly #owners = new Map<TitleId, Tenure>();
  readonly #stands = new Map<Seat, TitleId | null>();

  constructor({ view, log }: Ended<View>) {
    this.#view = view;
    for (const { text } of log) this.#read(text.key, text.args ?? {});
  }

  #read(key: string, args: Parameters<typeof seatIn>[0]): void {
    const [who, title, amount] = [seatIn(args, 'who'), titleIn(termsIn(args, 'title')[0]), numberIn(args, 'amount')];
    if (who === null) return;
    if (key === 'log.moved') this.#stands.set(who, titleIn(termsIn(args, 'square')[0]));
    else if (key === 'log.rentPaid') this.#rent(this.#stands.get(who) ?? null, amount);
    else if (key === 'log.trade.accepted') this.#trade(args, who);
    else if (key === 'log.bankruptToBank' || key === 'log.bankruptToPlayer') this.#bankrupt(who, seatIn(args, 'creditor'));
    else if (title === null) return;
    else if (key === 'log.bought' || key === 'log.auctionSold') this.#hand(title, who, amount);
    else if (key === 'log.builtHouse' || key === 'log.builtHotel' || key === 'log.unmortgaged') this.#spend(title, amount);
    else if (key === 'log.buildingsSold' || key === 'log.mortgaged') this.#spend(title, -amount);
  }

  #hand(title: TitleId, seat: Seat, paid: number | null): void {
    const tenure: Tenure = { seat, title, paid, rents: 0, visits: 0 };
    this.#owners.set(title, tenure);
    this.tenures.push(tenure);
  }

  #spend(title: TitleId, amount: number): void {
    const tenure = this.#owners.get(title);
    if (tenure !== undefined && tenure.paid !== null) tenure.paid += amount;
  }

  #rent(title: TitleId | null, amount: number): void {
    const tenure = title === null ? undefined : this.#owners.get(title);
    if (tenure === undefined || title === null) return;
    tenure.rents += amount;
    tenure.visits += 1;
    for (const sale of this.sales) if (sale.buyer === tenure.seat && sale.city === cityOf(title)) sale.rents += amount;
  }

  /** Who accepts gives what the proposer gets. */
  #trade(args: Parameters<typeof seatIn>[0], who: Seat): void {
    const to = seatIn(args, 'to');
    if (to === null) return;
    const give = termsIn(args, 'give').flatMap((term) => titleIn(term) ?? []);
    const get = termsIn(args, 'get').flatMap((term) => titleIn(term) ?? []);
    this.#sell(give, { seller: who, buyer: to, price: get.length === 0 ? sum(sumsIn(args, 'get')) : null });
    this.#sell(get, { seller: to, buyer: who, price: give.length === 0 ? sum(sumsIn(args, 'give')) : null });
  }

  #sell(titles: readonly TitleId[], { seller, buyer, price }: { readonly seller: Seat; readonly buyer: Seat; readonly price: number | null }): void {
    const before = new Map(titles.map((title) => [title, this.#streets(buyer, cityOf(title))]));
    for (const title of titles) {
      const tenure = this.#owners.get(title);
      if (tenure !== undefined && tenure.paid !== null && titles.length === 1 && price !== null) tenure.paid -= price;
      else if (tenure !== undefined) tenure.paid = null;
      this.#hand(title, buyer, titles.length === 1 ? price : null);
    }
    for (const [title, had] of before) {
      const city = cityOf(title);
      const makes = city !== null && had < MONOPOLY_STREETS && this.#streets(buyer, city) >= MONOPOLY_STREETS;
      if (makes && this.#counts(buyer) && !this.sales.some((sale) => sale.buyer === buyer && sale.city === city))
        this.sales.push({ seller, buyer, title, city, rents: 0 });
    }
  }

  #bankrupt(who: Seat, creditor: Seat | null): void {
    for (const [title, { seat }] of this.#owners) {
      if (seat !== who) continue;
      if (creditor === null) this.#owners.delete(title);
      else this.#hand(title, creditor, null);
    }
  }

  #streets(seat: Seat, city: City | null): number {
    return city === null ? 0 : CITY_STREETS[city].filter((index) => this.#owners.get(at(TITLE_IDS, index))?.seat === seat).length;
  }

  /** AM-2.4.1, AM-6.6: to a competitor two streets of a city are worth more only where the table says so. */
  #counts(seat: Seat): boolean {
    return player(this.#view, seat).role === 'M' || this.#view.options.doubleRent === 'all';
  }
}

export const worths = (ended: Ended<View>): readonly Worth[] => {
  const told = toldOf(ended.view, ended.voice);
  const { words, name, money } = told;
  const { tenures, sales } = new Books(ended);
  const ofTitles = tenures.flatMap(({ seat, title, paid, rents, visits }): readonly Worth[] => {
    if (paid === null) return [];
    const key = visits === 0 ? (paid < 0 ? 'worth.resold' : 'worth.idle') : paid < 0 ? 'worth.titleSold' : 'worth.title';
    const args = { name: name(seat), title: titleNameOf(told, title), rents: money(rents), visits, paid: money(paid) };
    return [{ seat, value: rents - paid, words: words(key, { ...args, paid: money(Math.abs(paid)) }), clauses: ['AM-4.6.4'] }];
  });
  const ofSales = sales.flatMap(({ seller, buyer, title, rents }): readonly Worth[] => {
    const sold = words('worth.monopoly', {
      seller: name(seller),
      buyer: name(buyer),
      title: titleNameOf(told, title),
      city: cityNameOf(told, title),
      rents: money(rents),
    });
    const sale = { words: sold, clauses: ['AM-4.10.4', 'AM-2.2.17'] };
    return rents === 0
      ? []
      : [
          { ...sale, seat: buyer, value: rents },
          { ...sale, seat: seller, value: -rents },
        ];
  });
  return [...ofTitles, ...ofSales];
};
