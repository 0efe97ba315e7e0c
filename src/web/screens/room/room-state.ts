import type { ProgrammeStep, RoomGame, RoomPerson, RoomPoll, RoomRequest, RoomTable, RoomView } from '#protocol';

/* What follows from the picture of a room. */

const MINUTE_MS = 60_000;

/** The game that is played now: that of the present step. */
export const gameNow = ({ games, step }: RoomView): RoomGame | null => {
  const last = games.at(-1);
  return last?.step === step ? last : null;
};

export interface Chair {
  readonly table: RoomTable;
  readonly seat: number;
}

export const chairIn = (game: RoomGame | null, person: number): Chair | null => {
  for (const table of game?.tables ?? []) if (table.people.includes(person)) return { table, seat: table.people.indexOf(person) };
  return null;
};

export const present = ({ people }: RoomView): readonly RoomPerson[] => people.filter(({ gone }) => !gone);

export const headsOf = (people: readonly RoomPerson[]): number => people.reduce((sum, { heads }) => sum + heads, 0);

/** An announcement is for the moment: nobody has to think of taking it off. */
export const ANNOUNCED_MS = 120_000;

/** What is announced now, by the server's clock. */
export const announcedAt = ({ announcement }: RoomView, now: number): RoomView['announcement'] =>
  announcement !== null && now - announcement.at < ANNOUNCED_MS ? announcement : null;

export const openPoll = ({ polls }: RoomView): RoomPoll | null => {
  const last = polls.at(-1);
  return last?.open === true ? last : null;
};

/** A question that was put since the room last moved on. */
export const freshPoll = ({ polls, stepAt, games }: RoomView): RoomPoll | null => {
  const last = polls.at(-1);
  return last !== undefined && last.at >= stepAt && last.at >= (games.at(-1)?.at ?? 0) ? last : null;
};

type Shown = 'lobby' | 'game' | 'lesson' | 'question' | 'debrief' | 'between' | 'black';

/** What the wall shows: what the animator holds on to, or what the moment calls for. */
export const shownOn = (view: RoomView): Shown => {
  if (view.wall === 'question') return view.polls.length === 0 ? 'lobby' : 'question';
  if (view.wall === 'lesson') return gameNow(view) === null ? 'lobby' : 'lesson';
  if (view.wall !== 'auto') return view.wall;
  if (freshPoll(view) !== null) return 'question';
  if (gameNow(view) !== null) return 'game';
  if (view.games.length === 0) return 'lobby';
  return nextGame(view) === null ? 'debrief' : 'between';
};

/** The next step with a game, the present one included while its game has not begun. */
export const nextGame = ({ steps, step, games }: RoomView): { readonly index: number; readonly step: ProgrammeStep } | null => {
  const played = games.at(-1)?.step ?? -1;
  const index = steps.findIndex((each, at) => at >= step && at > played && each.game !== undefined);
  const found = steps[index];
  return found === undefined ? null : { index, step: found };
};

export interface Planned {
  readonly index: number;
  readonly step: ProgrammeStep;
  /** When it begins, if every step takes the time it was given. */
  readonly at: number;
}

/** The steps from the present one on, with clock times. */
export const planFrom = ({ steps, step, stepAt }: Pick<RoomView, 'steps' | 'step' | 'stepAt'>, now: number): readonly Planned[] => {
  let at = stepAt;
  return steps.slice(step).map((each, offset) => {
    const planned = { index: step + offset, step: each, at };
    // What takes longer than it was given moves all that follows.
    at = offset === 0 ? Math.max(at + each.minutes * MINUTE_MS, now) : at + each.minutes * MINUTE_MS;
    return planned;
  });
};

/** Minutes behind the programme as it was opened; negative: ahead. */
export const delayOf = (view: RoomView, now: number): number => {
  const planned = view.steps.slice(0, view.step).reduce((sum, { minutes }) => sum + minutes, 0);
  const here = view.steps[view.step]?.minutes ?? 0;
  const spent = (now - view.createdAt) / MINUTE_MS;
  if (spent < planned) return Math.ceil(spent - planned);
  return Math.max(0, Math.floor(spent - planned - here));
};

export const medianOf = (values: readonly number[]): number => values[Math.floor((values.length - 1) / 2)] ?? 0;

/** Asks something of the room; false: it was refused, and the page says why. */
export type Asking = (request: RoomRequest) => Promise<boolean>;
