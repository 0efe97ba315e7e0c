import { afterEach, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import type { CreatedRoom, RoomRequest, RoomView, Scene } from '#protocol';
import type { Client } from '../testing/client.ts';
import { eachHouse } from '../testing/each-house.ts';
import { Follower } from '../testing/follower.ts';

/* A class that misbehaves, over real sockets and by the room's own clock. */

const GAME: AnyGame = tripleBataille;
const BOT_STEP_MS = 20;
const STEP_MS = 1000;
const WINDOW_SECONDS = 60;

const house = eachHouse(null);
const followers: Follower[] = [];
afterEach(() => {
  for (const follower of followers.splice(0)) follower.close();
});

const phone = (name: string): string => `phone-of-${name}`.padEnd(40, '.');

const ask = async ({ room }: CreatedRoom, token: string, request: RoomRequest): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(`${house.url}/api/rooms/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  const answer: { readonly error?: { readonly code: string } } = JSON.parse(await response.text());
  return answer.error ?? answer;
};

const tableOf = ({ view }: Scene): { readonly battle: number; readonly players: readonly unknown[] } => Object(view).table;

/** Those whose phones are in hand, by seat: each plays as a bot would. */
class Class {
  readonly #hands = new Map<Seat, Client>();
  readonly #chance = quickChance(1);

  take(seat: Seat, client: Client): void {
    this.#hands.set(seat, client);
  }

  /** The phone is dead, or put away. */
  drop(seat: Seat): void {
    this.#hands.get(seat)?.cut();
    this.#hands.delete(seat);
  }

  get any(): Client {
    return at([...this.#hands.values()], 0);
  }

  async #answer(seat: Seat, client: Client): Promise<boolean> {
    await client.settle();
    const { view, awaited, offers, decision } = client.scene;
    if (decision?.duty !== 'must' || decision.answered === true) return false;
    const answer = await client.move(GAME.bots.weak?.choose({ view, awaited, offers }, seat, this.#chance));
    return answer.t === 'ok';
  }

  /** Plays a battle; how many seconds of it were only waited for. */
  async battle(): Promise<number> {
    const { battle } = tableOf(this.any.scene);
    let waited = 0;
    while (tableOf(this.any.scene).battle === battle) {
      let isMoved = false;
      for (const [seat, client] of this.#hands) isMoved = (await this.#answer(seat, client)) || isMoved;
      if (isMoved) continue;
      const { awaited, info } = this.any.scene;
      const isBots = info.inRoom?.telling === null && awaited.length > 0 && awaited.every((seat) => info.seats[Number(seat)]?.holder === 'bot');
      const step = isBots ? BOT_STEP_MS : STEP_MS;
      waited += step;
      house.time.pass(step);
    }
    return waited / STEP_MS;
  }
}

it('[HO-8.5] plays on through dead phones, goodbyes, late arrivals, motions and insults', async () => {
  await house.start({ games: async (id) => (id === GAME.module.id ? GAME : null) });
  const options = {
    ...GAME.module.presets?.find(({ id }) => id === 'shortDebt')?.options,
    ties: 'share',
    windowPlan: WINDOW_SECONDS,
    windowMarket: WINDOW_SECONDS,
  };
  const made = await house.post('/api/rooms', {
    title: 'Une classe',
    people: 12,
    minutes: 45,
    lang: 'fr',
    steps: [{ title: 'Partie', minutes: 30, game: { game: GAME.module.id, options } }],
  });
  const room: CreatedRoom = JSON.parse(await made.text());
  const look = async (): Promise<RoomView> => (await Follower.open(house.url, room.room, room.animator).then((one) => (followers.push(one), one))).last;
  const names = ['Ana', 'Bob', 'Cléo', 'Dan', 'Éva', 'Fox', 'Gil', 'Hua'];
  for (const name of names) expect(await ask(room, phone(name), { t: 'join', name })).not.toHaveProperty('code');
  followers.push(await Follower.open(house.url, room.room));
  expect(await ask(room, room.animator, { t: 'begin', step: 0, games: 0 })).toEqual({});
  const { table } = at(at((await look()).games, 0).tables, 0);
  const pupils = new Class();
  for (const [seat, name] of names.entries()) pupils.take(seat, await house.join(table, phone(name)));
  const animator = await house.join(table, room.animator);

  // With everybody there nothing is waited for but the wall.
  await pupils.battle();
  const usual = await pupils.battle();
  expect(usual).toBeLessThan(WINDOW_SECONDS);
  // Two phones die: their first window is waited for, and never again.
  for (const seat of [6, 7]) pupils.drop(seat);
  expect(await pupils.battle()).toBeGreaterThan(usual);
  expect(pupils.any.scene.info.seats.map(({ holder }) => holder).slice(6)).toEqual(['bot', 'bot']);
  for (const _ of [1, 2]) expect(await pupils.battle()).toBeLessThan(usual + WINDOW_SECONDS / 4);

  // Three leave; one comes back on another phone.
  for (const seat of [3, 4, 5]) {
    expect(await ask(room, phone(at(names, seat)), { t: 'leave' })).toEqual({});
    pupils.drop(seat);
  }
  expect(await pupils.battle()).toBeLessThan(usual + WINDOW_SECONDS / 4);
  expect(await ask(room, phone('other'), { t: 'join', name: 'Gil' })).toMatchObject({ code: 'nameTaken' });
  expect(await ask(room, phone('other'), { t: 'claim', name: 'Gil' })).toEqual({});
  const [claimed] = (await look()).claims;
  expect(await ask(room, room.animator, { t: 'confirm', claim: claimed?.claim ?? -1, yes: true })).toEqual({});
  const back = await house.join(table, phone('other'));
  expect([back.scene.you, back.scene.info.seats[6]?.holder]).toEqual([6, 'person']);
  pupils.take(6, back);

  // Nothing that pupils start holds the others up, and nothing is said that is not read.
  const ana = pupils.any;
  expect(await ana.ask({ t: 'propose', options: { ties: 'random' } })).toMatchObject({ code: 'motionsClosed' });
  expect(await ana.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'talkClosed' });
  expect(await ask(room, room.animator, { t: 'talk', on: true })).toEqual({});
  await ana.until(() => ana.scene.info.inRoom?.talk === true);
  expect(await ana.ask({ t: 'say', text: 'bonjour' })).not.toHaveProperty('code');
  await animator.until(() => animator.talk.some(({ text }) => text === 'bonjour'));
  expect(await ask(room, room.animator, { t: 'talk', on: false })).toEqual({});
  await ana.until(() => ana.scene.info.inRoom?.talk === false);
  expect(await ana.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'talkClosed' });

  // Somebody comes late, and the animator takes back the last step: of the game, not of the door.
  expect(await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' })).not.toHaveProperty('code');
  const late = await house.join(table, phone('Zoé'));
  await animator.until(() => animator.scene.info.seats.length === 9);
  await animator.ask({ t: 'undo' });
  await late.settle();
  await ana.settle();
  for (const { scene } of [ana, late]) expect([scene.info.seats.length, tableOf(scene).players.length]).toEqual([9, 9]);
  pupils.take(8, late);
  expect(await pupils.battle()).toBeLessThan(usual + WINDOW_SECONDS / 4);
  expect((await look()).people.filter(({ gone }) => !gone).map(({ name }) => name)).toEqual(['Ana', 'Bob', 'Cléo', 'Gil', 'Hua', 'Zoé']);
});

it('lets one phone come in under a few names, and everybody else under theirs', async () => {
  await house.start({ prices: { entries: { atOnce: 3, perSecond: 0 } } });
  const made = await house.post('/api/rooms', { title: 'Une classe', people: 30, minutes: 45, lang: 'fr', steps: [{ title: 'Accueil', minutes: 5 }] });
  const room: CreatedRoom = JSON.parse(await made.text());
  const come = (token: string, name: string) => ask(room, phone(token), { t: 'join', name });
  const entries: unknown[] = [];
  for (let number = 0; number < 22; number++) {
    entries.push((await come('rude', `Clown ${number}`)).code);
    await ask(room, phone('rude'), { t: 'leave' });
  }
  expect(entries).toEqual([undefined, undefined, undefined, ...Array.from({ length: 19 }, () => 'tooMuch')]);
  for (let number = 0; number < 22; number++) expect(await come(`pupil-${number}`, `Élève ${number}`)).not.toHaveProperty('code');
  // Whoever is in may say so again as often as their line is lost.
  for (let number = 0; number < 5; number++) expect(await come('pupil-1', 'Élève 1')).not.toHaveProperty('code');
});
