import { useState } from 'preact/hooks';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Point } from '#games/mull-money/types.ts';
import { BALANCE_PHONE } from '../geometry.ts';
import { Piles } from '../aside.tsx';
import { Balance } from './balance.tsx';
import { CommonWaste } from './common-waste.tsx';
import { CompareLots } from './compare-lots.tsx';
import { LawsButton, TableSwitch, WayBack } from './controls.tsx';
import { Hand } from './hand.tsx';
import { Lots } from './lots.tsx';
import { PhoneMat } from './mat.tsx';
import type { BoardScene } from './scene.ts';
import { MotionCard, OrderStrip } from './tray.tsx';

/** While sets are laid out, chosen or sold, they are what one looks at. */
const aboutLots = ({ kind }: Point): boolean => kind === 'chooseLot' || kind === 'designateLot' || kind === 'bidLot';

interface NarrowClothProps {
  readonly scene: BoardScene;
  /** There is room for the sets and piles below: a tablet. */
  readonly tall: boolean;
  readonly showTable: () => void;
}

/** One below the other: order of speech, balance, factory, own cards; the sets and piles on demand. */
export const NarrowCloth = ({ scene, tall, showTable }: NarrowClothProps) => {
  const [opened, setOpened] = useState(tall);
  const { view, speech } = scene;
  const { point } = view.table;
  const choosing = aboutLots(point);
  return (
    <div class="mm-cloth stack">
      <OrderStrip scene={scene} />
      {point.kind === 'vote' && <MotionCard law={point.law} speech={speech} />}
      {choosing && <CompareLots scene={scene} class="btn" />}
      {choosing && <Lots scene={scene} />}
      <Balance scene={scene} layout={BALANCE_PHONE} />
      {isSimulation(view) && <CommonWaste scene={scene} wide={false} />}
      <PhoneMat scene={scene} />
      {!choosing && <Hand scene={scene} opened={opened} onToggle={() => setOpened(!opened)} />}
      {!choosing && opened && <Lots scene={scene} />}
      {(choosing || opened) && (
        <div class="sheet padded">
          <Piles view={view} speech={speech} />
        </div>
      )}
      <div class="cluster">
        <LawsButton scene={scene} />
        <WayBack scene={scene} />
        <TableSwitch scene={scene} showTable={showTable} />
      </div>
    </div>
  );
};
