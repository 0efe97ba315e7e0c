import type { SeriesPoint } from '#protocol';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import type { Tab } from '../../store/session.ts';
import { Icon, type IconName } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';
import { useUnread } from '../talk/use-unread.ts';
import { Panel, TabFace, tabText } from './panels.tsx';

const ICONS: Readonly<Record<Tab, IconName>> = { players: 'users', log: 'pen', ledger: 'ledger', talk: 'chat', rules: 'book' };
const TABS: readonly Tab[] = ['players', 'log', 'ledger', 'talk', 'rules'];

/** A sheet over the phone's board. */
const PhoneSheet = ({ tab, points }: { readonly tab: Tab; readonly points: readonly SeriesPoint[] | null }) => {
  const { session } = useTable();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') session.tab.value = null;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [tab, session]);
  return (
    <section class="phone-sheet column" aria-label={tabText(tab)} ref={sheet} tabIndex={-1}>
      <header class="row ends">
        <h2>{tabText(tab)}</h2>
        <button type="button" class="icon-btn" aria-label={tt('tab.close', { tab: tabText(tab) })} onClick={() => (session.tab.value = null)}>
          <Icon name="close" label={t('common.close')} />
        </button>
      </header>
      <Panel tab={tab} points={points} />
    </section>
  );
};

/** Along the foot of a phone: a tap opens a sheet over the board, a second one closes it. */
export const FootTabs = ({ points }: { readonly points: readonly SeriesPoint[] | null }) => {
  const { session, page } = useTable();
  const way = page?.footThing;
  const open = session.tab.value;
  const unread = useUnread(session);
  return (
    <>
      {open !== null && <PhoneSheet tab={open} points={points} />}
      <nav class="foot-tabs" aria-label={tt('tab.panels')}>
        {way !== undefined && (
          <button
            type="button"
            onClick={() => {
              session.tab.value = null;
              session.pointed.value = { kind: 'thing', id: way.id };
            }}
          >
            <Icon name={way.icon} size={20} />
            {way.words()}
          </button>
        )}
        {TABS.map((tab) => (
          <button key={tab} type="button" aria-pressed={open === tab} onClick={() => (session.tab.value = open === tab ? null : tab)}>
            <Icon name={ICONS[tab]} size={20} />
            <TabFace tab={tab} unread={unread} />
          </button>
        ))}
      </nav>
    </>
  );
};
