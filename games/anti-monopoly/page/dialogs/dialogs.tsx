import { useMemo } from 'preact/hooks';
import { checkDeal, checkProposal, mirrored, proposalsLeft } from '#games/anti-monopoly/rules/trade.ts';
import type { Deal, Trade, View } from '#games/anti-monopoly/types.ts';
import { type Offer, type Seat, seatOf } from '#kernel/game.ts';
import { useEscape } from '#web/kit/parts/hooks.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { BANK_ID, COUNT_ID, HELP_ID, ROLES_ID, TRADE_ID } from '../board/scene.tsx';
import { askable, campOf, livingSeats, playerOf } from '../facts.ts';
import { offerOf, type Speech, speechOf } from '../targets.ts';
import { TradeBuilder } from '../trade/builder.tsx';
import { Bank, DrawnCard, useDrawnCard, useOpened } from './drawn-card.tsx';
import { CampsTable, givenCamp, Roles } from './roles.tsx';
import { CountSlip } from './count.tsx';
import { OfferSlip } from './offer-slip.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import './dialogs.css';

const OFFER_ID = 'am-offer';
const CAMP_ID = 'am-camp';

interface TradeProps {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat;
  readonly offers: readonly Offer<unknown>[];
  readonly take: BoardProps['take'];
  readonly onClose: () => void;
}

const dealOf = ({ giveTitles, giveCash, getTitles, getCash }: Deal): Deal => ({ giveTitles, giveCash, getTitles, getCash });

/** A proposal of the active seat or a debtor; or the answer « not so, but so » of the seat addressed. */
const Trading = ({ view, speech, you, offers, take, onClose }: TradeProps) => {
  const { words } = speech;
  const { point } = view.table;
  const countered = offerOf(offers, 'counter');
  const proposed = offerOf(offers, 'proposeTrade');
  const offer = countered ?? proposed;
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
        view={view}
        speech={speech}
        you={you}
        partners={[asked.proposer]}
        start={{ to: asked.proposer, deal: mirrored(asked) }}
        title={words('trade.counterTo', { name: speech.name(asked.proposer) })}
        left={null}
        // The proposer would propose it in his own phase: told by him.
        check={(trade) => checkDeal(state, { proposer: asked.proposer, to: you, ...mirrored(trade) }, phase)}
        onSend={(trade) => sendMove({ type: 'counter', ...dealOf(trade) })}
        onClose={onClose}
      />
    );
  }
  const partners = livingSeats(view).filter((seat) => seat !== you);
  const suggested = view.counter?.proposer === you ? view.counter : null;
  const left = proposalsLeft(state, phase) - 1;
  return (
    <TradeBuilder
      view={view}
      speech={speech}
      you={you}
      partners={partners}
      start={suggested === null ? null : { to: suggested.to, deal: dealOf(suggested) }}
      title={words('trade.title')}
      left={left === 0 ? words('trade.last') : words('trade.left', { count: left })}
      check={(trade) => checkProposal(state, trade, phase)}
      onSend={(trade: Trade) => sendMove({ type: 'proposeTrade', to: trade.to, ...dealOf(trade) })}
      onClose={onClose}
    />
  );
};

interface OverProps extends BoardProps<View> {
  readonly seat: Seat | null;
  readonly speech: Speech;
  readonly shown: string | null;
  readonly leave: () => void;
  readonly close: () => void;
}

/** One sheet at a time: what was asked for, else what comes up by itself. */
const Sheet = ({ view, seat, speech, shown, leave, close, past, pointed, offers, take }: OverProps) => {
  const { words } = speech;
  const { point } = view.table;
  if (shown === HELP_ID) {
    return (
      <Slip title={words('help.title')} closeLabel={words('close')} class="am-help" asked onClose={close}>
        <CampsTable speech={speech} yours={seat === null ? null : campOf(view, seat)} />
      </Slip>
    );
  }
  const given = seat === null ? null : givenCamp(view, seat);
  const camp = seat === null ? null : campOf(view, seat);
  if (shown === CAMP_ID && given !== null && camp !== null) {
    return (
      <Slip title={words('help.title')} closeLabel={words('close')} class="am-help" onClose={close}>
        <p class="am-lead">{words(`roles.given.${given}.${camp}`)}</p>
        <CampsTable speech={speech} yours={camp} />
      </Slip>
    );
  }
  if (shown === BANK_ID) {
    const showTitle = (id: string): void => {
      leave();
      pointed.value = { kind: 'thing', id };
    };
    return <Bank view={view} speech={speech} onTitle={showTitle} onClose={close} />;
  }
  if (shown === COUNT_ID) return <CountSlip view={view} speech={speech} onClose={close} />;
  if (shown === ROLES_ID && point.kind === 'roleChoice') {
    return <Roles view={view} point={point} speech={speech} you={seat} offers={offers} take={take} onClose={close} />;
  }
  if (shown !== OFFER_ID || view.offer === null || past) return null;
  const counter = (): void => {
    pointed.value = { kind: 'thing', id: TRADE_ID };
  };
  return <OfferSlip view={view} trade={view.offer} speech={speech} you={seat} offers={offers} take={take} onClose={close} onCounter={counter} />;
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
export const Dialogs = (props: BoardProps<View>) => {
  const { view, you, voice, past, pointed, offers, take } = props;
  const seat = seatOf(you);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const drawn = useDrawnCard(view, past);
  const { point } = view.table;
  const mayTrade = offerOf(offers, 'proposeTrade') !== undefined || offerOf(offers, 'counter') !== undefined;
  const news = announced(view, seat);
  const { asked, putAway, leave, close } = useOpened(pointed, matterOf(view, news), mayTrade);
  const closeAll = (): void => {
    close();
    drawn.close();
  };
  useEscape(closeAll);
  const shown = asked ?? (past || putAway ? null : news);
  if (shown === TRADE_ID && seat !== null && !past) return <Trading view={view} speech={speech} you={seat} offers={offers} take={take} onClose={closeAll} />;
  // Whoever must decide needs the board: somebody else's card has been read, or can be read in the middle.
  const hidesDecision = offers.length > 0 && (drawn.card?.seat !== seat || point.kind === 'raiseCash');
  if (shown === null) {
    if (drawn.card === null || hidesDecision) return null;
    return (
      <div class="over-board centred am-over am-over-card">
        <DrawnCard view={view} card={drawn.card} speech={speech} onClose={closeAll} />
      </div>
    );
  }
  return (
    <div class="over-board centred am-over">
      <Sheet {...props} seat={seat} speech={speech} shown={shown} leave={leave} close={closeAll} />
    </div>
  );
};
