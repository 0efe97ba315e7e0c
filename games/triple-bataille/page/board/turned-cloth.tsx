import { Fragment } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { faceOf } from '#games/triple-bataille/rules/cards.ts';
import { isTied, type Places, placesIn } from '#games/triple-bataille/rules/winners.ts';
import type { Entry, Result } from '#games/triple-bataille/types.ts';
import { range } from '#kernel/collections.ts';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { Token } from '#web/kit/svg/token.tsx';
import { ownEntry, resultOf } from '../outlook.ts';
import { type Behind, behindOf } from '../order-reason.ts';
import { BackCard, BackLattice, FaceCard, SmallCard } from '../pieces/cards.tsx';
import { PlaceMark } from '../pieces/pieces.tsx';
import type { Speech } from '../speech.ts';
import type { BoardScene } from './own-cloth.tsx';

/** The staked cards face up: the first of each bundle in front, the others dulled behind it. */
const TurnedBundles = ({
  entry,
  bundle,
  speech,
  jokers,
}: {
  readonly entry: Entry;
  readonly bundle: number;
  readonly speech: Speech;
  readonly jokers: BoardScene['view']['options']['jokers'];
}) => (
  <div class="tb-turned row">
    {range(entry.b).map((place) => {
      const counting = entry.counting[place];
      if (counting === undefined) return null;
      // After the payout the other cards are on their way: only that they were there is known.
      const behind = entry.cards.slice(place * bundle + 1, (place + 1) * bundle).map(faceOf);
      const backs = behind.length === 0 ? bundle - 1 : 0;
      return (
        <svg key={place} viewBox={`-4 -4 ${72 + 24 * behind.length + 12 * backs} 98`} role="img" aria-label={speech.face(counting, jokers)}>
          {backs > 0 && <BackLattice id={`tb-turned-${place}`} />}
          {range(backs).map((back) => (
            <g key={back} opacity=".6">
              <BackCard lattice={`tb-turned-${place}`} plain transform={`translate(${12 * (backs - back)} 3) rotate(4)`} />
            </g>
          ))}
          {behind.map((face, index) => (
            <FaceCard key={`${face} ${index}`} face={face} index={speech.index(face, jokers)} dulled transform={`translate(${24 * (index + 1)} 3) rotate(4)`} />
          ))}
          <FaceCard face={counting} index={speech.index(counting, jokers)} counts transform="rotate(-2)" />
        </svg>
      );
    })}
  </div>
);

const TaxCell = ({ tax, speech }: { readonly tax: number; readonly speech: Speech }) => (
  <li class="tb-tax row hint">
    <span>{speech.words('taxWord')}</span>
    <b>{speech.number(tax)}</b>
  </li>
);

/** Places that come with one frame: sixty in one hold up a phone for more than a tenth of a second. */
const PORTION = 8;

/** TB-13.2: all entries in winners' order, and between them what the state takes. */
export const Winners = ({ view, speech, you }: BoardScene) => {
  const { battleReport, battle } = view.table;
  const { order, entries, results } = battleReport;
  const { jokers } = view.options;
  const strip = useRef<HTMLOListElement>(null);
  const drawn = useGrowing(entries.length, PORTION);
  // One's own place comes into sight by itself, once for each battle.
  useEffect(() => {
    const own = strip.current?.querySelector<HTMLElement>('.own');
    if (strip.current === null || own === null || own === undefined) return;
    strip.current.scrollLeft = own.offsetLeft + own.offsetWidth / 2 - strip.current.clientWidth / 2;
  }, [battle, drawn >= entries.length]);
  // What others do at the market changes none of it.
  const cells = useMemo(() => {
    const { name, signed, index, face } = speech;
    const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
    const resultBy = new Map(results.map((result) => [result.key, result]));
    return [...placesIn(order)].slice(0, drawn).map(([key, taken]) => {
      const entry = entryOf.get(key);
      const result = resultBy.get(key);
      if (entry === undefined) return null;
      return (
        <Fragment key={key}>
          {result !== undefined && result.tax > 0 && <TaxCell tax={result.tax} speech={speech} />}
          <li class={['centred', entry.operator === you ? 'own' : '', isTied(taken) ? 'tied' : ''].join(' ')}>
            <PlaceMark places={taken} speech={speech} />
            <span class="row tight">
              {entry.counting.map((counting, place) => (
                <SmallCard key={`${counting} ${place}`} face={counting} index={index(counting, jokers)} label={face(counting, jokers)} />
              ))}
            </span>
            <span class="row tight">
              <Token seat={entry.operator} name={name(entry.operator)} size={28} />
              <span class="hidden-words">{name(entry.operator)}</span>
              {result !== undefined && <b>{signed(result.gain)}</b>}
            </span>
          </li>
        </Fragment>
      );
    });
  }, [order, entries, results, jokers, speech, you, drawn]);
  if (order.length === 0) return null;
  return (
    <ol class="tb-winners" data-explain="winners" aria-label={speech.words('winners')} tabIndex={0} ref={strip}>
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
export const OrderSentence = ({ view, speech, you }: BoardScene) => {
  const { words, name } = speech;
  const entry = you === null ? null : ownEntry(view, you);
  const behind = entry === null ? null : behindOf(view, entry.key);
  if (behind === null) return null;
  return (
    <p class="tb-order" data-explain="turned">
      {words(wordsFor(behind), { name: name(behind.ahead), others: behind.others })} <ClauseMark game="triple-bataille" clause={CLAUSES[behind.why]} />
    </p>
  );
};

/** « 10–12ᵉ » must fit inside the rim. */
const medalSize = (text: string): number => Math.min(21, Math.floor(112 / text.length));

const Medal = ({ places, speech }: { readonly places: Places; readonly speech: Speech }) => (
  <svg class="tb-medal" viewBox="0 0 80 80" aria-hidden="true">
    <defs>
      <linearGradient id="tb-medal-brass" x2="1" y2="1">
        <stop offset="0" stop-color="#f3dc9a" />
        <stop offset=".5" stop-color="#ddb75a" />
        <stop offset="1" stop-color="#b88d3a" />
      </linearGradient>
    </defs>
    <circle cx="40" cy="40" r="38" fill="url(#tb-medal-brass)" stroke="#6b4e16" stroke-width="2" />
    <circle cx="40" cy="40" r="31" fill="none" stroke="#6b4e16" />
    <text
      class="bes"
      font-weight="700"
      x="40"
      y={isTied(places) ? 44 : 51}
      text-anchor="middle"
      font-size={isTied(places) ? medalSize(speech.places(places)) : 30}
      style={{ fill: '#2a1f10' }}
    >
      {speech.places(places)}
    </text>
    {isTied(places) && (
      <text x="40" y="60" text-anchor="middle" font-size="12" style={{ fill: '#2a1f10' }}>
        {speech.words('tied')}
      </text>
    )}
  </svg>
);

/** What the multiplication alone does not tell: an empty pot, a gain that was shared. */
const gainWords = ({ gain, claim }: Result, places: Places, { view, speech }: BoardScene): string => {
  const { words, number } = speech;
  if (gain < claim) return words('shortGain', { gain: number(gain), claim: number(claim) });
  return isTied(places)
    ? words('sharedPlaces', { members: places.to - places.from + 1 })
    : words('onStakes', { count: view.table.battleReport.entries.length });
};

/** After the battle: one's own cards face up, the place, and how the gain was made. */
export const TurnedCloth = (scene: BoardScene) => {
  const { view, speech, you } = scene;
  const { words, name, number } = speech;
  const { table, options } = view;
  const entry = you === null ? null : ownEntry(view, you);
  const result = entry === null ? null : resultOf(view, entry.key);
  const places = entry === null ? undefined : placesIn(table.battleReport.order).get(entry.key);
  const player = you === null ? undefined : table.players[you];
  // Whoever looks on, runs the bank or has yet to enter has no stake to speak of.
  if (player?.role !== 'player' || player.status === 'arriving') return null;
  return (
    <section class="tb-cloth" data-explain="turned" aria-label={words('winners')}>
      {entry !== null ? (
        <div class="tb-cloth-row row ends">
          <div>
            <TurnedBundles entry={entry} bundle={table.bundle} speech={speech} jokers={options.jokers} />
            <p>{words('firstCounts')}</p>
          </div>
          {result !== null && places !== undefined && (
            <p class="tb-multiplied firm centred">
              <Medal places={places} speech={speech} />
              <b>{isTied(places) ? `+${speech.cards(result.gain)}` : `${number(result.multiplier)} × ${speech.cards(entry.b * table.bundle)}`}</b>
              {gainWords(result, places, scene)}
            </p>
          )}
        </div>
      ) : (
        <p>{player.boss === null ? words('didNotStake') : words('employed', { boss: name(player.boss) })}</p>
      )}
    </section>
  );
};
