import { useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { api } from '../../store/api.ts';
import { JoinForm } from '../home/join-form.tsx';

/** /j/CODE: finds the table and goes there; a wrong code says so and may be written again. */
export const Join = ({ code }: { readonly code: string }) => {
  const [failure, setFailure] = useState<'wrong' | 'unreachable' | null>(null);
  const [tries, setTries] = useState(0);
  useAnswer(
    () => api.byCode(code),
    (found) => {
      if (found.ok) goTo('room' in found.value ? pathTo.room(found.value.room) : pathTo.table(found.value.table), 'replace');
      else setFailure(found.code === 'unreachable' ? 'unreachable' : 'wrong');
    },
    [code, tries],
  );
  return (
    <Page title={code} crumb={<b>{t('join.title')}</b>}>
      {failure === null && <Loading words={t('join.looking', { code })} />}
      {failure === 'wrong' && (
        <Problem title={t('join.wrongTitle', { code })} words={t('join.wrongWords')}>
          <JoinForm id="join-again" placeholder />
        </Problem>
      )}
      {failure === 'unreachable' && (
        <Problem title={t('error.unreachableTitle')} words={t('error.unreachable')}>
          <Button
            class="btn ink"
            words={t('common.retry')}
            onClick={() => {
              setFailure(null);
              setTries(tries + 1);
            }}
          />
        </Problem>
      )}
    </Page>
  );
};
