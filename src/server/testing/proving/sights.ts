import { isDeepStrictEqual } from 'node:util';
import { at } from '#kernel/collections.ts';
import { quickChance } from '#kernel/chance.ts';
import { decodeRecording, replay } from '#kernel/recording.ts';
import type { LogLine, Scene, SeriesPoint, ServerMessage } from '#protocol';
import { Seen } from '#table/testing/seen.ts';
import type { Advice, Book, ForkMade, Recorded, Watched } from './book.ts';
import type { Truth } from './truth.ts';

type Truths = ReadonlyMap<string, Truth>;

/* Everything that left a table by a socket, held against how the game truly stood: nobody was shown anything but their own sight. */

type Told = Extract<ServerMessage, { readonly t: 'ok' }>['result'];
interface Answered {
  readonly step?: number;
  readonly view?: unknown;
  readonly points?: readonly SeriesPoint[];
  readonly log?: readonly LogLine[];
}
const readMessage = (frame: string): ServerMessage => JSON.parse(frame);
const readAnswer = (result: Told): Answered => JSON.parse(JSON.stringify(result ?? {}));

/** What is asked of somebody is sometimes told a moment after the board: until then it is what they were asked before. */
const isAsBefore = (before: Scene | null, scene: Scene): boolean =>
  before !== null && isDeepStrictEqual(before.offers, scene.offers) && isDeepStrictEqual(before.decision, scene.decision);

/** What is wrong with what this line was sent, in words. */
function* faultsOf(truth: Truth, { you: expected, client }: Watched): Generator<string> {
  const seen = new Seen();
  let before: Scene | null = null;
  for (const frame of client.frames) {
    const message = readMessage(frame);
    const told = (lines: readonly LogLine[] | undefined, you: Scene['you']): boolean => (lines ?? []).every((line) => truth.isTold(line.step, you, line));
    if (message.t === 'scene' || message.t === 'change') {
      seen.take(message);
      const { scene } = seen;
      if (scene === null) continue;
      const { you, step } = scene;
      if (you !== null && you !== expected) yield `was taken for ${String(you)}`;
      if (!told(message.log, you)) yield `was told a line of the log that is not theirs by step ${step}`;
      if (scene.view !== null) {
        if (!truth.isView(step, you, scene.view)) yield `was shown another board than their own at step ${step}`;
        if (!truth.isAwaited(step, you, scene.awaited)) yield `was told that others are awaited at step ${step}`;
        if (!isAsBefore(before, scene) && !truth.isAsked(step, you, scene)) yield `was offered what is not theirs at step ${step}`;
      }
      before = scene;
    } else if (message.t === 'ok' && seen.scene !== null) {
      const { you, step: now } = seen.scene;
      const { step, view, points, log } = readAnswer(message.result);
      if (view !== undefined && step !== undefined && !truth.isView(step, you, view)) yield `looked back at step ${step} and saw another board than their own`;
      if (!told(log, you)) yield 'read a line of the log that is not theirs';
      for (const point of points ?? []) if (!truth.isFigure(now, you, point)) yield `was told figures of step ${point.step} that are not theirs`;
    }
  }
}

const checkWatched = (truth: Truth, watched: Watched): readonly string[] => [
  ...new Set([...faultsOf(truth, watched)].map((fault) => `${watched.table}: seat ${String(watched.you)} ${fault}`)),
];

/** As many worlds are imagined: what none of them has by chance, a fork has not by chance. */
const WORLDS = 24;

/** What one seat could not see is drawn anew for the others, and the same for itself. */
const checkFork = ({ origin, step, fork, drawn }: ForkMade, truths: Truths): readonly string[] => {
  const wrong: string[] = [];
  const before = typeof origin === 'string' ? truths.get(origin) : { game: origin.game, past: new Map([[step, [origin.state]]]) };
  const state = before?.past.get(step)?.at(-1);
  const made = truths.get(fork)?.past.get(0)?.[0];
  if (before === undefined || state === undefined || made === undefined) return [`${fork}: is gone, or the game that it came from`];
  const { module } = before.game;
  if (drawn === null) return isDeepStrictEqual(made, state) ? [] : [`${fork}: does not begin where the game that it came from stood`];
  const chairs = Math.max(...module.pending(state).map(({ seat }) => (typeof seat === 'number' ? seat + 1 : 0)), drawn + 1);
  const views = (of: unknown): readonly unknown[] => Array.from({ length: chairs }, (_, seat) => module.view(of, seat));
  const worlds = Array.from({ length: WORLDS }, (_, world) => module.imagine(module.view(state, drawn), drawn, quickChance(world + 1)));
  const [truly, there, imagined] = [views(state), views(made), worlds.map(views)];
  for (const [seat, view] of truly.entries()) {
    const isHidden = imagined.every((world) => !isDeepStrictEqual(world[seat], view));
    const isKept = isDeepStrictEqual(at(there, seat), view);
    if (seat === drawn ? !isKept : isHidden && isKept)
      wrong.push(`${fork}: ${seat === drawn ? 'changes what' : 'keeps the hand that'} seat ${seat} had before`);
  }
  if (worlds.every((world) => !isDeepStrictEqual(world, state)) && isDeepStrictEqual(made, state)) wrong.push(`${fork}: keeps all that was hidden`);
  return wrong;
};

/** It leads to the very end of the game, by the game's own rules. */
const checkRecording = ({ table, recording: raw }: Recorded, truth: Truth): readonly string[] => {
  const recording = decodeRecording(raw);
  const replayed = recording === null ? null : replay(truth.game.module, recording);
  return replayed?.ok === true && isDeepStrictEqual(replayed.match.now.state, truth.last) ? [] : [`${table}: its recording leads elsewhere than the game`];
};

const checkAdvice = ({ table, step, seat, move }: Advice, truth: Truth): readonly string[] =>
  truth.isLegal(step, seat, move) ? [] : [`${table}: seat ${seat} was advised a move that it could not make at step ${step}`];

/** All tables that anybody was at; `truths`: by their ids, without those that are gone. */
export const checkSights = (book: Book, truths: Truths): readonly string[] => {
  const wrong: string[] = [];
  for (const watched of book.watched) {
    const truth = truths.get(watched.table);
    if (truth !== undefined) wrong.push(...checkWatched(truth, watched));
  }
  for (const made of book.forks) wrong.push(...checkFork(made, truths));
  for (const [entry, check] of [
    ...book.advice.map((advice) => [advice, (truth: Truth) => checkAdvice(advice, truth)] as const),
    ...book.recordings.map((recorded) => [recorded, (truth: Truth) => checkRecording(recorded, truth)] as const),
  ]) {
    const truth = truths.get(entry.table);
    if (truth !== undefined) wrong.push(...check(truth));
  }
  return wrong;
};
