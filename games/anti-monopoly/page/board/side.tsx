import { auctionEnd } from '#games/anti-monopoly/rules/auction.ts';
import { tradeEnd } from '#games/anti-monopoly/rules/trade.ts';
import { type Role, ROLES, type View } from '#games/anti-monopoly/types.ts';
import type { Message } from '#kernel/messages.ts';
import { Die } from '#web/kit/svg/die.tsx';
import { Icon, type IconName } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { isNearLimit, livingSeats, roundsLeft, scoreNow } from '../facts.ts';
import { campFill, campInk, HouseMark } from '../pieces/pieces.tsx';
import { BANK_ID, COUNT_ID, HELP_ID, offerOf, titleOffers, useScene } from '../scene.ts';
import { usePlate } from './plate.ts';

/* ---------- dice ---------- */

const DIE = 40;

/** The dice as they lie; a brass ring and a button when they are yours to throw. */
export const Dice = ({ class: more = '' }: { readonly class?: string }) => {
  const { view, words, offers, take } = useScene();
  const { motion, layout } = usePlate();
  const { lastDice, round, active, throwNo } = view.table;
  const faces = lastDice?.dice ?? [0, 0];
  const throwing = offerOf(offers, 'throw');
  const [first = 0, second] = faces;
  const label = lastDice === null ? words('noThrow') : second === undefined ? words('oneDie', { face: first }) : words('dice', { first, second });
  const place = `${layout.wide ? 'am-dice' : 'am-dice-phone'} p-1-4 ${more}`;
  const drawing = (
    <svg
      key={`${round} ${active} ${throwNo} ${faces.join()}`}
      class={motion.dice === null ? 'w-full spill' : 'w-full spill am-thrown'}
      viewBox="-4 -4 112 56"
      aria-hidden="true"
    >
      {faces.map((face, index) => (
        <g key={index} transform={`translate(${faces.length === 1 ? 32 : index * 56} ${index * 4}) rotate(${index === 0 ? -8 : 10} ${DIE / 2} ${DIE / 2})`}>
          <rect x="1.500" y="3" width={DIE} height={DIE} rx="7" opacity=".26" />
          <Die face={face} size={DIE} />
        </g>
      ))}
    </svg>
  );
  if (throwing === undefined) {
    return (
      <div class={place} data-explain="dice" role="img" aria-label={label}>
        {drawing}
      </div>
    );
  }
  return (
    <button type="button" class={`${place} am-dice-button`} aria-label={`${words('ownThrow')}, ${label}`} data-explain="dice" onClick={() => take(throwing)}>
      {drawing}
    </button>
  );
};

/* ---------- decks ---------- */

/** A line of slope 1 through the rectangle 62 × 94, cut at its edges. */
const crossing = (offset: number, way: number): string => {
  const low = Math.max(-31, offset - 47);
  const high = Math.min(31, offset + 47);
  return low < high ? `M${low * way} ${low - offset}L${high * way} ${high - offset}` : '';
};

/** Crossed threads inside the card's inner rule. */
const HATCH = [-1, 1].flatMap((way) => Array.from({ length: 15 }, (_, index) => crossing(-77 + index * 11, way))).join('');

/** A face-down pile of a camp's cards, 76 × 108. */
const Deck = ({ camp }: { readonly camp: Role }) => (
  <svg class="am-deck h-auto" width="64" height="84" viewBox="-48 -61 96 126" aria-hidden="true">
    <g transform={`rotate(${camp === 'C' ? -5 : 4})`}>
      {[4, 3, 2, 1, 0].map((depth) => (
        <rect
          key={depth}
          x={-38 + depth * 1.2}
          y={-54 + depth * 1.8}
          width="76"
          height="108"
          rx="6"
          fill={campFill(camp)}
          stroke={camp === 'C' ? '#1F1913' : 'var(--seat-edge)'}
          stroke-width="1.6"
        />
      ))}
      <rect x="-31" y="-47" width="62" height="94" rx="3" fill="none" stroke={campInk(camp)} stroke-width="1" />
      <path d={HATCH} fill="none" stroke={campInk(camp)} stroke-width=".6" opacity=".55" />
      <circle r="21" fill={campFill(camp)} stroke={campInk(camp)} stroke-width="1.4" />
      <text y="10.500" text-anchor="middle" style={{ fill: campInk(camp), fontFamily: 'var(--besley)', fontWeight: 700, fontSize: '30px' }}>
        {camp}
      </text>
    </g>
  </svg>
);

export const DECK_SIZE = 25;

interface YieldsProps {
  /** Gives way to what may be done with a title, where there is little height. */
  readonly yields: boolean;
}

const yielding = (words: string, yields: boolean): string => (yields ? `${words} am-yields` : words);

/** AM-13.1: both decks face down; a press shows the cards drawn so far. */
const Decks = ({ yields }: YieldsProps) => {
  const { view, words, point } = useScene();
  return (
    <div class={yielding('am-decks row loose', yields)}>
      {ROLES.map((camp) => (
        <button key={camp} type="button" class="am-deck-button" data-explain={`deck ${camp}`} onClick={() => point(BANK_ID)}>
          <Deck camp={camp} />
          <small>{words('drawnSoFar', { count: view.table.decks[camp].draws })}</small>
          <span class="hidden-words">{`${words(`deckOf.${camp}`)}, ${words('cards', { count: DECK_SIZE })}`}</span>
        </button>
      ))}
    </div>
  );
};

/* ---------- stock, round, counts ---------- */

/** AM-13.3: houses and hotels left. */
export const StockWords = ({ class: more }: { readonly class: string }) => {
  const { view, words } = useScene();
  const { options, table } = view;
  if (options.buildingSupply === 'unlimited') return <>{words('stockUnlimited')}</>;
  return (
    <>
      <span class={more}>
        <HouseMark size={17} /> {words('houses', { count: table.houses })}
      </span>
      <span class={more}>
        <HouseMark hotel size={15} /> {words('hotels', { count: table.hotels })}
      </span>
    </>
  );
};

/** The round and its limit; in the last five rounds it stands out (AM-13.12). */
export const Round = ({ yields = false }: Partial<YieldsProps>) => {
  const { view, words } = useScene();
  const { roundLimit } = view.options;
  const left = roundsLeft(view);
  const isNear = isNearLimit(view);
  return (
    <p class={yielding(isNear ? 'am-centred cluster am-round-last p-1-4 round-1' : 'am-centred cluster', yields)} data-explain="round">
      <b>{words('round', { round: view.table.round })}</b> <span>{roundLimit === 0 ? words('noLimit') : words('roundOf', { limit: roundLimit })}</span>
      {isNear && left !== null && <b>{left === 0 ? words('lastRound') : words('roundsLeft', { count: left })}</b>}
    </p>
  );
};

/** AM-13.12: everybody's present count, the richest first. */
const PresentCounts = ({ yields }: YieldsProps) => {
  const { view, words, name, money } = useScene();
  const seats = livingSeats(view).toSorted((a, b) => scoreNow(view, b) - scoreNow(view, a));
  return (
    <ol class={yielding('am-counts gap-1 stack', yields)} aria-label={`${words('present')}, ${words('count.spAt')}`}>
      {seats.map((seat) => (
        <li key={seat} class="row t3 blue-under" data-explain={`count ${seat}`}>
          <SeatMark seat={seat} size={13} />
          <span>{name(seat)}</span>
          <b class="push">{money(scoreNow(view, seat))}</b>
        </li>
      ))}
    </ol>
  );
};

/* ---------- what was decided last ---------- */

/** How the last auction and the last trade ended, for a round or so. */
export const newsOf = ({ options, table: { round, lastAuction, lastTrade } }: View): readonly Message[] => {
  const isFresh = (result: { readonly round: number }): boolean => round <= result.round + 1;
  return [
    ...(lastTrade !== null && isFresh(lastTrade) ? [tradeEnd(options, lastTrade)] : []),
    ...(lastAuction !== null && isFresh(lastAuction) ? [auctionEnd(options, lastAuction)] : []),
  ];
};

/** What was decided elsewhere is told where one looks: not everybody has the log open. `yields`: to what is asked, where there is little height. */
export const News = ({ yields = false }: { readonly yields?: boolean }) => {
  const { view, words, render } = useScene();
  const news = newsOf(view);
  if (news.length === 0) return null;
  return (
    <ul class="am-news p-2-4 t3 round-1 bg-sheet" aria-live="polite" aria-label={words('news')}>
      {news.map((message, index) => (
        <li key={message.key} class={index === 0 ? undefined : yields ? 'p-1-0 blue-over mt-1 am-yields' : 'p-1-0 blue-over mt-1'}>
          {render(message)}
        </li>
      ))}
    </ul>
  );
};

/* ---------- ways ---------- */

interface WayProps {
  readonly icon: IconName;
  readonly words: string;
  /** Is called by its name where there is room. */
  readonly named?: boolean;
  readonly onPress: () => void;
}

const Way = ({ icon, words, named = false, onPress }: WayProps) => {
  const size = usePlate().layout.wide ? 'am-control' : 'am-control-phone';
  return (
    <button type="button" class={`${size} row edged justify-center p-0-4 t2 w600 nowrap`} aria-label={words} title={words} onClick={onPress}>
      <Icon name={icon} size={15} />
      <span class={named ? 'am-control-name' : 'hidden'}>{words}</span>
    </button>
  );
};

/** Help of the camps, bank and cards, and near the limit the count: one press away. */
export const Ways = ({ showTable }: { readonly showTable: () => void }) => {
  const { view, words, point } = useScene();
  return (
    <div class="am-centred cluster">
      <Way icon="book" words={words('helpButton')} named onPress={() => point(HELP_ID)} />
      <Way icon="coin" words={words('bankButton')} onPress={() => point(BANK_ID)} />
      {isNearLimit(view) && <Way icon="ledger" words={words('countButton')} onPress={() => point(COUNT_ID)} />}
      <Way icon="table" words={words('asTable')} onPress={showTable} />
    </div>
  );
};

/** What may be done with a title comes first; where there is little height, of the rest stays what there is room for. */
export const Side = ({ actions, showTable }: { readonly actions: number; readonly showTable: () => void }) => {
  const { view, offers } = useScene();
  const acts = actions > 0;
  const crowded = actions > 3;
  const hasNews = newsOf(view).length > 0;
  const isNear = isNearLimit(view);
  // The table of ways to find money needs the room.
  const isRaising = view.table.point.kind === 'raiseCash' && titleOffers(offers).length > 0;
  return (
    <div class="am-side gap-1-4 cluster">
      <Dice class={crowded ? 'am-yields' : ''} />
      {isNear ? <PresentCounts yields={crowded} /> : isRaising ? null : <Decks yields={acts} />}
      <div class={yielding('am-facts gap-1 stack', crowded)}>
        <Round yields={acts && hasNews} />
        {!isNear && !hasNews && !isRaising && (
          <p class={yielding('am-centred cluster', acts)} data-explain="stock">
            <StockWords class="row tight" />
          </p>
        )}
        <News yields={acts} />
      </div>
      <Ways showTable={showTable} />
    </div>
  );
};
