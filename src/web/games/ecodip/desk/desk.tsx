import { useRef, useState } from 'preact/hooks';
import { unreachable } from '#kernel';
import { seatOf } from '#games/ecodip/facts.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { GuessPanel } from './guess-panel.tsx';
import { PressBadge } from '../press/press-badge.tsx';
import { PressPanel } from '../press/press-panel.tsx';
import { OwnPanel } from './own-panel.tsx';
import { PowersPanel } from './powers-panel.tsx';
import { RefereePanel } from './referee-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { UnPanel } from './un-panel.tsx';

export const DESK_TABS = ['orders', 'exchange', 'un', 'press', 'powers', 'guess'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

interface DeskProps {
  readonly scene: Scene;
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly onSeal: () => void;
}

const Body = ({ scene, tab, onSeal }: Omit<DeskProps, 'onTab'>) => {
  switch (tab) {
    case 'orders':
      return (
        <>
          {scene.view.desk !== null && <RefereePanel scene={scene} />}
          {scene.view.table.ending === null && <SheetPanel scene={scene} onSeal={onSeal} />}
          {scene.view.own === null ? <PowersPanel scene={scene} /> : <OwnPanel scene={scene} />}
          <ExchangePanel scene={scene} />
        </>
      );
    case 'exchange':
      return <ExchangePanel scene={scene} whole />;
    case 'un':
      return <UnPanel scene={scene} />;
    case 'press':
      return scene.view.own === null ? <PressNote scene={scene} /> : <PressPanel scene={scene} you={seatOf(scene.view.table, scene.view.own.power)} />;
    case 'powers':
      return <PowersPanel scene={scene} />;
    case 'guess':
      return <GuessPanel scene={scene} />;
    default:
      return unreachable(tab);
  }
};

/** Who only watches is told what the table allows; what is said to all stands in the house's own panel. */
const PressNote = ({ scene }: { readonly scene: Scene }) => (
  <section class="sheet ec-card" aria-label={te('press.title')}>
    <header>
      <h2>{te('press.title')}</h2>
    </header>
    <p class="ec-note">{te(`press.${scene.view.options.press}`)}</p>
  </section>
);

/** The papers beside the map: the sheet, one's own account, the exchange, the UN, the powers, suppositions. */
export const Desk = ({ scene, tab, onTab, onSeal }: DeskProps) => {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = DESK_TABS[(DESK_TABS.indexOf(tab) + step + DESK_TABS.length) % DESK_TABS.length] ?? tab;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#ec-tab-${next}`)?.focus();
  };
  const { own } = scene.view;
  const motions = scene.view.table.motions.length;
  return (
    <div class="ec-desk">
      <div class="ec-desk-head">
        <div class="tabs" role="tablist" aria-label={te('desk.label')} ref={list} onKeyDown={walk}>
          {DESK_TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`ec-tab-${name}`}
              aria-selected={tab === name}
              aria-controls="ec-desk-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {te(name === 'orders' && scene.view.own === null ? 'desk.overview' : `desk.${name}`)}
              {name === 'un' && motions > 0 && <em>{motions}</em>}
              {name === 'press' && own !== null && <PressBadge you={seatOf(scene.view.table, own.power)} isOpen={tab === 'press'} />}
            </button>
          ))}
        </div>
      </div>
      <div class="ec-desk-panel" id="ec-desk-panel" role="tabpanel" aria-labelledby={`ec-tab-${tab}`} tabIndex={0}>
        <Body scene={scene} tab={tab} onSeal={onSeal} />
      </div>
    </div>
  );
};

export const useDeskTab = (): readonly [DeskTab, (tab: DeskTab) => void] => useState<DeskTab>('orders');
