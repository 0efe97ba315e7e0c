import { at } from '#kernel/collections.ts';
import { fillForm } from '#kernel/forms.ts';
import type { Hint } from '#protocol';
import { BOT, here } from '../../chairs.ts';
import type { Chair, Visitor } from './visitor.ts';

/* People who look back, and who ask what a strong bot would do. */

/** Plays anything that is offered to whoever is awaited, so many times. */
export const playOn = async ({ ways: { chance } }: Visitor, chairs: readonly Chair[], moves: number): Promise<void> => {
  for (let done = 0, tries = 0; done < moves && tries < 10 * moves; tries++) {
    const chair = chairs.find(({ scene: { outcome, offers, you, awaited } }) => outcome === null && offers.length > 0 && you !== null && awaited.includes(you));
    if (chair === undefined) {
      await at(chairs, 0).when('anybody awaited', () => chairs.some(({ scene }) => scene.outcome !== null || scene.offers.length > 0));
      continue;
    }
    const offer = at(chair.scene.offers, chance.int(chair.scene.offers.length));
    if ((await chair.move(offer.kind === 'move' ? offer.move : fillForm(offer, chance))) === '') done++;
  }
};

const STEPS = 6;

/** One of them writes to another: the others are sent nothing of it. */
const whisper = async (visitor: Visitor, chairs: readonly Chair[]): Promise<void> => {
  const text = visitor.words();
  visitor.ways.book.hide(text, 'a private word', [`${visitor.who}/0`, `${visitor.who}/1`]);
  await at(chairs, 0).must({ t: 'say', text, to: [1] });
  const reader = at(chairs, 1);
  await visitor.until('a private word', () => reader.talk.some((line) => line.text === text) || reader.isClosed);
  visitor.did('private words');
};

/** Every seat of a table whose figures are not everybody's, and somebody who watches, look at boards of the past, figures, log and talk. */
export const lookBack = async (visitor: Visitor): Promise<void> => {
  const created = await visitor.create({ game: 'mull-money', seats: Array.from({ length: 4 }, () => here(visitor.name())) });
  const chairs = await visitor.sitAll(created);
  const watcher = await visitor.sit({ table: created.table }, null);
  await whisper(visitor, chairs);
  await playOn(visitor, chairs, 2 * STEPS);
  for (const chair of [...chairs, watcher]) {
    const { step } = chair.scene;
    for (let n = 0; n < STEPS; n++) {
      await chair.must({ t: 'past', step: visitor.ways.chance.int(step + 1) });
      visitor.did('boards');
    }
    await chair.must({ t: 'series' });
    await chair.must({ t: 'log', before: 1000 });
    await chair.must({ t: 'talk', before: 1000 });
    visitor.did('figures, log and talk');
  }
};

/** Alone against bots: advice is a move that the seat could make. */
export const askAdvice = async (visitor: Visitor): Promise<void> => {
  const created = await visitor.create({ game: 'bourse', seats: [here(visitor.name()), BOT, BOT] });
  const [chair] = await visitor.sitAll(created);
  if (chair === undefined) return;
  const { step, outcome } = await chair.when('a decision', (scene) => scene.outcome !== null || scene.awaited.includes(0));
  if (outcome !== null) return;
  const answer = await chair.ask({ t: 'hint' });
  // A server that died meanwhile thinks again for whoever asks once more; a bot that has moved meanwhile is no mistake.
  if (answer.t === 'no') return visitor.check(['hintsAsked', 'tooFast', 'tooMuch'].includes(answer.code), `advice was refused: ${answer.code}`);
  const { hints }: { readonly hints: readonly Hint[] } = JSON.parse(JSON.stringify(answer.result));
  visitor.check(hints.length > 0, 'advice was empty');
  for (const { move } of hints) visitor.ways.book.advice.push({ table: created.table, step, seat: 0, move });
  visitor.did('hints');
  return undefined;
};
