import type { View } from '#games/triple-bataille/types.ts';
import type { Standing } from '#kernel/game.ts';
import type { CountProps } from '#web/kit/interface/game-page.ts';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { ownEndOf } from '../outlook.ts';
import { endWords, type Scene, THREE, useScene, type Verdict, verdictOf } from '../speech.ts';
import { Notice } from './events-sheet.tsx';

/** As many of the richest are named on a wall: nobody is named for being poor. */
const NAMED_ON_WALL = 3;

type Players = { readonly players: Verdict['players'] };

const CountList = ({ players, wall = false }: Players & { readonly wall?: boolean }) => {
  const { words, name, cards, you } = useScene();
  return (
    <ol class={wall ? undefined : 'mt-4'}>
      {players.map(({ seat, rank, score }) => (
        <li key={seat} class={`tb-counted across p-2-0 blue-over ${seat === you ? 'bg-now' : ''}`}>
          <span>{words('place', { place: rank })}</span>
          <SeatMark seat={seat} size={24} />
          <span>{name(seat)}</span>
          <b>{cards(score)}</b>
        </li>
      ))}
    </ol>
  );
};

/** Up to so many are listed at once. */
const FEW = 8;

/** One's own place, how far it is from the mean, and what decided it. */
const Place = ({ players, own }: Players & { readonly own: Standing }) => {
  const { view, words, cards } = useScene();
  const { fromMean, means, best, worst } = ownEndOf(view, own.seat);
  const mean = fromMean === 0 ? words('verdict.atMean') : words(fromMean > 0 ? 'verdict.aboveMean' : 'verdict.belowMean', { cards: cards(Math.abs(fromMean)) });
  return (
    <div class="mb-4">
      <p class="besley w600 t6">{words('verdict.ownPlace', { place: own.rank, of: players.length, cards: cards(own.score) })}</p>
      <p>
        {mean} {words(means.debts === 0 ? 'verdict.made' : 'verdict.madeWithDebts', { ...means })}
      </p>
      {best !== null && <p>{words('verdict.best', best)}</p>}
      {worst !== null && <p>{words('verdict.worst', { battle: worst.battle, bundles: -worst.bundles })}</p>}
    </div>
  );
};

/** Whoever is in the last third of a crowd unfolds it. */
const OwnPlace = ({ players }: Players) => {
  const { words, you } = useScene();
  const own = players.find(({ seat }) => seat === you);
  if (own === undefined) return null;
  if (players.length <= FEW || own.rank <= (2 * players.length) / 3) return <Place players={players} own={own} />;
  return (
    <details>
      <summary>{words('verdict.seeOwnPlace')}</summary>
      <Place players={players} own={own} />
    </details>
  );
};

/** All players; in a crowd they unfold. */
const Everybody = ({ players }: Players) => {
  const { words } = useScene();
  if (players.length <= FEW) return <CountList players={players} />;
  return (
    <details>
      <summary>{words('verdict.seeAll')}</summary>
      <CountList players={players} />
    </details>
  );
};

/** What each of the three battles came to. */
const endsOf = (verdict: Verdict, scene: Scene): Readonly<Record<(typeof THREE)[number], readonly string[]>> => {
  const { table, options, words, name, cards } = scene;
  const winners = verdict.players.filter(({ rank }) => rank === 1);
  const { economic, monetary, collective } = endWords(scene, {
    names: winners.map(({ seat }) => name(seat)),
    score: winners[0]?.score ?? 0,
    bank: table.system === 'decouverte' || options.mode === 'libre' ? 'none' : verdict.bank,
    libre: verdict.libre,
  });
  const bankers = verdict.bank !== null && options.bankController === 'players' ? [words('verdict.bankers', { score: verdict.bank.score })] : [];
  const state = options.mode === 'decouverte' ? [] : [words('verdict.state', { cards: cards(verdict.state) })];
  return { economic: [economic], monetary: [monetary, ...state, ...bankers], collective: [collective] };
};

/** What its parts look like where it is shown. */
const LOOKS = {
  board: { sheet: 'tb-paper', title: '', columns: 'tb-columns', name: 'text-ink-2 t4', said: '', hint: '' },
  count: { sheet: '', title: '', columns: 'tb-columns', name: '', said: '', hint: '' },
  wall: {
    sheet: 'tb-wall-verdict clip',
    title: 'tb-wall-title t10',
    columns: 'grid columns-1 tb-wall-ends',
    name: 't5 text-ink-2',
    said: 't8 w600 leading-1-2',
    hint: 'mt-5',
  },
} as const;

/** TB-5.5: how the three battles ended, and the count of the players. */
export const VerdictSheet = ({ on }: { readonly on: keyof typeof LOOKS }) => {
  const scene = useScene();
  const { view, table, words } = scene;
  const look = LOOKS[on];
  const wall = on === 'wall';
  if (table.point.kind !== 'gameOver') return null;
  const verdict = verdictOf(view);
  const { players } = verdict;
  const ends = endsOf(verdict, scene);
  const middle = players[Math.floor(players.length / 2)]?.score ?? 0;
  const named = players.slice(0, NAMED_ON_WALL).filter(({ score }) => score > middle);
  return (
    <section class={`sheet ${look.sheet}`} data-explain="verdict">
      {!wall && <OwnPlace players={players} />}
      <h2 class={look.title}>{words('verdict.title')}</h2>
      <div class={look.columns}>
        {THREE.map((battle) => (
          <div key={battle} class="pt-4 mt-2 ink-over">
            <h3 class={`tb-told ${look.name}`}>{words(`verdict.${battle}`)}</h3>
            {ends[battle].map((sentence) => (
              <p key={sentence} class={`tb-told ${look.said}`}>
                {sentence}
              </p>
            ))}
          </div>
        ))}
      </div>
      {wall ? <CountList players={named} wall /> : <Everybody players={players} />}
      <p class={`hint ${look.hint}`}>{words('verdict.counted')}</p>
    </section>
  );
};

/** The last count, and what a game of it must say of its author. */
export const Count = ({ voice }: CountProps<View>) => (
  <>
    <VerdictSheet on="count" />
    <Notice voice={voice} />
  </>
);
