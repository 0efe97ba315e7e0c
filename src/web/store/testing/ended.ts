import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { moments } from '#kernel/match.ts';
import { recordingIn, replay } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import type { Ended, OwnView } from '../../kit/interface/game-page.ts';
import { voiceOf } from './voice.ts';

const NAMES = ['Ana', 'Ben', 'Clémence', 'Denis', 'Eva', 'Farid'];

/** A recorded game, as everybody may know it once it is over. */
export const endedOf = (game: AnyGame, file: string, lang: Lang = 'fr'): Ended<OwnView> => {
  const recording = recordingIn(JSON.parse(file));
  if (recording === null) throw new Error('the file is not a recording');
  const played = replay(game.module, recording);
  if (!played.ok) throw new Error(played.refusal.key);
  const all = moments(played.match);
  const entries = all.flatMap(({ log, step }) => log.map((entry) => ({ step, entry })));
  const viewAt = (step: number): unknown => {
    const moment = all.find((each) => each.step === step);
    return moment === undefined ? null : game.module.view(moment.state, 'public');
  };
  return {
    view: viewAt(all.length - 1),
    voice: voiceOf(game, NAMES)(lang),
    seats: range(recording.seats),
    log: entries.flatMap(({ step, entry: { to, text } }, n) => (to === 'all' ? [{ to, text, step, n, at: 0 }] : [])),
    past: (step) => Promise.resolve(viewAt(step)),
  };
};
