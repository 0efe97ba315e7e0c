import { t } from '../i18n/house.ts';
import { Page } from '../kit/parts/page.tsx';
import { Problem } from '../kit/parts/waiting.tsx';

export const NotFound = () => {
  return (
    <Page title={t('error.notFoundTitle')}>
      <Problem title={t('error.notFoundTitle')} words={t('error.notFound')} />
    </Page>
  );
};
