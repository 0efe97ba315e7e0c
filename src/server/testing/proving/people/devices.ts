import { at } from '#kernel/collections.ts';
import type { CarryWords, GrantedRing, RingView } from '#protocol';
import { Authenticator } from '../../authenticator.ts';
import { here } from '../../chairs.ts';
import { LostAnswer, type Visitor } from './visitor.ts';

/* Somebody with several devices: words and passkeys carry the seats from one to the other, and one device is lost. And somebody who wants to be forgotten. */

const PHONE = { label: 'Phone', kind: 'phone' } as const;
const TRIES = 25;

/** What lives for a minute may be lost with the server that kept it: it is begun anew. */
const carried = async (visitor: Visitor, way: string, attempt: () => Promise<GrantedRing | null>): Promise<GrantedRing> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const granted = await attempt();
    if (granted === null) continue;
    visitor.ways.book.hide(granted.token, 'the key of a device', [visitor.who]);
    visitor.did(way);
    return granted;
  }
  throw new Error(`nothing could be carried by ${way}`);
};

const byWords = (visitor: Visitor, ring: string): Promise<GrantedRing> =>
  carried(visitor, 'words', async () => {
    const { words } = await visitor.must<CarryWords>('POST', '/api/ring/words', ring);
    const wrong = await visitor.ask('POST', '/api/carry', undefined, { words: words.toReversed().join(' ') });
    visitor.check(wrong.code === 'wrongWords' || words.join() === words.toReversed().join(), 'wrong words opened a key ring');
    const { code, value } = await visitor.ask<GrantedRing>('POST', '/api/carry/take', undefined, { words: words.join(' '), ...PHONE });
    return code === '' ? value : null;
  });

interface Challenge {
  readonly challenge: string;
}

const byPasskey = (visitor: Visitor, ring: string): Promise<GrantedRing> => {
  const authenticator = new Authenticator(visitor.ways.url);
  let made = false;
  return carried(visitor, 'passkey', async () => {
    if (!made) {
      const { challenge } = await visitor.must<Challenge>('POST', '/api/ring/passkey', ring);
      made = (await visitor.ask('POST', '/api/ring/passkey/add', ring, { response: authenticator.make(challenge) })).code === '';
    }
    const { challenge } = await visitor.must<Challenge>('POST', '/api/passkey');
    const { code, value } = await visitor.ask<GrantedRing>('POST', '/api/passkey/enter', undefined, { response: authenticator.use(challenge), ...PHONE });
    return code === '' ? value : null;
  });
};

const idOf = ({ devices }: RingView): string => devices.find((device) => device.here)?.id ?? '';

/** A ring of one's own for a chair. */
const makeRing = (visitor: Visitor, table: string, token: string): Promise<GrantedRing> =>
  carried(visitor, 'rings', async () => {
    const { code, value, again } = await visitor.ask<GrantedRing>('POST', '/api/ring', undefined, {
      label: 'Laptop',
      kind: 'computer',
      holds: [{ table, token }],
    });
    // The link is on a ring that nobody holds.
    if (code !== '' && again) throw new LostAnswer();
    if (code !== '') throw new Error(`a ring could not be made: ${code}`);
    return value;
  });

/** A device is removed: it is shown nothing from then on, and neither is whoever has kept its links. */
export const loseDevice = async (visitor: Visitor): Promise<void> => {
  const [ana, bob] = [visitor.name(), visitor.name()];
  const created = await visitor.create({ seats: [here(ana), here(bob)], options: { rounds: 100 } });
  const { table, seats } = created;
  const [link, other] = [at(seats, 0).token, await visitor.sit({ table, token: at(seats, 1).token }, 1)];
  const laptop = await makeRing(visitor, table, link);
  const phones = [await byWords(visitor, laptop.token), await byPasskey(visitor, laptop.token)];
  for (const { token } of phones) {
    const view = await visitor.must<RingView>('GET', '/api/ring', token);
    const chair = await visitor.sit({ table, token: `${token}~0` }, 0);
    visitor.check(chair.scene.info.seats[0]?.name === ana, 'a device opens the chair of somebody else');
    visitor.check((await chair.move({ type: 'pin' })) === '', 'a device could not play');
    await visitor.ask('DELETE', `/api/ring/devices/${idOf(view)}?passkeys=all`, laptop.token);
    visitor.check((await visitor.ask('GET', '/api/ring', token)).code === 'badDevice', 'a removed device still opens its ring');
    await visitor.until('the line of a removed device to be closed', () => chair.isClosed);
    visitor.check((await chair.enter()) !== '', 'a removed device still has sight of the table');
    visitor.did('removed');
  }
  // At another server it is known a moment later.
  await visitor.until('the old link to open nothing', async () => {
    const old = await visitor.sit({ table, token: link }, 0).catch(() => null);
    return old === null;
  });
  const home = await visitor.sit({ table, token: `${laptop.token}~0` }, 0);
  visitor.check((await home.move({ type: 'pin' })) === '' && (await other.move({ type: 'pin' })) === '', 'whoever keeps their device cannot play any more');
};

/** Somebody's name and words are nowhere once they are erased. */
export const beForgotten = async (visitor: Visitor): Promise<void> => {
  const { book } = visitor.ways;
  const [name, other, words] = [visitor.name(), visitor.name(), visitor.words()];
  const { table, seats } = await visitor.create({ seats: [here(name), here(other)], options: { rounds: 100 } });
  const [ana, bob] = [await visitor.sit({ table, token: at(seats, 0).token }, 0), await visitor.sit({ table, token: at(seats, 1).token }, 1)];
  await ana.must({ t: 'say', text: `to all ${words}` });
  await ana.must({ t: 'say', text: `to one ${words}`, to: [1] });
  await bob.must({ t: 'say', text: 'stays' });
  const ring = await makeRing(visitor, table, at(seats, 0).token);
  const told = JSON.stringify((await visitor.ask('GET', '/api/ring/export', ring.token)).value);
  visitor.check(told.includes(name) && told.includes(words) && !told.includes(other), 'what the house knows of somebody is not all of it, or somebody else’s');
  const { code, again } = await visitor.ask('DELETE', '/api/ring', ring.token);
  visitor.check(code === '' || again, `somebody could not be erased: ${code}`);
  await visitor.until('a name to be gone from the table', async () => {
    const fresh = await visitor.sit({ table, token: at(seats, 1).token }, 1);
    await fresh.must({ t: 'talk', before: 1000 });
    const shown = JSON.stringify([fresh.scene, fresh.talk]);
    fresh.leave();
    return !shown.includes(name) && !shown.includes(words);
  });
  book.erased.push(name, words);
  visitor.did('erased');
};
