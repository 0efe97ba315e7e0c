import { afterEach, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { programmes } from '#games/triple-bataille/programmes.ts';
import { quickChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import type { ProgrammePart } from '#kernel/programme.ts';
import type { CreatedRoom, CreateRoom, ProgrammeStep, RoomRequest, RoomTable, RoomView, Scene } from '#protocol';
import { checkDecisions, checkFigures, checkPseudonyms, type Recomputed, recompute } from '../../../bench/class-figures.ts';
import type { Client } from '../testing/client.ts';
import { eachHouse } from '../testing/each-house.ts';
import { Follower } from '../testing/follower.ts';
import { filesOf } from '../testing/room-files.ts';

/* A class that misbehaves, over real sockets and by the room's own clock. `bench/class.ts` leads the same one in real minutes, with pages and pictures. */

const GAME: AnyGame = tripleBataille;
const SECOND_MS = 1000;
const WINDOW_SECONDS = 60;
const OTHERS = [
  'Cléo',
  'Dan',
  'Éva',
  'Fox',
  'Gil',
  'Hua',
  'Inès',
  'Jo',
  'Kim',
  'Léo',
  'Mia',
  'Nam',
  'Ola',
  'Pia',
  'Qi',
  'Rose',
  'Sam',
  'Théo',
  'Ugo',
  'Val',
  'Wim',
  'Xu',
  'Yan',
];

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
  /** Battles that the wall began to tell, and those that it told to the end of their lesson. */
  readonly begun = new Set<number>();
  readonly told = new Set<number>();

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
    const { view, awaited, offers, decision } = client.scene;
    if (decision?.duty !== 'must' || decision.answered === true) return false;
    const answer = await client.move(GAME.bots.weak?.choose({ view, awaited, offers }, seat, this.#chance));
    return answer.t === 'ok';
  }

  /** Everybody answers what they are asked; false: nobody was. */
  async #round(): Promise<boolean> {
    let isMoved = false;
    for (const [seat, client] of this.#hands) isMoved = (await this.#answer(seat, client)) || isMoved;
    await Promise.all([...this.#hands.values()].map((client) => client.settle()));
    return isMoved;
  }

  /** Nothing is done for as long as the wall tells, or for a second. */
  #wait(): number {
    const telling = this.any.scene.info.inRoom?.telling ?? null;
    const { battle } = tableOf(this.any.scene);
    const before = house.time.now();
    if (telling === null) house.time.pass(SECOND_MS);
    else {
      this.begun.add(battle);
      house.time.passUntil(telling.from + sum(telling.parts));
      this.told.add(battle);
    }
    return (house.time.now() - before) / SECOND_MS;
  }

  /** Plays a battle; how many seconds of it were only waited for. */
  async battle(): Promise<number> {
    const { battle } = tableOf(this.any.scene);
    let waited = 0;
    while (tableOf(this.any.scene).battle === battle && this.any.scene.outcome === null) {
      if (await this.#round()) continue;
      const { awaited, info } = this.any.scene;
      const isBots = info.inRoom?.telling === null && awaited.length > 0 && awaited.every((seat) => info.seats[Number(seat)]?.holder === 'bot');
      if (isBots) await new Promise((resolve) => setTimeout(resolve, 5));
      else waited += this.#wait();
    }
    return waited;
  }
}

const opened = async (programme: CreateRoom): Promise<CreatedRoom> => JSON.parse(await (await house.post('/api/rooms', programme)).text());

const stepOf = ({ title, minutes, plays, question }: ProgrammePart): ProgrammeStep => ({
  title: title.fr,
  minutes,
  ...(plays === undefined ? {} : { game: { game: GAME.module.id, ...plays } }),
  ...(question === undefined ? {} : { question: { ...question, text: question.text.fr, choices: question.choices.map(({ fr }) => fr) } }),
});

it('[HO-8.5] leads thirty people through two games, questions and files, whatever they do', async () => {
  await house.start({
    games: async (id) => (id === GAME.module.id ? GAME : null),
    prices: { entries: { atOnce: 4, perSecond: 0 } },
    botPause: { min: 0, max: 0 },
  });
  const steps = at(
    programmes.filter(({ id }) => id === 'debtThenFree'),
    0,
  ).parts.map(stepOf);
  const room = await opened({ title: 'Une classe', people: 30, minutes: 90, lang: 'fr', steps });
  const join = (token: string, name: string, other?: string) => ask(room, phone(token), { t: 'join', name, other });
  const lead = async (request: RoomRequest): Promise<void> => expect(await ask(room, room.animator, request)).not.toHaveProperty('code');
  const desk = await Follower.open(house.url, room.room, room.animator);
  followers.push(desk);
  const until = (isSo: (view: RoomView) => boolean): Promise<void> => desk.until(isSo);
  const here = (): readonly string[] => desk.last.people.filter(({ gone }) => !gone).map(({ name }) => name);

  // At the door: two on one phone, one on paper, insults and borrowed parts stay outside, and so does whoever was removed.
  const names = ['Ana', 'Bob', ...OTHERS];
  for (const name of names) expect(await join(name, name)).not.toHaveProperty('code');
  expect(await join('pair', 'Tom', 'Élo')).not.toHaveProperty('code');
  await lead({ t: 'paper', name: 'Ida' });
  for (const [name, code] of [
    ['Gros Connard', 'bannedWord'],
    ['La Banque', 'reservedName'],
    ['Ana', 'nameTaken'],
  ] as const)
    expect(await join('rude', name)).toMatchObject({ code });
  expect(await join('clown', 'Zizi des bois')).not.toHaveProperty('code');
  await until(() => here().includes('Zizi des bois'));
  const clown = desk.last.people.findIndex(({ name }) => name === 'Zizi des bois');
  await lead({ t: 'rename', person: clown, name: 'Kevin' });
  await lead({ t: 'remove', person: clown });
  expect(await join('clown', 'Roi')).toMatchObject({ code: 'sentAway' });
  await until(() => here().length === 27);
  followers.push(await Follower.open(house.url, room.room));
  await until(({ walled }) => walled);

  /** A question is put by itself; everybody answers, it opens, and the room goes on to its game. */
  const bet = async (number: number): Promise<void> => {
    await until(({ polls }) => polls.length === number && polls.at(-1)?.open === true);
    const answer = { t: 'answer', question: number - 1, value: number % 3 } as const;
    for (const name of here().filter((one) => one !== 'Ida')) await ask(room, phone(name === 'Tom & Élo' ? 'pair' : (moved.get(name) ?? name)), answer);
    await until(({ endsAt }) => endsAt !== null);
    house.time.passUntil(desk.last.endsAt ?? 0);
    await until(({ polls }) => polls.at(-1)?.open === false);
    await until(({ endsAt }) => endsAt !== null);
    house.time.passUntil(desk.last.endsAt ?? 0);
  };
  const moved = new Map<string, string>();

  /** Whoever has a chair and a phone sits down. */
  const sit = async (): Promise<{ readonly pupils: Class; readonly animator: Client; readonly table: string; readonly seatOf: (name: string) => number }> => {
    const pupils = new Class();
    const { table, people } = at(at(desk.last.games, -1 + desk.last.games.length).tables, 0) satisfies RoomTable;
    const nameOf = (person: number | null): string => desk.last.people[person ?? -1]?.name ?? '';
    for (const [seat, person] of people.entries()) {
      const name = nameOf(person);
      if (name === 'Ida') continue;
      pupils.take(seat, await house.join(table, phone(name === 'Tom & Élo' ? 'pair' : (moved.get(name) ?? name))));
    }
    return { pupils, animator: await house.join(table, room.animator), table, seatOf: (name) => people.findIndex((person) => nameOf(person) === name) };
  };
  /** The animator ends it at the next close: a class has no time for more. */
  const end = async (pupils: Class, animator: Client): Promise<void> => {
    await animator.settle();
    await animator.move({ type: 'orderEnd' });
    while (pupils.any.scene.outcome === null) await pupils.battle();
  };

  await lead({ t: 'step', step: 1 });
  await bet(1);
  await until(({ games }) => games.length === 1);
  const { pupils, animator, table, seatOf } = await sit();
  const ana = pupils.any;
  // The first window of the paper seat is waited for, as that of any phone without a line.
  await pupils.battle();
  const usual = await pupils.battle();
  expect(usual).toBeLessThan(WINDOW_SECONDS);
  // Two phones die: their first window is waited for, and never again.
  const dead = [seatOf('Yan'), seatOf('Xu')];
  for (const seat of dead) pupils.drop(seat);
  expect(await pupils.battle()).toBeGreaterThan(usual);
  expect(dead.map((seat) => ana.scene.info.seats[seat]?.holder)).toEqual(['bot', 'bot']);
  expect(await pupils.battle()).toBeLessThanOrEqual(usual + 2);

  // Three leave; one comes back on another phone.
  for (const name of ['Dan', 'Éva', 'Fox']) {
    expect(await ask(room, phone(name), { t: 'leave' })).toEqual({});
    pupils.drop(seatOf(name));
  }
  expect(await join('other', 'Yan')).toMatchObject({ code: 'nameTaken' });
  expect(await ask(room, phone('other'), { t: 'claim', name: 'Yan' })).toEqual({});
  await until(({ claims }) => claims.length === 1);
  await lead({ t: 'confirm', claim: at(desk.last.claims, 0).claim, yes: true });
  moved.set('Yan', 'other');
  const back = await house.join(table, phone('other'));
  expect([back.scene.you, back.scene.info.seats[seatOf('Yan')]?.holder]).toEqual([seatOf('Yan'), 'person']);
  pupils.take(seatOf('Yan'), back);

  // Nothing that pupils start holds the others up, and nothing is said that is not read.
  expect(await ana.ask({ t: 'propose', options: { ties: 'random' } })).toMatchObject({ code: 'motionsClosed' });
  expect(await ana.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'talkClosed' });
  await lead({ t: 'talk', on: true });
  await ana.until(() => ana.scene.info.inRoom?.talk === true);
  expect(await ana.ask({ t: 'say', text: 'bonjour' })).not.toHaveProperty('code');
  await animator.until(() => animator.talk.some(({ text }) => text === 'bonjour'));
  await lead({ t: 'talk', on: false });
  await ana.until(() => ana.scene.info.inRoom?.talk === false);
  expect(await ana.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'talkClosed' });

  // Somebody comes late, and the animator takes back the last step: of the game, not of the door.
  const seats = ana.scene.info.seats.length;
  expect(await join('Zoé', 'Zoé')).not.toHaveProperty('code');
  const late = await house.join(table, phone('Zoé'));
  await animator.until(() => animator.scene.info.seats.length === seats + 1);
  await animator.ask({ t: 'undo' });
  await late.settle();
  await ana.settle();
  for (const { scene } of [ana, late]) expect([scene.info.seats.length, tableOf(scene).players.length]).toEqual([seats + 1, seats + 1]);
  pupils.take(seats, late);
  expect(await pupils.battle()).toBeLessThanOrEqual(usual + 2);
  await end(pupils, animator);
  expect([...pupils.told]).toEqual([...pupils.begun]);
  expect(pupils.told.size).toBe(tableOf(ana.scene).battle);

  // The end has its time on the wall; then the next question comes by itself, and the second game.
  await until(({ endsAt }) => endsAt !== null);
  house.time.passUntil(desk.last.endsAt ?? 0);
  await bet(2);
  await until(({ games }) => games.length === 2);
  expect(here()).toHaveLength(25);
  const second = await sit();
  await second.pupils.battle();
  await second.pupils.battle();
  await end(second.pupils, second.animator);
  expect(second.pupils.told.size).toBe(tableOf(second.animator.scene).battle);

  // What is taken along says what the recordings say, worked out once more by another program; and the same person has the same number in all of it.
  await until(({ endsAt }) => endsAt !== null);
  const files = await filesOf(house.url, desk.last);
  const recomputed = new Map<string, Recomputed>(files.games.map(({ code, recording }) => [code, recompute(recording)]));
  const checked = [
    ...checkFigures(files.figures.named, recomputed),
    ...files.games.flatMap(({ code, decisions }) => checkDecisions(decisions.named, recomputed.get(code) ?? at([...recomputed.values()], 0))),
    checkPseudonyms([files.figures, ...files.games.map(({ decisions }) => decisions)].map(({ named, nameless }) => [named, nameless])),
  ];
  for (const { what, compared, wrong } of checked) expect([what, compared > 20, wrong]).toEqual([what, true, []]);
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
