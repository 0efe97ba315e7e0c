import type { View } from '#games/triple-bataille/types.ts';
import { type Offer, seatOf } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { SceneProvider } from '#web/kit/interface/scene.tsx';
import { useMemo } from 'preact/hooks';
import { useLater } from '#web/kit/parts/hooks.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { typeOf } from '#web/kit/parts/offers.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { MoneyBoard } from '../room/money-board.tsx';
import { PotBar } from '../room/money-card.tsx';
import { type Scene, useOwn, useScene } from '../speech.ts';
import { BankerBoard, DuesSheet, Outcomes, Receipt } from './ledgers.tsx';
import { Belongings } from './belongings.tsx';
import { EventsSheet, MotionsSheet, Notice, Proposals } from './events-sheet.tsx';
import { Institutions } from './institutions.tsx';
import { Listed, Paper } from './papers.tsx';
import { OrderSentence, OwnCloth, TurnedCloth, Winners } from './cloth.tsx';
import { VerdictSheet } from './verdict-sheet.tsx';
import './board.css';

/** For somebody who does not play in this battle: why, and from when on (TB-4.14). */
const OwnState = () => {
  const { words, own } = useOwn();
  const { status, destitute } = own;
  if (status === 'playing' && !destitute) return null;
  return <p class="sheet tb-paper tb-standing-by">{words(status === 'playing' ? 'own.destitute' : `own.${status}`)}</p>;
};

/** TB-4.9.4: what is owed and cannot be paid; what can be sold at once, with what it brings. */
const DistressSheet = () => {
  const { words, sentence, own, offers, take } = useOwn();
  const sales = offers.filter((offer) => typeOf(offer) === 'sellToBank');
  return (
    <Paper class="tb-warning bg-wax-tint">
      <b class="text-loss">{words('distress', { cards: own.distress })}</b> {sales.length > 0 ? words('distressSell') : words('distressBare')}{' '}
      <ClauseMark game="triple-bataille" clause="TB-4.9.4" />
      {sales.length > 0 && (
        <div class="cluster mt-4">
          {sales.map((offer) => (
            <Button key={sentence(offer.label)} words={sentence(offer.label)} onClick={() => take(offer)} />
          ))}
        </div>
      )}
    </Paper>
  );
};

/** What other sheets of the board tell with their own buttons. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['acceptJob', 'acceptLoan', 'buy', 'setBank', 'castVote', 'pick', 'done']);
const isChoice = (offer: Offer<unknown>): boolean => (offer.rank ?? 'usual') === 'usual' && !TOLD_ELSEWHERE.has(typeOf(offer));

/** More than these unfold. */
const MOST_SHOWN = 5;

/** While jobs, credits and purchases are open: each with its price and its effect in a sentence. Stakes have a ledger of their own. */
const Choices = () => {
  const { table, words, sentence, offers, take } = useScene();
  const { kind } = table.point;
  const open = offers.filter(isChoice);
  if (open.length === 0 || (kind !== 'plan' && kind !== 'market')) return null;
  const lines = open.map((offer) => (
    <li key={sentence(offer.label)}>
      <Button class="btn wide tb-choice h-auto p-4-5 text-left" words={sentence(offer.label)} onClick={() => take(offer)} />
    </li>
  ));
  return (
    <Paper explains="choices" title={words('choices')}>
      <Listed class="stack gap-3 mt-3" lines={lines} most={MOST_SHOWN} />
    </Paper>
  );
};

/** What concerns the reader's own purse in this window. */
const OwnSheets = () => {
  const { table, own } = useOwn();
  const { kind } = table.point;
  return (
    <>
      {own.distress > 0 && <DistressSheet />}
      {kind === 'stake' && <Outcomes />}
      {kind === 'plan' && own.status !== 'arriving' && <DuesSheet />}
      {kind === 'market' && <Receipt />}
      <Belongings />
    </>
  );
};

/** Cards lie face up from the battle until the next one begins. */
const showsBattle = ({ table: { point, battleReport } }: Scene): boolean =>
  battleReport.order.length > 0 && (point.kind === 'market' || point.kind === 'pick' || point.kind === 'vote' || point.kind === 'gameOver');

/** The pot by origin, and what nobody won of it. */
const PotSheet = () => {
  const { table, words, cards } = useScene();
  const { origin, remainder, results } = table.battleReport;
  if (Object.values(origin).every((held) => held === 0)) return null;
  return (
    <Paper>
      <PotBar />
      {results.length > 0 && <p class="hint mt-4">{words('remainder', { cards: cards(remainder) })}</p>}
    </Paper>
  );
};

/** The cloth: cards turned, or one's own pile. */
const Cloth = ({ isPlaying }: { readonly isPlaying: boolean }) => {
  const scene = useScene();
  if (!showsBattle(scene)) return isPlaying ? <OwnCloth /> : null;
  return (
    <>
      <TurnedCloth />
      <Winners />
      <OrderSentence />
    </>
  );
};

/** What is common to all, under one's own things on a phone: drawn when it changes, and not with every offer. */
const Common = () => {
  const { voice } = useScene();
  return useMemo(
    () => (
      <div class="tb-side stack loose columns-1 content-start min-w-0">
        <MoneyBoard />
        <PotSheet />
        <Institutions />
        <Notice voice={voice} class="p-0-4 text-on-baize" />
      </div>
    ),
    [voice],
  );
};

/** Phone first: cloth, sheet, belongings one below the other; with more room the common boards stand beside. */
export const Board = ({ wide, ...shown }: BoardProps<View>) => {
  const { view, seatInfo, awaited, voice, past, pointed } = shown;
  const seat = seatOf(shown.you);
  const role = seat === null ? null : (view.table.players[seat]?.role ?? null);
  const isPlaying = role === 'player';
  return (
    <div class={wide ? 'tb-board min-w-0 stack loose tb-wide items-start scrolls full' : 'tb-board min-w-0 stack loose'}>
      <div class="tb-side stack loose columns-1 content-start min-w-0">
        <VerdictSheet on="board" />
        {isPlaying && <OwnState />}
        <Cloth isPlaying={isPlaying} />
        {isPlaying && <Choices />}
        {role === 'banker' && <BankerBoard />}
        <EventsSheet />
        {isPlaying && <OwnSheets />}
        <Proposals />
        <MotionsSheet />
      </div>
      <SceneProvider of={{ view: useLater(view), you: null, seatInfo, awaited, voice, past, pointed }}>
        <Common />
      </SceneProvider>
    </div>
  );
};
