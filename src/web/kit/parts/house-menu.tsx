import { LANGS } from '#kernel/words.ts';
import { t } from '../../i18n/house.ts';
import { isDark, lang, setLang, setTheme, theme } from '../../browser/settings.ts';
import { choicesOf, Segments } from './choices.tsx';
import { FloatingButton, IconButton } from './buttons.tsx';
import type { ComponentChildren } from 'preact';
import { pathTo } from '../../browser/routes.ts';
import { installWay } from '../../browser/install.ts';
import { Icon, type IconName } from '../svg/icon.tsx';
import { lazily } from './waiting.tsx';

const NAMES = { fr: 'Français', en: 'English' } as const;

/** FR · EN */
export const LangSwitch = () => (
  <span class="lang-switch row" role="group" aria-label={t('common.language')}>
    {LANGS.map((choice) => (
      <button
        key={choice}
        type="button"
        lang={choice}
        aria-pressed={lang.value === choice}
        aria-label={`${choice.toUpperCase()}, ${NAMES[choice]}`}
        onClick={() => setLang(choice)}
      >
        {choice.toUpperCase()}
      </button>
    ))}
  </span>
);

/** Day or night, the other one of what is seen now. */
export const ThemeToggle = () => {
  const words = isDark() ? t('theme.toLight') : t('theme.toDark');
  return <IconButton icon={isDark() ? 'moon' : 'sun'} label={words} onClick={() => setTheme(isDark() ? 'light' : 'dark')} />;
};

const ThemeChoice = () => (
  <Segments
    label={t('common.theme')}
    value={theme.value}
    choices={choicesOf({ auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') })}
    onChange={setTheme}
  />
);

const InstallItem = lazily<{ readonly close: () => void }>(async () => (await import('./install-hint.tsx')).InstallItem);

const Way = ({ href, icon, words, close }: { readonly href: string; readonly icon: IconName; readonly words: string; readonly close: () => void }) => (
  <li>
    <a href={href} onClick={close}>
      <Icon name={icon} />
      {words}
    </a>
  </li>
);

interface HouseMenuProps {
  /** What can be done here. */
  readonly extra?: ((close: () => void) => ComponentChildren) | undefined;
  /** Nothing else leads away from here. */
  readonly alone?: boolean | undefined;
}

/** Everything of the house, from anywhere. */
export const HouseMenu = ({ extra, alone }: HouseMenuProps) => (
  <FloatingButton class="icon-btn house-menu" label={t('common.menu')} face={<Icon name="menu" size={20} />}>
    {(close) => (
      <ul class="menu-list">
        {extra?.(close)}
        {!alone && (
          <>
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
          </>
        )}
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
