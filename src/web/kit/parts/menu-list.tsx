import { pathTo } from '../../browser/routes.ts';
import { contactHref, houseSign } from '../../browser/house-sign.ts';
import { installWay } from '../../browser/install.ts';
import { setTheme, theme } from '../../browser/settings.ts';
import { t } from '../../i18n/house.ts';
import { Icon, type IconName } from '../svg/icon.tsx';
import { choicesOf, Segments } from './choices.tsx';
import { LangSwitch, type MenuPart } from './house-menu.tsx';
import { lazily } from './waiting.tsx';
import './menu-list.css';

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

const Ways = ({ close }: { readonly close: () => void }) => {
  const { legal } = houseSign.value;
  const contact = contactHref(houseSign.value.contact);
  return (
    <>
      <Way href={pathTo.watch} icon="eye" words={t('nav.watch')} close={close} />
      <Way href={pathTo.notices} icon="bell" words={t('nav.notices')} close={close} />
      <Way href={pathTo.booklets} icon="book" words={t('nav.rules')} close={close} />
      <Way href={pathTo.recordings} icon="seal" words={t('nav.verify')} close={close} />
      <Way href={pathTo.lab()} icon="flask" words={t('nav.lab')} close={close} />
      <Way href={pathTo.adjudicator} icon="flask" words={t('nav.adjudicator')} close={close} />
      {installWay() !== null && <InstallItem close={close} />}
      {contact !== null && <Way href={contact} icon="chat" words={t('house.write')} close={close} />}
      {legal !== '' && <Way href={legal} icon="scale" words={t('house.legal')} close={close} />}
    </>
  );
};

interface MenuListProps {
  readonly extra?: MenuPart | undefined;
  readonly more?: MenuPart | undefined;
  readonly alone?: boolean | undefined;
  readonly close: () => void;
}

const Rest = ({ more, close }: Pick<MenuListProps, 'more' | 'close'>) => (
  <>
    <Way href={pathTo.home} icon="table" words={t('common.home')} close={close} />
    <Way href={pathTo.seats} icon="person" words={t('nav.seats')} close={close} />
    {more === undefined ? (
      <Ways close={close} />
    ) : (
      <li>
        <details>
          <summary>{t('nav.more')}</summary>
          <ul>
            {more(close)}
            <Ways close={close} />
          </ul>
        </details>
      </li>
    )}
  </>
);

export const MenuList = ({ extra, more, alone, close }: MenuListProps) => (
  <ul class="menu-list">
    {extra?.(close)}
    {!alone && <Rest more={more} close={close} />}
    <li class="menu-foot">
      <span class="row ends">
        {t('common.language')} <LangSwitch />
      </span>
      <span class="row ends">
        {t('common.theme')} <ThemeChoice />
      </span>
    </li>
  </ul>
);
