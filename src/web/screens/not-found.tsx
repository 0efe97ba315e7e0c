import { useTitle } from '../hooks/use-title.ts';
import { t } from '../i18n/house.ts';
import { Problem } from '../parts/problem.tsx';
import { TopStrip } from '../parts/top-strip.tsx';

export const NotFound = () => {
  useTitle(`${t('error.notFoundTitle')} · Comptoir`);
  return (
    <>
      <TopStrip crumb={null} />
      <main id="main" tabIndex={-1}>
        <Problem title={t('error.notFoundTitle')} words={t('error.notFound')} />
      </main>
    </>
  );
};
