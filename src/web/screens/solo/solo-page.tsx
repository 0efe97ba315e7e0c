import { useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tn } from '../../i18n/solo.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { playNow } from '../../store/solo/solo-table.ts';
import { gameTitle } from '../../store/table-words.ts';

/** /solo/:game: a game against bots, begun at once. */
export const SoloPage = ({ game }: { readonly game: string }) => {
  const [why, setWhy] = useState<string | null>(null);
  useTitle(`${gameTitle(game)}, ${t('mine.here')}`);
  useAnswer(
    () => playNow(game),
    (created) => {
      if (created.ok) goTo(pathTo.table(created.value.table), 'replace');
      else setWhy(created.message === '' ? t('error.chunk') : created.message);
    },
    [game],
  );
  return <Page crumb={<b>{gameTitle(game)}</b>}>{why === null ? <Loading words={tn('starting')} /> : <Problem title={tn('failed')} words={why} />}</Page>;
};
