import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface PopoverProps {
  /** What it hangs from. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const MARGIN = 8;

/** Under the anchor, above it where there is no room, never out of the window. */
const place = (box: HTMLElement, anchor: HTMLElement): void => {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = from.bottom + 6;
  const above = from.top - 6 - height;
  const top = below + height + MARGIN <= window.innerHeight || above < MARGIN ? below : above;
  box.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
  box.style.left = `${Math.max(MARGIN, Math.min(from.left, window.innerWidth - width - MARGIN))}px`;
};

/** A sheet beside what opened it. Escape or a click elsewhere closes it and gives the focus back. */
export const Popover = ({ anchor, label, onClose, class: className = '', children }: PopoverProps) => {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    element.showPopover();
    place(element, anchor);
    const onResize = (): void => place(element, anchor);
    const follow = new ResizeObserver(onResize);
    follow.observe(element);
    // The keyboard of a phone may take half of the window: what is being filled in stays.
    window.addEventListener('resize', onResize);
    return () => {
      follow.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, [anchor]);

  // Before anybody sees it: a key pressed at the first sight of it is heard.
  useLayoutEffect(() => {
    const element = box.current;
    const first = element?.querySelector<HTMLElement>('[data-autofocus], a, button, input, select, textarea');
    (first ?? element)?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
      anchor.focus();
    };
    const onPress = (event: PointerEvent): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (element?.contains(target) !== true && !anchor.contains(target)) close.current();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [anchor]);

  return (
    <div ref={box} popover="manual" class={`popover ${className}`} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
};
