import { useTitle } from '../../hooks/use-title.ts';
import { td } from '../../i18n/told.ts';
import { TopStrip } from '../../parts/top-strip.tsx';
import { NoticesPanel } from './notices-panel.tsx';

/** /notices: how this device is told of all its tables. */
export const NoticesPage = () => {
  useTitle(`${td('title')} · Comptoir`);
  return (
    <>
      <TopStrip crumb={<b>{td('title')}</b>} />
      <main id="main" class="notices-page paper" tabIndex={-1}>
        <section class="sheet padded" aria-labelledby="notices-title">
          <h1 id="notices-title" class="titled">
            {td('title')}
          </h1>
          <NoticesPanel />
        </section>
      </main>
    </>
  );
};
