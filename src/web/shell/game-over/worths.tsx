import { type Seat, seatOf } from '#kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/teach.ts';
import type { Worth } from '../../kit/interface/game-page.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { useTable } from '../at-table.tsx';
import { toldWorths } from './decisive.ts';
import { useWholeLog } from '../log/use-column.ts';

const NONE: readonly Worth[] = [];

const useWorths = (seats: readonly Seat[]): readonly Worth[] => {
  const { session, page, scene, voice } = useTable();
  const log = useWholeLog(session, page?.worths !== undefined);
  const [worths, setWorths] = useState(NONE);
  useEffect(() => {
    if (page?.worths === undefined || log.length === 0) return undefined;
    let gone = false;
    const past = async (step: number): Promise<unknown> => {
      const answer = await session.connection().ask({ t: 'past', step });
      return answer.ok ? (answer.result.view ?? null) : null;
    };
    const ended = { view: scene.view, voice, seats, past, log: log.filter(({ undone }) => undone !== true) };
    void page.worths(ended).then((all) => gone || setWorths(toldWorths(all, seats)));
    return () => {
      gone = true;
    };
    // The seats are made anew at each drawing, and a game that is over has one view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, page, log.length, voice.lang, seats.join(' ')]);
  return worths;
};

/** What decisions came to in the end, of the reader and of the winner. */
export const Worths = () => {
  const { scene, game } = useTable();
  const winner = scene.outcome?.standings.find(({ rank }) => rank === 1)?.seat;
  const seats = [...new Set([seatOf(scene.you), winner ?? null])].filter((seat) => seat !== null);
  const worths = useWorths(seats);
  if (worths.length === 0) return null;
  return (
    <section aria-labelledby="worths-title">
      <h3 id="worths-title">{tl('decided.worths')}</h3>
      <ul class="entries">
        {worths.map(({ words, clauses }) => (
          <li key={words}>
            {words}{' '}
            {clauses.map((clause) => (
              <ClauseMark key={clause} game={game.module.id} clause={clause} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
