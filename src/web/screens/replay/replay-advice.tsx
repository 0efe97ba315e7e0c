import type { AnyGame, FullSight, Seat, Sight, Voice } from '#kernel';
import type { Hint } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { AdviceButton, AdviceList } from '../../shell/bar/advice-list.tsx';

/** What the worker is asked: a seat's own sight, and nothing else of the game. */
export interface AdviceWanted {
  readonly game: string;
  readonly seat: Seat;
  readonly sight: Sight<unknown, unknown>;
}

interface ReplayAdviceProps {
  readonly game: AnyGame;
  readonly voice: Voice;
  readonly seat: Seat;
  readonly sightOf: () => FullSight<unknown, unknown>;
}

const Answers = ({ game, voice, seat, sightOf }: ReplayAdviceProps) => {
  const [sight] = useState(sightOf);
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const worker = new Worker(new URL('./adviser.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Hint[] | null>) => (data === null ? setFailed(true) : setHints(data)));
    worker.addEventListener('error', () => setFailed(true));
    const wanted: AdviceWanted = { game: game.module.id, seat, sight };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(wanted);
    return () => worker.terminate();
  }, [game, seat, sight]);
  if (failed) return <p class="wrong">{tt('advice.failed')}</p>;
  return <AdviceList hints={hints} offers={sight.offers} game={game} voice={voice} />;
};

/** « Que feriez-vous ? » at a moment of a game that is over, from what the seat saw then. */
export const ReplayAdvice = (props: ReplayAdviceProps) =>
  props.game.advises === false || props.game.search === undefined ? null : (
    <AdviceButton help={() => tt('advice.replayHelp')} answers={() => <Answers {...props} />} />
  );
