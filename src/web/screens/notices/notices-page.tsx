import { td } from '../../i18n/notifications.ts';
import { Page } from '../../kit/parts/page.tsx';
import { NoticesPanel } from '../../shell/notices/notices-panel.tsx';

/** /notices: how this device is told of all its tables. */
export const NoticesPage = () => {
  return (
    <Page title={td('title')} crumb={<b>{td('title')}</b>} class="notices-page paper">
      <section class="sheet padded" aria-labelledby="notices-title">
        <h1 id="notices-title" class="titled">
          {td('title')}
        </h1>
        <NoticesPanel />
      </section>
    </Page>
  );
};
