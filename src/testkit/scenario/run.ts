import type { Localized } from '#kernel/words.ts';
import { texts } from './texts.ts';
import { type Chance, scriptedChance } from '#kernel/chance.ts';
import type { Actor, AnyGame, Offer, Viewer } from '#kernel/game.ts';
import { checkInput, createMatch, moments, playChecked, sightOf } from '#kernel/match.ts';
import { patchState } from '#kernel/patch.ts';
import { decodeInput } from '#kernel/recording.ts';
import { brokenInvariant } from '../checks/steps.ts';
import type { OpenMatch } from '../faults.ts';
import { inWords } from '../speech.ts';
import type { Entry, Expectation, ExpectedRefusal, Scenario } from './shape.ts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is expected and not found, place by place. Objects are compared by the keys expected, lists element by element;
 * an object with numbers for keys looks at those elements of a list.
 */
const mismatches = (expected: unknown, found: unknown, where: string): readonly Localized[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return [texts.differs(where, expected, found)];
    if (expected.length !== found.length) return [texts.wrongLength(where, expected.length, found.length)];
    return expected.flatMap((item: unknown, index) => mismatches(item, found[index], `${where}[${index}]`));
  }
  if (!isData(expected)) return expected === found ? [] : [texts.differs(where, expected, found)];
  if (typeof found !== 'object' || found === null) return [texts.differs(where, expected, found)];
  const values = new Map<string, unknown>(Object.entries(found));
  return Object.entries(expected).flatMap(([key, value]) => mismatches(value, values.get(key), Array.isArray(found) ? `${where}[${key}]` : `${where}.${key}`));
};

export const matches = (expected: unknown, found: unknown): boolean => mismatches(expected, found, '').length === 0;

export interface ScenarioResult {
  readonly ok: boolean;
  /** What is not as expected, place by place. */
  readonly failures: readonly Localized[];
  /** What is worth knowing all the same. */
  readonly notes: readonly Localized[];
}

const viewerOf = (name: string): Viewer => (name === 'public' || name === 'referee' ? name : Number(name));
const actorOf = (name: string): Actor => (name === 'referee' ? name : Number(name));

const offerText = (offer: Offer<unknown>): string => JSON.stringify(offer.kind === 'move' ? offer.move : { type: offer.type, fields: offer.fields });

const offerFailures = (match: OpenMatch, expect: Expectation, where: string): readonly Localized[] => {
  const failures: Localized[] = [];
  for (const [name, wanted] of Object.entries(expect.offers ?? {})) {
    const offers = match.game.offers(match.now.state, actorOf(name));
    for (const offer of wanted) {
      if (!offers.some((found) => matches(offer, found))) failures.push(texts.notFound(`${where}.offers.${name}`, offer, offers.map(offerText)));
    }
  }
  for (const [name, unwanted] of Object.entries(expect.notOffered ?? {})) {
    const offers = match.game.offers(match.now.state, actorOf(name));
    for (const offer of unwanted) if (offers.some((found) => matches(offer, found))) failures.push(texts.foundUnwanted(`${where}.notOffered.${name}`, offer));
  }
  return failures;
};

/** Something that must be refused, by that sentence and for those reasons. */
const refusalFailures = (match: OpenMatch, refusal: ExpectedRefusal, where: string): readonly Localized[] => {
  const input = decodeInput(match.game, refusal.input);
  if (input === null) return [texts.malformedInput(where)];
  const message = checkInput(match, input);
  if (message === null) return [texts.notRefused(where)];
  const failures: Localized[] = [];
  if (refusal.key !== undefined && refusal.key !== message.key) failures.push(texts.differs(`${where}.key`, refusal.key, message.key));
  for (const clause of refusal.clauses ?? []) {
    if (!message.clauses.some((cited) => cited === clause)) failures.push(texts.notFound(`${where}.clauses`, clause, message.clauses));
  }
  return failures;
};

const logFailures = (match: OpenMatch, wanted: readonly unknown[], where: string): readonly Localized[] => {
  const log = moments(match).flatMap((moment) => moment.log.map((entry) => entry.text));
  let from = 0;
  for (const [index, message] of wanted.entries()) {
    const found = log.slice(from).findIndex((text) => matches(message, text));
    if (found < 0)
      return [
        texts.notFound(
          `${where}[${index}]`,
          message,
          log.slice(from).map((text) => text.key),
        ),
      ];
    from += found + 1;
  }
  return [];
};

const expectationFailures = (match: OpenMatch, expect: Expectation, where: string): readonly Localized[] => {
  const { game, now } = match;
  const { awaited } = sightOf(game, now.state, 'public');
  return [
    ...('state' in expect ? mismatches(expect.state, now.state, `${where}.state`) : []),
    ...Object.entries(expect.views ?? {}).flatMap(([name, view]) => mismatches(view, game.view(now.state, viewerOf(name)), `${where}.views.${name}`)),
    ...(expect.awaited === undefined ? [] : mismatches(expect.awaited, awaited, `${where}.awaited`)),
    ...offerFailures(match, expect, where),
    ...(expect.refusals ?? []).flatMap((refusal, index) => refusalFailures(match, refusal, `${where}.refusals[${index}]`)),
    ...('outcome' in expect ? mismatches(expect.outcome, game.outcome(now.state), `${where}.outcome`) : []),
    ...(expect.log === undefined ? [] : logFailures(match, expect.log, `${where}.log`)),
  ];
};

interface Progress {
  readonly match: OpenMatch;
  readonly failures: readonly Localized[];
  /** The rest cannot be played. */
  readonly stuck: boolean;
}

const stopped = (match: OpenMatch, text: Localized): Progress => ({ match, failures: [text], stuck: true });

const playEntry = (game: AnyGame, match: OpenMatch, entry: Entry, where: string, chance: Chance | undefined): Progress => {
  if (entry.kind === 'expect') return { match, failures: expectationFailures(match, entry.expect, where), stuck: false };
  if (entry.kind === 'refused') return { match, failures: refusalFailures(match, entry.refusal, where), stuck: false };
  const input = decodeInput(match.game, entry.input);
  if (input === null) return stopped(match, texts.malformedInput(where));
  const refusal = checkInput(match, input);
  if (refusal !== null) return stopped(match, texts.refused(where, inWords(game, refusal), refusal.clauses));
  return { match: playChecked(match, input, chance), failures: [], stuck: false };
};

/** A script that runs out, a seat that does not exist or a state patched beyond reason makes the game throw: that is told, not thrown on. */
const tryEntry = (game: AnyGame, match: OpenMatch, entry: Entry, where: string, chance: Chance | undefined): Progress => {
  try {
    return playEntry(game, match, entry, where, chance);
  } catch (error) {
    return stopped(match, texts.stopped(where, error instanceof Error ? error.message : String(error)));
  }
};

const startingMatch = (game: AnyGame, scenario: Scenario): { readonly match: OpenMatch } | { readonly failure: Localized } => {
  const created = createMatch(game.module, { seats: scenario.seats, options: scenario.options, seed: scenario.seed });
  if (!created.ok) return { failure: texts.setupRefused(inWords(game, created.refusal)) };
  const match: OpenMatch = created.match;
  const patched = patchState(match.now.state, scenario.patch);
  return patched.ok ? { match: { ...match, now: { ...match.now, state: patched.state } } } : { failure: texts.noSuchField(patched.at) };
};

/** Plays a scenario and compares. It stops at the first input that cannot be played. */
export const runScenario = (game: AnyGame, scenario: Scenario): ScenarioResult => {
  const start = startingMatch(game, scenario);
  if ('failure' in start) return { ok: false, failures: [start.failure], notes: [] };
  const module = start.match.game;
  // A position made by hand may bend an invariant on purpose: it is noted, and then not asked of the rules.
  const bent = brokenInvariant({ module }, start.match.now.state);
  const scripted = scenario.chance === null ? null : scriptedChance(scenario.chance);
  const failures: Localized[] = [];
  let { match } = start;
  const entries: readonly (readonly [string, Entry])[] = [
    ...scenario.inputs.map((entry, index) => [`inputs[${index}]`, entry] as const),
    ['expect', { kind: 'expect', expect: scenario.expect }],
  ];
  for (const [where, entry] of entries) {
    const step = tryEntry(game, match, entry, where, scripted ?? undefined);
    match = step.match;
    failures.push(...step.failures);
    if (step.stuck) break;
    const broken = bent === null ? brokenInvariant({ module }, match.now.state) : null;
    if (broken !== null) failures.push(texts.brokenInvariant(where, broken));
    if (broken !== null) break;
  }
  if (failures.length === 0 && scripted !== null && scripted.left() > 0) failures.push(texts.drawsLeft(scripted.left()));
  return { ok: failures.length === 0, failures, notes: bent === null ? [] : [texts.brokenPosition(bent)] };
};
