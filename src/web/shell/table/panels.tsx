import { unreachable } from '#kernel/collections.ts';
import type { Scene, SeriesPoint } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { lazily } from '../../kit/parts/waiting.tsx';
import { wide } from '../../browser/media.ts';
import type { Tab } from '../../store/session.ts';
import { hasEnd } from '../game-over/end-shown.ts';
import { useTable } from '../at-table.tsx';
import { Log } from '../log/log.tsx';
import { Players } from '../players/players.tsx';
import { Talk } from '../talk/talk.tsx';
import { useUnread } from '../talk/conversations.ts';
import { t } from '../../i18n/house.ts';
import { Icon, type IconName } from '../../kit/svg/icon.tsx';

/* Papers that lie under the others at first; they come when they are asked for. */
const Ledger = lazily<{ readonly points: readonly SeriesPoint[] | null }>(async () => (await import('../ledger/ledger.tsx')).Ledger);
const EndPanel = lazily<object>(async () => (await import('../game-over/end-panel.tsx')).EndPanel);
const RulesPanel = lazily<object>(async () => (await import('./rules-panel.tsx')).RulesPanel);

/** On a tablet the end of the game lies over the players; a phone has it over the board, and a wide page beside it. */
const PlayersAtEnd = () => {
  const { scene } = useTable();
  return (
    <>
      {wide.value && hasEnd(scene) && <EndPanel />}
      <Players />
    </>
  );
};

const TAB_KEYS = { players: 'tab.players', log: 'tab.log', talk: 'tab.talk', ledger: 'tab.ledger', rules: 'tab.rules' } as const;

const tabText = (tab: Tab): string => tt(TAB_KEYS[tab]);

/** What stands on a tab: its word, and how many messages are unread. */
const TabFace = ({ tab, unread }: { readonly tab: Tab; readonly unread: number }) => (
  <>
    {tabText(tab)}
    {tab === 'talk' && unread > 0 && (
      <em class="badge">
        {unread}
        <span class="hidden-words"> {tt('talk.unread', { count: unread })}</span>
      </em>
    )}
  </>
);

const Panel = ({ tab, points }: { readonly tab: Tab; readonly points: readonly SeriesPoint[] | null }): ComponentChildren => {
  switch (tab) {
    case 'players':
      return (
        <div class="players-reach scroll p-4" tabIndex={0} role="group" aria-label={tt('players.label')}>
          <PlayersAtEnd />
        </div>
      );
    case 'log':
      return <Log />;
    case 'talk':
      return <Talk />;
    case 'ledger':
      return <Ledger points={points} />;
    case 'rules':
      return <RulesPanel />;
    default:
      return unreachable(tab);
  }
};

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  readonly points: readonly SeriesPoint[] | null;
}

/** Words along the top of a sheet; the arrows walk them. */
export const TabbedSheet = ({ tabs, current, points }: TabsProps) => {
  const { session } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const unread = useUnread(session);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    session.tab.value = next;
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div class="sheet clip fill">
      <div class="tabs flex" role="tablist" aria-label={tt('tab.panels')} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === current}
            aria-controls="tab-panel"
            tabIndex={tab === current ? 0 : -1}
            onClick={() => (session.tab.value = tab)}
          >
            <TabFace tab={tab} unread={unread} />
          </button>
        ))}
      </div>
      <div class="fill" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <Panel tab={current} points={points} />
      </div>
    </div>
  );
};

const ICONS: Readonly<Record<Tab, IconName>> = { players: 'users', log: 'pen', ledger: 'ledger', talk: 'chat', rules: 'book' };
const TABS: readonly Tab[] = ['players', 'log', 'ledger', 'talk', 'rules'];

/** In a room words are exchanged where its animator lets them. */
export const mayTalk = ({ info: { inRoom } }: Scene): boolean => inRoom === null || inRoom.talk;

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
  const { session, page, scene } = useTable();
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
        {TABS.filter((tab) => tab !== 'talk' || mayTalk(scene)).map((tab) => (
          <button key={tab} type="button" aria-pressed={open === tab} onClick={() => (session.tab.value = open === tab ? null : tab)}>
            <Icon name={ICONS[tab]} size={20} />
            <TabFace tab={tab} unread={unread} />
          </button>
        ))}
      </nav>
    </>
  );
};
