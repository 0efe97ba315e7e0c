import { BOXES, type GameBox } from '#catalogue';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { api } from '../../store/api.ts';
import { UNREACHABLE } from '../../store/failure.ts';
import { offline } from '../../browser/online.ts';
import { lang, playNowAsked } from '../../browser/settings.ts';
import { myTables, rememberCreated } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { Lid } from '../../kit/svg/lettering.tsx';
import { WallScreen } from '../../kit/svg/wall-screen.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';

/** The game whose table is being laid, and what went wrong with the last one. */
const laying = signal<string | null>(null);
const failure = signal<string | null>(null);

const playNow = async (game: string): Promise<void> => {
  if (laying.value !== null) return;
  laying.value = game;
  failure.value = null;
  const created = offline.peek() ? null : await api.playNow(playNowAsked(game));
  laying.value = null;
  // Without a line the game is played on this device.
  if (created === null || (!created.ok && created.code === UNREACHABLE)) return goTo(pathTo.solo(game));
  if (!created.ok) {
    failure.value = created.message;
    return undefined;
  }
  rememberCreated(created.value, game);
  return goTo(pathTo.table(created.value.table));
};

/** A shortcut of the installed page: the game that was played last, at once. */
export const usePlayNow = (): void => {
  useEffect(() => {
    if (location.search !== '?play') return;
    goTo(pathTo.home, 'replace');
    void playNow(myTables.peek()[0]?.game ?? BOXES[0]?.id ?? '');
  }, []);
};

const playersText = ({ players: { min, max } }: GameBox): string => (min === max ? t('home.playersExactly', { count: max }) : t('home.players', { min, max }));

const Plate = ({ box }: { readonly box: GameBox }) => {
  const busy = laying.value === box.id;
  return (
    <button
      type="button"
      class="plate relative w700"
      aria-label={t('home.playNowFor', { game: box.title })}
      aria-busy={busy}
      onClick={() => void playNow(box.id)}
    >
      <Icon name="play" size={15} filled weight={1} class="plate-icon" />
      <span class="wide-only">{busy ? t('home.preparing') : t('home.playNow')}</span>
      <span class="narrow-only">{busy ? '…' : t('home.play')}</span>
    </button>
  );
};

/** A box without a guided game leaves its place free, so that the first buttons of all stand in one row. */
const LONE = BOXES.some(({ lesson }) => lesson !== undefined) ? 'game-lone' : '';

const Game = ({ box, place }: { readonly box: GameBox; readonly place: number }) => (
  <li class="game" style={{ gridColumn: place + 1 }}>
    <div class="box game-box" aria-hidden="true">
      <Lid game={box.id} width={242} lang={lang.value} />
    </div>
    <div class="plank">
      <Plate box={box} />
    </div>
    <div class="label column game-label">
      <h2 class="game-title phone-t6">{box.title}</h2>
      <p class="facts row ends game-facts w650 t3">
        <span>{playersText(box)}</span>
        <span class="game-length">{box.length[lang.value]}</span>
      </p>
      <p class="tagline">{box.tagline[lang.value]}</p>
      <a
        class={`btn ghost create game-create ${box.lesson === undefined ? LONE : ''}`}
        href={pathTo.newTable(box.id)}
        aria-label={t('home.createFor', { game: box.title })}
      >
        <Icon name="plus" size={15} weight={2} class="narrow-only" />
        {t('home.create')}
      </a>
      {box.lesson !== undefined && (
        <a class="btn ghost create game-create game-learn" href={pathTo.learn(box.id)} aria-label={t('home.learnFor', { game: box.title })}>
          <Icon name="book" size={15} weight={2} class="narrow-only" />
          {t('home.learn')}
        </a>
      )}
    </div>
  </li>
);

/** A wall on the shelf, and no box: it holds no game of its own. */
const Workshop = ({ place }: { readonly place: number }) => (
  <li class="game" style={{ gridColumn: place + 1 }}>
    <div class="box game-box" aria-hidden="true">
      <WallScreen title={t('workshop.title')} words={t('workshop.sub')} />
    </div>
    <div class="plank">
      <a class="plate relative w700 no-underline" href={pathTo.workshop}>
        <Icon name="play" size={15} filled weight={1} class="plate-icon" />
        <span class="wide-only">{t('workshop.lead')}</span>
        <span class="narrow-only">{t('workshop.lead')}</span>
      </a>
    </div>
    <div class="label column game-label">
      <h2 class="game-title phone-t6">{t('workshop.title')}</h2>
      <p class="facts row ends game-facts w650 t3">
        <span>{t('workshop.people')}</span>
        <span class="game-length">{t('workshop.length')}</span>
      </p>
      <p class="tagline">{t('workshop.words')}</p>
      <a class={`btn ghost create game-create ${LONE}`} href={pathTo.workshop}>
        <Icon name="plus" size={15} weight={2} class="narrow-only" />
        {t('workshop.open')}
      </a>
    </div>
  </li>
);

/** The boxes on a plank; the plates on it start a game at once. A plank that is longer than the window is swiped. */
export const Shelf = () => (
  <section class="shelf" aria-label={t('home.shelf')}>
    {failure.value !== null && <Notice class="shelf-notice" words={failure.value} />}
    <div class="shelf-reach">
      <ul class="boxes" style={{ '--boxes': BOXES.length + 1 }}>
        {BOXES.map((box, place) => (
          <Game key={box.id} box={box} place={place} />
        ))}
        <Workshop place={BOXES.length} />
      </ul>
    </div>
  </section>
);
