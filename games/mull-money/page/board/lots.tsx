import type { View } from '#games/mull-money/types.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { cardWords, hintOf } from '../card-words.ts';
import { type CardSet, type SetCard, setsOf } from '../sets.ts';
import { shortName, type Speech, speechOf } from '../speech.ts';
import { CardStrip, stateWord } from './card-strip.tsx';
import type { BoardScene } from './scene.tsx';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { range } from '#kernel/collections.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Popover } from '#web/kit/parts/popover.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { CardMenu } from './hand.tsx';
import { translator } from '#web/i18n/translator.ts';
import { TeachButton } from '#web/kit/parts/teach-sheet.tsx';
import type { Teaching } from '#web/kit/parts/teaching.ts';
import { gameProps, useTable, useTableIfAny } from '#web/shell/at-table.tsx';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { cashAfterLot } from '../count.ts';
import { words as catalogue } from '../words.ts';
import './lots.css';

/** Whose factory a set is weighed for: its owner's; while it is free, the reader's, or the one that is shown. */
const weighedFor = ({ you, shown }: BoardScene, { owner }: CardSet): Seat => owner ?? you ?? shown;

interface CardLinesProps {
  readonly view: View;
  readonly speech: Speech;
  readonly seat: Seat;
  readonly set: CardSet;
}

/** MM-13.3: a line for each card of a set, with figures of this very position and the clause. */
const CardLines = ({ view, speech, seat, set }: CardLinesProps) => (
  <dl class="mm-lot-words">
    {set.cards.map(({ card, state }, index) => {
      const { text, clauses } = cardWords(view, seat, card, speech);
      const word = stateWord(state, speech);
      return (
        // A set may hold the same card twice; its cards keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>
            {speech.card(view, card)} {word !== '' && <small>{word}</small>}
          </dt>
          <dd>
            {text}{' '}
            {clauses.map((clause) => (
              <ClauseMark key={clause} game="mull-money" clause={clause} />
            ))}
          </dd>
        </div>
      );
    })}
  </dl>
);

const LotWords = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const { view, speech, you } = scene;
  const seat = weighedFor(scene, set);
  return (
    <>
      <p class="hint">{seat === you ? speech.words('forYou') : speech.words('forOther', { name: speech.name(seat) })}</p>
      <CardLines view={view} speech={speech} seat={seat} set={set} />
    </>
  );
};

/** Who has the set, or its number while it is free. */
const Head = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const { speech, view } = scene;
  const { words, name } = speech;
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
      {point.kind === 'bidLot' && point.lot === set.lot && <em>{words('auctioned')}</em>}
    </>
  );
};

/** In words, for the button of a free set and for lists. */
export const setText = ({ view, speech }: BoardScene, { cards }: CardSet): string =>
  cards
    .map(({ card, state }) => {
      const word = stateWord(state, speech);
      return word === '' ? speech.card(view, card) : `${speech.card(view, card)} (${word})`;
    })
    .join(', ');

const Cards = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const { view, speech, you } = scene;
  const mine = set.owner !== null && set.owner === you;
  const item = ({ card, state }: SetCard, index: number): ComponentChildren => {
    const lies = state.kind === 'held' || state.kind === 'kept' || state.kind === 'free';
    const hint = you !== null && (mine || set.owner === null) && lies ? hintOf(view, you, card, speech) : undefined;
    const strip = <CardStrip view={view} card={card} seat={set.owner ?? you ?? scene.shown} state={state} speech={speech} hint={hint} />;
    const usable = mine && (scene.targets.cards.get(card)?.length ?? 0) > 0 && state.kind !== 'used';
    return (
      <li key={index}>
        {mine && lies ? (
          <CardMenu scene={scene} card={card} class={usable ? 'mm-usable' : ''}>
            {strip}
          </CardMenu>
        ) : (
          strip
        )}
      </li>
    );
  };
  return (
    <ul class="mm-cards stack">
      {set.cards.map(item)}
      {range(set.empty).map((index) => (
        <li key={`empty ${index}`}>
          <span class="mm-card row mm-card-empty" />
        </li>
      ))}
    </ul>
  );
};

/** A set is pressed to read it; the button inside takes it, since that cannot be undone. */
const OpenedLot = ({ scene, set, onDone }: { readonly scene: BoardScene; readonly set: CardSet; readonly onDone: () => void }) => {
  const offer = scene.targets.lots.get(set.lot);
  const { words } = scene.speech;
  const auctioned = scene.view.table.point.kind === 'designateLot';
  return (
    <>
      <h3 class="titled">{words('freeLot', { number: set.lot + 1 })}</h3>
      <LotWords scene={scene} set={set} />
      {offer !== undefined && (
        <Button
          class="btn ink wide"
          data-autofocus
          words={auctioned ? words('nameSet', { number: set.lot + 1 }) : words('takeSet', { number: set.lot + 1 })}
          onClick={() => {
            onDone();
            scene.take(offer);
          }}
        />
      )}
    </>
  );
};

const Lot = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const [open, setOpen] = useState(false);
  const press = useRef<HTMLButtonElement>(null);
  const { pointed, you, speech, targets } = scene;
  const mine = set.owner !== null && set.owner === you;
  const classes = [
    'mm-lot',
    mine ? 'mm-lot-mine' : '',
    set.leftOver ? 'mm-lot-left' : '',
    targets.lots.has(set.lot) ? 'mm-lot-offered' : '',
    pointed?.kind === 'seat' && pointed.seat === set.owner ? 'mm-lot-pointed' : '',
  ].join(' ');
  const label = speech.words('whatSetDoes', { number: set.lot + 1 });
  const close = (): void => setOpen(false);
  return (
    <li class={classes} data-explain={`lot ${set.lot}`}>
      <h3 class="row">
        <Head scene={scene} set={set} />
      </h3>
      <Cards scene={scene} set={set} />
      {!mine && set.cards.length > 0 && (
        <button
          ref={press}
          type="button"
          class="mm-lot-press cover"
          aria-label={`${label}. ${setText(scene, set)}`}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        />
      )}
      {open && press.current !== null && (
        <Popover anchor={press.current} label={label} onClose={close} class="mm-menu">
          <OpenedLot scene={scene} set={set} onDone={close} />
        </Popover>
      )}
    </li>
  );
};

/** MM-13.3: one set more than players, along the foot of the cloth. */
export const Lots = ({ scene }: { readonly scene: BoardScene }) => {
  const sets = setsOf(scene.view);
  return (
    <ul class="mm-lots stack" style={{ '--mm-lots': sets.length }} aria-label={scene.speech.words('lotsOf')}>
      {sets.map((set) => (
        <Lot key={set.lot} scene={scene} set={set} />
      ))}
    </ul>
  );
};

/** The free sets one under the other, each with what is left after it. */
const Compared = () => {
  const { view, you, voice }: GameProps<View> = gameProps(useTable());
  const seat = seatOf(you);
  const speech = speechOf(voice);
  const { words, money } = speech;
  const cash = seat === null ? null : (view.cash[seat] ?? null);
  if (seat === null || cash === null) return null;
  const free = setsOf(view).filter(({ owner, leftOver }) => owner === null && !leftOver);
  return (
    <>
      <p class="hint">{words('compare.lead', { cash: money(cash) })}</p>
      {free.map((set) => {
        const after = cashAfterLot(
          view,
          seat,
          set.cards.map(({ card }) => card),
          cash,
        );
        return (
          <section key={set.lot} class="mm-compared">
            <h3 class="row ends">
              {words('freeLot', { number: set.lot + 1 })}
              <span class={after < 0 ? 'figure loss' : 'figure'}>{money(after)}</span>
            </h3>
            {after < 0 && <p class="hint">{words('compare.short')}</p>}
            <CardLines view={view} speech={speech} seat={seat} set={set} />
          </section>
        );
      })}
    </>
  );
};

const translate = translator(catalogue);

const COMPARED: Teaching = { id: 'lots', title: () => translate('compare.title'), Body: () => <Compared /> };

/** MM-13.3: the way to the sets side by side, for whoever has to choose one. A guide has that place to itself. */
export const CompareLots = ({ scene, class: className = 'teach-button' }: { readonly scene: BoardScene; readonly class?: string }) => {
  const table = useTableIfAny();
  if (table === null || table.guide !== undefined || scene.targets.lots.size === 0) return null;
  return (
    <TeachButton teaches={COMPARED} class={className}>
      {scene.speech.words('compare.title')}
    </TeachButton>
  );
};
