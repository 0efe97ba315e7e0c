import type { AnchorHTMLAttributes, ComponentChildren } from 'preact';

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
