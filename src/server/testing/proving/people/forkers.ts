import { at } from '#kernel/collections.ts';
import { findBox } from '#catalogue';
import { deriveSeed } from '#kernel/chance.ts';
import { awaitedAmong, createMatch, play } from '#kernel/match.ts';
import { record } from '#kernel/recording.ts';
import type { CreatedTable, ForkTable, Forking } from '#protocol';
import { BOT, here } from '../../chairs.ts';
import { playOn } from './lookers.ts';
import type { Chair, Visitor } from './visitor.ts';

/* People who ask what if: alone, by consent of all, and with a game that they bring from their device. */

const fork = (visitor: Visitor, token: string | undefined, asked: Omit<ForkTable, 'lang' | 'name'>) =>
  visitor.ask<CreatedTable>('POST', '/api/forks', token, { ...asked, name: visitor.name(), lang: 'fr' } satisfies ForkTable);

/** Alone against bots: what was hidden is drawn anew, whatever is asked for. */
export const forkAlone = async (visitor: Visitor): Promise<void> => {
  const { book } = visitor.ways;
  const created = await visitor.create({ game: 'bourse', seats: [here(visitor.name()), BOT, BOT] });
  const { table, seats } = created;
  const chair = await visitor.sit({ table, token: at(seats, 0).token }, 0);
  await playOn(visitor, [chair], 3);
  const { step } = chair.scene;
  const refused = await chair.ask({ t: 'fork', step });
  visitor.check(refused.t === 'no', 'a fork by consent was made with nobody to consent');
  const { code, value } = await fork(visitor, at(seats, 0).token, { from: { table, shown: step }, seat: 0, others: 'weak', hidden: 'kept' });
  if (code !== '') return visitor.wrong(`a fork of a game against bots was refused: ${code}`);
  visitor.keep(value);
  const there = await visitor.sit({ table: value.table, token: at(value.seats, 0).token }, 0);
  visitor.check(there.scene.info.fork?.hidden === 'drawn', 'a fork of a running game keeps what is hidden');
  book.forks.push({ origin: table, step, fork: value.table, drawn: 0 });
  visitor.did('alone');
  const stranger = await fork(visitor, undefined, { from: { table, shown: step }, seat: 1, others: 'weak', hidden: 'kept' });
  visitor.check(stranger.code !== '', 'somebody without a seat forked a running game');
  return undefined;
};

const forkingOf = ({ scene }: Chair): Forking | null => scene.info.forking;

/** Among people: made when all have said yes, and everybody keeps their chair. */
export const forkTogether = async (visitor: Visitor): Promise<void> => {
  const names = [visitor.name(), visitor.name(), visitor.name()];
  const created = await visitor.create({ game: 'bourse', seats: names.map(here) });
  const { table, seats } = created;
  const chairs = await visitor.sitAll(created);
  const [ana, bob, cleo] = [at(chairs, 0), at(chairs, 1), at(chairs, 2)];
  await playOn(visitor, chairs, 4);
  const { step } = ana.scene;
  const alone = await fork(visitor, at(seats, 0).token, { from: { table, shown: step }, seat: 0, others: 'weak', hidden: 'kept' });
  visitor.check(alone.code === 'forkConsent', `a game of several people was forked by one: ${alone.code}`);
  for (const says of [false, true]) {
    await ana.must({ t: 'fork', step });
    await bob.when('the question', ({ info }) => info.forking !== null);
    await bob.must({ t: 'forkAnswer', yes: true });
    const asked = await cleo.when('one yes', ({ info }) => info.forking !== null && info.forking.yes.includes(1));
    visitor.check(asked.info.forking?.made === null && asked.info.forking.asked.length === 2, 'a fork was made before all had consented');
    const answer = await cleo.ask({ t: 'forkAnswer', yes: says });
    visitor.check(answer.t === 'ok', `an answer to a fork was refused: ${answer.t === 'no' ? answer.code : ''}`);
    visitor.did(says ? 'together' : 'refused');
    if (!says) await ana.when('the no', ({ info }) => info.forking === null);
  }
  await ana.when('the fork', () => forkingOf(ana)?.made !== null && forkingOf(ana) !== null);
  const made = forkingOf(ana)?.made?.table ?? '';
  for (const [seat, { token }] of seats.entries()) {
    const chair = await visitor.sit({ table: made, token }, seat);
    const own = chair.scene.info.seats[seat];
    visitor.check(chair.scene.you === seat && own?.name === at(names, seat), 'a fork gave somebody another chair than their own');
  }
  visitor.ways.book.forks.push({ origin: table, step, fork: made, drawn: null });
};

const INPUTS = 12;

/** A solo game carried from a device: what the seat could not see is drawn anew by the house, whatever the device says. */
export const carrySolo = async (visitor: Visitor): Promise<void> => {
  const { chance } = visitor.ways;
  const game = await findBox('bourse')?.load();
  if (game === undefined) throw new Error('there is no Bourse on the shelf');
  const made = createMatch(game.module, { seats: 3, options: {}, seed: deriveSeed(chance.int(2 ** 31), 0), draws: 'named' });
  if (!made.ok) throw new Error('the device could not begin');
  let { match } = made;
  for (let n = 0; n < INPUTS; n++) {
    const by = awaitedAmong(game.module.pending(match.now.state))[0];
    const played = by === undefined ? null : play(match, { by, move: game.module.sample(match.now.state, by, chance) });
    if (played?.ok === true) match = played.match;
  }
  const recording = record(match);
  const asked = { seat: 0, others: 'weak', hidden: 'kept' } as const;
  const { code, value } = await fork(visitor, undefined, { ...asked, from: { recording, after: recording.inputs.length, carried: true } });
  if (code !== '') return visitor.wrong(`a game on a device was not taken: ${code}`);
  visitor.keep(value);
  const { scene } = await visitor.sit({ table: value.table, token: at(value.seats, 0).token }, 0);
  visitor.check(scene.info.fork?.hidden === 'drawn', 'a carried game keeps what is hidden because the device says so');
  visitor.ways.book.forks.push({ origin: { game, state: match.now.state }, step: 0, fork: value.table, drawn: 0 });
  visitor.did('carried');
  return undefined;
};
