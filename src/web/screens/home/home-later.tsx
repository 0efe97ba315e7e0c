import type { ChallengesToday } from '#protocol';
import { useState } from 'preact/hooks';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { challengeApi } from '../../store/challenges.ts';
import { gameTitle } from '../../store/table-words.ts';
import { myTables } from '../../store/tables.ts';
import { HouseFoot } from './house-foot.tsx';
import { OthersTables } from './watch-list.tsx';

/** The deals of today, for whoever has played here once; where none are given, nothing. */
const ChallengeStrip = () => {
  const [today, setToday] = useState<ChallengesToday | null>(null);
  const isKnown = myTables.value.length > 0;
  useAnswer(
    () => (isKnown ? challengeApi.today() : null),
    (answer) => setToday(answer.ok ? answer.value : null),
    [isKnown],
  );
  const [deal] = today?.deals ?? [];
  if (deal === undefined) return null;
  return (
    <section class="sheet home-sheet padded column" aria-labelledby="challenge-home">
      <h2 id="challenge-home" class="mb-4 t6">
        {tc('title')}
      </h2>
      <p>
        <b>{gameTitle(deal.game)}</b>
        {deal.minutes !== null && `, ${tc('minutes', { count: deal.minutes })}`}
      </p>
      <p class="help">{deal.begun === 0 ? tc('nobody') : tc(deal.mine.length === 0 ? 'begunNot' : 'begun', { count: deal.begun })}</p>
      <Link class="all mt-auto w600 pt-4" href={pathTo.challenges} words={tc(deal.mine.length === 0 ? 'take' : 'results')} />
    </section>
  );
};

/** What of the first page is not in sight at once. */
export const HomeLater = () => (
  <>
    <ChallengeStrip />
    <OthersTables />
    <HouseFoot />
  </>
);
