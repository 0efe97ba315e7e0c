import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { BALANCE_WIDE } from '../geometry.ts';
import { Balance } from './balance.tsx';
import { CommonWaste } from './common-waste.tsx';
import { LawsButton, TableSwitch, WayBack } from './controls.tsx';
import { Lots } from './lots.tsx';
import { SimulationMat, WideMat } from './mat.tsx';
import type { BoardScene } from './scene.ts';
import { Tray } from './tray.tsx';

/** The whole cloth as it is drawn; it is scaled as one. Where there is height left, the sets take it. */
export const CLOTH = { width: 796, height: 738, mostHeight: 790 } as const;

interface WideClothProps {
  readonly scene: BoardScene;
  readonly scale: number;
  readonly height: number;
  readonly showTable: () => void;
}

/** Base game: balance and tray, the factory below. Simulation: the common board takes the tray's place, the tray the dump's. */
export const WideCloth = ({ scene, scale, height, showTable }: WideClothProps) => {
  const common = isSimulation(scene.view);
  const place = { transform: `scale(${scale}) translateX(-50%)`, height: `${height}px` };
  const mat = (
    <div class="mm-mat-place">
      {common ? <SimulationMat scene={scene} /> : <WideMat scene={scene} />}
      <div class="mm-ways row">
        <WayBack scene={scene} small={common} />
      </div>
    </div>
  );
  return (
    <div class={common ? 'mm-cloth stack mm-cloth-simulation' : 'mm-cloth stack mm-cloth-base'} style={place}>
      <div class="mm-place">
        <Balance scene={scene} layout={BALANCE_WIDE} />
        <span class="mm-table-switch">
          <TableSwitch scene={scene} showTable={showTable} />
        </span>
      </div>
      {common ? (
        <div class="mm-place">
          <CommonWaste scene={scene} wide />
          <span class="mm-laws-button">
            <LawsButton scene={scene} />
          </span>
        </div>
      ) : (
        <Tray scene={scene} />
      )}
      {mat}
      {common && <Tray scene={scene} />}
      <Lots scene={scene} />
    </div>
  );
};
