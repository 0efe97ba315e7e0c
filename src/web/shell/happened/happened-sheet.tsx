import { seatOf } from '#kernel/game.ts';
import { useEffect } from 'preact/hooks';
import { tl } from '../../i18n/teach.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { TeachButton } from '../../kit/parts/teach-sheet.tsx';
import { taughtFirst, type Teaching } from '../../kit/parts/teaching.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { wide } from '../../browser/media.ts';
import { useTable } from '../at-table.tsx';
import { happened, weighingOf } from './happened.ts';

const Told = () => {
  const table = useTable();
  const { session, scene, game, voice } = table;
  const lines = happened(session.log.value, weighingOf(table, seatOf(scene.you)));
  if (lines.length === 0) return <p class="help">{tl('happened.nothing')}</p>;
  return (
    <>
      <ol class="happened stack">
        {lines.map((line) => (
          <li class="p-4-0 line-under" key={line.n}>
            <Sentence message={line.text} voice={voice} />{' '}
            {line.text.clauses.map((clause) => (
              <ClauseMark key={clause} game={game.module.id} clause={clause} />
            ))}{' '}
            <Button class="text-btn" words={tl('happened.see')} onClick={() => void session.lookAt(line.step)} />
          </li>
        ))}
      </ol>
      <p class="hint">{tl('happened.log')}</p>
    </>
  );
};

/** « Que s’est-il passé ? »: what a reader missed, in three sentences. */
const HAPPENED: Teaching = { id: 'happened', title: () => tl('happened.title'), Body: () => <Told /> };

/** What `?` opens at a table, as long as no guide puts itself there. */
export const useHappened = (): void => {
  useEffect(() => {
    taughtFirst.value = taughtFirst.peek() ?? HAPPENED;
    return () => {
      if (taughtFirst.peek() === HAPPENED) taughtFirst.value = null;
    };
  }, []);
};

/** In the head of the log. On a phone the log lies over the board: it makes room. */
export const HappenedButton = () => {
  const { session } = useTable();
  return (
    <TeachButton
      teaches={HAPPENED}
      class="p-2-4 gap-2 text-blue t2 w600 row push"
      onOpen={() => {
        if (!wide.value) session.tab.value = null;
      }}
    >
      {tl('happened.title')}
    </TeachButton>
  );
};
