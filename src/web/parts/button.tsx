import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from '../svg/icon.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'icon' | 'size'> {
  readonly words: ComponentChildren;
  /** A sign before the words. */
  readonly icon?: IconName;
  readonly size?: number;
}

/** A button with words on it, which sends no form unless it is said to. */
export const Button = ({ words, icon, size, class: kind = 'btn', ...more }: ButtonProps) => (
  <button type="button" class={kind} {...more}>
    {icon !== undefined && <Icon name={icon} size={size} />}
    {words}
  </button>
);
