import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { unreachable } from '#kernel/collections.ts';
import { useTurned } from '#web/kit/parts/hooks.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import { lazily } from '#web/kit/parts/waiting.tsx';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import { readStored, writeStored } from '#web/browser/storage.ts';
import { holdingsIn, isAlive } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { centresNeeded } from '#games/ecodip/rules/ending.ts';
import { GOODS, TAGS } from '#games/ecodip/types.ts';
import { SceneAround, useScene } from '../scene.ts';
import type { StoryProps } from '../story/panel.tsx';
import type { Story } from '../story/use-story.ts';
import { te } from '../words.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import type { GuessProps } from './guess-panel.tsx';
import { OwnPanel } from './own-panel.tsx';
import type { PanelProps } from './referee-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { isDue, isWritten, orderFor, timesOf, useOffers } from '../market/offers.ts';
import { Card, PowersTable } from '../account.tsx';

/** EC-13.9: what everybody may know of the ten powers. */
const PowersPanel = () => {
  const { view, lang, playerOf } = useScene();
  const { table, options } = view;
  const goal = te('powers.goal', { needed: centresNeeded(worldOf(options), table, options), existing: holdingsIn(view).existing });
  return (
    <Card title={te('powers.title')} beside={<small class="t3">{goal}</small>}>
      <div class="scroll" tabIndex={0} role="group" aria-label={te('powers.title')}>
        <PowersTable
          view={view}
          lang={lang}
          tags={TAGS}
          figures={['centres', 'provinces', 'units', 'force', ...GOODS]}
          beneath={(tag) => (isAlive(table, tag) ? playerOf(tag) : te('state.out'))}
        />
      </div>
    </Card>
  );
};

/* Papers that nobody sees at first come when they are asked for: the map and the sheet do not wait for them. */
const StoryPanel = lazily<StoryProps>(async () => (await import('../story/panel.tsx')).StoryPanel);
const RefereePanel = lazily<PanelProps>(async () => (await import('./referee-panel.tsx')).RefereePanel);
const MarketPanels = lazily(async () => (await import('./market-panels.tsx')).MarketPanels);
const UnPanels = lazily(async () => (await import('./un-panel.tsx')).UnPanels);
const GuessPanel = lazily<GuessProps>(async () => (await import('./guess-panel.tsx')).GuessPanel);

const DESK_TABS = ['story', 'orders', 'exchange', 'un', 'powers', 'guess'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

interface DeskProps {
  readonly story: Story;
  /** Null where the papers have the page to themselves. */
  readonly papers: Papers | null;
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly onSeal: () => void;
  /** EC-13.13: opens the examples of the rules. */
  readonly onExamples: () => void;
}

const Body = ({ story, tab, onSeal, onExamples }: Omit<DeskProps, 'onTab' | 'papers'>) => {
  const { view } = useScene();
  switch (tab) {
    case 'story':
      return <StoryPanel story={story} />;
    case 'orders':
      return (
        <>
          {view.desk !== null && <RefereePanel desk={view.desk} />}
          {view.table.ending === null && <SheetPanel onSeal={onSeal} />}
          {view.own === null ? <PowersPanel /> : <OwnPanel />}
          <ExchangePanel />
        </>
      );
    case 'exchange':
      return <MarketPanels />;
    case 'un':
      return <UnPanels />;
    case 'powers':
      return <PowersPanel />;
    case 'guess':
      return <GuessPanel onExamples={onExamples} />;
    default:
      return unreachable(tab);
  }
};

/** How many offers one may accept now and has not. */
const OffersCount = () => {
  const { view, writer } = useScene();
  const you = view.own?.power ?? null;
  const standing = useOffers(view);
  const count = standing.filter((offer) => {
    const order = offer.by === you || !isDue(offer, view.table) ? null : orderFor(offer, you);
    return order !== null && !isWritten(writer.sheet, order, timesOf(offer, standing));
  }).length;
  if (count === 0) return null;
  return (
    <em>
      {count}
      <span class="hidden-words"> {te('offers.count', { count })}</span>
    </em>
  );
};

/** The papers beside the map: the sheet, one's own account, the exchange, the UN, the powers, suppositions. */
export const Desk = ({ story, papers, tab, onTab, onSeal, onExamples }: DeskProps) => {
  const scene = useScene();
  const { report, turn, phase, motions } = scene.view.table;
  const tabs = DESK_TABS.filter((name) => name !== 'story' || report.orders.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#ec-tab-${next}`)?.focus();
  };
  // Of a new season the map is drawn first, then the papers: both at once would hold the page up.
  const shown = useTurned(`${turn} ${phase}`, { scene, story, tab, onSeal, onExamples });
  const body = useMemo(
    () => (
      <SceneAround value={shown.scene}>
        <Body {...shown} />
      </SceneAround>
    ),
    [shown],
  );
  return (
    <div class="ec-desk column min-w-0">
      <div class="ec-desk-head firm row bg-sheet">
        <div class="tabs flex grow ec-tabs" role="tablist" aria-label={te('desk.label')} ref={list} onKeyDown={walk}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`ec-tab-${name}`}
              data-mark={`desk ${name}`}
              aria-selected={tab === name}
              aria-controls="ec-desk-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {te(name === 'orders' && scene.view.own === null ? 'desk.overview' : `desk.${name}`)}
              {name === 'exchange' && <OffersCount />}
              {name === 'un' && motions.length > 0 && <em class="badge">{motions.length}</em>}
            </button>
          ))}
        </div>
        {papers !== null && (
          <IconButton
            icon={papers.isTall ? 'up' : 'down'}
            size={16}
            label={te('desk.tall')}
            aria-pressed={papers.isTall}
            onClick={() => papers.setTall(!papers.isTall)}
          />
        )}
      </div>
      <div class="ec-desk-panel fill gap-4 scrolls" id="ec-desk-panel" role="tabpanel" aria-labelledby={`ec-tab-${tab}`} tabIndex={0}>
        {body}
      </div>
    </div>
  );
};

export const useDeskTab = (): readonly [DeskTab, (tab: DeskTab) => void] => useState<DeskTab>('orders');

const KEY = 'tallPapers';

/** The papers share their column with the house's log: they may take all of it, and give it back when a tab there is pressed. */
interface Papers {
  readonly isTall: boolean;
  readonly setTall: (isTall: boolean) => void;
}

export const usePapers = (): Papers => {
  const [isTall, keep] = useState(() => readStored(KEY) === true);
  const setTall = (next: boolean): void => {
    keep(next);
    writeStored(KEY, next);
  };
  const asked = useTableIfAny()?.session.tab.value ?? null;
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked && asked !== null) setTall(false);
    before.current = asked;
  }, [asked]);
  return { isTall, setTall };
};
