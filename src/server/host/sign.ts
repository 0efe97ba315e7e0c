import { type HouseSign, NO_SIGN, type SetHouse, SIGN_LENGTHS, WORD_HEADER } from '#protocol';
import { isRefusal, type Refusal, refuse } from '#table';
import { z } from 'zod';
import { SECRETS } from '../open-storage.ts';
import { lateIfWrong, type Visit } from '../route.ts';
import { areEqual } from './key.ts';
import type { HostStore } from './retention.ts';

/* What the house says of itself, and the word that it asks of whoever opens something. */

const SIGN = 'sign';
const WORD = 'houseWord';
const GAMES_MOST = 50;
/** Shorter ones are guessed. */
const WORD_SHORTEST = 4;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

const SAID = {
  name: line(SIGN_LENGTHS.name),
  contact: line(SIGN_LENGTHS.contact),
  notice: line(SIGN_LENGTHS.notice),
  legal: line(SIGN_LENGTHS.legal).refine((address) => address === '' || /^https?:\/\/[^\s/]/i.test(address)),
  games: z.array(z.string().min(1).max(64)).min(1).max(GAMES_MOST).nullable(),
  lang: z.enum(['fr', 'en']).nullable(),
};

/** A word is the same however it is written by hand. */
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const setHouse: z.ZodType<SetHouse> = z.object({
  ...SAID,
  word: line(SIGN_LENGTHS.word)
    .refine((word) => word === '' || folded(word).length >= WORD_SHORTEST)
    .optional(),
});

const hashOf = (word: string): string => SECRETS.hash(`house word ${folded(word)}`);

const readSign = (stored: string | null): Omit<HouseSign, 'word'> => {
  const read = stored === null ? null : z.object(SAID).safeParse(JSON.parse(stored));
  return read?.success === true ? read.data : NO_SIGN;
};

/** What is percent-encoded wrongly is no word. */
const decoded = (sent: string): string => {
  try {
    return decodeURIComponent(sent);
  } catch {
    return '';
  }
};

type Keeping = Pick<HostStore, 'setting' | 'set'>;

export class Sign {
  readonly #store: Keeping;
  #sign: HouseSign;

  private constructor(store: Keeping, sign: HouseSign) {
    this.#store = store;
    this.#sign = sign;
  }

  static async open(store: Keeping): Promise<Sign> {
    const sign = new Sign(store, NO_SIGN);
    await sign.readAgain();
    return sign;
  }

  get now(): HouseSign {
    return this.#sign;
  }

  async readAgain(): Promise<void> {
    const [said, word] = [await this.#store.setting(SIGN), await this.#store.setting(WORD)];
    this.#sign = { ...readSign(said), word: word !== null && word !== '' };
  }

  async set({ word, ...said }: SetHouse): Promise<HouseSign> {
    // The word first: other servers read both anew when they hear of either.
    if (word !== undefined) await this.#store.set(WORD, word === '' ? '' : hashOf(word));
    await this.#store.set(SIGN, JSON.stringify(said));
    await this.readAgain();
    return this.#sign;
  }

  /** Null: tables are opened here for this game. */
  readonly refusalOfGame = (game: string): Refusal | null => (this.#sign.games?.includes(game) === false ? refuse('gameNotHere') : null);

  /** Null: whoever opens something has said the word, or none is asked. It is read where it is kept: another server may have changed it just now. */
  readonly refusalOf = async (visit: Pick<Visit, 'request' | 'charge' | 'late'>): Promise<Refusal | null> => {
    const wanted = await this.#store.setting(WORD);
    if (wanted === null || wanted === '') return null;
    const sent = visit.request.headers[WORD_HEADER];
    if (typeof sent !== 'string') return refuse('houseWord');
    const isRight = areEqual(hashOf(decoded(sent)), wanted);
    const answer = await lateIfWrong(visit, 'houseWords', 'wrongHouseWord', isRight ? null : refuse('wrongHouseWord'));
    return isRefusal(answer) ? answer : null;
  };
}
