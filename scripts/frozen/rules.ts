import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Draws, deriveSeed, quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { digestOf } from '#kernel/sha256.ts';
import type { AnyGame } from '#kernel/game.ts';
import { awaitedOf, createMatch, moments, playChecked } from '#kernel/match.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { replay, type Recording, recordingIn } from '#kernel/recording.ts';
import { LANGS, sentenceOf } from '#kernel/words.ts';
import { pickOne, someOptions, voiceOf } from '#testkit';

/* What games do and say: digests of their recordings, sentences of random games. */

const ROOT = join(import.meta.dirname, '../..');
const GAMES_EACH = 40;
const SEEDS_FROM = 40_000;
/** So far what is asked and offered is written down; after that the log and the outcome alone. */
const OFFERS_UP_TO = 400;
const MOST_STEPS = 5000;
const TABLE_SIZES = 4;
/** What an offer says beside its label. */
const KIN = ['', '.short', '.detail', '.help'];

export interface Kept {
  readonly file: string;
  readonly recording: Recording;
}

export const recordingsOf = (game: string): readonly Kept[] => {
  const folder = join(ROOT, 'games', game, 'recordings');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const recording = recordingIn(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return recording === null ? [] : [{ file, recording }];
    });
};

/** The digest of each moment of each recording, with its log. */
export const digestsOf = ({ module }: AnyGame): string =>
  recordingsOf(module.id)
    .flatMap(({ file, recording }) => {
      const replayed = replay(module, recording);
      if (!replayed.ok) return [`${file} step ${replayed.step}: refused (${replayed.refusal.key})`];
      const outcome = `${file} outcome: ${JSON.stringify(module.outcome(replayed.match.now.state))}`;
      return moments(replayed.match)
        .map(({ step, state, log }) => `${file} step ${step}: ${digestOf({ state, log })}`)
        .concat(outcome);
    })
    .join('\n');

const begin = (game: AnyGame, number: number, chance: Draws) => {
  const { module } = game;
  const { min, max } = module.seats;
  const seats = min + (number % Math.min(TABLE_SIZES, max - min + 1));
  const seed = deriveSeed(SEEDS_FROM, number);
  const options = someOptions(module.options, chance, () => false);
  const created = createMatch(module, { seats, options, seed });
  const usual = created.ok ? created : createMatch(module, { seats, options: {}, seed });
  if (!usual.ok) throw new Error(`${module.id}: ${seats} seats are refused (${usual.refusal.key})`);
  return { match: usual.match, title: `game ${number}, ${seats} seats, ${JSON.stringify(created.ok ? options : {})}` };
};

/** Every sentence of one game of random moves in both languages, where it is said first. */
const sentencesOfOne = (game: AnyGame, number: number): readonly string[] => {
  const { module } = game;
  const chance = quickChance(number);
  const said = new Set<string>();
  const voices = LANGS.map((lang) => voiceOf(game, lang));
  const say = (what: string, message: Message, kin: readonly string[] = ['']): void => {
    for (const end of kin) {
      const kindred = { ...message, key: message.key + end };
      if (end !== '' && voices.every((voice) => sentenceOf(voice, kindred.key) === undefined)) continue;
      said.add(`${what}: ${voices.map((voice) => renderText(kindred, voice)).join(' | ')}`.replaceAll('\n', ' / '));
    }
  };
  const begun = begin(game, number, chance);
  let { match } = begun;
  for (;;) {
    const { state, log, step } = match.now;
    for (const { text } of log) say('log', text);
    for (const { seat, prompt } of step <= OFFERS_UP_TO ? module.pending(state) : []) {
      say('prompt', prompt);
      for (const { label } of module.offers(state, seat)) say('offer', label, KIN);
    }
    const outcome = module.outcome(state);
    if (outcome !== null) say('outcome', outcome.text);
    const awaited = awaitedOf(module, state);
    if (outcome !== null || awaited.length === 0 || step >= MOST_STEPS) break;
    const by = pickOne(awaited, chance);
    match = playChecked(match, { by, move: module.sample(state, by, chance) });
  }
  return [`# ${begun.title}: ${match.now.step} steps`, ...said];
};

export const sentencesOf = (game: AnyGame): string =>
  range(GAMES_EACH)
    .flatMap((number) => sentencesOfOne(game, number))
    .join('\n');
