import { useMemo, useRef, useState } from 'preact/hooks';
import { at } from '#kernel/collections.ts';
import { offersAbout, offersAtSquares } from '#web/kit/parts/offers.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { useMotion } from '#web/shell/motion.ts';
import { BoardTable } from '#web/kit/parts/board-table.tsx';
import { Button } from '#web/kit/parts/buttons.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { historyOpen } from '../cards/dialogs.tsx';
import { forecastFor, type Ghost, pawnsOn } from '../facts.ts';
import { type Layout, PHONE, WIDE } from '../geometry.ts';
import { noticeIn, Panel } from '../panels/panels.tsx';
import { DrawingProvider, ROMAN, type Shown, useDrawing, useScene } from '../scene.ts';
import { Centre } from './centre.tsx';
import { Squares } from './squares.tsx';
import { Pawns, planMotion, Trail } from './pawns.tsx';
import { ghostText, ownersText, titleOf } from '../names.ts';
import './board.css';

/** The circuit as a table. */
const SquaresTable = () => {
  const scene = useScene();
  const { view, words, money, change, name } = scene;
  const { targets, press, ghosts, show } = useDrawing();
  const figuresOf = (index: number) => {
    const square = at(view.data.squares, index);
    if (square.kind !== 'security') return ['', '', '', '', ''];
    const { security } = square;
    const moved = view.table.changes[security];
    return [
      ROMAN[view.data.securities[security].coefficient],
      money(view.table.quotes[security]),
      moved === 0 ? '=' : <span class={moved > 0 ? 'gain' : 'loss'}>{change(moved)}</span>,
      view.table.desk[security],
      ownersText(scene, security).join(', '),
    ];
  };
  const isBond = (index: number): boolean => {
    const square = at(view.data.squares, index);
    return square.kind === 'security' && view.data.securities[square.security].kind === 'bond';
  };
  const forecast = (index: number) => {
    const ghost = ghosts.get(index);
    return ghost === undefined || ghost.security === null ? '' : ghostText(scene, ghost);
  };
  const heads = ['columnSquare', 'columnSecurity', 'risk', 'columnQuote', 'columnChange', 'columnDesk', 'columnOwners'] as const;
  return (
    <BoardTable
      label={words('board')}
      back={words('asBoard')}
      onClose={() => show({ asTable: false })}
      heads={[...heads.map((head) => words(head)), ...(ghosts.size > 0 ? [words('columnForecast')] : []), words('columnPawns')]}
      named={1}
      rows={view.data.squares.map((_, index) => ({
        key: index,
        lit: targets.has(index),
        cells: [
          targets.has(index) ? <Button class="btn brass small" words={`${index} ${words('choose')}`} onClick={() => press(index)} /> : index,
          <>
            {titleOf(scene, index)}
            {isBond(index) && <small class="block">{words('bond')}</small>}
          </>,
          ...figuresOf(index),
          ...(ghosts.size > 0 ? [forecast(index)] : []),
          pawnsOn(view, index).map((seat) => (
            <span key={seat} class="row tight nowrap">
              <SeatMark seat={seat} size={13} />
              {name(seat)}
            </span>
          )),
        ],
      }))}
    />
  );
};

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
