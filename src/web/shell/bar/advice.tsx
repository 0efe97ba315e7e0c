import type { Hint } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { useTable } from '../at-table.ts';
import { AdviceButton, AdviceList } from './advice-list.tsx';

/** Where others answer at the same time the position changes with each of them: it is asked about when it has been still for so long. */
const STILL_MS = 400;

/** Asks once for the decision at hand; what was said of another is no longer true. */
const Answers = () => {
  const { session, scene, game, voice, page } = useTable();
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    setHints(null);
    setRefused(null);
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply = await session.connection().ask({ t: 'hint' });
      if (!wanted) return;
      if (!reply.ok) setRefused(reply.message);
      else if (Array.isArray(reply.result.hints)) setHints(reply.result.hints);
    };
    const timer = setTimeout(() => void ask(), STILL_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, scene.decisionNumber]);
  if (refused !== null) return <p class="wrong">{refused}</p>;
  const linesOf = (move: unknown) => page?.advisedLines?.(move, scene.view, voice) ?? null;
  return <AdviceList hints={hints} offers={scene.offers} game={game} voice={voice} linesOf={linesOf} />;
};

/** « Que feriez-vous ? »: where everybody else is a bot, or all people agree, a strong one says what it would do here. It does not play. */
export const Advice = () => {
  const { scene, game, guide } = useTable();
  const { seats, advised } = scene.info;
  const alone = seats.every(({ seat, holder }) => seat === scene.you || holder === 'bot');
  const agreed = seats.every(({ seat, holder }) => holder !== 'person' || advised.includes(seat));
  // A guide that is open advises already, and its story may be another than a bot’s.
  const guided = guide !== undefined && guide !== null;
  if (guided || !(alone || agreed) || game.bots.strong === undefined) return null;
  return <AdviceButton help={() => tt(game.advises === 'sheet' ? 'advice.helpSheet' : 'advice.help')} answers={() => <Answers />} />;
};
