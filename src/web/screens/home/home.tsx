import { HouseMenu, LangSwitch, ThemeToggle } from '../../kit/parts/house-menu.tsx';
import { Link } from '../../kit/parts/buttons.tsx';
import { type MyTable, useMyTables, waiting } from '../../store/use-my-tables.ts';
import { useAwaited, useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { lazily } from '../../kit/parts/waiting.tsx';
import { pathTo } from '../../browser/routes.ts';
import { houseName, houseSign } from '../../browser/house-sign.ts';
import { isHintWanted } from '../../browser/install.ts';
import { offline } from '../../browser/online.ts';
import { gameTitle, nameOf } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { Logo } from '../../kit/svg/lettering.tsx';
import { SeatLooks, Token } from '../../kit/svg/seats.tsx';
import { JoinForm } from './join-form.tsx';
import { MyTables } from './my-tables.tsx';
import { Shelf, usePlayNow } from './shelf.tsx';
import './home.css';
import { wide } from '../../browser/media.ts';
import './shelf.css';
import './home-narrow.css';

const InstallHint = lazily<object>(async () => (await import('../../kit/parts/install-hint.tsx')).InstallHint);
const Later = lazily<object>(async () => (await import('./home-later.tsx')).HomeLater);
const OfflineSheet = lazily<object>(async () => (await import('../../shell/offline-sheet.tsx')).OfflineSheet);

const Masthead = () => (
  <header class="masthead row gap-5">
    <Link class="skip-link" href="#main" words={t('common.skip')} />
    <Logo size={wide.value ? 44 : 34} ink="var(--brass-text)" />
    <h1 class={houseSign.value.name === '' ? 'masthead-title w800 t10' : 'masthead-title own-name w800 t8'}>{houseName.value}</h1>
    <span class="tag-line text-ink-2">{t('home.tag')}</span>
    <nav class="row masthead-nav t5 gap-6 push w600">
      <a class="row wide-only quiet gap-3 min-h-36 text-ink" href={pathTo.seats}>
        <Icon name="person" />
        {t('nav.seats')}
      </a>
      <a class="row wide-only quiet gap-3 min-h-36 text-ink" href={pathTo.watch}>
        <Icon name="eye" />
        {t('nav.watch')}
      </a>
      <a class="row wide-only quiet gap-3 min-h-36 text-ink" href={pathTo.booklets}>
        <Icon name="book" />
        {t('nav.rules')}
      </a>
      <a class="row to-lab wide-only quiet gap-3 min-h-36 text-ink" href={pathTo.lab()}>
        <Icon name="flask" />
        {t('nav.lab')}
      </a>
      <LangSwitch />
      <ThemeToggle />
      <HouseMenu />
    </nav>
  </header>
);

/** On a phone whose turn it is comes first. */
const TurnStrip = ({ table }: { readonly table: MyTable }) => {
  const { held, followed, mine } = table;
  if (followed.kind !== 'known') return null;
  const seat = mine.find((own) => followed.awaited.includes(own)) ?? 0;
  return (
    <a class="turn-strip row narrow-only t5 no-underline text-bar-ink p-2-5" href={pathTo.table(held.table)}>
      <SeatLooks seats={followed.info.seats}>
        <Token seat={seat} name={nameOf(followed.info.seats, seat)} size={30} />
      </SeatLooks>
      <span>
        <b class="besley w700 leading-1">{t('mine.yourTurn')}</b> {t('mine.yourTurnIn', { game: gameTitle(held.game), code: held.code })}
      </span>
      <Icon name="right" size={20} class="push" />
    </a>
  );
};

export const Home = () => {
  const tables = useMyTables({ most: 8, live: 6 });
  const count = waiting(tables);
  useAwaited(count);
  useTitle(t('home.title'));
  usePlayNow();
  const [first] = tables;
  return (
    <div class="home">
      <Masthead />
      <main id="main" tabIndex={-1}>
        {houseSign.value.notice !== '' && (
          <p class="house-notice w600" role="note" aria-label={t('house.notice')}>
            {houseSign.value.notice}
          </p>
        )}
        {offline.value && <OfflineSheet />}
        {isHintWanted() && tables.length > 0 && <InstallHint />}
        {first?.myTurn === true && <TurnStrip table={first} />}
        <div class="narrow-only p-5">
          <JoinForm id="join-phone" placeholder />
        </div>
        <Shelf />
        <div class="home-foot stack gap-6">
          <section class="sheet home-sheet wide-only padded" aria-labelledby="join-title">
            <h2 id="join-title" class="mb-4 t6">
              {t('join.title')}
            </h2>
            <JoinForm id="join-wide" />
            <p class="help mt-4">{t('join.help')}</p>
          </section>
          <MyTables tables={tables} />
          <Later />
        </div>
      </main>
    </div>
  );
};
