import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { at } from '#kernel/collections.ts';
import { type CreatedRoom, type CreateRoom, PROTOCOL, type RoomRequest, type RoomView } from '#protocol';
import type { Visitor } from './visitor.ts';

/* A workshop: an animator with console and wall, phones that come in, a question, a game at two tables; and somebody who leads another room. */

const PLAN: CreateRoom = {
  title: 'Atelier',
  people: 12,
  minutes: 60,
  lang: 'fr',
  steps: [
    { title: 'Accueil', minutes: 10, say: 'Bienvenue', question: { text: 'Combien ?', choices: [] } },
    { title: 'Partie', minutes: 20, game: { game: 'tontine', options: { rounds: 100 }, perTable: 2 } },
  ],
};
const PHONES = 4;
const COME_BACK_MS = 40;
const PRESSES_AGAIN_MS = 500;

type Eyes = 'console' | 'wall' | 'phone';

/** A page that follows a room, and opens its line again when it is lost. */
class Follower {
  readonly #visitor: Visitor;
  readonly #room: string;
  readonly #token: string | undefined;
  readonly #eyes: Eyes;
  #socket: WebSocket | null = null;
  #stopped = false;
  view: RoomView | null = null;

  constructor(visitor: Visitor, room: string, eyes: Eyes, token?: string) {
    this.#visitor = visitor;
    this.#room = room;
    this.#eyes = eyes;
    this.#token = token;
    void this.#follow();
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      const socket = new WebSocket(`${this.#visitor.ways.url.replace(/^http/, 'ws')}/ws`);
      this.#socket = socket;
      socket.on('message', (data) => this.#receive(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
      socket.on('open', () => socket.send(JSON.stringify({ t: 'enter', v: PROTOCOL, room: this.#room, token: this.#token, lang: 'fr' })));
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve));
      await pause(COME_BACK_MS);
    }
  }

  #receive(text: string): void {
    const { ways, who } = this.#visitor;
    ways.book.hear(`${who}/${this.#eyes}`, text);
    const message: { readonly t: string; readonly room?: RoomView } = JSON.parse(text);
    if (message.t !== 'room' || message.room === undefined) return;
    this.view = message.room;
    for (const fault of faultsOf(message.room, this.#eyes)) this.#visitor.wrong(`a ${this.#eyes} was shown ${fault}`);
  }

  leave(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.view !== null;
  }
}

/** Whoever the room does not know is shown what is on the wall. */
const isKnown = ({ you }: RoomView): boolean => you.kind === 'person' || you.kind === 'claiming';

/** What this page of a room may not know. */
const faultsOf = (view: RoomView, eyes: Eyes): readonly string[] => [
  ...(view.polls.some(({ open, result }) => open && result !== null) ? ['answers to a question that is open'] : []),
  ...(eyes !== 'console' && view.claims.length > 0 ? ['who says to be whom'] : []),
  ...(eyes === 'wall' && view.you.kind !== 'stranger' ? ['the room as somebody'] : []),
  ...(eyes === 'console' && view.you.kind !== 'animator' ? ['the room as somebody else than its animator'] : []),
  ...(isKnown(view) && view.people.length > 0 ? ['the list of all people'] : []),
  ...(isKnown(view) && view.steps.some((step) => 'say' in step || 'question' in step) ? ['what the animator is to say'] : []),
];

interface Phone {
  readonly name: string;
  readonly token: string;
  readonly follower: Follower;
}

class Workshop {
  readonly #visitor: Visitor;
  readonly #followers: Follower[] = [];
  readonly room: CreatedRoom;

  constructor(visitor: Visitor, room: CreatedRoom) {
    this.#visitor = visitor;
    this.room = room;
    visitor.ways.book.hide(room.animator, `the key of the room ${room.room}`, [visitor.who]);
  }

  static async open(visitor: Visitor): Promise<Workshop> {
    return new Workshop(visitor, await visitor.must<CreatedRoom>('POST', '/api/rooms', undefined, PLAN));
  }

  follow(eyes: Eyes, token?: string): Follower {
    const follower = new Follower(this.#visitor, this.room.room, eyes, token);
    this.#followers.push(follower);
    return follower;
  }

  ask(token: string, request: RoomRequest) {
    return this.#visitor.ask('POST', `/api/rooms/${this.room.room}`, token, request);
  }

  look(token?: string): Promise<RoomView> {
    return this.#visitor.must<RoomView>('GET', `/api/rooms/${this.room.room}`, token);
  }

  /** What was done by a request whose answer was lost is refused the second time. */
  async lead(request: RoomRequest, done: readonly string[] = []): Promise<void> {
    const { code, again } = await this.ask(this.room.animator, request);
    this.#visitor.check(code === '' || (again && done.includes(code)), `${request.t} was refused to an animator: ${code}`);
  }

  async until(what: string, follower: Follower, isSo: (view: RoomView) => boolean): Promise<void> {
    await this.#visitor.until(what, () => follower.view !== null && isSo(follower.view));
  }

  close(): void {
    for (const follower of this.#followers) follower.leave();
  }
}

const comeIn = async (visitor: Visitor, workshop: Workshop): Promise<readonly Phone[]> => {
  const phones: Phone[] = [];
  for (let n = 0; n < PHONES; n++) {
    const [name, token] = [visitor.name(), visitor.token('the key of a phone')];
    const { code } = await workshop.ask(token, { t: 'join', name });
    visitor.check(code === '', `somebody could not join a workshop: ${code}`);
    const phone = { name, token, follower: workshop.follow('phone', token) };
    await workshop.until('a phone to come in', phone.follower, ({ you }) => you.kind === 'person' && you.name === name);
    phones.push(phone);
    visitor.did('joined');
  }
  return phones;
};

/** The key of one room opens no other. */
const tryOther = async (visitor: Visitor, ours: Workshop, other: Workshop, phone: Phone): Promise<void> => {
  const attempts: readonly RoomRequest[] = [
    { t: 'step', step: 1 },
    { t: 'begin', step: 1, games: 0 },
    { t: 'announce', text: 'x' },
    { t: 'press', press: 'on' },
    { t: 'remove', person: 0 },
  ];
  for (const request of attempts)
    for (const token of [other.room.animator, phone.token])
      visitor.check((await ours.ask(token, request)).code === 'notAnimator', `${request.t} was granted in a room to somebody without its key`);
  for (const [room, token] of [
    [ours, other.room.animator],
    [other, ours.room.animator],
    [other, phone.token],
  ] as const)
    visitor.check((await room.look(token)).you.kind === 'stranger', 'the key of one room opens another');
  visitor.did('keys tried');
};

const poll = async (visitor: Visitor, workshop: Workshop, phones: readonly Phone[], seen: Follower): Promise<void> => {
  await workshop.lead({ t: 'ask', question: { text: 'Quoi ?', choices: ['a', 'b'] } });
  const { polls } = await workshop.look(workshop.room.animator);
  const question = polls.length - 1;
  for (const { follower } of phones) await workshop.until('a question on a phone', follower, (view) => view.polls.at(-1)?.open === true);
  for (const [n, { token }] of phones.entries())
    visitor.check((await workshop.ask(token, { t: 'answer', question, value: n % 2 })).code === '', 'an answer was refused');
  await workshop.lead({ t: 'close' }, ['noQuestion']);
  await workshop.until('the answers', seen, (view) => view.polls[question]?.open === false);
  const result = seen.view?.polls[question]?.result;
  visitor.check(JSON.stringify(result) === JSON.stringify([PHONES / 2, PHONES / 2]), `a question was answered by ${JSON.stringify(result)}`);
  visitor.did('asked');
};

/** Somebody with an empty battery says who they are on another phone. */
const claim = async (visitor: Visitor, workshop: Workshop, lost: Phone, seen: Follower): Promise<Phone> => {
  const token = visitor.token('the key of a phone');
  const follower = workshop.follow('phone', token);
  // What is only said may be lost with the server that heard it.
  await visitor.until('a claim on the console', async () => {
    if (follower.view?.you.kind === 'person') return true;
    await workshop.ask(token, { t: 'claim', name: lost.name });
    for (let n = 0; n < 25 && !(seen.view?.claims.some(({ name }) => name === lost.name) ?? false); n++) await pause(COME_BACK_MS);
    const claimed = seen.view?.claims.find(({ name }) => name === lost.name);
    return claimed !== undefined && (await workshop.ask(workshop.room.animator, { t: 'confirm', claim: claimed.claim, yes: true })).code === '';
  });
  await workshop.until('a confirmed phone', follower, ({ you }) => you.kind === 'person' && you.name === lost.name);
  await visitor.until('the lost phone to be nobody', async () => (await workshop.look(lost.token)).you.kind === 'stranger');
  visitor.did('claimed');
  return { name: lost.name, token, follower };
};

/** What the console turns to is shown on the wall of this room, and on no other. */
const press = async (visitor: Visitor, workshop: Workshop, wall: Follower, elsewhere: Follower): Promise<void> => {
  await visitor.until('a press on the wall', async () => {
    await workshop.lead({ t: 'slide', slide: 1 });
    for (let n = 0; n < 25 && wall.view?.slide !== 1; n++) await pause(COME_BACK_MS);
    return wall.view?.slide === 1;
  });
  visitor.check((elsewhere.view?.slide ?? 0) === 0, 'a press was delivered to the wall of another room');
  visitor.did('pressed');
};

const begin = async (visitor: Visitor, workshop: Workshop, phones: readonly Phone[]): Promise<void> => {
  const { animator } = workshop.room;
  // A server that died over the tables of a game leaves it to whoever presses again, once the others have missed it.
  await visitor.until('a game to begin', async () => {
    const both = await Promise.all([0, 1].map(() => workshop.ask(animator, { t: 'begin', step: 1, games: 0 })));
    visitor.check(
      both.every(({ code }) => code === '' || code === 'stale'),
      `a game was not begun: ${both.map(({ code }) => code).join(' ')}`,
    );
    const isBegun = (await workshop.look(animator)).games.length > 0;
    visitor.check(isBegun || both.every(({ code }) => code === 'stale'), 'a game that was said to have begun is not there');
    if (!isBegun) await pause(PRESSES_AGAIN_MS);
    return isBegun;
  });
  const { games, people } = await workshop.look(animator);
  visitor.check(games.length === 1 && at(games, 0).tables.length === 2, `two presses began ${games.length} games`);
  for (const { name, token } of phones) {
    const person = people.findIndex((known) => known.name === name);
    const own = games.flatMap(({ tables }) => tables).find((table) => table.people.includes(person));
    if (own === undefined) visitor.wrong('somebody in a room has no chair in its game');
    else {
      const seat = own.people.indexOf(person);
      const chair = await visitor.sit({ table: own.table, token }, seat);
      visitor.check(chair.scene.info.seats[seat]?.name === name, 'a phone has the chair of somebody else');
      visitor.check((await chair.move({ type: 'pin' })) === '', 'a phone could not play');
    }
    visitor.did('played');
  }
};

/** Two workshops beside each other: one is led from its welcome into its game, the other one is quiet. */
export const leadWorkshop = async (visitor: Visitor): Promise<void> => {
  const [ours, other] = [await Workshop.open(visitor), await Workshop.open(visitor)];
  try {
    const [board, wall, elsewhere] = [ours.follow('console', ours.room.animator), ours.follow('wall'), other.follow('wall')];
    await visitor.until('walls and console', () => [board, wall, elsewhere].every(({ isOpen }) => isOpen));
    const phones = [...(await comeIn(visitor, ours))];
    await tryOther(visitor, ours, other, at(phones, 0));
    await poll(visitor, ours, phones, board);
    phones[1] = await claim(visitor, ours, at(phones, 1), board);
    await ours.lead({ t: 'announce', text: 'Pause' });
    await ours.until('an announcement on the wall', wall, ({ announcement }) => announcement?.text === 'Pause');
    await press(visitor, ours, wall, elsewhere);
    await ours.lead({ t: 'door', locked: true });
    const late = await ours.ask(visitor.token('the key of a phone'), { t: 'join', name: visitor.name() });
    visitor.check(late.code === 'roomLocked', `somebody came in by a locked door: ${late.code}`);
    await begin(visitor, ours, phones);
    const sent = at(phones, 3);
    const person = (await ours.look(ours.room.animator)).people.findIndex(({ name }) => name === sent.name);
    await ours.lead({ t: 'remove', person }, ['noSuchPerson']);
    visitor.check((await ours.look(sent.token)).you.kind === 'stranger', 'somebody who was sent away is still in the room');
    visitor.did('sent away');
  } finally {
    ours.close();
    other.close();
  }
};
