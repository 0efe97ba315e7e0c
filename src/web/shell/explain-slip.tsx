import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ClauseMark, Worded } from '../rules/clause-card.tsx';
import type { Explained } from '../kit/parts/explain.ts';
import { SLIP, useAsked } from '../kit/parts/use-asked.ts';
import './explain-slip.css';

const MARGIN = 8;
const GAP = 8;

interface Spot {
  readonly left: number;
  readonly top: number;
}

const overlap = (a: Spot, width: number, height: number, b: DOMRect): number =>
  Math.max(0, Math.min(a.left + width, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + height, b.bottom) - Math.max(a.top, b.top));

/**
 * Beside the thing, never over it, over what it would bring about (`data-consequence`) or over what it is a part of, whose other parts may be asked
 * about next; as far as there is room.
 */
const place = (slip: HTMLElement, anchor: Element): void => {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = slip;
  const inside = ({ left, top }: Spot): Spot => ({
    left: Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN)),
  });
  const whole = anchor.parentElement?.closest('[data-explain]') ?? anchor;
  const free = [anchor, whole, ...document.querySelectorAll('[data-consequence]')].map((each) => each.getBoundingClientRect());
  const spots = [
    { left: from.left, top: from.bottom + GAP },
    { left: from.left, top: from.top - GAP - height },
    { left: from.left - GAP - width, top: from.top },
    { left: from.right + GAP, top: from.top },
  ].map(inside);
  const cost = (spot: Spot): number => free.reduce((sum, box) => sum + overlap(spot, width, height, box), 0);
  const best = spots.reduce((chosen, spot) => (cost(spot) < cost(chosen) ? spot : chosen));
  slip.style.left = `${best.left}px`;
  slip.style.top = `${best.top}px`;
};

/** The described thing says its slip to a screen reader, too. */
const useDescription = (anchor: Element | null): void => {
  useEffect(() => {
    if (anchor === null) return undefined;
    const focused = document.activeElement;
    const described = focused !== null && anchor.contains(focused) ? focused : anchor;
    const before = described.getAttribute('aria-describedby');
    described.setAttribute('aria-describedby', SLIP);
    return () => (before === null ? described.removeAttribute('aria-describedby') : described.setAttribute('aria-describedby', before));
  }, [anchor]);
};

const Slip = ({ anchor, game, explained }: { readonly anchor: Element; readonly game: string; readonly explained: Explained }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.showPopover();
    place(box.current, anchor);
  }, [anchor, explained.words]);
  useDescription(anchor);
  return (
    <div ref={box} id={SLIP} popover="manual" class="explain-slip m-0 p-4-5 round-1 bg-sheet text-ink t4 spill" role="tooltip">
      {explained.title !== undefined && <b class="explain-title block">{explained.title}</b>}
      <Worded game={game} text={explained.words} />{' '}
      {explained.clauses.map((clause) => (
        <ClauseMark key={clause} game={game} clause={clause} />
      ))}
    </div>
  );
};

interface ExplainSlipProps {
  readonly game: string;
  /** Null: nothing to say of it now. */
  readonly explain: (thing: string) => Explained | null;
}

/**
 * Help where one looks, for everything on the page that names what it is with `data-explain`: a slip beside it after a moment's hover, with the
 * focus, or under a finger that stays. It can be reached with the pointer, closed with Escape, and takes no focus.
 */
export const ExplainSlip = ({ game, explain }: ExplainSlipProps) => {
  const asked = useAsked();
  // What it hung from may be gone with the move that was just made.
  if (asked === null || !asked.isConnected) return null;
  const explained = explain(asked.getAttribute('data-explain') ?? '');
  return explained === null ? null : <Slip anchor={asked} game={game} explained={explained} />;
};
