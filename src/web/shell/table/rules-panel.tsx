import { useEffect, useState } from 'preact/hooks';
import { clauseNow } from '../../rules/clause-now.ts';
import { writeWish } from '../../rules/practice.ts';
import { Reader } from '../../rules/reader.tsx';
import { wide } from '../../store/media.ts';
import { useTable } from '../at-table.ts';

/** The booklet, opened where play is; it stays there while it is read, however play goes on. */
export const RulesPanel = () => {
  const { session, scene, game } = useTable();
  const { rulesAt } = session;
  const [opening] = useState(() => clauseNow({ asked: scene.decision?.prompt ?? null, log: session.log.peek() }));
  useEffect(
    () => () => {
      rulesAt.value = '';
    },
    [rulesAt],
  );
  return (
    <div class="rules-panel scroll">
      <Reader
        game={game.module.id}
        at={rulesAt.value === '' ? opening : rulesAt.value}
        onGo={(id) => {
          rulesAt.value = id;
        }}
        onTry={(wish) => {
          session.pointed.value = { kind: 'thing', id: writeWish(wish) };
          // On a phone the rules lie over the board.
          if (!wide.value) session.tab.value = null;
        }}
      />
    </div>
  );
};
