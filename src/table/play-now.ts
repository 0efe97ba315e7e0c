import { nearestLevel } from '#bots/levels.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { CreateTable, PlayNow, SeatPlan } from '#protocol';
import { defaultName } from './names.ts';

const PLAY_NOW_BOTS = 3;

/** One click: the person against decent bots, as many as the game seats up to three, or as many as it needs. */
export const playNowPlan = ({ game: id, lang, name }: PlayNow, game: AnyGame): CreateTable => {
  const { min, max } = game.module.seats;
  const level = nearestLevel(game, 'decent');
  const bots: readonly SeatPlan[] = Array.from({ length: Math.max(min - 1, Math.min(PLAY_NOW_BOTS, max - 1)) }, () => ({ kind: 'bot', level }));
  const seats: readonly SeatPlan[] = [{ kind: 'here', name: name ?? defaultName(lang) }, ...bots];
  return { game: id, options: {}, seats, secondsPerDecision: null, watching: 'link', joining: 'closed', referee: 'auto', start: true, lang };
};
