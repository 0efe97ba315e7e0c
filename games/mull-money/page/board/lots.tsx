import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { range } from '#kernel/collections.ts';
import { Button } from '#web/parts/buttons.tsx';
import { Popover } from '#web/parts/popover.tsx';
import { Icon } from '#web/svg/icon.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { hintOf } from '../card-hints.ts';
import { shortName } from '../names.ts';
import { type CardSet, type SetCard, setsOf } from '../sets.ts';
import { CardMenu } from './card-menu.tsx';
import { CardStrip, stateWord } from './card-strip.tsx';
import { LotWords } from './lot-words.tsx';
import type { BoardScene } from './scene.ts';
import './lots.css';

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
