import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../svg/icon.tsx';
import { Popover } from './popover.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'icon' | 'size'> {
  readonly words: ComponentChildren;
  /** In small print under the words. */
  readonly help?: string | undefined;
  /** A sign before the words. */
  readonly icon?: IconName;
  readonly size?: number;
}

/** A button with words on it, which sends no form unless it is said to. */
export const Button = ({ words, help, icon, size, class: kind = 'btn', ...more }: ButtonProps) => (
  <button type="button" class={kind} {...more}>
    {icon !== undefined && <Icon name={icon} size={size} />}
    {help === undefined ? (
      words
    ) : (
      <span>
        {words}
        <small class="block w500">{help}</small>
      </span>
    )}
  </button>
);

interface IconButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'icon' | 'label' | 'size'> {
  readonly class?: string;
  readonly icon: IconName;
  readonly size?: number;
  readonly filled?: boolean;
  /** Read aloud, and shown where the pointer rests. */
  readonly label: string;
}

/** A button that is a sign. */
export const IconButton = ({ icon, size, filled, label, class: extra = '', ...more }: IconButtonProps) => (
  <button type="button" class={`icon-btn ${extra}`.trim()} aria-label={label} title={label} {...more}>
    <Icon name={icon} size={size} filled={filled} />
  </button>
);

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

type LinkProps = AnchorHTMLAttributes & {
  readonly words: ComponentChildren;
  /** In a tab of its own. */
  readonly apart?: boolean;
};

/** A way to another page, with words on it. */
export const Link = ({ words, apart = false, ...more }: LinkProps) => (
  <a {...more} {...(apart ? { target: '_blank', rel: 'noopener' } : {})}>
    {words}
  </a>
);
