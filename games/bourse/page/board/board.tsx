import { useMemo, useRef, useState } from 'preact/hooks';
import { at } from '#kernel/collections.ts';
import { offersAbout, offersAtSquares } from '#web/kit/parts/offers.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { useMotion } from '#web/shell/motion.ts';
import { historyOpen } from '../cards/dialogs.tsx';
import { forecastFor, type Ghost } from '../facts.ts';
import { type Layout, PHONE, WIDE } from '../geometry.ts';
import { noticeIn, Panel } from '../panels/panels.tsx';
import { DrawingProvider, type Shown, useScene } from '../scene.ts';
import { SquaresTable } from './board-table.tsx';
import { Centre } from './centre.tsx';
import { Squares } from './squares.tsx';
import { Pawns, planMotion, Trail } from './pawns.tsx';
import './board.css';

const NONE: ReadonlyMap<number, Ghost> = new Map();

const viewBox = ({ frame, width, height }: Layout): string => `${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`;

/** The board of Bourse: the circuit, and inside it barometer, slide-rule, order of play and quotation columns. */
export const Board = () => {
  const scene = useScene();
  const { view, offers, take, past, pointed, wide, words } = scene;
  const layout = wide ? WIDE : PHONE;
  const about = useMemo(() => offersAbout(offers), [offers]);
  const targets = useMemo(() => offersAtSquares(offers), [offers]);
  const motion = useMotion(planMotion, view.table, past);
  const [shown, setShown] = useState<Shown>({ forecast: null, phase: null, aside: '', asTable: false });
  const drawing = useRef<SVGSVGElement>(null);
  const ghosts = shown.forecast === null ? NONE : new Map(forecastFor(view, shown.forecast).map((ghost) => [ghost.square, ghost]));
  const press = (square: number): void => {
    const offer = targets.get(square);
    const kind = at(view.data.squares, square);
    if (offer !== undefined) take(offer);
    else if (kind.kind === 'security') pointed.value = { kind: 'thing', id: kind.security };
    else if (kind.kind === 'event' || kind.kind === 'start') historyOpen.value = true;
  };
  const show = (change: Partial<Shown>): void => setShown((before) => ({ ...before, ...change }));
  const notice = noticeIn(scene);
  return (
    <DrawingProvider value={{ layout, motion, about, targets, press, ghosts, shown, show }}>
      {shown.asTable ? (
        <SquaresTable />
      ) : (
        <div class={wide ? 'bo-board bo-board-wide full centred' : 'bo-board full centred min-h-0 gap-3'}>
          {!wide && <Panel />}
          <svg
            ref={drawing}
            class={`bo-drawing unselectable w-full spill ${wide ? 'h-full' : 'h-auto'}`}
            viewBox={viewBox(layout)}
            role="group"
            aria-label={words('board')}
            style={{ '--bo-needle': `${motion.needle?.duration ?? 0}ms`, '--bo-needle-delay': `${motion.needle?.delay ?? 0}ms` }}
            // A click skips what is still moving.
            onPointerDown={() => drawing.current?.getAnimations({ subtree: true }).forEach((animation) => animation.finish())}
          >
            <Brass>
              <BoardFrame width={layout.width} height={layout.height} margin={wide ? 11 : 6} corner={wide ? 30 : 16}>
                <Centre />
                <Squares />
              </BoardFrame>
              <Trail />
              <Pawns />
            </Brass>
          </svg>
          {!wide && notice !== null && <p class="bo-notice inline-block t2 bg-wax-tint p-1-4 round-1">{notice}</p>}
        </div>
      )}
    </DrawingProvider>
  );
};
