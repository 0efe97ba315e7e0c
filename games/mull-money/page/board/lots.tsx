import type { ComponentChildren } from 'preact';
import type { View } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { translator } from '#web/i18n/translator.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { SceneProvider } from '#web/kit/interface/scene.tsx';
import { Button, FloatingButton } from '#web/kit/parts/buttons.tsx';
import { TeachButton } from '#web/kit/parts/teach-sheet.tsx';
import type { Teaching } from '#web/kit/parts/teaching.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { gameProps, useTable, useTableIfAny } from '#web/shell/at-table.tsx';
import { cardWords } from '../card-words.ts';
import { cashAfterLot } from '../count.ts';
import { shortName, type Speech, useCloth, useScene } from '../scene.tsx';
import { type CardSet, type SetCard, setsOf } from '../sets.ts';
import { words as catalogue } from '../words.ts';
import { CardMenu, CardStrip, Cited, stateWord } from './cards.tsx';

interface LotProps {
  readonly set: CardSet;
}

/** Those that may still be played. */
const cardsIn = ({ cards }: CardSet) => cards.filter(({ state }) => state.kind !== 'used').map(({ card }) => card);

/** MM-13.3: a line for each card of a set, with figures of this very position and the clause. */
const CardLines = ({ seat, set }: LotProps & { readonly seat: Seat }) => {
  const scene = useScene();
  return (
    <dl class="mt-2">
      {set.cards.map(({ card, state }, index) => {
        const word = stateWord(state, scene);
        return (
          // A set may hold the same card twice; its cards keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} class="p-3-0 line-over">
            <dt class="text-ink w650">
              {scene.card(card)} {word !== '' && <small>{word}</small>}
            </dt>
            <dd class="w400">
              <Cited {...cardWords(scene, seat, card, cardsIn(set))} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

/** Who has the set, or its number while it is free. */
const Head = ({ set }: LotProps) => {
  const { view, words, name } = useScene();
  const { point } = view.table;
  if (set.owner !== null) {
    return (
      <>
        <SeatMark seat={set.owner} size={20} />
        <span>{shortName(name(set.owner), 13)}</span>
      </>
    );
  }
  if (set.leftOver) {
    return (
      <>
        <Icon name="close" size={15} weight={2} />
        {words('leftOver')}
      </>
    );
  }
  return (
    <>
      {words('freeLot', { number: set.lot + 1 })}
      {point.kind === 'bidLot' && point.lot === set.lot && <em class="mm-on-sale round-1 text-bar-ink push">{words('auctioned')}</em>}
    </>
  );
};

/** In words, for the button of a free set and for lists. */
export const setText = (speech: Speech, { cards }: CardSet): string =>
  cards
    .map(({ card, state }) => {
      const word = stateWord(state, speech);
      return word === '' ? speech.card(card) : `${speech.card(card)} (${word})`;
    })
    .join(', ');

/** The cards of a set under each other, or of one that is sold. */
export const CardList = ({ class: more = '', children }: { readonly class?: string; readonly children: ComponentChildren }) => (
  <ul class={`stack columns-1 gap-1 ${useCloth().wide ? 'mm-cards-wide grow min-h-0 ' : ''}${more}`}>{children}</ul>
);

const Cards = ({ set }: LotProps) => {
  const { you, byCard } = useScene();
  const { shown, wide } = useCloth();
  const mine = set.owner !== null && set.owner === you;
  const item = ({ card, state }: SetCard, index: number): ComponentChildren => {
    const lies = state.kind === 'held' || state.kind === 'kept' || state.kind === 'free';
    const usable = mine && lies && byCard.has(card);
    const strip = (
      <CardStrip
        card={card}
        seat={set.owner ?? you ?? shown}
        state={state}
        hintFor={(mine || set.owner === null) && lies ? you : null}
        beside={cardsIn(set)}
        usable={usable}
      />
    );
    return <li key={index}>{mine && lies ? <CardMenu card={card}>{strip}</CardMenu> : strip}</li>;
  };
  return (
    <CardList>
      {set.cards.map(item)}
      {range(set.empty).map((index) => (
        <li key={`empty ${index}`}>
          <span class={`mm-card row tight w-full round-2 mm-card-empty${wide ? ' mm-card-wide' : ''}`} />
        </li>
      ))}
    </CardList>
  );
};

/** A set is pressed to read it; the button inside takes it, since that cannot be undone. */
const OpenedLot = ({ set, onDone }: LotProps & { readonly onDone: () => void }) => {
  const { view, words, name, you, about, take } = useScene();
  const { shown } = useCloth();
  const offer = about.get(`lot ${set.lot}`);
  // Its owner's factory; while it is free, the reader's, or the one that is shown.
  const seat = set.owner ?? you ?? shown;
  return (
    <>
      <h3 class="titled">{words('freeLot', { number: set.lot + 1 })}</h3>
      <p class="hint">{seat === you ? words('forYou') : words('forOther', { name: name(seat) })}</p>
      <CardLines seat={seat} set={set} />
      {offer !== undefined && (
        <Button
          class="btn ink wide mt-3"
          data-autofocus
          words={words(view.table.point.kind === 'designateLot' ? 'nameSet' : 'takeSet', { number: set.lot + 1 })}
          onClick={() => {
            onDone();
            take(offer);
          }}
        />
      )}
    </>
  );
};

const Lot = ({ set }: LotProps) => {
  const scene = useScene();
  const { you, words, about } = scene;
  const { wide } = useCloth();
  const pointed = scene.pointed.value;
  const mine = set.owner !== null && set.owner === you;
  const classes = [
    'mm-lot relative min-w-0 p-3 round-2 text-on-baize',
    wide ? 'column' : '',
    mine ? 'mm-lot-mine' : '',
    about.has(`lot ${set.lot}`) ? 'mm-lot-offered' : '',
    pointed?.kind === 'seat' && pointed.seat === set.owner ? 'mm-lot-pointed' : '',
  ].join(' ');
  const label = words('whatSetDoes', { number: set.lot + 1 });
  const face = <span class="hidden-words">{`${label}. ${setText(scene, set)}`}</span>;
  return (
    <li class={classes} data-explain={`lot ${set.lot}`}>
      <h3 class="mm-lot-head row gap-3 t4 nowrap clip">
        <Head set={set} />
      </h3>
      <Cards set={set} />
      {!mine && set.cards.length > 0 && (
        <FloatingButton face={face} label={label} spoken class="mm-lot-press cover" popoverClass="mm-menu">
          {(close) => <OpenedLot set={set} onDone={close} />}
        </FloatingButton>
      )}
    </li>
  );
};

/** MM-13.3: one set more than players, along the foot of the cloth; on a phone two beside each other. */
export const Lots = () => {
  const { view, words } = useScene();
  const { wide } = useCloth();
  const sets = setsOf(view);
  return (
    <ul
      class={wide ? 'mm-lots mm-lots-wide across-all min-h-0 stack' : 'mm-lots stack'}
      style={{ '--mm-in-row': wide ? sets.length : 2 }}
      aria-label={words('lotsOf')}
    >
      {sets.map((set) => (
        <Lot key={set.lot} set={set} />
      ))}
    </ul>
  );
};

/** The free sets one under the other, each with what is left after it. */
const ComparedSets = () => {
  const { view, you, words, money } = useScene();
  const cash = you === null ? null : (view.cash[you] ?? null);
  if (you === null || cash === null) return null;
  const free = setsOf(view).filter(({ owner, leftOver }) => owner === null && !leftOver);
  return (
    <>
      <p class="hint">{words('compare.lead', { cash: money(cash) })}</p>
      {free.map((set) => {
        const held = set.cards.map(({ card }) => card);
        const after = cashAfterLot(view, you, held, cash);
        return (
          <section key={set.lot} class="below">
            <h3 class="row ends">
              {words('freeLot', { number: set.lot + 1 })}
              <span class={after < 0 ? 'figure loss' : 'figure'}>{money(after)}</span>
            </h3>
            {after < 0 && <p class="hint">{words('compare.short')}</p>}
            <CardLines seat={you} set={set} />
          </section>
        );
      })}
    </>
  );
};

/** It lies in a place of the house, outside the board. */
const Compared = () => {
  const props: GameProps<View> = gameProps(useTable());
  return (
    <SceneProvider of={props}>
      <ComparedSets />
    </SceneProvider>
  );
};

const translate = translator(catalogue);

const COMPARED: Teaching = { id: 'lots', title: () => translate('compare.title'), Body: () => <Compared /> };

/** MM-13.3: the way to the sets side by side, for whoever has to choose one. A guide has that place to itself. */
export const CompareLots = ({ class: className = 'p-2-4 gap-2 text-blue t2 w600' }: { readonly class?: string }) => {
  const table = useTableIfAny();
  const { offersAny, words } = useScene();
  if (table === null || table.guide !== undefined || !offersAny('lot')) return null;
  return (
    <TeachButton teaches={COMPARED} class={className}>
      {words('compare.title')}
    </TeachButton>
  );
};
