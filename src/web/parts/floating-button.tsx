import type { ComponentChildren } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { Popover } from './popover.tsx';

interface FloatingButtonProps {
  /** What stands on the button. */
  readonly face: ComponentChildren;
  /** The button's name where the face is an icon, and the name of what it opens. */
  readonly label: string;
  /** The face says it already. */
  readonly spoken?: boolean;
  readonly class?: string;
  readonly popoverClass?: string;
  readonly disabled?: boolean;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a sheet beside itself. */
export const FloatingButton = ({ face, label, spoken = false, class: className, popoverClass, disabled = false, children }: FloatingButtonProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        class={className}
        disabled={disabled}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={spoken ? undefined : label}
        title={spoken ? undefined : label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={label} onClose={close} class={popoverClass}>
          {children(close)}
        </Popover>
      )}
    </>
  );
};
