import { t } from '../i18n/house.ts';
import { Page } from '../parts/page.tsx';
import { Problem } from '../parts/waiting.tsx';

export const NotFound = () => {
  return (
    <Page title={t('error.notFoundTitle')}>
      <Problem title={t('error.notFoundTitle')} words={t('error.notFound')} />
    </Page>
  );
};
