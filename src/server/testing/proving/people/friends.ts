import { at } from '#kernel/collections.ts';
import type { CreatedTable, Scene } from '#protocol';
import { here } from '../../chairs.ts';
import type { Chair, Visitor } from './visitor.ts';

/* Friends who play together: what they take back, and the same once more with other seats. */

interface Friends {
  readonly created: CreatedTable;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
}

const meet = async (visitor: Visitor, rounds: number): Promise<Friends> => {
  const names = [visitor.name(), visitor.name(), visitor.name()];
  const created = await visitor.create({ seats: names.map(here), options: { rounds } });
  return { created, names, chairs: await visitor.sitAll(created) };
};

const pinsOf = ({ view }: Scene): number => {
  const { pins }: { readonly pins: number } = JSON.parse(JSON.stringify(view));
  return pins;
};

/** A move is taken back when all who are asked have said yes, and not before. */
export const takeBack = async (visitor: Visitor): Promise<void> => {
  const { chairs } = await meet(visitor, 100);
  const [ana, bob, cleo] = [at(chairs, 0), at(chairs, 1), at(chairs, 2)];
  for (const chair of chairs) if ((await chair.move({ type: 'pin' })) !== '') throw new Error('a pin was refused');
  for (const chair of chairs) await chair.when('three pins', (scene) => pinsOf(scene) === 3);
  for (const says of [false, true]) {
    // Her server may not have heard yet that the first question is over, and then offers no second one.
    await ana.when('no question', (scene) => scene.takeback === null);
    const asked = await ana.ask({ t: 'takeback' });
    if (asked.t === 'no') return visitor.wrong(`a takeback was refused: ${asked.message}`);
    const { takeback } = await bob.when('the question', (scene) => scene.takeback !== null || pinsOf(scene) < 3);
    visitor.check(takeback?.asked.includes(1) === true && takeback.asked.includes(2), 'a takeback did not ask everybody who had moved since');
    await bob.ask({ t: 'agree', yes: true });
    const still = await cleo.when('one yes', (scene) => scene.takeback === null || scene.takeback.yes.length > 0);
    visitor.check(pinsOf(still) === 3, 'a move was taken back with one yes of two');
    visitor.did('asked');
    // A clock that jumps may have ended the question meanwhile: silence is a no.
    const answer = await cleo.ask({ t: 'agree', yes: says });
    const settled = await cleo.when('the end of the question', (scene) => scene.takeback === null);
    if (answer.t === 'ok' && says) await cleo.when('the move taken back', (scene) => pinsOf(scene) === 0);
    else visitor.check(pinsOf(settled) === 3, 'a move was taken back though somebody had said no');
    if (answer.t === 'ok') visitor.did(says ? 'granted' : 'refused');
  }
  return undefined;
};

/** Somebody gets up and a stranger sits down in their chair, who reads nothing that was said there in private. */
export const makeRoom = async (visitor: Visitor): Promise<void> => {
  const created = await visitor.create({ seats: [here(visitor.name()), here(visitor.name())], options: { rounds: 100 }, joining: 'free' });
  const { table } = created;
  const chairs = await visitor.sitAll(created);
  const [ana, bob] = [at(chairs, 0), at(chairs, 1)];
  const [before, after] = [visitor.words(), visitor.words()];
  visitor.ways.book.hide(before, 'a private word to whoever sat there before', [`${visitor.who}/0`, `${visitor.who}/1`]);
  await ana.must({ t: 'say', text: before, to: [1] });
  await bob.must({ t: 'leave' });
  const newcomer = visitor.other();
  const token = newcomer.token('the key of a newcomer');
  // They are told it in the answer.
  visitor.ways.book.hide(token, 'the key of a newcomer', [`${newcomer.who}/1`]);
  const door = await newcomer.sit({ table }, 1);
  await door.must({ t: 'take', seat: 1, name: visitor.name(), token });
  const cleo = await newcomer.sit({ table, token }, 1);
  await ana.must({ t: 'say', text: after, to: [1] });
  await newcomer.until('a word to a newcomer', async () => {
    if (cleo.isClosed) await cleo.enter();
    return cleo.talk.some(({ text }) => text === after);
  });
  await cleo.must({ t: 'talk', before: 1000 });
  visitor.did('newcomers');
};

/** A game to its end, its recording, and the same people once more: everybody one seat further, by the key they have. */
export const playAgain = async (visitor: Visitor): Promise<void> => {
  const { created, names, chairs } = await meet(visitor, 1);
  const { table, seats } = created;
  await at(chairs, 0).must({ t: 'named', on: true });
  for (const [seat, chair] of chairs.entries()) if ((await chair.move({ type: 'seal', n: 1 + seat })) !== '') throw new Error('a number was refused');
  for (const chair of chairs) await chair.when('the end', ({ outcome }) => outcome !== null);
  visitor.did('played');
  const recorded = await visitor.ask<unknown>('GET', `/api/tables/${table}/recording`, at(seats, 0).token);
  const text = JSON.stringify(recorded.value);
  visitor.check(recorded.code === '' && text.includes(at(names, 0)), 'a recording does not name who agreed to be named');
  for (const name of names.slice(1)) visitor.check(!text.includes(name), 'a recording names somebody who did not agree');
  visitor.ways.book.recordings.push({ table, recording: recorded.value });
  visitor.did('recordings');
  for (const chair of chairs) await chair.must({ t: 'series' });
  for (const chair of chairs) {
    const said = await chair.ask({ t: 'rematch', yes: true });
    // The last yes makes the table; one that was asked twice is told that it is there.
    if (said.t === 'no') visitor.check(said.code === 'rematchMade', `a rematch was refused: ${said.code}`);
  }
  const { info } = await at(chairs, 0).when('the next table', (scene) => scene.info.rematch?.next !== null && scene.info.rematch !== null);
  const next = info.rematch?.next?.table ?? '';
  for (const [seat, { token }] of seats.entries()) {
    const sits = (seat + seats.length - 1) % seats.length;
    const chair = await visitor.sit({ table: next, token }, sits);
    const own = chair.scene.info.seats[Number(chair.scene.you ?? -1)];
    visitor.check(chair.scene.you === sits && own?.name === at(names, seat), 'a rematch seated somebody in another chair than their own');
    visitor.did('rematches');
  }
};
