import { at } from '#kernel/collections.ts';
import type { AnyGame, FullSight, Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { Hint } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../kit/parts/choices.tsx';
import { AdviceButton, AdviceList } from '../../shell/bar/advice.tsx';
import type { GamePage } from '../../kit/interface/game-page.ts';
import { askBot } from '../../store/solo/client.ts';

interface ReplayAdviceProps {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly voice: Voice;
  /** Who was awaited at this moment. */
  readonly seats: readonly Seat[];
  readonly sightOf: (seat: Seat) => FullSight<unknown, unknown>;
}

const Answers = ({ game, page, voice, seat, sightOf }: Omit<ReplayAdviceProps, 'seats'> & { readonly seat: Seat }) => {
  const [sight] = useState(() => sightOf(seat));
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
  return <AdviceList hints={hints} offers={sight.offers} game={game} voice={voice} view={sight.view} page={page} />;
};

/** Where several were awaited the reader says in whose place. */
const Asked = ({ seats, ...asked }: ReplayAdviceProps) => {
  const [seat, setSeat] = useState(at(seats, 0));
  const { page, voice, sightOf } = asked;
  const named = (one: Seat): string => page.speaksAs?.(sightOf(one).view, one, voice) ?? voice.seatName(one);
  const choices = seats.map((one) => ({ value: String(one), text: named(one) }));
  return (
    <>
      {seats.length === 1 ? (
        <h3>{named(seat)}</h3>
      ) : (
        <Select label={tt('advice.whose')} value={String(seat)} choices={choices} onChange={(one) => setSeat(Number(one))} />
      )}
      <Answers key={seat} {...asked} seat={seat} />
    </>
  );
};

/** « Que feriez-vous ? » at a moment of a game that is over, from what a seat saw then. */
export const ReplayAdvice = (props: ReplayAdviceProps) =>
  props.seats.length === 0 || (props.game.search ?? props.game.bots.strong) === undefined ? null : (
    <AdviceButton help={() => tt(props.game.advises === 'sheet' ? 'advice.replaySheet' : 'advice.replayHelp')} answers={() => <Asked {...props} />} />
  );
