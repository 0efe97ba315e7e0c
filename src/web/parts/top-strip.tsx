import type { ComponentChildren } from 'preact';
import { t } from '../i18n/house.ts';
import { pathTo } from '../routes.ts';
import { Logo } from '../svg/logo.tsx';
import { HouseMenu } from './house-menu.tsx';
import { LangSwitch, ThemeToggle } from './preferences.tsx';
import { Link } from './link.tsx';

interface TopStripProps {
  /** Where we are. */
  readonly crumb: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly menu?: (close: () => void) => ComponentChildren;
}

/** The dark strip at the top of every page but the first. */
export const TopStrip = ({ crumb, tools, menu }: TopStripProps) => (
  <header class="strip row">
    <Link class="skip-link" href="#main" words={t('common.skip')} />
    <a class="house row" href={pathTo.home} aria-label={`Comptoir, ${t('common.home')}`}>
      <Logo size={26} />
      <span>Comptoir</span>
    </a>
    <span class="crumb row">{crumb}</span>
    <span class="tools row">
      {tools}
      <LangSwitch />
      <ThemeToggle />
      <HouseMenu extra={menu} />
    </span>
  </header>
);
