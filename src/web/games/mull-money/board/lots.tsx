import type { ComponentChildren } from 'preact';
import { range } from '#kernel';
import { Icon } from '../../../svg/icon.tsx';
import { SeatMark } from '../../../svg/seat-mark.tsx';
import { hintOf } from '../card-hints.ts';
import { shortName } from '../names.ts';
import { type CardSet, type SetCard, setsOf } from '../sets.ts';
import { CardMenu } from './card-menu.tsx';
import { CardStrip, stateWord } from './card-strip.tsx';
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
        <span title={name(set.owner)}>{shortName(name(set.owner), 13)}</span>
      </>
    );
  }
  if (set.leftOver) {
    return (
      <>
        <Icon name="close" size={15} weight={2} />
        {words.leftOver}
      </>
    );
  }
  return (
    <>
      {words.freeLot(set.lot + 1)}
      {point.kind === 'bidLot' && point.lot === set.lot && <em>{words.auctioned}</em>}
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
    const strip = <CardStrip view={view} card={card} state={state} speech={speech} hint={hint} />;
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
    <ul class="mm-cards">
      {set.cards.map(item)}
      {range(set.empty).map((index) => (
        <li key={`empty ${index}`}>
          <span class="mm-card mm-card-empty" />
        </li>
      ))}
    </ul>
  );
};

const Lot = ({ scene, set }: { readonly scene: BoardScene; readonly set: CardSet }) => {
  const offer = scene.targets.lots.get(set.lot);
  const { pointed, you } = scene;
  const classes = [
    'mm-lot',
    set.owner !== null && set.owner === you ? 'mm-lot-mine' : '',
    set.leftOver ? 'mm-lot-left' : '',
    pointed?.kind === 'seat' && pointed.seat === set.owner ? 'mm-lot-pointed' : '',
  ].join(' ');
  const body = (
    <>
      <h3>
        <Head scene={scene} set={set} />
      </h3>
      <Cards scene={scene} set={set} />
    </>
  );
  if (offer === undefined) return <li class={classes}>{body}</li>;
  return (
    <li class={`${classes} mm-lot-offered`}>
      {body}
      <button type="button" class="mm-lot-press" aria-label={scene.speech.sentence(offer.label)} onClick={() => scene.take(offer)} />
    </li>
  );
};

/** MM-13.3: one set more than players, along the foot of the cloth. */
export const Lots = ({ scene }: { readonly scene: BoardScene }) => {
  const sets = setsOf(scene.view);
  return (
    <ul class="mm-lots" style={{ '--mm-lots': sets.length }} aria-label={scene.speech.words.lotsOf}>
      {sets.map((set) => (
        <Lot key={set.lot} scene={scene} set={set} />
      ))}
    </ul>
  );
};
