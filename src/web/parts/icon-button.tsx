import type { ButtonHTMLAttributes } from 'preact';
import { Icon, type IconName } from '../svg/icon.tsx';

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
