import { LANGS } from '#kernel/words.ts';
import { t } from '../../i18n/house.ts';
import { isDark, lang, setLang, setTheme } from '../../browser/settings.ts';
import { FloatingButton, IconButton } from './buttons.tsx';
import type { ComponentChildren } from 'preact';
import { Icon } from '../svg/icon.tsx';
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

export type MenuPart = (close: () => void) => ComponentChildren;

interface MenuProps {
  readonly extra?: MenuPart | undefined;
  readonly more?: MenuPart | undefined;
  /** Nothing else leads away from here. */
  readonly alone?: boolean | undefined;
}

const MenuList = lazily<MenuProps & { readonly close: () => void }>(async () => (await import('./menu-list.tsx')).MenuList);

/** Everything of the house, from anywhere. A table adds what can be done at it; what is seldom wanted (`more`) and the rest of the house are then folded. */
export const HouseMenu = ({ extra, more, alone }: MenuProps) => (
  <FloatingButton class="icon-btn house-menu" label={t('common.menu')} face={<Icon name="menu" size={20} />}>
    {(close) => <MenuList extra={extra} more={more} alone={alone} close={close} />}
  </FloatingButton>
);
