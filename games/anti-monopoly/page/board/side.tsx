import { type Role, ROLES } from '#games/anti-monopoly/types.ts';
import { Icon, type IconName } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { isNearLimit, livingSeats, roundsLeft, scoreNow } from '../facts.ts';
import { campFill, campInk, HouseMark } from '../pieces/pieces.tsx';
import { Dice } from './dice.tsx';
import { News } from './news.tsx';
import { BANK_ID, type BoardScene, COUNT_ID, HELP_ID } from './scene.tsx';

/** A face-down pile of a camp's cards, 76 × 108; the origin is its middle. */
const Deck = ({ camp, tilt }: { readonly camp: Role; readonly tilt: number }) => (
  <g transform={`rotate(${tilt})`}>
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
);

/** Crossed threads inside the card's inner rule. */
const HATCH = [-1, 1].flatMap((way) => Array.from({ length: 15 }, (_, index) => crossing(-77 + index * 11, way))).join('');

function crossing(offset: number, way: number): string {
  // A line of slope 1 through the rectangle 62 × 94, cut at its edges.
  const low = Math.max(-31, offset - 47);
  const high = Math.min(31, offset + 47);
  return low < high ? `M${low * way} ${low - offset}L${high * way} ${high - offset}` : '';
}

/** The same as an image of its own. */
const DeckPicture = ({ camp, width }: { readonly camp: Role; readonly width: number }) => (
  <svg width={width} height={(width * 126) / 96} viewBox="-48 -61 96 126" aria-hidden="true">
    <Deck camp={camp} tilt={camp === 'C' ? -5 : 4} />
  </svg>
);

interface Part {
  readonly scene: BoardScene;
}

const DECK_SIZE = 25;

/** AM-13.1: both decks face down; a press shows the cards drawn so far. */
const Decks = ({ scene, width }: Part & { readonly width: number }) => {
  const { view, speech, point } = scene;
  const { words } = speech;
  return (
    <div class="am-decks row loose">
      {ROLES.map((camp) => {
        const { draws } = view.table.decks[camp];
        return (
          <button key={camp} type="button" data-explain={`deck ${camp}`} onClick={() => point({ kind: 'thing', id: BANK_ID })}>
            <DeckPicture camp={camp} width={width} />
            <small>{words('drawnSoFar', { count: draws })}</small>
            <span class="hidden-words">{`${words(`deckOf.${camp}`)}, ${words('cards', { count: DECK_SIZE })}`}</span>
          </button>
        );
      })}
    </div>
  );
};

/** AM-13.3: houses and hotels left. */
const Stock = ({ scene }: Part) => {
  const { view, speech } = scene;
  const { words } = speech;
  if (view.options.buildingSupply === 'unlimited')
    return (
      <p class="am-stock cluster" data-explain="stock">
        {words('stockUnlimited')}
      </p>
    );
  return (
    <p class="am-stock cluster" data-explain="stock">
      <span class="row tight">
        <HouseMark size={17} /> {words('houses', { count: view.table.houses })}
      </span>
      <span class="row tight">
        <HouseMark hotel size={15} /> {words('hotels', { count: view.table.hotels })}
      </span>
    </p>
  );
};

/** The round and its limit; in the last five rounds it stands out (AM-13.12). */
export const Round = ({ scene }: Part) => {
  const { view, speech } = scene;
  const { words } = speech;
  const { roundLimit } = view.options;
  const left = roundsLeft(view);
  return (
    <p class={isNearLimit(view) ? 'am-round cluster am-round-last' : 'am-round cluster'} data-explain="round">
      <b>{words('round', { round: view.table.round })}</b> <span>{roundLimit === 0 ? words('noLimit') : words('roundOf', { limit: roundLimit })}</span>
      {isNearLimit(view) && left !== null && <b>{left === 0 ? words('lastRound') : words('roundsLeft', { count: left })}</b>}
    </p>
  );
};

/** AM-13.12: everybody's present count, the richest first. */
const PresentCounts = ({ scene }: Part) => {
  const { view, speech } = scene;
  const seats = livingSeats(view).toSorted((a, b) => scoreNow(view, b) - scoreNow(view, a));
  return (
    <ol class="am-counts stack" aria-label={`${speech.words('present')}, ${speech.words('count.spAt')}`}>
      {seats.map((seat) => (
        <li key={seat} class="row" data-explain={`count ${seat}`}>
          <SeatMark seat={seat} size={13} />
          <span>{speech.name(seat)}</span>
          <b class="push">{speech.money(scoreNow(view, seat))}</b>
        </li>
      ))}
    </ol>
  );
};

const Way = ({ icon, words, onPress }: { readonly icon: IconName; readonly words: string; readonly onPress: () => void }) => (
  <button type="button" class="am-control row edged" aria-label={words} title={words} onClick={onPress}>
    <Icon name={icon} size={15} />
    <span>{words}</span>
  </button>
);

/** Help of the camps, bank and cards, and near the limit the count: one press away. */
export const Ways = ({ scene, showTable }: Part & { readonly showTable: () => void }) => {
  const { view, speech, point } = scene;
  const { words } = speech;
  const open = (id: string) => (): void => point({ kind: 'thing', id });
  return (
    <div class="am-ways cluster">
      <Way icon="book" words={words('helpButton')} onPress={open(HELP_ID)} />
      <Way icon="coin" words={words('bankButton')} onPress={open(BANK_ID)} />
      {isNearLimit(view) && <Way icon="ledger" words={words('countButton')} onPress={open(COUNT_ID)} />}
      <Way icon="table" words={words('asTable')} onPress={showTable} />
    </div>
  );
};

export const Side = ({ scene, showTable }: Part & { readonly showTable: () => void }) => (
  <div class="am-side cluster">
    <Dice scene={scene} />
    {isNearLimit(scene.view) ? <PresentCounts scene={scene} /> : <Decks scene={scene} width={64} />}
    <div class="am-facts stack">
      <Round scene={scene} />
      <Stock scene={scene} />
      <News scene={scene} />
    </div>
    <Ways scene={scene} showTable={showTable} />
  </div>
);
