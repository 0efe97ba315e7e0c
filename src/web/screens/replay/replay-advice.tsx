import type { AnyGame, FullSight, Seat, Voice } from '#kernel';
import type { Hint } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { askBot } from '../../solo/client.ts';
import { AdviceButton, AdviceList } from '../../shell/bar/advice-list.tsx';

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
    // Asked of a seat's own sight, and of nothing else of the game. Nothing is sent anywhere.
    const wanted = { id: 0, game: game.module.id, level: 'strong', seat, sight, seed: 1, advise: true } as const;
    return askBot(wanted, (thought) => {
      const answer: readonly Hint[] | null = thought?.ok === true ? thought.answer : null;
      if (answer === null) setFailed(true);
      else setHints(answer);
    });
  }, [game, seat, sight]);
  if (failed) return <p class="wrong">{tt('advice.failed')}</p>;
  return <AdviceList hints={hints} offers={sight.offers} game={game} voice={voice} />;
};

/** « Que feriez-vous ? » at a moment of a game that is over, from what the seat saw then. */
export const ReplayAdvice = (props: ReplayAdviceProps) =>
  props.game.advises === 'sheet' || props.game.search === undefined ? null : (
    <AdviceButton help={() => tt('advice.replayHelp')} answers={() => <Answers {...props} />} />
  );
