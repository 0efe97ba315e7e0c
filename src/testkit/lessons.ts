import { drawsOf, quickChance } from '#kernel/chance.ts';
import type { AnyGame, GameModule } from '#kernel/game.ts';
import { fitsStep, inputOf, type Lesson, type LessonStep, type Story, storyAt } from '#kernel/lesson.ts';
import { awaitedOf, createMatch, type Input, type Match, play } from '#kernel/match.ts';
import type { Message } from '#kernel/messages.ts';
import { decodeInput } from '#kernel/recording.ts';
import { messageComplaints } from './checks/words.ts';
import type { OpenMatch } from './faults.ts';
import { offeredMoves } from './forms.ts';
import { wildMoves } from './wild-moves.ts';

const MOST_POINTS = 3;
const WILD_TRIES = 60;

/** Everything that a step may say in this position, beside its title. */
const sentencesOf = ({ why, points, act }: LessonStep, view: unknown): readonly Message[] => [
  why(view),
  ...points.map(({ says }) => says(view)),
  ...(act === undefined ? [] : [act.how(view), act.instead(view), ...(act.shown === undefined ? [] : [act.shown(view)])]),
];

/** Whoever does everything wrong first: what he may do is accepted, what he may not is refused with its clause, and the step can still be done. */
const clumsyComplaints = (story: Story, match: OpenMatch, fits: (move: unknown) => boolean): readonly string[] => {
  const { game, now } = match;
  const chance = quickChance(now.step + 1);
  const wild = wildMoves(story.inputs.map((_, other) => inputOf(story, other)?.move));
  const offered = offeredMoves(game.offers(now.state, story.seat), chance);
  const warped = Array.from({ length: WILD_TRIES }, () => wild.draw(chance));
  return [...offered, ...warped].flatMap((raw) => {
    const move = game.decode(raw);
    if (move === null || fits(raw)) return [];
    const played = play(match, { by: story.seat, move });
    return played.ok || played.refusal.clauses.length > 0 ? [] : [`${JSON.stringify(move)} is refused without a clause`];
  });
};

/** What the step waits for is the learner's own, and legal. */
const literalComplaints = (story: Story, at: number, match: OpenMatch, fits: (move: unknown) => boolean): readonly string[] => {
  const input = inputOf(story, at);
  if (input?.by !== story.seat || !awaitedOf(match.game, match.now.state).includes(story.seat)) return ['waits for somebody who is not asked'];
  const refusal = match.game.check(match.now.state, { by: story.seat, move: match.game.decode(input.move) });
  if (refusal !== null) return [`waits for a move that is refused: ${refusal.key}`];
  return fits(input.move) ? [] : ['does not recognise its own move'];
};

type StoryTold<S, M, V, O> =
  | { readonly ok: true; readonly match: Match<S, M, V, O> }
  | { readonly ok: false; readonly at: number; readonly refusal: Message | null };

/** The story as far as `upTo` inputs; the input that the rules refuse or do not know stops it. */
export const tellStory = <S, M, V, O>(game: GameModule<S, M, V, O>, story: Story, upTo: number): StoryTold<S, M, V, O> => {
  const begun = createMatch(game, { ...story, draws: drawsOf(story) });
  if (!begun.ok) return { ok: false, at: 0, refusal: begun.refusal };
  let { match } = begun;
  for (const [at, raw] of story.inputs.slice(0, upTo).entries()) {
    const input: Input<M, O> | null = decodeInput(game, raw);
    if (input === null) return { ok: false, at, refusal: null };
    const played = play(match, input);
    if (!played.ok) return { ok: false, at, refusal: played.refusal };
    match = played.match;
  }
  return { ok: true, match };
};

const wordsOf = (game: AnyGame, lesson: Lesson, clauses: ReadonlySet<string>) => {
  const words = { ...game.words, ...lesson.words };
  return (message: Message, needsClause: boolean): readonly string[] => [
    ...messageComplaints({ ...game, words }, clauses, message).map(({ detail }) => detail),
    ...(needsClause && message.clauses.length === 0 ? [`${message.key} rests on no clause`] : []),
  ];
};

/**
 * Plays a lesson through, as somebody who takes every hint literally and as somebody who does everything wrong first. Says all that is wrong
 * with it; nothing for a good one. A change of the rules that breaks the story stops it here.
 */
export const lessonComplaints = (game: AnyGame, lesson: Lesson, clauses: ReadonlySet<string>): readonly string[] => {
  const { module } = game;
  const speak = wordsOf(game, lesson, clauses);
  const said = new Set<string>();
  const ofSteps = lesson.steps.flatMap((step, index) => {
    const here = (complaint: string): string => `step ${index + 1} (${step.title.key}): ${complaint}`;
    const story = storyAt(lesson, index);
    const position = tellStory(module, story, step.at);
    if (!position.ok) return [here(`input ${position.at} of the story is ${position.refusal === null ? 'not a move' : `refused: ${position.refusal.key}`}`)];
    const { match } = position;
    const view = module.view(match.now.state, story.seat);
    const sentences = sentencesOf(step, view);
    const fits = (move: unknown): boolean => fitsStep(module, lesson, index, move, view);
    for (const { key } of [step.title, ...sentences]) said.add(key);
    const next = lesson.steps[index + 1];
    const ends = next === undefined || next.story !== undefined;
    return [
      ...speak(step.title, false),
      ...sentences.flatMap((message) => speak(message, true)),
      ...(ends && (step.at !== story.inputs.length || step.act !== undefined) ? ['is not the end of its story'] : []),
      ...(!ends && next.at < step.at ? ['begins after the next step'] : []),
      ...(step.points.length > MOST_POINTS ? ['has too many points'] : []),
      ...(step.act === undefined ? [] : [...literalComplaints(story, step.at, match, fits), ...clumsyComplaints(story, match, fits)]),
    ].map(here);
  });
  const unsaid = Object.keys(lesson.words).filter((key) => !said.has(key));
  return [...ofSteps, ...new Set(unsaid.map((key) => `${key} is never said`))];
};
