import { checkDeal, checkProposal, mirrored, proposalsLeft } from '#games/anti-monopoly/rules/trade.ts';
import { decode } from '#games/anti-monopoly/moves.ts';
import type { Deal, Move, Trade, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { useEscape } from '#web/kit/parts/hooks.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import { Slip } from '#web/kit/parts/slip.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { useState } from 'preact/hooks';
import { askable, campOf, livingSeats, playerOf } from '../facts.ts';
import { BANK_ID, COUNT_ID, HELP_ID, offerOf, ROLES_ID, TRADE_ID, useScene } from '../scene.ts';
import { TradeBuilder } from '../trade/builder.tsx';
import { OfferSlip } from '../trade/offer-slip.tsx';
import { CountSlip } from './count.tsx';
import { Bank, DrawnCard, useDrawnCard, useOpened } from './drawn-card.tsx';
import { CampsTable, givenCamp, Roles } from './roles.tsx';
import './dialogs.css';

const OFFER_ID = 'am-offer';
const CAMP_ID = 'am-camp';

const dealOf = ({ giveTitles, giveCash, getTitles, getCash }: Deal): Deal => ({ giveTitles, giveCash, getTitles, getCash });

/** What was advised comes before what somebody countered with. */
const startOf = (advised: Move | null, suggested: Trade | null): { readonly to: Seat; readonly deal: Deal } | null => {
  const start = advised?.type === 'proposeTrade' ? advised : suggested;
  return start === null ? null : { to: start.to, deal: dealOf(start) };
};

/** A proposal of the active seat or a debtor; or the answer « not so, but so » of the seat addressed. */
const Trading = ({ you, onClose }: { readonly you: Seat; readonly onClose: () => void }) => {
  const { view, offers, take, words, name } = useScene();
  const { session } = useTable();
  // What the adviser proposes lies filled in.
  const opened = session.opened.peek();
  const [advised] = useState(() => (opened === null ? null : decode({ ...opened.values, type: typeOf(opened.offer) })));
  const { point } = view.table;
  const countered = offerOf(offers, 'counter');
  const offer = countered ?? offerOf(offers, 'proposeTrade');
  if (offer === undefined) return null;
  const state = askable(view);
  const phase = point.kind === 'raiseCash' ? 'raiseCash' : point.kind === 'tradeResponse' ? point.back : 'preThrow';
  const sendMove = (move: unknown): void => {
    take({ kind: 'move', label: offer.label, move });
    onClose();
  };
  if (countered !== undefined && view.offer !== null) {
    const asked = view.offer;
    return (
      <TradeBuilder
        you={you}
        partners={[asked.proposer]}
        start={{ to: asked.proposer, deal: advised?.type === 'counter' ? dealOf(advised) : mirrored(asked) }}
        title={words('trade.counterTo', { name: name(asked.proposer) })}
        left={null}
        // The proposer would propose it in a phase of their own: told by them.
        check={(trade) => checkDeal(state, { proposer: asked.proposer, to: you, ...mirrored(trade) }, phase)}
        onSend={(trade) => sendMove({ type: 'counter', ...dealOf(trade) })}
        onClose={onClose}
      />
    );
  }
  const suggested = view.counter?.proposer === you ? view.counter : null;
  const left = proposalsLeft(state, phase) - 1;
  return (
    <TradeBuilder
      you={you}
      partners={livingSeats(view).filter((seat) => seat !== you)}
      start={startOf(advised, suggested)}
      title={words('trade.title')}
      left={left === 0 ? words('trade.last') : words('trade.left', { count: left })}
      check={(trade) => checkProposal(state, trade, phase)}
      onSend={(trade) => sendMove({ type: 'proposeTrade', to: trade.to, ...dealOf(trade) })}
      onClose={onClose}
    />
  );
};

interface SheetProps {
  readonly shown: string;
  readonly leave: () => void;
  readonly close: () => void;
}

/** One sheet at a time: what was asked for, else what comes up by itself. */
const Sheet = ({ shown, leave, close }: SheetProps) => {
  const { view, you, past, words, point } = useScene();
  const { point: now } = view.table;
  if (shown === HELP_ID) {
    return (
      <Slip title={words('help.title')} closeLabel={words('close')} class="am-slip" asked onClose={close}>
        <CampsTable />
      </Slip>
    );
  }
  const given = you === null ? null : givenCamp(view, you);
  const camp = you === null ? null : campOf(view, you);
  if (shown === CAMP_ID && given !== null && camp !== null) {
    return (
      <Slip title={words('help.title')} closeLabel={words('close')} class="am-slip" onClose={close}>
        <p class="w650 above t5">{words(`roles.given.${given}.${camp}`)}</p>
        <CampsTable />
      </Slip>
    );
  }
  if (shown === BANK_ID) {
    const showTitle = (id: string): void => {
      leave();
      point(id);
    };
    return <Bank onTitle={showTitle} onClose={close} />;
  }
  if (shown === COUNT_ID) return <CountSlip onClose={close} />;
  if (shown === ROLES_ID && now.kind === 'roleChoice') return <Roles point={now} onClose={close} />;
  if (shown !== OFFER_ID || view.offer === null || past) return null;
  return <OfferSlip trade={view.offer} onClose={close} />;
};

/** What comes up by itself: the choice of camps, an offer that the reader may see, a camp that was given. */
const announced = (view: View, seat: Seat | null): string | null => {
  const { point, round, lastDice } = view.table;
  if (point.kind === 'roleChoice') return ROLES_ID;
  if (point.kind === 'tradeResponse' && view.offer !== null) return OFFER_ID;
  // Before the first throw of a player there is time to read what the camp means.
  const hasThrown = lastDice?.seat === seat && lastDice.purpose === 'move';
  const isNew = seat !== null && round === 1 && playerOf(view, seat).pos === 0 && !hasThrown;
  return isNew && givenCamp(view, seat) !== null ? CAMP_ID : null;
};

/** Names what comes up by itself, so that it stays away once it was put away. */
const matterOf = ({ table: { round, proposals, debtProposals }, offer }: View, shown: string | null): string =>
  shown === OFFER_ID ? JSON.stringify([round, proposals, debtProposals, offer]) : (shown ?? '');

/** Announcements over the board, and what the reader asked for by a press. */
export const Dialogs = () => {
  const { view, you, past, pointed, offers } = useScene();
  const drawn = useDrawnCard(view, past);
  const mayTrade = offerOf(offers, 'proposeTrade', 'counter') !== undefined;
  const news = announced(view, you);
  const { asked, putAway, leave, close } = useOpened(pointed, matterOf(view, news), mayTrade);
  const closeAll = (): void => {
    close();
    drawn.close();
  };
  useEscape(closeAll);
  const shown = asked ?? (past || putAway ? null : news);
  if (shown === TRADE_ID && you !== null && !past) return <Trading you={you} onClose={closeAll} />;
  if (shown !== null) {
    return (
      <div class="over-board centred am-over">
        <Sheet shown={shown} leave={leave} close={closeAll} />
      </div>
    );
  }
  // Whoever must decide needs the board: somebody else's card has been read, or can be read in the middle.
  const hidesDecision = offers.length > 0 && (drawn.card?.seat !== you || view.table.point.kind === 'raiseCash');
  if (drawn.card === null || hidesDecision) return null;
  return (
    <div class="over-board centred am-over am-over-card">
      <DrawnCard card={drawn.card} onClose={closeAll} />
    </div>
  );
};
