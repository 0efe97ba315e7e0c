import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/teach.ts';
import { Icon } from '../svg/icon.tsx';
import { wide } from '../../browser/media.ts';
import { isTyping } from './writing.tsx';
import { closeTeaching, taughtFirst, teaching, toggleTeaching, type Teaching } from './teaching.ts';
import { Button } from './buttons.tsx';
import { Said } from './sentence.tsx';
import './teach-sheet.css';

/** Where F6 goes round; the sheet only while it lies there. */
const ROUND = ['.bar, .transport', '.teach-sheet', '.board-slot', '.tabbed, .foot-tabs'];

/** Something of a place that takes the keyboard, or the place itself. */
const enter = (place: HTMLElement): void => {
  const first = place.matches('[tabindex]') ? place : place.querySelector<HTMLElement>('button:not(:disabled), a, input, [tabindex="0"]');
  first?.focus({ preventScroll: true });
};

const goRound = (step: 1 | -1): void => {
  const places = ROUND.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const here = places.findIndex((place) => place.contains(document.activeElement));
  const next = places[(here === -1 && step === -1 ? 0 : here) + step] ?? places.at(step === 1 ? 0 : -1);
  if (next !== undefined) enter(next);
};

const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'F6') {
    event.preventDefault();
    goRound(event.shiftKey ? -1 : 1);
  } else if (event.key === 'Escape' && teaching.peek() !== null && document.querySelector('[popover]:popover-open, dialog[open], .phone-sheet') === null) {
    closeTeaching();
  } else if (event.key === '?' && !isTyping(event.target)) {
    const which = teaching.peek() ?? taughtFirst.peek();
    if (which !== null) toggleTeaching(which);
  }
};

const Sheet = ({ shown }: { readonly shown: Teaching }) => {
  const [folded, setFolded] = useState(shown.slight === true && !wide.value);
  const title = shown.title();
  return (
    <section
      class={`edge-blue min-h-0 clip round-2 bg-sheet teach-sheet column${folded ? ' folded' : ''}${shown.slight === true ? ' slight' : ''}`}
      aria-label={title}
      tabIndex={-1}
      data-teaching={shown.id}
    >
      <header
        class="row double-blue-under teach-sheet-head phone-min-h-44 firm bg-blue-tint p-3-5"
        onClick={({ target }) => folded && target instanceof Element && target.closest('button') === null && setFolded(false)}
      >
        <h2 class="grow cut teach-sheet-title text-ink t4">
          {title}
          {folded && shown.teaser !== undefined && <small> {shown.teaser()}</small>}
        </h2>
        <button
          type="button"
          class="icon-btn teach-fold hidden"
          aria-expanded={!folded}
          aria-label={tl(folded ? 'sheet.unfold' : 'sheet.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'up' : 'down'} size={17} />
        </button>
        <Button class="text-btn" onClick={() => closeTeaching()} words={shown.closeWords?.() ?? tl('sheet.close')} />
      </header>
      {!folded && (
        <div class="body scroll teach-sheet-body t3" tabIndex={0} role="group" aria-label={title}>
          <shown.Body />
        </div>
      )}
    </section>
  );
};

/**
 * The place of what teaches, one sheet at a time: at the head of the right column, on a phone at the foot instead of the tabs. Blue on paper, and
 * nothing in it plays: the bar stays the only dialog of the game.
 */
export const TeachPlace = () => {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      closeTeaching();
    };
  }, []);
  const shown = teaching.value;
  return (
    <>
      <Said class="hidden-words" words={shown?.title()} />
      {shown !== null && <Sheet key={shown.id} shown={shown} />}
    </>
  );
};

interface TeachButtonProps {
  readonly teaches: Teaching;
  readonly class?: string;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** A button that lays a blue sheet out, or takes it away; blue while it lies there. */
export const TeachButton = ({ teaches, class: className = '', onOpen, children }: TeachButtonProps) => {
  const open = teaching.value?.id === teaches.id;
  return (
    <button
      type="button"
      class={`${className}${open ? ' teaching' : ''}`}
      aria-expanded={open}
      onClick={() => {
        toggleTeaching(teaches);
        if (!open) onOpen?.();
      }}
    >
      {children}
    </button>
  );
};
