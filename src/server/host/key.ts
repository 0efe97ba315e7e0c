import { timingSafeEqual } from 'node:crypto';
import { newToken, type Refusal, refuse } from '#table';
import { SECRETS } from '../open-storage.ts';
import type { AddressPaces } from '../limits.ts';
import type { HostStore } from './retention.ts';

const NAME = 'hostKey';
/** Shorter ones are guessed. */
const SHORTEST = 16;

export const isHostKey = (typed: string): boolean => typed.length >= SHORTEST && /^[\x21-\x7e]+$/.test(typed);

const areEqual = (hash: string, other: string): boolean => hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

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
  readonly #tries: AddressPaces;

  constructor(store: Keeping, given: string | undefined, tries: AddressPaces) {
    this.#store = store;
    this.#given = given === undefined ? null : SECRETS.hash(given);
    this.#tries = tries;
  }

  /** The key, told once; null: there is one already. A storage that cannot be written to has none. */
  async makeFirst(): Promise<string | null> {
    if (this.#given !== null || (await this.#store.setting(NAME)) !== null) return null;
    return makeHostKey(this.#store).catch(() => null);
  }

  /** Null: it is the key. Only wrong ones count. */
  async refusalOf(shown: string | undefined, address: string): Promise<Refusal | null> {
    if (!this.#tries.has(address)) return refuse('tooManyHostTries');
    const known = this.#given ?? (await this.#store.setting(NAME));
    if (shown !== undefined && known !== null && areEqual(SECRETS.hash(shown), known)) return null;
    this.#tries.take(address);
    return refuse('badHostToken');
  }
}
