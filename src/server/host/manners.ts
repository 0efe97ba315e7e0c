import { hasWord, type Manners, type TableReport } from '#table';
import { AddressPaces } from '../limits.ts';
import type { HostStore } from './records.ts';

const NAME = 'bannedWords';
/** So many reports from one chair: five at once, then one in two minutes. */
const PER_SECOND = 1 / 120;
const BURST = 5;

const readWords = (stored: string | null): readonly string[] => {
  const value: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
};

/** The words that are not wanted here, and what people report. */
export class HouseManners implements Manners {
  readonly #store: HostStore;
  readonly #paces = new AddressPaces(PER_SECOND, BURST);
  #words: readonly string[];
  #has: (text: string) => boolean;

  private constructor(store: HostStore, words: readonly string[]) {
    this.#store = store;
    this.#words = words;
    this.#has = hasWord(words);
  }

  static async open(store: HostStore): Promise<HouseManners> {
    return new HouseManners(store, readWords(await store.setting(NAME)));
  }

  get words(): readonly string[] {
    return this.#words;
  }

  async setWords(words: readonly string[]): Promise<void> {
    await this.#store.set(NAME, JSON.stringify(words));
    this.#use(words);
  }

  async readAgain(): Promise<void> {
    this.#use(readWords(await this.#store.setting(NAME)));
  }

  #use(words: readonly string[]): void {
    this.#words = words;
    this.#has = hasWord(words);
  }

  readonly isBanned = (text: string): boolean => this.#has(text);

  readonly report = async (report: TableReport): Promise<'taken' | 'tooMany'> => {
    if (!this.#paces.take(`${report.table} ${report.by}`)) return 'tooMany';
    await this.#store.report(report, Date.now());
    return 'taken';
  };
}
