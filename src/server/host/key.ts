import { timingSafeEqual } from 'node:crypto';
import { newToken, refuse, type Result } from '#table';
import { SECRETS } from '../open-storage.ts';
import { lateIfWrong, type Visit } from '../route.ts';
import type { HostStore } from './retention.ts';

const NAME = 'hostKey';
/** Shorter ones are guessed. */
const SHORTEST = 16;

export const isHostKey = (typed: string): boolean => typed.length >= SHORTEST && /^[\x21-\x7e]+$/.test(typed);

export const areEqual = (hash: string, other: string): boolean => hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

type Keeping = Pick<HostStore, 'setting' | 'set'>;

/** A new key, of which only the hash is kept; whatever opened the room before opens nothing any more. */
export const makeHostKey = async (store: Keeping): Promise<string> => {
  const key = newToken(SECRETS);
  await store.set(NAME, SECRETS.hash(key));
  return key;
};

/** What opens the host's room: the key that was given at the start, else the one in the storage. */
export class HostKey {
  readonly #store: Keeping;
  readonly #given: string | null;

  constructor(store: Keeping, given: string | undefined) {
    this.#store = store;
    this.#given = given === undefined ? null : SECRETS.hash(given);
  }

  /** The key, told once; null: there is one already. A storage that cannot be written to has none. */
  async makeFirst(): Promise<string | null> {
    if (this.#given !== null || (await this.#store.setting(NAME)) !== null) return null;
    return makeHostKey(this.#store).catch(() => null);
  }

  async isKey(token: string | undefined): Promise<boolean> {
    const known = token === undefined ? null : (this.#given ?? (await this.#store.setting(NAME)));
    return token !== undefined && known !== null && areEqual(SECRETS.hash(token), known);
  }

  /** Null: they show the key. */
  async refusalOf(visit: Visit): Promise<Result<null>> {
    return lateIfWrong(visit, 'hostKeys', 'badHostToken', (await this.isKey(visit.token)) ? null : refuse('badHostToken'));
  }
}
