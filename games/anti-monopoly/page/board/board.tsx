import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { seatOf } from '#kernel/game.ts';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { useMotion } from '#web/shell/motion.ts';
import { Deed } from '../deed/deed.tsx';
import { squareKind, squareOf } from '../facts.ts';
import { type Layout, PHONE, WIDE } from '../geometry.ts';
import { panelFor } from '../panels/panel-for.tsx';
import { speechOf, targetsOf, titleInQuestion } from '../targets.ts';
import { titleNameOf } from '../names.ts';
import { planMotion } from '../motion.ts';
import { Ahead, Pawns } from './pawns.tsx';
import { type BoardScene, BoardTable, type Density } from './scene.tsx';
import { PhoneCentre, WideCentre } from './centre.tsx';
import { Squares } from './squares.tsx';
import { News } from './news.tsx';
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

const densityOf = (compact: boolean, pixels: number): Density => (compact ? 'phone' : squareIn(pixels) >= FULL_SQUARE ? 'full' : 'short');

const Underlay = ({ layout }: { readonly layout: Layout }) => {
  const { corner, side } = layout;
  const inner = side - 2 * corner;
  const gap = layout.wide ? 9 : 3;
  return (
    <>
      <rect x={corner} y={corner} width={inner} height={inner} class="am-inner" />
      <rect x={corner + gap} y={corner + gap} width={inner - 2 * gap} height={inner - 2 * gap} class="am-inner-rule" />
    </>
  );
};

interface PlateProps {
  readonly scene: BoardScene;
  /** The hatching's id. */
  readonly hatch: string;
  /** In pixels; null fills the width there is. */
  readonly side: number | null;
  readonly children: ComponentChildren;
}

/** The printed card in its frame, what lies inside the circuit, and the pawns above both. */
const Plate = ({ scene, hatch, side, children }: PlateProps) => {
  const { layout } = scene;
  const total = layout.side + 2 * layout.frame;
  const inset = `${(100 * (layout.frame + layout.corner + layout.lane)) / total}%`;
  const press = (square: number): void => scene.show(squareKind(square).title === null || square === scene.shown ? null : square);
  return (
    <div
      class={`am-plate am-${scene.density}`}
      style={side === null ? undefined : { width: `${side}px`, height: `${side}px` }}
      // A click skips what is still moving.
      onPointerDown={(event) => event.currentTarget.getAnimations({ subtree: true }).forEach((animation) => animation.finish())}
    >
      <svg class="am-drawing full" viewBox={viewBox(layout)} role="group" aria-label={scene.speech.words('board')}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" class="am-hatch" />
          </pattern>
        </defs>
        <Brass>
          <BoardFrame width={layout.side} height={layout.side} margin={layout.wide ? 12 : 6} corner={layout.wide ? 30 : 16}>
            <Underlay layout={layout} />
            <Squares scene={scene} onPress={press} />
          </BoardFrame>
        </Brass>
      </svg>
      <div class="am-inside" style={{ inset }}>
        {children}
      </div>
      <svg class="am-drawing full am-over-drawing" viewBox={viewBox(layout)} aria-hidden="true">
        <Pawns scene={scene} />
      </svg>
    </div>
  );
};

/** The square whose title the reader laid in the middle. It stays until he is asked something. */
const useShown = (view: View, asked: boolean) => {
  const [shown, setShown] = useState<number | null>(null);
  const { round, active, throwNo, point } = view.table;
  const matter = `${titleInQuestion(view)} ${asked ? `${round} ${active} ${throwNo} ${point.kind}` : ''}`;
  useEffect(() => setShown(null), [matter]);
  return [shown, setShown] as const;
};

/** Told of a title whose chip was pressed elsewhere, such as in an account. */
const useCalledTitle = (pointed: BoardProps['pointed'], onCall: (title: TitleId) => void): void => {
  const thing = pointed.value?.kind === 'thing' ? pointed.value.id : null;
  const called = TITLE_IDS.find((title) => title === thing);
  useEffect(() => {
    if (called === undefined) return;
    onCall(called);
    pointed.value = null;
  }, [called]);
};

/** Under a small board: what was decided last, what must be settled, the title being sold, what lies ahead. */
const Below = ({ scene, panel }: { readonly scene: BoardScene; readonly panel: ComponentChildren }) => {
  const sold = titleInQuestion(scene.view);
  return (
    <>
      <News scene={scene} />
      {panel}
      {sold !== null && <Deed scene={scene} title={sold} onClose={null} />}
      <Ahead scene={scene} />
    </>
  );
};

/** A small board has no room for a title inside: the one asked for comes above it, and above the accounts that may cover it. */
const AskedTitle = ({ scene }: { readonly scene: BoardScene }) => {
  const title = scene.shown === null ? null : squareKind(scene.shown).title;
  if (title === null) return null;
  return (
    <Dialog title={titleNameOf(scene.view, title, scene.speech)} onClose={() => scene.show(null)}>
      <Deed scene={scene} title={title} onClose={null} />
    </Dialog>
  );
};

/** The forty squares of Anti-Monopoly II, and inside them scales, title, dice and decks. */
export const Board = ({ view, you, voice, offers, take, past, pointed, wide }: BoardProps<View>) => {
  const { slot, side } = useSide();
  const compact = !wide || (side > 0 && side < SMALLEST_WIDE);
  const hatch = useId();
  const speech = useMemo(() => speechOf(voice), [voice]);
  const targets = useMemo(() => targetsOf(view, offers), [view, offers]);
  const motion = useMotion(planMotion, view.table, past);
  const [shown, show] = useShown(view, offers.length > 0);
  useCalledTitle(pointed, (title) => show(squareOf(title)));
  const [asTable, setAsTable] = useState(false);
  const scene: BoardScene = {
    view,
    layout: compact ? PHONE : WIDE,
    density: densityOf(compact, side),
    named: squareIn(side) >= NAMED_SQUARE,
    speech,
    you: seatOf(you),
    shown,
    show,
    offers,
    take,
    targets,
    motion,
    point: (what) => {
      pointed.value = what;
    },
    hatch: `url(#${hatch})`,
  };
  const panel = panelFor(scene);
  const showTable = (): void => setAsTable(true);
  const fromTable = (square: number | null): void => {
    show(square);
    setAsTable(false);
  };
  return (
    <div ref={slot} class={`am-board${wide ? '' : ' am-board-phone'}${compact ? ' am-board-compact' : ''}`}>
      {asTable ? (
        <BoardTable scene={scene} onClose={() => fromTable(shown)} onPress={fromTable} />
      ) : (
        <Plate scene={scene} hatch={hatch} side={wide ? side : null}>
          {compact ? <PhoneCentre scene={scene} showTable={showTable} /> : <WideCentre scene={scene} panel={panel} showTable={showTable} />}
        </Plate>
      )}
      {compact && !asTable && <Below scene={scene} panel={panel} />}
      {compact && <AskedTitle scene={scene} />}
      {!wide && <small class="am-trademark">{speech.words('trademark')}</small>}
    </div>
  );
};
