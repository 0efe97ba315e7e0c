import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { inOrder, isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Point, View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { Icon, type IconName } from '#web/kit/svg/icon.tsx';
import { useMotion } from '#web/shell/motion.ts';
import { Piles } from '../aside.tsx';
import { BALANCE_PHONE, BALANCE_WIDE, planMotion } from '../geometry.ts';
import { ClothProvider, factoryPointed, LAW_BOOK_ID, useCloth, useScene } from '../scene.tsx';
import { Balance } from './balance.tsx';
import { ClothTables } from './board-table.tsx';
import { Hand } from './cards.tsx';
import { CommonWaste } from './common-waste.tsx';
import { CompareLots, Lots } from './lots.tsx';
import { FactoryMat } from './mat.tsx';
import { MotionCard, OrderStrip, Tray } from './tray.tsx';
import '../palette.css';
import './board.css';

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  /** What stands on it beside its sign. */
  readonly face?: string;
  readonly onClick: () => void;
}

/** What the reader may choose to see; nothing of it changes the game. */
const Control = ({ icon, label, face, onClick }: ControlProps) => {
  const size = useCloth().wide ? 't2' : 't3 mm-control-narrow';
  const bare = face === undefined;
  return (
    <button
      type="button"
      class={`btn mm-control gap-2 nowrap ${size}${bare ? ' mm-control-icon' : ''}`}
      aria-label={label === face ? undefined : label}
      title={bare ? label : undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={14} />
      {face}
    </button>
  );
};

/** MM-13.10: how many laws are in force, and the way to the book. */
const LawsButton = () => {
  const { view, words, point } = useScene();
  if (!isSimulation(view)) return null;
  const count = view.table.laws.filter(({ status }) => status === 'active').length;
  return (
    <Control icon="scale" label={`${words('laws.title')}, ${words('laws.open')}`} face={words('laws.count', { count })} onClick={() => point(LAW_BOOK_ID)} />
  );
};

/** Another's factory leads back to one's own. */
const WayBack = ({ small = false }: { readonly small?: boolean }) => {
  const { words, you } = useScene();
  const { shown, show } = useCloth();
  if (you === null || shown === you) return null;
  const label = words('backToMine');
  return <Control icon="undo" label={label} {...(small ? {} : { face: label })} onClick={() => show(null)} />;
};

interface ArrangementProps {
  readonly onTable: () => void;
}

const TableSwitch = ({ onTable }: ArrangementProps) => <Control icon="table" label={useScene().words('table.show')} onClick={onTable} />;

/** While sets are laid out, chosen or sold, they are what one looks at. */
const aboutLots = ({ kind }: Point): boolean => kind === 'chooseLot' || kind === 'designateLot' || kind === 'bidLot';

/** One below the other: order of speech, balance, factory, own cards; the sets and piles on demand, at once where there is room: on a tablet. */
const NarrowCloth = ({ tall, onTable }: ArrangementProps & { readonly tall: boolean }) => {
  const [opened, setOpened] = useState(tall);
  const { view } = useScene();
  const { point } = view.table;
  const choosing = aboutLots(point);
  return (
    <div class={tall ? 'mm-cloth-tall stack tight' : 'stack tight'}>
      <OrderStrip />
      {point.kind === 'vote' && <MotionCard law={point.law} class="mm-motion-narrow bg-sheet" />}
      {choosing && <CompareLots class="btn" />}
      {choosing && <Lots />}
      <Balance layout={BALANCE_PHONE} />
      {isSimulation(view) && <CommonWaste />}
      <FactoryMat />
      {!choosing && <Hand opened={opened} onToggle={() => setOpened(!opened)} />}
      {!choosing && opened && <Lots />}
      {(choosing || opened) && (
        <div class="sheet mm-paper padded">
          <Piles />
        </div>
      )}
      <div class="cluster">
        <LawsButton />
        <WayBack />
        <TableSwitch onTable={onTable} />
      </div>
    </div>
  );
};

/** The whole cloth as it is drawn; it is scaled as one. Where there is height left, the sets take it. */
const CLOTH = { width: 796, height: 738, mostHeight: 790 } as const;

interface WideClothProps extends ArrangementProps {
  readonly scale: number;
  readonly height: number;
}

/** Base game: balance and tray, the factory below. Simulation: the common board takes the tray's place, the tray the dump's. */
const WideCloth = ({ scale, height, onTable }: WideClothProps) => {
  const common = isSimulation(useScene().view);
  const place = { transform: `scale(${scale}) translateX(-50%)`, width: `${CLOTH.width}px`, height: `${height}px` };
  return (
    <div class="mm-cloth-wide relative stack" style={place}>
      <div class="relative">
        <Balance layout={BALANCE_WIDE} />
        <span class="absolute" style={{ bottom: '22px', left: '20px' }}>
          <TableSwitch onTable={onTable} />
        </span>
      </div>
      {common ? (
        <div class="relative">
          <CommonWaste />
          <span class="absolute" style={{ right: '18px', bottom: '17px' }}>
            <LawsButton />
          </span>
        </div>
      ) : (
        <Tray />
      )}
      <div class={common ? 'relative' : 'relative across-all'}>
        <FactoryMat />
        <div class="absolute row" style={{ top: '13px', left: common ? '222px' : '312px' }}>
          <WayBack small={common} />
        </div>
      </div>
      {common && <Tray />}
      <Lots />
    </div>
  );
};

interface Fit {
  /** The slot that is measured. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly width: number;
  /** So that the cloth fits the slot. */
  readonly scale: number;
  /** Of the cloth at that scale: more than its own where the slot leaves some below. */
  readonly height: number;
}

/** The room that the cloth has, and how much it must be scaled to fill it. */
const useFit = (): Fit => {
  const slot = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number }>(CLOTH);
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
  const scale = Math.min(room.width / CLOTH.width, room.height / CLOTH.height);
  return { slot, width: room.width, scale, height: Math.max(CLOTH.height, Math.min(CLOTH.mostHeight, room.height / scale)) };
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
export const Board = ({ wide, past }: BoardProps<View>) => {
  const { view, you, pointed } = useScene();
  const motion = useMotion(planMotion, view.table, past);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [asTable, setAsTable] = useState(false);
  const fit = useFit();
  const asked = factoryPointed(pointed.value);
  useEffect(() => {
    if (asked !== null) setChosen(asked === you ? null : asked);
  }, [asked, you]);
  const whole = wide && fit.width >= NARROW && !asTable;
  const onTable = (): void => setAsTable(true);
  return (
    <ClothProvider value={{ wide: whole, shown: chosen ?? usualFactory(view, you), show: setChosen, motion }}>
      <div ref={fit.slot} class={`w-full min-w-0${wide ? ' mm-slot h-full' : ''}${wide && !whole ? ' scrolls' : ''}${asTable ? ' mm-paper' : ''}`}>
        {asTable && <ClothTables onClose={() => setAsTable(false)} />}
        {whole && <WideCloth scale={fit.scale} height={fit.height} onTable={onTable} />}
        {!asTable && !whole && <NarrowCloth tall={wide} onTable={onTable} />}
      </div>
    </ClothProvider>
  );
};
