import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TITLE_IDS, type TitleId } from '#games/anti-monopoly/types.ts';
import { range } from '#kernel/collections.ts';
import { BoardTable } from '#web/kit/parts/board-table.tsx';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { offersAbout } from '#web/kit/parts/offers.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { useMotion } from '#web/shell/motion.ts';
import { Deed } from '../deed/deed.tsx';
import { holdingOf, pawnsOn, priceOf, squareKind, squareOf } from '../facts.ts';
import { type Layout, PHONE, SQUARES, WIDE } from '../geometry.ts';
import { builtWords, shortCost, squareNameOf, titleNameOf } from '../names.ts';
import { usePanel } from '../panels/panels.tsx';
import { type Scene, titleInQuestion, useScene } from '../scene.ts';
import { PhoneCentre, WideCentre } from './centre.tsx';
import { Ahead, Pawns } from './pawns.tsx';
import { planMotion, PlateProvider, usePlate } from './plate.ts';
import { News } from './side.tsx';
import { Squares } from './squares.tsx';
import './board.css';

/** The side of the largest square that fits the slot, in pixels. */
const useSide = (): { readonly slot: RefObject<HTMLDivElement | null>; readonly side: number } => {
  const slot = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState(0);
  useLayoutEffect(() => {
    const element = slot.current;
    if (element === null) return undefined;
    const measure = (): void => setSide(Math.floor(Math.min(element.clientWidth, element.clientHeight)));
    measure();
    const follow = new ResizeObserver(measure);
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  return { slot, side };
};

/** From 60 px on a square is drawn in full; from 47 px on a street's name can still be read. */
const FULL_SQUARE = 60;
const NAMED_SQUARE = 47;
/** A smaller board is drawn like a phone's, wherever it stands. */
const SMALLEST_WIDE = 520;

const viewBox = ({ frame, side }: Layout): string => `${-frame} ${-frame} ${side + 2 * frame} ${side + 2 * frame}`;

const squareIn = (pixels: number): number => (pixels / (WIDE.side + 2 * WIDE.frame)) * ((WIDE.side - 2 * WIDE.corner) / 9);

const Underlay = ({ layout: { wide, corner, side } }: { readonly layout: Layout }) => {
  const inner = side - 2 * corner;
  const gap = wide ? 9 : 3;
  return (
    <>
      <rect x={corner} y={corner} width={inner} height={inner} fill="var(--board-in)" stroke="var(--board-line)" stroke-width="1.5" />
      <rect x={corner + gap} y={corner + gap} width={inner - 2 * gap} height={inner - 2 * gap} fill="none" stroke="var(--guil)" opacity=".6" />
    </>
  );
};

interface DrawingProps {
  /** The hatching's id. */
  readonly hatch: string;
  /** In pixels; null fills the width there is. */
  readonly side: number | null;
  readonly children: ComponentChildren;
}

/** The printed card in its frame, what lies inside the circuit, and the pawns above both. */
const Drawing = ({ hatch, side, children }: DrawingProps) => {
  const { words } = useScene();
  const { layout, density } = usePlate();
  return (
    <div
      class={density === 'phone' ? 'am-plate am-plate-phone self-center relative' : 'am-plate relative'}
      style={side === null ? { width: '100%', aspectRatio: '1' } : { width: `${side}px`, height: `${side}px` }}
      // A click skips what is still moving.
      onPointerDown={(event) => event.currentTarget.getAnimations({ subtree: true }).forEach((animation) => animation.finish())}
    >
      <svg class="unselectable full spill" viewBox={viewBox(layout)} role="group" aria-label={words('board')}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" stroke="var(--edge)" stroke-width="1.5" opacity=".75" />
          </pattern>
        </defs>
        <Brass>
          <BoardFrame width={layout.side} height={layout.side} margin={layout.wide ? 12 : 6} corner={layout.wide ? 30 : 16}>
            <Underlay layout={layout} />
            <Squares />
          </BoardFrame>
        </Brass>
      </svg>
      {children}
      <svg class="unselectable am-over-drawing full spill cover z-over untouched" viewBox={viewBox(layout)} aria-hidden="true">
        <Pawns />
      </svg>
    </div>
  );
};

/** The square whose title the reader laid in the middle. It stays until they are asked something. */
const useShown = ({ view, offers, pointed }: Scene) => {
  const [shown, show] = useState<number | null>(null);
  const { round, active, throwNo, point } = view.table;
  const matter = `${titleInQuestion(view)} ${offers.length > 0 ? `${round} ${active} ${throwNo} ${point.kind}` : ''}`;
  useEffect(() => show(null), [matter]);
  // A title whose chip was pressed elsewhere, such as in an account.
  const thing = pointed.value?.kind === 'thing' ? pointed.value.id : null;
  const called = TITLE_IDS.find((title) => title === thing);
  useEffect(() => {
    if (called === undefined) return;
    show(squareOf(called));
    pointed.value = null;
  }, [called]);
  return [shown, show] as const;
};

/** Under a small board: what was decided last, what must be settled, the title being sold, what lies ahead. */
const Below = ({ panel }: { readonly panel: ComponentChildren }) => {
  const sold = titleInQuestion(useScene().view);
  return (
    <>
      <News />
      {panel}
      {sold !== null && <Deed title={sold} onClose={null} />}
      <Ahead />
    </>
  );
};

/** A small board has no room for a title inside: the one asked for comes above it, and above the accounts that may cover it. */
const AskedTitle = () => {
  const scene = useScene();
  const { shown, show } = usePlate();
  const title = shown === null ? null : squareKind(shown).title;
  if (title === null) return null;
  return (
    <Dialog title={titleNameOf(scene, title)} onClose={() => show(null)}>
      <Deed title={title} onClose={null} />
    </Dialog>
  );
};

const COLUMNS = ['square', 'name', 'price', 'owner', 'state', 'rent'] as const;

/** What is told of a title, beside its name; `owned`: of one that has an owner. */
const titleCells = (scene: Scene, title: TitleId): readonly ComponentChildren[] => {
  const { view, name, money } = scene;
  const { owner } = holdingOf(view, title);
  if (owner === null) return [money(priceOf(title)), '', '', ''];
  const owned = (
    <span class="row tight">
      <SeatMark seat={owner} size={13} /> {name(owner)}
    </span>
  );
  return [money(priceOf(title)), owned, builtWords(scene, title), shortCost(scene, title)];
};

/** The same board as a table: for those who read rather than look. A phone has no room for a column of pawns: they stand under the name of their square. */
const Squared = ({ onClose }: { readonly onClose: (square: number | null) => void }) => {
  const scene = useScene();
  const { view, words, name, wide } = scene;
  const { targets, shown } = usePlate();
  const rowOf = (square: number) => {
    const { title } = squareKind(square);
    const pawns = pawnsOn(view, square).map(name);
    const called = squareNameOf(scene, square);
    const named = (
      <>
        {title === null ? called : <Button class="text-btn" words={called} onClick={() => onClose(square)} />}
        {!wide && pawns.length > 0 && <small class="block w500">{words('pawnsHere', { names: pawns })}</small>}
      </>
    );
    const cells = [square, named, ...(title === null ? ['', '', '', ''] : titleCells(scene, title))];
    return { key: square, lit: targets.has(square), cells: wide ? [...cells, pawns.join(', ')] : cells };
  };
  return (
    <BoardTable
      label={words('board')}
      back={words('asBoard')}
      onClose={() => onClose(shown)}
      heads={[...COLUMNS, ...(wide ? (['pawns'] as const) : [])].map((column) => words(`columns.${column}`))}
      named={1}
      rows={range(SQUARES).map(rowOf)}
    />
  );
};

/** The forty squares of Anti-Monopoly II, and inside them scales, title, dice and decks. */
export const Board = () => {
  const scene = useScene();
  const { view, offers, past, wide, words } = scene;
  const { slot, side } = useSide();
  const compact = !wide || (side > 0 && side < SMALLEST_WIDE);
  const hatch = useId();
  const targets = useMemo(() => new Set([...offersAbout(offers).keys()].map((thing) => Number(thing.slice('square '.length)))), [offers]);
  const motion = useMotion(planMotion, view.table, past);
  const [shown, show] = useShown(scene);
  const [asTable, setAsTable] = useState(false);
  const panel = usePanel();
  const showTable = (): void => setAsTable(true);
  const fromTable = (square: number | null): void => {
    show(square);
    setAsTable(false);
  };
  const plate = {
    layout: compact ? PHONE : WIDE,
    density: compact ? 'phone' : squareIn(side) >= FULL_SQUARE ? 'full' : 'short',
    named: squareIn(side) >= NAMED_SQUARE,
    shown,
    show,
    targets,
    motion,
    hatch: `url(#${hatch})`,
  } as const;
  return (
    <PlateProvider value={plate}>
      <div ref={slot} class={`am-board w-full${wide ? ' am-board-wide h-full' : ' am-board-phone'}${compact ? ' am-board-compact in-column gap-3' : ''}`}>
        {asTable ? (
          <Squared onClose={fromTable} />
        ) : (
          <Drawing hatch={hatch} side={wide ? side : null}>
            {compact ? <PhoneCentre showTable={showTable} /> : <WideCentre panel={panel} showTable={showTable} />}
          </Drawing>
        )}
        {compact && !asTable && <Below panel={panel} />}
        {compact && <AskedTitle />}
        {!wide && <small class="p-1-4 text-on-baize">{words('trademark')}</small>}
      </div>
    </PlateProvider>
  );
};
