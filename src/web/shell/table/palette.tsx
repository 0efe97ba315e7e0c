import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { markName, MARKS, type SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { lang } from '../../browser/settings.ts';
import { seatLook } from '../../kit/svg/seats.tsx';
import { useTable } from '../at-table.tsx';
import { nextPlace, offeredMarks } from './offered-marks.ts';
import './mark-choice.css';

/** A mark to choose; one that is worn already is an outline, struck through. */
const Picture = ({ mark, taken }: { readonly mark: number; readonly taken: boolean }) => {
  const { colour, shape } = seatLook(mark);
  return (
    <svg width={26} height={26} viewBox="-2 -2 36 36" aria-hidden="true">
      <path d={shape.path} fill={taken ? 'none' : colour.fill} stroke={taken ? 'var(--ink-3)' : 'var(--seat-edge)'} stroke-width="2" stroke-linejoin="round" />
      {taken && <path d="M3 29L29 3" stroke="var(--ink-3)" stroke-width="2.4" stroke-linecap="round" />}
    </svg>
  );
};

/** Colour and shape of one's own seat: one stop of the keyboard, arrows go from mark to mark. */
export const Palette = ({ own, class: more = '' }: { readonly own: SeatInfo; readonly class?: string }) => {
  const { scene, session, voice } = useTable();
  const [pointed, setPointed] = useState<number | null>(null);
  const wearers = new Map<number, Seat>(
    scene.info.seats.flatMap(({ seat, mark, holder }) => (holder === 'open' || seat === own.seat ? [] : [[mark, seat] as const])),
  );
  const marks = offeredMarks(range(MARKS), own.mark, wearers, scene.info.seats.length);
  const shown = pointed ?? own.mark;
  const wordsOf = (mark: number): string => {
    const wearer = wearers.get(mark);
    const name = markName(mark)[lang.value];
    return wearer === undefined ? name : tm('palette.taken', { mark: name, name: voice.seatName(wearer) });
  };
  const onKey = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = nextPlace(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      buttons.length,
    );
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div class={`palette cluster ${more}`} role="group" aria-label={tm('palette.label')}>
      <p class="palette-words">
        <b class="block">{tm('palette.label')}</b>
        <span class="hint block" aria-live="polite">
          {wordsOf(shown)}
        </span>
      </p>
      <div class="palette-marks grid" onKeyDown={onKey} onBlurCapture={() => setPointed(null)} onPointerLeave={() => setPointed(null)}>
        {marks.map((mark) => (
          <button
            class="palette-mark grid round-2 bg-none"
            key={mark}
            type="button"
            aria-label={wordsOf(mark)}
            aria-pressed={mark === own.mark}
            aria-disabled={wearers.has(mark)}
            tabIndex={mark === own.mark ? 0 : -1}
            onFocus={() => setPointed(mark)}
            onPointerEnter={() => setPointed(mark)}
            onClick={() => (wearers.has(mark) ? setPointed(mark) : void session.ask({ t: 'mark', mark }))}
          >
            <Picture mark={mark} taken={wearers.has(mark)} />
          </button>
        ))}
      </div>
    </div>
  );
};
