import { Icon, type IconName } from '#web/svg/icon.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { livingSeats, scoreNow } from '../facts.ts';
import { isNearLimit, roundsLeft } from '../limit.ts';
import { HouseMark } from '../pieces/buildings.tsx';
import { DeckPicture } from '../pieces/deck.tsx';
import { Dice } from './dice.tsx';
import { News } from './news.tsx';
import { BANK_ID, type BoardScene, COUNT_ID, HELP_ID } from './scene.ts';

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
      {(['C', 'M'] as const).map((camp) => {
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
