import { bookletOf, HOUSE } from '#kernel/house.ts';
import { useEffect, useState } from 'preact/hooks';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Segments } from '../../kit/parts/choices.tsx';
import { clauseNow } from '../../rules/clause-now.ts';
import { writeWish } from '../../rules/practice.ts';
import { Reader } from '../../rules/reader.tsx';
import { wide } from '../../browser/media.ts';
import { gameTitle } from '../../store/table-words.ts';
import { useTable } from '../at-table.tsx';

/** The booklet of the game or of the house, opened where play is; it stays there while it is read, however play goes on. */
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
  const playing = game.module.id;
  const at = rulesAt.value === '' ? opening : rulesAt.value;
  return (
    <div class="rules-panel scroll">
      <Segments
        label={ts('rules.which')}
        value={bookletOf(playing, at)}
        choices={[
          { value: playing, text: gameTitle(playing) },
          { value: HOUSE.id, text: gameTitle(HOUSE.id) },
        ]}
        onChange={(which) => {
          rulesAt.value = which === HOUSE.id ? `${HOUSE.prefix}-1` : opening;
        }}
      />
      <Reader
        game={bookletOf(playing, at)}
        at={at}
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
