import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameBox } from '#catalogue';
import { t } from '../../i18n/house.ts';
import { shelf } from '../../browser/house-sign.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { failureOf } from '../../store/failure.ts';
import { lang } from '../../browser/settings.ts';
import { progressIn } from '../../store/progress.ts';
import { myTables } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { Lid } from '../../kit/svg/lettering.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';

/** As large as the title leaves room for on its sheet. */
const sizeOf = (title: string): number => Math.min(38, 256 / title.length);

/** A wall hung up between the boxes, with the room before it. */
const WallScreen = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <svg class="lid" viewBox="0 0 242 324" aria-hidden="true">
    <path d="M40 62L121 8L202 62" fill="none" stroke="var(--brass)" stroke-width="2" />
    <circle cx="121" cy="8" r="5" fill="var(--brass)" />
    <rect x="8" y="56" width="226" height="14" rx="7" fill="var(--brass)" />
    <rect x="18" y="70" width="206" height="200" fill="var(--sheet)" />
    <text x="36" y="114" font-size={sizeOf(title)} font-weight="700" style={{ fontFamily: 'var(--besley)', fill: 'var(--ink)' }}>
      {title}
    </text>
    <text x="36" y="136" font-size="13" style={{ fill: 'var(--ink)' }}>
      {words}
    </text>
    <path d="M36 254V226L88 208L138 184L206 152V254Z" fill="var(--brass)" />
    <path d="M36 254V238L88 226L138 208L206 180V254Z" fill="var(--blue)" />
    <path d="M36 254V248L88 238L138 230L206 212V254Z" fill="var(--ink)" />
    <rect x="14" y="270" width="214" height="8" rx="4" fill="var(--brass-lo)" />
    {[26, 66, 106, 146, 186, 220].map((x) => (
      <g key={x} fill="var(--head)">
        <circle cx={x} cy="298" r="13" />
        <path d={`M${x - 20} 330a20 20 0 0 1 40 0z`} />
      </g>
    ))}
  </svg>
);

/** The game whose table is being laid, and what went wrong with the last one. */
const laying = signal<string | null>(null);
const failure = signal<string | null>(null);

const playNow = async (game: string): Promise<void> => {
  if (laying.value !== null) return;
  laying.value = game;
  failure.value = null;
  // The table's page is on its way while the table is laid; the utilities before it, since its own sheets may say otherwise.
  const utilities = import('../../styles/utilities.css');
  Promise.all([utilities, import('../table/table-page.tsx')]).catch(() => undefined);
  const created = await import('../../store/solo/solo-table.ts').then(
    (solo) => solo.playNow(game),
    () => failureOf(null),
  );
  laying.value = null;
  if (created.ok) return goTo(pathTo.table(created.value.table));
  failure.value = created.message === '' ? t('error.chunk') : created.message;
  return undefined;
};

/** A shortcut of the installed page: the game that was played last, at once. */
export const usePlayNow = (): void => {
  useEffect(() => {
    if (location.search !== '?play') return;
    goTo(pathTo.home, 'replace');
    void playNow(myTables.peek()[0]?.game ?? shelf.peek()[0]?.id ?? '');
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

/** What the guided game of a box is to this reader: new, begun or done. */
const learnWords = (game: string): string => {
  const { step, done, of: count } = progressIn(game);
  if (done) return t('home.learnt');
  return step > 0 && count !== undefined ? t('home.learning', { step: step + 1, count }) : t('home.learn');
};

/** Read aloud it begins with what stands there. */
const learnLabel = ({ id, title }: GameBox): string => {
  const words = learnWords(id);
  return words === t('home.learn') ? t('home.learnFor', { game: title }) : `${words}, ${title}`;
};

/** A box without a guided game leaves its place free, so that the first buttons of all stand in one row. */
const LONE = shelf.peek().some(({ lesson }) => lesson !== undefined) ? 'game-lone' : '';

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
        <a class="btn ghost create game-create game-learn" href={pathTo.learn(box.id)} aria-label={learnLabel(box)}>
          <Icon name="book" size={15} weight={2} class="narrow-only" />
          {learnWords(box.id)}
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
      <ul class="boxes" style={{ '--boxes': shelf.value.length + 1 }}>
        {shelf.value.map((box, place) => (
          <Game key={box.id} box={box} place={place} />
        ))}
        <Workshop place={shelf.value.length} />
      </ul>
    </div>
  </section>
);
