import type { View } from '#games/triple-bataille/types.ts';
import { type Offer, seatOf } from '#kernel/game.ts';
import { player } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { useLater } from '#web/kit/parts/use-later.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { typeOf } from '#web/kit/parts/offers.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { MoneyBoard } from '../room/money-board.tsx';
import { PotBar } from '../room/money-card.tsx';
import { speechOf } from '../speech.ts';
import { BankerBoard, DuesSheet, Outcomes, Receipt } from './ledgers.tsx';
import { Belongings } from './belongings.tsx';
import { EventsSheet, MotionsSheet, Notice, Proposals } from './events-sheet.tsx';
import { Institutions } from './institutions.tsx';
import { type BoardScene, OwnCloth, type OwnScene } from './own-cloth.tsx';
import { OrderSentence, TurnedCloth, Winners } from './turned-cloth.tsx';
import { VerdictSheet } from './verdict-sheet.tsx';
import { rankOf } from '../offer-rank.ts';
import './board.css';
import './sheets.css';

const standingBy = ({ view, speech, you }: OwnScene): string | null => {
  const { status, destitute } = player(view, you);
  if (status !== 'playing') return speech.words(`own.${status}`);
  return destitute ? speech.words('own.destitute') : null;
};

/** For somebody who does not play in this battle: why, and from when on (TB-4.14). */
const OwnState = (scene: OwnScene) => {
  const sentence = standingBy(scene);
  return sentence === null ? null : <p class="sheet tb-standing-by">{sentence}</p>;
};

/** TB-4.9.4: what is owed and cannot be paid; what can be sold at once, with what it brings. */
const DistressSheet = ({ view, speech, you, offers, take }: OwnScene) => {
  const { words, sentence } = speech;
  const sales = offers.filter((offer) => typeOf(offer) === 'sellToBank');
  return (
    <section class="sheet tb-warning">
      <b>{words('distress', { cards: player(view, you).distress })}</b> {sales.length > 0 ? words('distressSell') : words('distressBare')}{' '}
      <ClauseMark game="triple-bataille" clause="TB-4.9.4" />
      {sales.length > 0 && (
        <div class="tb-buttons cluster">
          {sales.map((offer) => (
            <Button key={sentence(offer.label)} words={sentence(offer.label)} onClick={() => take(offer)} />
          ))}
        </div>
      )}
    </section>
  );
};

/** What other sheets of the board tell with their own buttons. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['acceptJob', 'acceptLoan', 'buy', 'setBank', 'castVote', 'pick', 'done']);

/** More than these unfold. */
const MOST_SHOWN = 5;

const Choice = ({ offer, scene }: { readonly offer: Offer<unknown>; readonly scene: BoardScene }) => (
  <li>
    <Button class="btn wide" words={scene.speech.sentence(offer.label)} onClick={() => scene.take(offer)} />
  </li>
);

/** While jobs, credits and purchases are open: each with its price and its effect in a sentence. Stakes have a ledger of their own. */
const Choices = (scene: BoardScene) => {
  const { view, speech, offers } = scene;
  const { words } = speech;
  const { kind } = view.table.point;
  const open = offers.filter((offer) => rankOf(offer, offers) === 'usual' && !TOLD_ELSEWHERE.has(typeOf(offer)));
  const lines = (some: readonly Offer<unknown>[]) => some.map((offer) => <Choice key={speech.sentence(offer.label)} offer={offer} scene={scene} />);
  if (open.length === 0 || (kind !== 'plan' && kind !== 'market')) return null;
  return (
    <section class="sheet tb-choices" data-explain="choices">
      <h3>{words('choices')}</h3>
      <ul class="stack">{lines(open.slice(0, MOST_SHOWN))}</ul>
      {open.length > MOST_SHOWN && (
        <details>
          <summary>{words('moreOffers', { count: open.length - MOST_SHOWN })}</summary>
          <ul class="stack">{lines(open.slice(MOST_SHOWN))}</ul>
        </details>
      )}
    </section>
  );
};

/** What concerns the reader's own purse in this window. */
const OwnSheets = (scene: OwnScene) => {
  const { view, you } = scene;
  const { kind } = view.table.point;
  const { distress, status } = player(view, you);
  return (
    <>
      {distress > 0 && <DistressSheet {...scene} />}
      {kind === 'stake' && <Outcomes {...scene} />}
      {kind === 'plan' && status !== 'arriving' && <DuesSheet {...scene} />}
      {kind === 'market' && <Receipt {...scene} />}
      <Belongings {...scene} />
    </>
  );
};

/** Cards lie face up from the battle until the next one begins. */
const showsBattle = ({ view }: BoardScene): boolean => {
  const { point, battleReport } = view.table;
  return battleReport.order.length > 0 && (point.kind === 'market' || point.kind === 'pick' || point.kind === 'vote' || point.kind === 'gameOver');
};

/** The pot by origin, and what nobody won of it. */
const PotSheet = ({ view, speech }: Pick<BoardScene, 'view' | 'speech'>) => {
  const { origin, remainder, results } = view.table.battleReport;
  if (Object.values(origin).every((cards) => cards === 0)) return null;
  return (
    <section class="sheet">
      <PotBar view={view} speech={speech} />
      {results.length > 0 && <p class="hint">{speech.words('remainder', { cards: speech.cards(remainder) })}</p>}
    </section>
  );
};

/** The cloth: cards turned, or one's own pile. */
const Cloth = ({ scene, own }: { readonly scene: BoardScene; readonly own: OwnScene | null }) =>
  showsBattle(scene) ? (
    <>
      <TurnedCloth {...scene} />
      <Winners {...scene} />
      <OrderSentence {...scene} />
    </>
  ) : (
    own !== null && <OwnCloth {...own} />
  );

/** What is common to all, under one's own things on a phone: drawn when it changes, and not with every offer. */
const Common = ({ view, speech }: Pick<BoardScene, 'view' | 'speech'>) =>
  useMemo(
    () => (
      <div class="tb-common stack loose">
        <MoneyBoard view={view} speech={speech} />
        <PotSheet view={view} speech={speech} />
        <Institutions view={view} speech={speech} />
        <Notice speech={speech} />
      </div>
    ),
    [view, speech],
  );

/** Phone first: cloth, sheet, belongings one below the other; with more room the common boards stand beside. */
export const Board = ({ view, you, voice, offers, take, wide }: BoardProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const seat = seatOf(you);
  const scene: BoardScene = { view, speech, you: seat, offers, take };
  const role = seat === null ? null : (view.table.players[seat]?.role ?? null);
  const own: OwnScene | null = seat !== null && role === 'player' ? { ...scene, you: seat } : null;
  const banker: OwnScene | null = seat !== null && role === 'banker' ? { ...scene, you: seat } : null;
  return (
    <div class={wide ? 'tb-board stack loose tb-wide full' : 'tb-board stack loose'}>
      <div class="tb-own stack loose">
        <VerdictSheet {...scene} />
        {own !== null && <OwnState {...own} />}
        <Cloth scene={scene} own={own} />
        {own !== null && <Choices {...own} />}
        {banker !== null && <BankerBoard {...banker} />}
        <EventsSheet {...scene} />
        {own !== null && <OwnSheets {...own} />}
        <Proposals {...scene} />
        <MotionsSheet {...scene} />
      </div>
      <Common view={useLater(view)} speech={speech} />
    </div>
  );
};
