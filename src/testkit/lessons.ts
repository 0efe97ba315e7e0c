import { type AnyGame, awaitedOf, fitsStep, LANGS, type Lesson, type LessonStep, type Message, moveOfStep, play, quickChance, tellStory } from '#kernel';
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
  ...(act === undefined ? [] : [act.how(view), act.instead(view)]),
];

/** Whoever does everything wrong first: what he may do is accepted, what he may not is refused with its clause, and the step can still be done. */
const clumsyComplaints = (lesson: Lesson, step: LessonStep, match: OpenMatch): readonly string[] => {
  const { game, now } = match;
  const chance = quickChance(step.at + 1);
  const wild = wildMoves(lesson.story.inputs.flatMap((input) => (typeof input === 'object' && input !== null && 'move' in input ? [input.move] : [])));
  const offered = offeredMoves(game.offers(now.state, lesson.seat), chance);
  const warped = Array.from({ length: WILD_TRIES }, () => wild.draw(chance));
  return [...offered, ...warped].flatMap((raw) => {
    const move = game.decode(raw);
    if (move === null || fitsStep(game, lesson, step, raw)) return [];
    const played = play(match, { by: lesson.seat, move });
    return played.ok || played.refusal.clauses.length > 0 ? [] : [`${JSON.stringify(move)} is refused without a clause`];
  });
};

/** What the step waits for is the learner's own, and legal. */
const literalComplaints = (lesson: Lesson, step: LessonStep, match: OpenMatch): readonly string[] => {
  const move = moveOfStep(lesson, step);
  if (!awaitedOf(match.game, match.now.state).includes(lesson.seat)) return ['waits for somebody who is not asked'];
  const refusal = match.game.check(match.now.state, { by: lesson.seat, move });
  if (refusal !== null) return [`waits for a move that is refused: ${refusal.key}`];
  return fitsStep(match.game, lesson, step, move) ? [] : ['does not recognise its own move'];
};

const wordsOf = (game: AnyGame, lesson: Lesson, clauses: ReadonlySet<string>) => {
  const catalogues = { fr: { ...game.catalogues.fr, ...lesson.catalogues.fr }, en: { ...game.catalogues.en, ...lesson.catalogues.en } };
  return (message: Message, needsClause: boolean): readonly string[] => [
    ...messageComplaints({ ...game, catalogues }, clauses, message).map(({ detail }) => detail),
    ...(needsClause && message.clauses.length === 0 ? [`${message.key} rests on no clause`] : []),
  ];
};

/**
 * Plays a lesson through, as somebody who takes every hint literally and as somebody who does everything wrong first. Says all that is wrong
 * with it; nothing for a good one. A change of the rules that breaks the story stops it here.
 */
export const lessonComplaints = (game: AnyGame, lesson: Lesson, clauses: ReadonlySet<string>): readonly string[] => {
  const { module } = game;
  const { inputs } = lesson.story;
  const told = tellStory(module, lesson, inputs.length);
  if (!told.ok) return [`input ${told.at} of the story is ${told.refusal === null ? 'not a move' : `refused: ${told.refusal.key}`}`];
  const speak = wordsOf(game, lesson, clauses);
  const said = new Set<string>();
  const ofSteps = lesson.steps.flatMap((step, index) => {
    const here = (complaint: string): string => `step ${index + 1} (${step.title.key}): ${complaint}`;
    const position = tellStory(module, lesson, step.at);
    if (!position.ok || step.at > inputs.length) return [here('begins after the end of the story')];
    const { match } = position;
    const view = module.view(match.now.state, lesson.seat);
    const sentences = sentencesOf(step, view);
    for (const { key } of [step.title, ...sentences]) said.add(key);
    return [
      ...speak(step.title, false),
      ...sentences.flatMap((message) => speak(message, true)),
      ...(step.at < (lesson.steps[index - 1]?.at ?? 0) ? ['begins before the step before it'] : []),
      ...(step.points.length > MOST_POINTS ? ['has too many points'] : []),
      ...(step.act === undefined ? [] : [...literalComplaints(lesson, step, match), ...clumsyComplaints(lesson, step, match)]),
    ].map(here);
  });
  const last = lesson.steps.at(-1);
  const unsaid = LANGS.flatMap((lang) => Object.keys(lesson.catalogues[lang]).filter((key) => !said.has(key)));
  return [
    ...ofSteps,
    ...(last?.at === inputs.length && last.act === undefined ? [] : ['the last step is not the end of the story']),
    ...new Set(unsaid.map((key) => `${key} is never said`)),
  ];
};
