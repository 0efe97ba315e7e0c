import type { View } from '#games/triple-bataille/types.ts';
import { seatOf } from '#kernel/game.ts';
import { player } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '#web/shell/game-page.ts';
import { useLater } from '#web/hooks/use-later.ts';
import { MoneyBoard } from '../room/money-board.tsx';
import { PotBar } from '../room/pot-bar.tsx';
import { speechOf } from '../speech.ts';
import { BankerBoard } from './banker-board.tsx';
import { Belongings } from './belongings.tsx';
import { Choices } from './choices.tsx';
import { DistressSheet } from './distress-sheet.tsx';
import { EventsSheet } from './events-sheet.tsx';
import { Institutions } from './institutions.tsx';
import { DuesSheet, Outcomes, Receipt } from './ledgers.tsx';
import { MotionsSheet } from './motions-sheet.tsx';
import { Notice } from './notice.tsx';
import { OwnCloth } from './own-cloth.tsx';
import { OwnState } from './own-state.tsx';
import { Proposals } from './proposals.tsx';
import type { BoardScene, OwnScene } from './scene.ts';
import { OrderSentence, TurnedCloth, Winners } from './turned-cloth.tsx';
import { VerdictSheet } from './verdict-sheet.tsx';
import './board.css';
import './sheets.css';

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
