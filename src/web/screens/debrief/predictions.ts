import type { Voice } from '#kernel/words.ts';
import type { RoomPoll } from '#protocol';
import type { Prediction, RoomParts } from '../../kit/interface/room-parts.ts';
import type { GameFigures } from './game-file.ts';

/** What was asked of the room in which so many games were played. */
export interface Asked {
  readonly polls: readonly RoomPoll[];
  readonly rounds: number;
}

/** A question was put before a game, or after the last one: it is told with that game. */
const gameOf = ({ games }: RoomPoll, rounds: number): number => Math.min(games, rounds - 1);

/** Numbers that were answered are told apart: there are no answers to count. */
export const isCounted = ({ choices, result }: RoomPoll): boolean => result !== null && choices.length > 0;

/** Before which game a question was put; null: after the last one. */
export type WhenWords = (number: number | null) => string;

/** The games with what the room had answered before each of them, beside what happened. Of several tables the first one tells it. */
export const withPredictions = (
  figures: readonly GameFigures[],
  { polls, rounds }: Asked,
  page: RoomParts | null,
  voice: Voice,
  when: WhenWords,
): readonly GameFigures[] => {
  const firstOf = (index: number): GameFigures | undefined => figures.find(({ round }) => round === index);
  const predictionOf = (poll: RoomPoll, game: GameFigures): Prediction => {
    const truth = page?.debrief?.truths?.[poll.about ?? '']?.(game, voice, firstOf(gameOf(poll, rounds) - 1)) ?? null;
    return {
      when: when(poll.games < rounds ? poll.games + 1 : null),
      question: poll.text,
      answers: poll.choices.map((words, choice) => ({ words, count: poll.result?.[choice] ?? 0 })),
      right: truth?.right ?? null,
      happened: truth?.happened ?? null,
    };
  };
  return figures.map((game) => {
    const told = polls.filter((poll) => isCounted(poll) && firstOf(gameOf(poll, rounds)) === game);
    return told.length === 0 ? game : { ...game, predictions: told.map((poll) => predictionOf(poll, game)) };
  });
};
