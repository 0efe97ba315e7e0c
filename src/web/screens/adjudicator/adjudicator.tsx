import { useEffect } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Notice } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { place } from '../../browser/router.ts';
import { choose, chosen, draft, follow, isLinkBroken, redo, undo } from './desk.ts';
import { StandardMap } from './map/map.tsx';
import { Bar } from './panels/bar.tsx';
import { OrderSheet } from './panels/order-sheet.tsx';
import { OptionsSheet, PositionChoice, ShareSheet } from './panels/position-sheet.tsx';
import { UnitSheet } from './panels/unit-form.tsx';
import { Writing } from './panels/writing.tsx';
import { ta } from './words.ts';
import './adjudicator.css';

const isWritten = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Escape lets go; Ctrl and Z undo, with Shift redo, except in a text, which has its own. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') choose(draft.value === null ? null : chosen.value);
  else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isWritten(event.target)) {
    if (event.shiftKey) redo();
    else undo();
    event.preventDefault();
  }
};

/** /lab/adjudicator: place units, give orders, read why each succeeds or fails. */
export const Adjudicator = () => {
  const { fragment } = place.value;
  useEffect(() => follow(fragment), [fragment]);
  useTitle(`${ta('page.title')} · Comptoir`);
  return (
    <>
      <TopStrip
        crumb={
          <>
            <b>{ta('page.crumb')}</b>
            <span class="wide-only">{ta('page.title')}</span>
          </>
        }
      />
      <main id="main" class="adjudicator paper fill gap-5" tabIndex={-1} onKeyDown={onKeyDown}>
        <header class="adj-head cluster">
          <h1 class="phone-t7">{ta('page.title')}</h1>
          <p class="wide-only adj-lead">{ta('page.lead')}</p>
          <PositionChoice />
        </header>
        <Bar />
        {isLinkBroken.value && <Notice words={ta('link.broken')} />}
        <div class="adj-columns stack gap-6 items-start">
          <div class="adj-map sticky">
            <StandardMap />
          </div>
          <div class="adj-side min-w-0">
            <div class="adj-sheets stack gap-5 items-start">
              <OrderSheet />
              <div class="loose stack adj-tools">
                <Writing />
                <UnitSheet />
                <OptionsSheet />
                <ShareSheet />
              </div>
            </div>
          </div>
        </div>
      </main>
    </>
  );
};
