import type { Role, TitleId, View } from '#games/anti-monopoly/types.ts';
import { cardTextOf } from '../names.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import type { BoardScene } from './scene.tsx';
import type { ComponentChildren } from 'preact';
import { Deed } from '../deed/deed.tsx';
import { cashOf, playerOf, squareKind } from '../facts.ts';
import { titleInQuestion } from '../targets.ts';
import { Dice } from './dice.tsx';
import { Scales } from './scales.tsx';
import { Round, Side, Ways } from './side.tsx';
import './centre.css';

export const campOfCard = (card: string): Role => (card.startsWith('LC') ? 'C' : 'M');

/** AM-13.7: the card drawn last, face up. */
const LastCard = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech } = scene;
  const { lastCard } = view.table;
  if (lastCard === null) return null;
  const camp = campOfCard(lastCard.card);
  return (
    <figure class={`am-card column am-card-${camp}`} data-explain="card" aria-label={speech.words('lastCard')}>
      <header class="row besley">
        <CampBadge camp={camp} size={24} />
        <b>{speech.words(`card.kind.${camp}`)}</b>
      </header>
      <p>{cardTextOf(view, lastCard.card, speech)}</p>
      <small>{speech.words('card.drawnBy', { name: speech.name(lastCard.seat) })}</small>
    </figure>
  );
};

interface CentreProps {
  readonly scene: BoardScene;
  /** What must be settled before play goes on, with its sums. */
  readonly panel: ComponentChildren;
  readonly showTable: () => void;
}

/** The title to look at when nobody asked for one: the one being sold, else where the active pawn stands. */
const usualTitle = (view: View): TitleId | null => {
  const sold = titleInQuestion(view);
  if (sold !== null) return sold;
  return squareKind(playerOf(view, view.table.active).pos).title;
};

const Wordmark = ({ scene }: { readonly scene: BoardScene }) => (
  <div class="am-wordmark stack">
    <h2>
      Anti-Monopoly <em>II</em>
    </h2>
    <small>{scene.speech.words('trademark')}</small>
  </div>
);

const Shown = ({ scene }: { readonly scene: BoardScene }) => {
  const asked = scene.shown === null ? null : squareKind(scene.shown).title;
  const title = asked ?? usualTitle(scene.view);
  const { lastCard } = scene.view.table;
  if (title !== null) return <Deed scene={scene} title={title} onClose={asked === null ? null : () => scene.show(null)} />;
  return lastCard === null ? <Wordmark scene={scene} /> : <LastCard scene={scene} />;
};

/**
 * Inside the circuit of a wide board: scales, title or card, dice, decks, stock, round. Where the board is too small for a panel
 * and a title, the panel has the place, until a title is asked for.
 */
export const WideCentre = ({ scene, panel, showTable }: CentreProps) => (
  <div class={scene.shown === null ? 'am-centre column' : 'am-centre column am-centre-asked'}>
    <div class="am-top">{panel ?? <Scales scene={scene} />}</div>
    <div class="am-middle" tabIndex={0} role="group" aria-label={scene.speech.words('titleHere')}>
      <Shown scene={scene} />
    </div>
    <Side scene={scene} showTable={showTable} />
  </div>
);

/** Own money, which the accounts under a phone's board may have pushed off the screen. */
const OwnCash = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech, you } = scene;
  if (you === null) return null;
  return (
    <p class="am-own" data-explain={`cash ${you}`}>
      {speech.words('yourCash')} <b>{speech.money(cashOf(view, you))}</b>
    </p>
  );
};

/** Inside the phone's circuit: round, dice, own money, scales. Titles lie under it or above it. */
export const PhoneCentre = ({ scene, showTable }: Omit<CentreProps, 'panel'>) => (
  <div class="am-centre column am-centre-phone">
    <Round scene={scene} />
    <Dice scene={scene} />
    <OwnCash scene={scene} />
    <Scales scene={scene} />
    <Ways scene={scene} showTable={showTable} />
  </div>
);
