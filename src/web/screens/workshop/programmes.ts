import { BOXES, type GameBox } from '#catalogue';
import type { GameProgramme, ProgrammePart } from '#kernel/programme.ts';
import type { Lang } from '#kernel/words.ts';
import { type Programme, type ProgrammeStep, type RoomQuestion, STEPS_MOST } from '#protocol';
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../../browser/storage.ts';

/* Programmes are plain data: those that the games propose, and those that an animator has changed and kept on this device. */

export interface Offered extends Programme {
  readonly id: string;
  readonly words: string;
  readonly least: number;
  /** Kept by the animator. */
  readonly own: boolean;
}

const stepOf = (game: string, { title, minutes, plays, question, say, phones, ends }: ProgrammePart, lang: Lang): ProgrammeStep => ({
  title: title[lang],
  minutes,
  ...(plays === undefined ? {} : { game: { game, ...plays } }),
  ...(question === undefined ? {} : { question: { ...question, text: question.text[lang], choices: question.choices.map((choice) => choice[lang]) } }),
  ...(say === undefined ? {} : { say: say[lang] }),
  ...(phones === undefined ? {} : { phones }),
  ...(ends === undefined ? {} : { ends }),
});

const offeredBy = (game: string, { id, title, words, least, parts }: GameProgramme, lang: Lang): Offered => ({
  id: `${game} ${id}`,
  title: title[lang],
  words: words[lang],
  least,
  own: false,
  steps: parts.map((part) => stepOf(game, part, lang)),
});

/** What is on the shelf, those that seat the most people first. */
export const loadProgrammes = async (lang: Lang, shelf: readonly GameBox[] = BOXES): Promise<readonly Offered[]> => {
  const boxes = shelf.toSorted((a, b) => b.players.max - a.players.max);
  const found = await Promise.all(boxes.map(async ({ id, programmes }) => (await programmes?.())?.map((programme) => offeredBy(id, programme, lang)) ?? []));
  return found.flat();
};

export const minutesOf = ({ steps }: Programme): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

const isQuestion = (value: unknown): value is RoomQuestion =>
  isPlain(value) &&
  typeof value.text === 'string' &&
  Array.isArray(value.choices) &&
  value.choices.every((choice) => typeof choice === 'string') &&
  (value.about === undefined || typeof value.about === 'string');

/** What may end a moment. */
export const ENDS = ['hand', 'time', 'answered', 'over'] as const;

const isStep = (value: unknown): value is ProgrammeStep =>
  isPlain(value) &&
  typeof value.title === 'string' &&
  typeof value.minutes === 'number' &&
  (value.game === undefined || (isPlain(value.game) && typeof value.game.game === 'string')) &&
  (value.question === undefined || isQuestion(value.question)) &&
  (value.say === undefined || typeof value.say === 'string') &&
  (value.phones === undefined || value.phones === 'learn' || value.phones === 'look') &&
  (value.ends === undefined || ENDS.some((end) => end === value.ends));

/** The programme in a file or in storage, or null: files come from anywhere, and the server judges what is in it. */
export const readProgramme = (raw: unknown): Programme | null => {
  if (!isPlain(raw) || typeof raw.title !== 'string' || !Array.isArray(raw.steps)) return null;
  const { title, steps } = raw;
  return steps.length > 0 && steps.length <= STEPS_MOST && steps.every(isStep) ? { title, steps } : null;
};

const KEY = 'programmes';
const readKept = (): readonly Programme[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.flatMap((raw: unknown) => readProgramme(raw) ?? []) : [];
};

export const kept = signal(readKept());

/** By its name: to keep it again replaces it. */
export const keepProgramme = ({ title, steps }: Programme): void => {
  kept.value = [{ title, steps }, ...kept.value.filter((other) => other.title !== title)].slice(0, 20);
  writeStored(KEY, kept.value);
};

export const forgetProgramme = (title: string): void => {
  kept.value = kept.value.filter((other) => other.title !== title);
  writeStored(KEY, kept.value);
};
