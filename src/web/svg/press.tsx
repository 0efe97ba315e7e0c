import type { ComponentChildren } from 'preact';
import './press.css';

interface PressProps {
  readonly label: string;
  readonly onPress: () => void;
  /** Where the focus ring is drawn. */
  readonly ring: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** -1 takes it out of the tab order, for groups walked with the arrow keys. */
  readonly tabIndex?: number;
  readonly class?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
  readonly onPoint?: (inside: boolean) => void;
  readonly data?: string;
  readonly children: ComponentChildren;
}

/** A button made of drawing: Enter and Space press it like any other. */
export const Press = ({ label, onPress, ring, tabIndex = 0, class: className = '', onKeyDown, onFocus, onPoint, data, children }: PressProps) => (
  <g
    class={`press ${className}`}
    role="button"
    tabIndex={tabIndex}
    aria-label={label}
    data-press={data}
    onClick={onPress}
    onFocus={onFocus}
    onPointerEnter={() => onPoint?.(true)}
    onPointerLeave={() => onPoint?.(false)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onPress();
      } else onKeyDown?.(event);
    }}
  >
    {children}
    <rect class="press-ring" x={ring.x - 4} y={ring.y - 4} width={ring.width + 8} height={ring.height + 8} rx="5" />
  </g>
);
