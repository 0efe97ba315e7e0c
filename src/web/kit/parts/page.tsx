import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/house.ts';
import { houseName } from '../../browser/house-sign.ts';
import { pathTo } from '../../browser/routes.ts';
import { Logo } from '../svg/lettering.tsx';
import { HouseMenu, LangSwitch, ThemeToggle } from './house-menu.tsx';
import { Link } from './buttons.tsx';
import { useTitle } from './use-title.ts';
import './strip.css';

interface TopStripProps {
  /** Where we are. */
  readonly crumb: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly menu?: (close: () => void) => ComponentChildren;
  /** What is seldom wanted here. */
  readonly more?: (close: () => void) => ComponentChildren;
  /** `menu` is all there is in the menu. */
  readonly alone?: boolean;
}

/** The dark strip at the top of every page but the first. */
export const TopStrip = ({ crumb, tools, menu, more, alone }: TopStripProps) => (
  <header class="strip row">
    <Link class="skip-link" href="#main" words={t('common.skip')} />
    <a class="house row" href={pathTo.home} aria-label={`${houseName.value}, ${t('common.home')}`}>
      <Logo size={26} />
      <span>{houseName.value}</span>
    </a>
    <span class="crumb row">{crumb}</span>
    <span class="tools row">
      {tools}
      <LangSwitch />
      <ThemeToggle />
      <HouseMenu extra={menu} more={more} alone={alone} />
    </span>
  </header>
);

interface PageProps {
  /** Where we are. */
  readonly crumb?: ComponentChildren;
  /** Of the tab; left out where somebody else says it. */
  readonly title?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Titled = ({ title }: { readonly title: string }) => {
  useTitle(`${title} · Comptoir`);
  return null;
};

/** A page under the dark strip. */
export const Page = ({ crumb = null, title, class: kind, children }: PageProps) => (
  <>
    {title !== undefined && <Titled title={title} />}
    <TopStrip crumb={crumb} />
    <main id="main" class={kind} tabIndex={-1}>
      {children}
    </main>
  </>
);

interface FilledPageProps extends TopStripProps {
  readonly class?: string;
  /** Between the strip and the paper. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page that reaches down to the foot of the window. */
export const FilledPage = ({ class: kind, above, children, ...strip }: FilledPageProps) => (
  <div class="fill">
    <TopStrip {...strip} />
    {above}
    <main id="main" class={kind} tabIndex={-1}>
      {children}
    </main>
  </div>
);
