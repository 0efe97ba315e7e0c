import type { View } from '#games/triple-bataille/types.ts';
import { seatOf, type Standing } from '#kernel/game.ts';
import { at } from '#kernel/collections.ts';
import { useMemo } from 'preact/hooks';
import type { CountProps } from '#web/kit/interface/game-page.ts';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { ownEndOf } from '../outlook.ts';
import { speechOf, type Verdict, verdictOf } from '../speech.ts';
import { Notice } from './events-sheet.tsx';
import type { BoardScene } from './own-cloth.tsx';

/** As many of the richest are named on a wall: nobody is named for being poor. */
const NAMED_ON_WALL = 3;

const moneySentence = ({ libre }: Verdict, { speech }: BoardScene): string => {
  if (libre === 'always') return speech.words('verdict.libreAlways');
  return libre === null ? speech.words('verdict.libreNever') : speech.words('verdict.libreSince', { battle: libre });
};

const bankSentence = ({ bank }: Verdict, { view, speech }: BoardScene): string =>
  view.table.system === 'decouverte' || view.options.mode === 'libre' ? speech.words('verdict.noBank') : speech.bankPlace(bank);

type Players = { readonly players: Verdict['players'] };

const CountList = ({ players, speech, you }: BoardScene & Players) => (
  <ol class="tb-count-list">
    {players.map(({ seat, rank, score }) => (
      <li key={seat} class={seat === you ? 'own' : undefined}>
        <span>{speech.words('place', { place: rank })}</span>
        <SeatMark seat={seat} size={24} />
        <span>{speech.name(seat)}</span>
        <b>{speech.cards(score)}</b>
      </li>
    ))}
  </ol>
);

/** Up to so many are listed at once. */
const FEW = 8;

/** One's own place, how far it is from the mean, and what decided it. */
const Place = ({ players, speech, view, own }: BoardScene & Players & { readonly own: Standing }) => {
  const { words, cards } = speech;
  const { fromMean, means, best, worst } = ownEndOf(view, own.seat);
  const mean = fromMean === 0 ? words('verdict.atMean') : words(fromMean > 0 ? 'verdict.aboveMean' : 'verdict.belowMean', { cards: cards(Math.abs(fromMean)) });
  return (
    <div class="tb-own-place">
      <p class="besley">{words('verdict.ownPlace', { place: own.rank, of: players.length, cards: cards(own.score) })}</p>
      <p>
        {mean} {words(means.debts === 0 ? 'verdict.made' : 'verdict.madeWithDebts', { cards: means.cards, property: means.property, debts: means.debts })}
      </p>
      {best !== null && <p>{words('verdict.best', best)}</p>}
      {worst !== null && <p>{words('verdict.worst', { battle: worst.battle, bundles: -worst.bundles })}</p>}
    </div>
  );
};

/** Whoever is in the last third of a crowd unfolds it himself. */
const OwnPlace = (scene: BoardScene & Players) => {
  const { players, speech, you } = scene;
  const own = players.find(({ seat }) => seat === you);
  if (own === undefined) return null;
  if (players.length <= FEW || own.rank <= (2 * players.length) / 3) return <Place {...scene} own={own} />;
  return (
    <details>
      <summary>{speech.words('verdict.seeOwnPlace')}</summary>
      <Place {...scene} own={own} />
    </details>
  );
};

/** All players; in a crowd they unfold. */
const Everybody = (scene: BoardScene & Players) =>
  scene.players.length <= FEW ? (
    <CountList {...scene} />
  ) : (
    <details>
      <summary>{scene.speech.words('verdict.seeAll')}</summary>
      <CountList {...scene} />
    </details>
  );

/** TB-5.5: how the three battles ended, and the count of the players. */
export const VerdictSheet = ({ wall = false, ...scene }: BoardScene & { readonly wall?: boolean }) => {
  const { view, speech } = scene;
  const { words, name, cards } = speech;
  if (view.table.point.kind !== 'gameOver') return null;
  const verdict = verdictOf(view);
  const { players } = verdict;
  const winners = players.filter(({ rank }) => rank === 1);
  const middle = players[Math.floor(players.length / 2)]?.score ?? 0;
  const named = players.slice(0, NAMED_ON_WALL).filter(({ score }) => score > middle);
  return (
    <section class="sheet tb-verdict" data-explain="verdict">
      {!wall && <OwnPlace {...scene} players={players} />}
      <h2>{words('verdict.title')}</h2>
      <div class="tb-three">
        <div>
          <h3>{words('verdict.economic')}</h3>
          <p>
            {winners.length === 0
              ? words('verdict.nobody')
              : words('verdict.winners', { names: winners.map(({ seat }) => name(seat)), count: winners.length, cards: cards(at(winners, 0).score) })}
          </p>
        </div>
        <div>
          <h3>{words('verdict.monetary')}</h3>
          <p>{bankSentence(verdict, scene)}</p>
          {view.options.mode !== 'decouverte' && <p>{words('verdict.state', { cards: cards(verdict.state) })}</p>}
          {verdict.bank !== null && view.options.bankController === 'players' && <p>{words('verdict.bankers', { score: verdict.bank.score })}</p>}
        </div>
        <div>
          <h3>{words('verdict.collective')}</h3>
          <p>{moneySentence(verdict, scene)}</p>
        </div>
      </div>
      {wall ? <CountList {...scene} players={named} /> : <Everybody {...scene} players={players} />}
      <p class="hint">{words('verdict.counted')}</p>
    </section>
  );
};

/** The last count, and what a game of it must say of its author. */
export const Count = ({ view, you, voice }: CountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  return (
    <>
      <VerdictSheet view={view} speech={speech} you={seatOf(you)} offers={[]} take={() => undefined} />
      <Notice speech={speech} />
    </>
  );
};
