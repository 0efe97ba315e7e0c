import { range } from '#kernel/collections.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { LaidBundle, Pile, PlaceMark } from '../pieces/pieces.tsx';
import { ownEntry, pricesOf, resultOf } from '../outlook.ts';
import { type Scene, useOwn, useScene } from '../speech.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { faceOf } from '#games/triple-bataille/rules/cards.ts';
import { isTied, type Places, placesIn } from '#games/triple-bataille/rules/winners.ts';
import type { Battle, Entry, Result } from '#games/triple-bataille/types.ts';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { type Behind, behindOf } from '../outlook.ts';
import { BackCard, BackLattice, FaceCard, FacesOf } from '../pieces/cards.tsx';

/* One's own pile before the battle, the cards turned after it. */

const TRAY_PLACES = 3;

const Tray = ({ stake }: { readonly stake: number }) => {
  const { view, table, words, cards, you } = useOwn();
  const { bundle } = table;
  const most = mostStake(view, you);
  return (
    <div class="grow p-4-5 round-2 tb-thread text-center tb-tray" data-explain={`stake ${you}`}>
      <div class="stack tight tb-places-laid">
        {range(Math.max(TRAY_PLACES, most)).map((place) =>
          place < stake ? (
            <LaidBundle key={place} cards={bundle} word={words('stakeWord')} lattice={`tb-laid-${place}`} />
          ) : (
            <span key={place} class="tb-free-place centred round-2">
              {place >= most && <span class="hidden-words">{words('locked')}</span>}
              {place >= most && <Icon name="lock" size={20} />}
            </span>
          ),
        )}
      </div>
      <p class="mt-4">
        {stake === 0 ? (
          words('noStake')
        ) : (
          <>
            <b>{words('stakeSum', { cards: stake * bundle })}</b>
            {words('hidden')}
          </>
        )}
      </p>
      <span class="hidden-words">{cards(stake * bundle)}</span>
    </div>
  );
};

const PriceList = () => {
  const { view, table, options, words, number } = useScene();
  const prices = pricesOf(view);
  const lines = [
    ...(['living', 'house', 'workshop'] as const).map((kind) => [kind, number(prices[kind])] as const),
    ...(table.system === 'dette' ? [['credit', words('creditPrice', { size: options.creditSize, interest: number(table.bank.halfRate / 2) })] as const] : []),
  ];
  return (
    <dl class="grow p-4-5 round-2 tb-thread" aria-label={words('prices')}>
      {lines.map(([kind, price]) => (
        <div key={kind} class="row ends" data-explain={`price ${kind}`}>
          <dt class="text-on-baize">{words(`priceLines.${kind}`)}</dt>
          <dd class="figure">{price}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The pile face down, and beside it the tray of the stake or the prices of the day. */
export const OwnCloth = () => {
  const { table, indicators, sealed, words, number, cards, you, own } = useOwn();
  const isStaking = table.point.kind === 'stake';
  const stake = isStaking ? (own.stake ?? sealed.stakes[you] ?? 0) : 0;
  const kept = own.pile - stake * table.bundle;
  const last = indicators.at(-1);
  return (
    <section class="tb-cloth" aria-label={words('yourPile')} data-ring={`pile ${you}`}>
      <header class="tb-cloth-head row ends w650">
        <h2 class="tb-plain">{words('yourPile')}</h2>
        <span data-explain="bundle">{words('bundleIs', { cards: table.bundle })}</span>
      </header>
      <div class="tb-cloth-row row loose" data-explain={`pile ${you}`}>
        <Pile cards={kept} lattice="tb-pile-lattice" />
        <p>
          <strong class="block t10" style={{ lineHeight: 1.05 }}>
            {number(kept)}
          </strong>
          {words(isStaking ? 'kept' : 'inHand', { cards: kept })}
        </p>
        {isStaking ? <Tray stake={stake} /> : <PriceList />}
      </div>
      <footer class="tb-cloth-foot p-4-6" data-explain="pot">
        <b class="tb-brass">{words('pot', { cards: cards(table.funds.pot) })}</b>
        {last !== undefined && <>. {words('served', { battle: last.battle, served: last.counters.served, entries: last.counters.entries })}</>}
      </footer>
    </section>
  );
};

/** The staked cards face up: the first of each bundle in front, the others dulled behind it. */
const TurnedBundles = ({ entry }: { readonly entry: Entry }) => {
  const { table, options, index, face: called } = useScene();
  const { bundle } = table;
  return (
    <div class="row">
      {range(entry.b).map((place) => {
        const counting = entry.counting[place];
        if (counting === undefined) return null;
        // After the payout the other cards are on their way: only that they were there is known.
        const behind = entry.cards.slice(place * bundle + 1, (place + 1) * bundle).map(faceOf);
        const backs = behind.length === 0 ? bundle - 1 : 0;
        const lattice = `tb-turned-${place}`;
        const viewBox = `-4 -4 ${72 + 24 * behind.length + 12 * backs} 98`;
        return (
          <svg key={place} class="tb-turned" viewBox={viewBox} role="img" aria-label={called(counting, options.jokers)}>
            {backs > 0 && <BackLattice id={lattice} />}
            {range(backs).map((back) => (
              <g key={back} opacity=".6">
                <BackCard lattice={lattice} plain transform={`translate(${12 * (backs - back)} 3) rotate(4)`} />
              </g>
            ))}
            {behind.map((face, at) => (
              <FaceCard key={`${face} ${at}`} face={face} index={index(face, options.jokers)} dulled transform={`translate(${24 * (at + 1)} 3) rotate(4)`} />
            ))}
            <FaceCard face={counting} index={index(counting, options.jokers)} counts transform="rotate(-2)" />
          </svg>
        );
      })}
    </div>
  );
};

/** Whoever looks on, runs the bank or has yet to enter has no stake to speak of. */
const hasCloth = ({ table, you }: Scene): boolean => {
  const player = you === null ? undefined : table.players[you];
  return player?.role === 'player' && player.status !== 'arriving';
};

export interface Placed {
  readonly key: string;
  readonly places: Places;
  readonly entry: Entry;
  /** Absent before the pot is shared out. */
  readonly result: Result | undefined;
}

/** All entries in winners' order, with what each took. */
export const placedIn = ({ order, entries, results }: Pick<Battle, 'order' | 'entries' | 'results'>): readonly Placed[] => {
  const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
  const resultBy = new Map(results.map((result) => [result.key, result]));
  return [...placesIn(order)].flatMap(([key, places]) => {
    const entry = entryOf.get(key);
    return entry === undefined ? [] : [{ key, places, entry, result: resultBy.get(key) }];
  });
};

/** Places that come with one frame: sixty in one hold up a phone for more than a tenth of a second. */
const PORTION = 8;

/** TB-13.2: all entries in winners' order, and between them what the state takes. */
export const Winners = () => {
  const scene = useScene();
  const { table, voice, you } = scene;
  const { order, entries, results } = table.battleReport;
  const strip = useRef<HTMLOListElement>(null);
  const drawn = useGrowing(entries.length, PORTION);
  // One's own place comes into sight by itself, once for each battle.
  useEffect(() => {
    const own = strip.current?.querySelector<HTMLElement>('.own');
    if (strip.current === null || own === null || own === undefined) return;
    strip.current.scrollLeft = own.offsetLeft + own.offsetWidth / 2 - strip.current.clientWidth / 2;
  }, [table.battle, drawn >= entries.length]);
  // What others do at the market changes none of it.
  const cells = useMemo(() => {
    const { words, name, number, signed } = scene;
    const placed = placedIn({ order, entries, results }).slice(0, drawn);
    return placed.flatMap(({ key, places, entry, result }) => [
      result !== undefined && result.tax > 0 && (
        <li key={`tax ${key}`} class="tb-won tb-tax min-w-0 row hint firm gap-2 justify-center bg-sheet-2">
          <span>{words('taxWord')}</span>
          <b>{number(result.tax)}</b>
        </li>
      ),
      <li key={key} class={['tb-won tb-won-place centred firm gap-2 p-3-4', entry.operator === you ? 'own' : '', isTied(places) ? 'tied' : ''].join(' ')}>
        <PlaceMark places={places} />
        <span class="row tight">
          <FacesOf entry={entry} />
        </span>
        <span class="row tight">
          <Token seat={entry.operator} name={name(entry.operator)} size={28} />
          <span class="hidden-words">{name(entry.operator)}</span>
          {result !== undefined && <b>{signed(result.gain)}</b>}
        </span>
      </li>,
    ]);
  }, [order, entries, results, voice, you, drawn]);
  if (order.length === 0) return null;
  const kind = `tb-winners relative flex line-under bg-sheet ${hasCloth(scene) ? 'tb-joined' : ''}`;
  return (
    <ol class={kind} data-explain="winners" aria-label={scene.words('winners')} tabIndex={0} ref={strip}>
      {cells}
    </ol>
  );
};

/** What each reason rests on. */
const CLAUSES: Readonly<Record<Behind['why'], string>> = {
  workshop: 'TB-4.7.1',
  support: 'TB-4.7.2',
  nextCard: 'TB-4.7.2',
  cancelled: 'TB-4.7.2',
  shared: 'TB-4.7.4',
  spent: 'TB-4.7.2',
};

const wordsFor = ({ why, others }: Behind) => (others > 0 ? (why === 'spent' ? 'behind.spentByMore' : 'behind.sharedByMore') : (`behind.${why}` as const));

/** One sentence when the cards alone do not show why somebody else is ahead. */
export const OrderSentence = () => {
  const { view, words, name, you } = useScene();
  const entry = you === null ? null : ownEntry(view, you);
  const behind = entry === null ? null : behindOf(view, entry.key);
  if (behind === null) return null;
  return (
    <p class="tb-order text-on-baize" data-explain="turned">
      {words(wordsFor(behind), { name: name(behind.ahead), others: behind.others })} <ClauseMark game="triple-bataille" clause={CLAUSES[behind.why]} />
    </p>
  );
};

/** « 10–12ᵉ » must fit inside the rim. */
const medalSize = (text: string): number => Math.min(21, Math.floor(112 / text.length));

const Medal = ({ places }: { readonly places: Places }) => {
  const { words, places: written } = useScene();
  const isShared = isTied(places);
  const size = isShared ? medalSize(written(places)) : 30;
  return (
    <svg class="mb-3" width="74" viewBox="0 0 80 80" aria-hidden="true">
      <defs>
        <linearGradient id="tb-medal-brass" x2="1" y2="1">
          <stop offset="0" stop-color="#f3dc9a" />
          <stop offset=".5" stop-color="#ddb75a" />
          <stop offset="1" stop-color="#b88d3a" />
        </linearGradient>
      </defs>
      <circle cx="40" cy="40" r="38" fill="url(#tb-medal-brass)" stroke="#6b4e16" stroke-width="2" />
      <circle cx="40" cy="40" r="31" fill="none" stroke="#6b4e16" />
      <text class="bes" font-weight="700" x="40" y={isShared ? 44 : 51} text-anchor="middle" font-size={size} style={{ fill: '#2a1f10' }}>
        {written(places)}
      </text>
      {isShared && (
        <text x="40" y="60" text-anchor="middle" font-size="12" style={{ fill: '#2a1f10' }}>
          {words('tied')}
        </text>
      )}
    </svg>
  );
};

/** What the multiplication alone does not tell: an empty pot, a gain that was shared. */
const gainWords = ({ gain, claim }: Result, places: Places, { table, words, number }: Scene): string => {
  if (gain < claim) return words('shortGain', { gain: number(gain), claim: number(claim) });
  return isTied(places) ? words('sharedPlaces', { members: places.to - places.from + 1 }) : words('onStakes', { count: table.battleReport.entries.length });
};

/** After the battle: one's own cards face up, the place, and how the gain was made. */
export const TurnedCloth = () => {
  const scene = useScene();
  const { view, table, words, name, number, cards, you } = scene;
  const entry = you === null ? null : ownEntry(view, you);
  const result = entry === null ? null : resultOf(view, entry.key);
  const places = entry === null ? undefined : placesIn(table.battleReport.order).get(entry.key);
  if (!hasCloth(scene)) return null;
  if (entry === null) {
    const boss = you === null ? null : (table.players[you]?.boss ?? null);
    return (
      <section class="tb-cloth" data-explain="turned" aria-label={words('winners')}>
        <p class="p-6">{boss === null ? words('didNotStake') : words('employed', { boss: name(boss) })}</p>
      </section>
    );
  }
  return (
    <section class="tb-cloth" data-explain="turned" aria-label={words('winners')}>
      <div class="tb-cloth-row row ends">
        <div>
          <TurnedBundles entry={entry} />
          <p class="mt-3">{words('firstCounts')}</p>
        </div>
        {result !== null && places !== undefined && (
          <p class="firm centred text-center" style={{ maxWidth: 118 }}>
            <Medal places={places} />
            <b>{isTied(places) ? `+${cards(result.gain)}` : `${number(result.multiplier)} × ${cards(entry.b * table.bundle)}`}</b>
            {gainWords(result, places, scene)}
          </p>
        )}
      </div>
    </section>
  );
};
