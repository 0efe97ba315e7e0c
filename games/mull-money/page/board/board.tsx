import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inOrder, isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Point, View } from '#games/mull-money/types.ts';
import { BALANCE_PHONE, BALANCE_WIDE, planMotion } from '../geometry.ts';
import { Piles } from '../aside.tsx';
import { Balance } from './balance.tsx';
import { CommonWaste } from './common-waste.tsx';
import { CompareLots, Lots } from './lots.tsx';
import { type BoardScene, factoryPointed, LawsButton, TableSwitch, WayBack } from './scene.tsx';
import { Hand } from './hand.tsx';
import { PhoneMat, SimulationMat, WideMat } from './mat.tsx';
import { MotionCard, OrderStrip, Tray } from './tray.tsx';
import type { RefObject } from 'preact';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { useMotion } from '#web/shell/motion.ts';
import { speechOf } from '../speech.ts';
import { targetsOf } from '../targets.ts';
import { BoardTable } from './board-table.tsx';
import '../palette.css';
import './board.css';

/** While sets are laid out, chosen or sold, they are what one looks at. */
const aboutLots = ({ kind }: Point): boolean => kind === 'chooseLot' || kind === 'designateLot' || kind === 'bidLot';

interface NarrowClothProps {
  readonly scene: BoardScene;
  /** There is room for the sets and piles below: a tablet. */
  readonly tall: boolean;
  readonly showTable: () => void;
}

/** One below the other: order of speech, balance, factory, own cards; the sets and piles on demand. */
const NarrowCloth = ({ scene, tall, showTable }: NarrowClothProps) => {
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

/** The whole cloth as it is drawn; it is scaled as one. Where there is height left, the sets take it. */
const CLOTH = { width: 796, height: 738, mostHeight: 790 } as const;

interface WideClothProps {
  readonly scene: BoardScene;
  readonly scale: number;
  readonly height: number;
  readonly showTable: () => void;
}

/** Base game: balance and tray, the factory below. Simulation: the common board takes the tray's place, the tray the dump's. */
const WideCloth = ({ scene, scale, height, showTable }: WideClothProps) => {
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

interface Fit {
  /** The slot that is measured. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly width: number;
  /** So that a cloth of this size fits the slot. */
  readonly scale: number;
  /** Of the cloth at that scale: more than its own where the slot leaves some below. */
  readonly height: number;
}

/** The room that the cloth has, and how much it must be scaled to fill it. */
const useFit = (cloth: { readonly width: number; readonly height: number; readonly mostHeight: number }): Fit => {
  const slot = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: cloth.width, height: cloth.height });
  useLayoutEffect(() => {
    const element = slot.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const follow = new ResizeObserver(measure);
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  const scale = Math.min(room.width / cloth.width, room.height / cloth.height);
  return { slot, width: room.width, scale, height: Math.max(cloth.height, Math.min(cloth.mostHeight, room.height / scale)) };
};

/** Narrower than this, the parts lie one below the other. */
const NARROW = 600;

/** Whose factory to draw when nobody asked for one: the reader's, else that of whoever is awaited. */
const usualFactory = (view: View, you: Seat | null): Seat => {
  if (you !== null) return you;
  const { point, first } = view.table;
  return 'seat' in point ? point.seat : (inOrder(view)[0] ?? first);
};

/** The cloth of Müll + Money: balance board, auction tray, factory, sets. */
export const Board = ({ view, you, voice, offers, take, past, pointed, wide }: BoardProps<View>) => {
  const seat = seatOf(you);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const targets = useMemo(() => targetsOf(view, seat, offers), [view, seat, offers]);
  const motion = useMotion(planMotion, view.table, past);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [asTable, setAsTable] = useState(false);
  const fit = useFit(CLOTH);
  const asked = factoryPointed(pointed.value);
  useEffect(() => {
    if (asked !== null) setChosen(asked === seat ? null : asked);
  }, [asked, seat]);
  const scene: BoardScene = {
    view,
    speech,
    you: seat,
    shown: chosen ?? usualFactory(view, seat),
    show: setChosen,
    offers,
    targets,
    take,
    motion,
    pointed: pointed.value,
    point: (what) => {
      pointed.value = what;
    },
  };
  const showTable = (): void => setAsTable(true);
  const arrangement = asTable ? 'table' : wide && fit.width >= NARROW ? 'wide' : 'narrow';
  return (
    <div ref={fit.slot} class={`mm-board mm-${arrangement}${wide ? ' mm-slot' : ''}${past ? ' mm-still' : ''}`}>
      {arrangement === 'table' && <BoardTable scene={scene} onClose={() => setAsTable(false)} />}
      {arrangement === 'wide' && <WideCloth scene={scene} scale={fit.scale} height={fit.height} showTable={showTable} />}
      {arrangement === 'narrow' && <NarrowCloth scene={scene} tall={wide} showTable={showTable} />}
    </div>
  );
};
