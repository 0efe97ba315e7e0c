import type { ComponentChildren } from 'preact';
import './press.css';

interface PressProps {
  readonly label: string;
  readonly onPress: () => void;
  /** What is pressed; the focus ring is drawn around it. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** False takes it out of the tab order, for groups walked with the arrow keys. */
  readonly inTabOrder?: boolean;
  readonly class?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Told when the keyboard comes and goes. Whoever listens draws the ring, above all neighbours. */
  readonly onFocus?: (byKeyboard: boolean) => void;
  readonly onBlur?: () => void;
  readonly onPoint?: (inside: boolean) => void;
  /** What it is, to be explained (`data-explain`). */
  readonly explains?: string;
  /** Finds the button again, as `data-press`. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/**
 * A button made of drawing: Enter and Space press it like any other. The button itself is a clear sheet over the drawing,
 * so that its name is the label and not every word drawn beneath.
 */
export const Press = ({
  label,
  onPress,
  box,
  inTabOrder = true,
  class: className = '',
  onKeyDown,
  onFocus,
  onBlur,
  onPoint,
  explains,
  id,
  children,
}: PressProps) => (
  <g class={`press ${className}`} data-explain={explains} onPointerEnter={() => onPoint?.(true)} onPointerLeave={() => onPoint?.(false)}>
    <g aria-hidden="true">{children}</g>
    <rect
      {...box}
      class="press-sheet"
      role="button"
      // In lower case: SVG knows no other spelling.
      tabindex={inTabOrder ? 0 : -1}
      aria-label={label}
      data-press={id}
      onClick={onPress}
      onFocus={(event) => onFocus?.(event.currentTarget.matches(':focus-visible'))}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onPress();
        } else onKeyDown?.(event);
      }}
    />
    {onFocus === undefined && <PressRing box={box} />}
  </g>
);

export const PressRing = ({ box, shown = false }: { readonly box: PressProps['box']; readonly shown?: boolean }) => (
  <rect
    class={shown ? 'press-ring untouched fill-none press-ring-shown' : 'press-ring untouched fill-none'}
    x={box.x - 4}
    y={box.y - 4}
    width={box.width + 8}
    height={box.height + 8}
    rx="5"
  />
);
