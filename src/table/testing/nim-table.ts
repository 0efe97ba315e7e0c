import type { AnyGame } from '#kernel/game.ts';
import { nim } from '#testkit/nim/index.ts';
import type { CreatedTable, CreateTable } from '#protocol';
import { createTable } from '../create-table.ts';
import type { LiveTable } from '../live-table.ts';
import { openTable } from '../open-table.ts';
import type { Bots } from '../ports.ts';
import { granted, House } from './house.ts';
import { Page } from './page.ts';

const PLAN: CreateTable = {
  game: 'nim',
  options: { stones: 8 },
  seats: [
    { kind: 'here', name: 'Ana' },
    { kind: 'here', name: 'Bob' },
    { kind: 'here', name: 'Cleo' },
  ],
  secondsPerDecision: 600,
  watching: 'link',
  referee: 'auto',
  start: true,
  lang: 'en',
};

/** A table of Nim without a server, opened again as often as one likes, and others that it makes. */
export class NimTable {
  readonly house: House;
  readonly #game: AnyGame;
  #created: CreatedTable | null = null;
  #table: LiveTable | null = null;

  constructor(choose?: Bots['choose'], game: AnyGame = nim) {
    this.#game = game;
    this.house = new House(choose);
  }

  async build(plan: Partial<CreateTable> = {}): Promise<this> {
    this.#created = granted(await createTable({ ...PLAN, ...plan }, this.#game, this.house.ports));
    await this.reopen();
    return this;
  }

  get created(): CreatedTable {
    if (this.#created === null) throw new Error('the table was not made');
    return this.#created;
  }

  get table(): LiveTable {
    if (this.#table === null) throw new Error('the table was not opened');
    return this.#table;
  }

  async open(id: string): Promise<LiveTable> {
    return granted(await openTable(id, async () => this.#game, this.house.ports));
  }

  /** As after a restart: what was in memory is gone. */
  async reopen(): Promise<void> {
    this.#table?.stop();
    this.#table = await this.open(this.created.table);
  }

  tokenOf(seat: number): string | undefined {
    return this.created.seats.find((held) => held.seat === seat)?.token;
  }

  /** A page at this table, or at another one. */
  async enter(token?: string, other?: LiveTable): Promise<Page> {
    const page = new Page(this.house, async () => other ?? this.table);
    await page.hello(other?.id ?? this.created.table, token);
    return page;
  }

  /** The pages of everybody who sits there. */
  async seat(): Promise<readonly Page[]> {
    const pages: Page[] = [];
    for (const { token } of this.created.seats) pages.push(await this.enter(token));
    return pages;
  }

  async pass(seconds = 0): Promise<void> {
    await this.house.time.pass(seconds * 1000);
  }
}
