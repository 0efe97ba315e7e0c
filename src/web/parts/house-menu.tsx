import type { ComponentChildren } from 'preact';
import { t } from '../i18n/house.ts';
import { pathTo } from '../routes.ts';
import { installWay } from '../store/install.ts';
import { Icon, type IconName } from '../svg/icon.tsx';
import { FloatingButton } from './floating-button.tsx';
import { lazily } from './lazily.tsx';
import { LangSwitch, ThemeChoice } from './preferences.tsx';

const InstallItem = lazily<{ readonly close: () => void }>(async () => (await import('./install-hint.tsx')).InstallItem);

const Way = ({ href, icon, words, close }: { readonly href: string; readonly icon: IconName; readonly words: string; readonly close: () => void }) => (
  <li>
    <a href={href} onClick={close}>
      <Icon name={icon} />
      {words}
    </a>
  </li>
);

/** Everything of the house, from anywhere. A table adds what can be done at it. */
export const HouseMenu = ({ extra }: { readonly extra?: (close: () => void) => ComponentChildren }) => (
  <FloatingButton class="icon-btn" label={t('common.menu')} face={<Icon name="menu" size={20} />}>
    {(close) => (
      <ul class="menu-list">
        {extra?.(close)}
        <Way href={pathTo.home} icon="table" words={t('common.home')} close={close} />
        <Way href={pathTo.seats} icon="person" words={t('nav.seats')} close={close} />
        <Way href={pathTo.watch} icon="eye" words={t('nav.watch')} close={close} />
        <Way href={pathTo.notices} icon="bell" words={t('nav.notices')} close={close} />
        <Way href={pathTo.booklets} icon="book" words={t('nav.rules')} close={close} />
        <Way href={pathTo.recordings} icon="seal" words={t('nav.verify')} close={close} />
        <Way href={pathTo.lab()} icon="flask" words={t('nav.lab')} close={close} />
        <Way href={pathTo.adjudicator} icon="flask" words={t('nav.adjudicator')} close={close} />
        {installWay() !== null && <InstallItem close={close} />}
        <li class="parting" aria-hidden="true" />
        <li class="row ends">
          {t('common.language')} <LangSwitch />
        </li>
        <li class="row ends">
          {t('common.theme')} <ThemeChoice />
        </li>
      </ul>
    )}
  </FloatingButton>
);
