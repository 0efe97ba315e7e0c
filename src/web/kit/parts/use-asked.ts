import { useLayoutEffect, useState } from 'preact/hooks';

/** Long enough to be meant. */
const HOVER_MS = 300;
const PRESS_MS = 450;
/** To reach the slip with the pointer. */
const LEAVE_MS = 200;
/** A finger that moves scrolls; a pointer that has pressed, or was left for the keyboard, and rests asks nothing more. */
const STILL_PX = 10;

/** The slip that says it; one on the page. */
export const SLIP = 'explain-slip';

const explainedAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-explain]') : null);

/** What the keyboard stands on: in a list that is walked through, the entry it has come to. */
const explainedIn = (target: Element): Element | null => {
  const entry = target.getAttribute('aria-activedescendant');
  return explainedAt(entry === null ? target : document.getElementById(entry));
};

/** The most precise of what lies under the pointer: a card counts before the button that covers its whole set. */
const explainedUnder = (target: EventTarget | null, { x, y }: Spot): Element | null => {
  const first = explainedAt(target);
  if (first === null) return null;
  const beneath = document.elementsFromPoint(x, y).map(explainedAt);
  return beneath.find((each) => each !== null && each !== first && first.contains(each)) ?? first;
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= STILL_PX;

const isInSlip = (target: EventTarget | null): boolean => target instanceof Element && target.closest(`#${SLIP}`) !== null;

/** Listens to the page and tells which thing is asked about, or null when it no longer is. */
const listen = (tell: (thing: Element | null) => void): (() => void) => {
  let shown: Element | null = null;
  let awaited: Element | null = null;
  let timer = 0;
  let finger: Spot | null = null;
  let pressed: Spot | null = null;
  /** Where the pointer rests. A finger rests nowhere. */
  let rests: Spot | null = null;
  /** A press that explained is not one that plays. */
  let spent = false;

  const stop = (): void => {
    clearTimeout(timer);
    awaited = shown;
  };
  const show = (thing: Element | null): void => {
    clearTimeout(timer);
    shown = awaited = thing;
    tell(thing);
  };
  const soon = (thing: Element | null, ms: number): void => {
    if (thing === awaited) return;
    clearTimeout(timer);
    awaited = thing;
    timer = window.setTimeout(() => show(thing), ms);
  };
  const lift = (): void => {
    if (finger === null) return;
    finger = null;
    stop();
  };

  const point = (target: EventTarget | null, spot: Spot): void => {
    rests = spot;
    if (pressed !== null && isNear(pressed, spot)) return undefined;
    pressed = null;
    if (isInSlip(target)) return stop();
    const thing = explainedUnder(target, spot);
    // What the keyboard stands on stays explained while the pointer rests elsewhere.
    if (thing === null && shown?.matches(':focus-visible, :has(:focus-visible)') === true) return undefined;
    return soon(thing, thing === null ? LEAVE_MS : HOVER_MS);
  };

  const heard = {
    pointermove: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') point(event.target, spotOf(event));
      else if (finger !== null && !isNear(finger, spotOf(event))) lift();
    },
    // A thing that is drawn under a pointer at rest: nothing moves any more.
    pointerover: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') point(event.target, spotOf(event));
    },
    pointerdown: (event: PointerEvent): void => {
      spent = false;
      if (isInSlip(event.target)) return;
      show(null);
      pressed = spotOf(event);
      rests = event.pointerType === 'touch' ? null : pressed;
      const thing = explainedUnder(event.target, pressed);
      if (event.pointerType !== 'touch' || thing === null) return;
      finger = pressed;
      awaited = thing;
      timer = window.setTimeout(() => {
        spent = true;
        show(thing);
      }, PRESS_MS);
    },
    pointerup: lift,
    pointercancel: lift,
    click: (event: MouseEvent): void => {
      if (spent && !isInSlip(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
      spent = false;
    },
    contextmenu: (event: MouseEvent): void => {
      if (spent || finger !== null) event.preventDefault();
    },
    focusin: ({ target }: FocusEvent): void => {
      if (target instanceof Element && !isInSlip(target) && target.matches(':focus-visible')) soon(explainedIn(target), HOVER_MS);
    },
    keyup: ({ target, key }: KeyboardEvent): void => {
      if (key.startsWith('Arrow') && target instanceof Element && target.hasAttribute('aria-activedescendant')) soon(explainedIn(target), HOVER_MS);
    },
    keydown: (event: KeyboardEvent): void => {
      // Whoever goes on with the keyboard asks nothing with the pointer: what comes to lie under it is not told.
      pressed = rests;
      // What is pressed with the keyboard is asked about no longer.
      if (event.key === 'Enter' || event.key === ' ') show(null);
      if (event.key !== 'Escape' || shown === null || document.querySelector(`#${SLIP} [popover]:popover-open`) !== null) return;
      event.stopPropagation();
      show(null);
    },
    scroll: ({ target }: Event): void => {
      const asked = awaited ?? shown;
      // The log goes on by itself beside the board, and nothing on the board moves by it.
      if (isInSlip(target) || (asked !== null && target instanceof Node && !target.contains(asked))) return;
      show(null);
      // The keyboard moves the page to what it comes to, and still stands there. So does a pointer under which the page came to rest.
      const stood = document.activeElement;
      if (asked !== null && stood?.matches(':focus-visible') === true && explainedIn(stood) === asked) soon(asked, HOVER_MS);
      else if (rests !== null) point(document.elementFromPoint(rests.x, rests.y), rests);
    },
  };
  const ear = new AbortController();
  const options = { capture: true, signal: ear.signal };
  document.addEventListener('pointermove', heard.pointermove, options);
  document.addEventListener('pointerover', heard.pointerover, options);
  document.addEventListener('pointerdown', heard.pointerdown, options);
  document.addEventListener('pointerup', heard.pointerup, options);
  document.addEventListener('pointercancel', heard.pointercancel, options);
  document.addEventListener('click', heard.click, options);
  document.addEventListener('contextmenu', heard.contextmenu, options);
  document.addEventListener('focusin', heard.focusin, options);
  document.addEventListener('keydown', heard.keydown, options);
  document.addEventListener('keyup', heard.keyup, options);
  document.addEventListener('scroll', heard.scroll, options);
  return () => {
    clearTimeout(timer);
    ear.abort();
  };
};

/** Which thing is being asked about: by the pointer that rests on it, the keyboard that comes to it, a finger that stays. */
export const useAsked = (): Element | null => {
  const [asked, setAsked] = useState<Element | null>(null);
  // With the picture itself: whoever points at it at once is heard.
  useLayoutEffect(() => listen(setAsked), []);
  return asked;
};
