import { LANGS } from '#kernel/words.ts';
import { t } from '../i18n/house.ts';
import { isDark, lang, setLang, setTheme, theme } from '../store/settings.ts';
import { choicesOf, Segments } from './choices.tsx';
import { IconButton } from './icon-button.tsx';

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

export const ThemeChoice = () => (
  <Segments
    label={t('common.theme')}
    value={theme.value}
    choices={choicesOf({ auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') })}
    onChange={setTheme}
  />
);
