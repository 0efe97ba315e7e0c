import { type Role, ROLES, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { sum } from '#kernel/collections.ts';
import type { ComponentChildren } from 'preact';
import { Brass } from '#web/kit/svg/brass.tsx';
import { Deed } from '../deed/deed.tsx';
import { cashOf, liquidationOf, membersOf, playerOf, squareKind } from '../facts.ts';
import type { Layout } from '../geometry.ts';
import { cardTextOf } from '../names.ts';
import { Balance, CampBadge } from '../pieces/pieces.tsx';
import { titleInQuestion, titleOffers, useScene } from '../scene.ts';
import { usePlate } from './plate.ts';
import { Dice, newsOf, Round, Side, Ways } from './side.tsx';
import './centre.css';

/* ---------- scales ---------- */

const campWorth = (view: View, camp: Role): number => sum(membersOf(view, camp).map((seat) => liquidationOf(view, seat)));

/** The liquidation value of each camp on the scales; on a phone in figures alone. */
const Scales = ({ drawn }: { readonly drawn: boolean }) => {
  const { view, words, money } = useScene();
  const worth = { C: campWorth(view, 'C'), M: campWorth(view, 'M') };
  const label = words('balanceLabel', { c: money(worth.C), m: money(worth.M) });
  const [left, right] = ROLES.map((camp) => (
    <p key={camp} class="am-scale text-center">
      <CampBadge camp={camp} size={15} /> {drawn && words(`campsMany.${camp}`)}
      <b class={drawn ? 'am-scale-sum block' : 'am-scale-phone'}>{money(worth[camp])}</b>
    </p>
  ));
  if (!drawn) {
    return (
      <div class="am-scales-phone gap-3 row" data-explain="camps" role="img" aria-label={label}>
        {left}
        {right}
      </div>
    );
  }
  return (
    <div class="am-scales across gap-3 min-h-0" data-explain="camps" role="img" aria-label={label}>
      {left}
      <svg class="full min-h-0" viewBox="-170 -24 340 152" aria-hidden="true">
        <Brass>
          <Balance left={worth.C} right={worth.M} />
        </Brass>
      </svg>
      {right}
    </div>
  );
};

/* ---------- title or card ---------- */

export const campOfCard = (card: string): Role => (card.startsWith('LC') ? 'C' : 'M');

/** AM-13.7: the card drawn last, face up. */
const LastCard = () => {
  const scene = useScene();
  const { view, words } = scene;
  const { lastCard } = view.table;
  if (lastCard === null) return null;
  const camp = campOfCard(lastCard.card);
  return (
    <figure class={`am-card gap-4 h-full p-5 column am-card-${camp}`} data-explain="card" aria-label={words('lastCard')}>
      <header class="row besley">
        <CampBadge camp={camp} size={24} />
        <b>{words(`card.kind.${camp}`)}</b>
      </header>
      <p class="am-card-text flex-1">{cardTextOf(scene, lastCard.card)}</p>
      <small class="text-inherit">{words('card.drawnBy', { name: scene.name(lastCard.seat) })}</small>
    </figure>
  );
};

const Wordmark = () => (
  <div class="stack content-center h-full text-center">
    <h2 class="am-wordmark">
      Anti-Monopoly <em class="upright text-wax">II</em>
    </h2>
    <small>{useScene().words('trademark')}</small>
  </div>
);

/** The title that the reader asked for; else the one being sold; else that of the square where the active pawn stands. */
const useLaid = (): { readonly title: TitleId | null; readonly asked: boolean } => {
  const { view } = useScene();
  const { shown } = usePlate();
  const asked = shown === null ? null : squareKind(shown).title;
  const usual = titleInQuestion(view) ?? squareKind(playerOf(view, view.table.active).pos).title;
  return { title: asked ?? usual, asked: asked !== null };
};

const Laid = () => {
  const { view } = useScene();
  const { show } = usePlate();
  const { title, asked } = useLaid();
  if (title !== null) return <Deed title={title} onClose={asked ? () => show(null) : null} />;
  return view.table.lastCard === null ? <Wordmark /> : <LastCard />;
};

/* ---------- the middle ---------- */

const insetOf = ({ side, frame, corner, lane }: Layout): string => `${(100 * (frame + corner + lane)) / (side + 2 * frame)}%`;

interface CentreProps {
  /** What must be settled before play goes on, with its sums. */
  readonly panel: ComponentChildren;
  readonly showTable: () => void;
}

/**
 * Inside the circuit of a wide board: scales, title or card, dice, decks, stock, round. Where the board is too small for a panel
 * and a title, the panel has the place, until a title is asked for.
 */
export const WideCentre = ({ panel, showTable }: CentreProps) => {
  const { view, offers, words } = useScene();
  const { layout, shown } = usePlate();
  const isAsked = shown !== null;
  const { title } = useLaid();
  const hasPanel = panel !== null;
  const actions = titleOffers(offers).filter(({ move }) => move.title === title).length;
  const isQuiet = !hasPanel && !isAsked && actions === 0 && newsOf(view).length === 0;
  return (
    <div class={`am-inside absolute z-over${hasPanel ? '' : isQuiet ? ' am-quiet' : ' am-free'}`} style={{ inset: insetOf(layout) }}>
      <div class="am-centre gap-3 leading-3 column h-full">
        {!(hasPanel && isAsked) && <div class={hasPanel ? 'grid min-h-0' : 'am-top min-h-0'}>{panel ?? <Scales drawn />}</div>}
        {(!hasPanel || isAsked) && (
          <div class="am-middle min-h-0 scrolls" tabIndex={0} role="group" aria-label={words('titleHere')}>
            <Laid />
          </div>
        )}
        <Side actions={actions} showTable={showTable} />
      </div>
    </div>
  );
};

/** Own money, which the accounts under a phone's board may have pushed off the screen. */
const OwnCash = () => {
  const { view, you, words, money } = useScene();
  if (you === null) return null;
  return (
    <p class="am-own" data-explain={`cash ${you}`}>
      {words('yourCash')} <b class="t6">{money(cashOf(view, you))}</b>
    </p>
  );
};

/** Inside the phone's circuit: round, dice, own money, scales. Titles lie under it or above it. */
export const PhoneCentre = ({ showTable }: Omit<CentreProps, 'panel'>) => (
  <div class="am-inside absolute z-over" style={{ inset: insetOf(usePlate().layout) }}>
    <div class="am-centre-phone column h-full items-center t3 leading-3">
      <Round />
      <Dice />
      <OwnCash />
      <Scales drawn={false} />
      <Ways showTable={showTable} />
    </div>
  </div>
);
