import { useMemo, useRef, useState } from 'preact/hooks';
import type { EconomicPhase } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { BoardFrame } from '#web/kit/svg/board-frame.tsx';
import { Brass } from '#web/kit/svg/brass.tsx';
import { historyOpen } from '../cards/dialogs.tsx';
import { forecastFor, type Ghost } from '../forecast.ts';
import { type Layout, PHONE, WIDE } from '../geometry.ts';
import { noticeFor, panelFor } from '../panels/panel.tsx';
import { asView, speechOf } from '../speech.ts';
import { targetsOf } from '../targets.ts';
import { useMotion } from '#web/shell/motion.ts';
import { planMotion } from '../motion.ts';
import { BoardTable } from './board-table.tsx';
import { Centre } from './centre.tsx';
import { Squares } from './squares.tsx';
import { type BoardScene, Pawns, Trail } from './pawns.tsx';
import './board.css';

const NONE: ReadonlyMap<number, Ghost> = new Map();

const viewBox = ({ frame, width, height }: Layout): string => `${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`;

/** The board of Bourse: the circuit, and inside it barometer, slide-rule, order of play and quotation columns. */
export const Board = ({ view: raw, you, voice, offers, take, past, pointed, wide }: BoardProps) => {
  const view = asView(raw);
  const layout = wide ? WIDE : PHONE;
  const speech = useMemo(() => speechOf(voice), [voice]);
  const targets = useMemo(() => targetsOf(view, offers), [view, offers]);
  const motion = useMotion(planMotion, view.table, past);
  const [forecast, setForecast] = useState<Seat | null>(null);
  const [phase, setPhase] = useState<EconomicPhase | null>(null);
  const [asTable, setAsTable] = useState(false);
  const [aside, setAside] = useState('');
  const settled = `${view.table.turn} ${view.table.point.kind}`;
  const drawing = useRef<SVGSVGElement>(null);
  const ghosts = forecast === null ? NONE : new Map(forecastFor(view, forecast).map((ghost) => [ghost.square, ghost]));
  const scene: BoardScene = {
    view,
    layout,
    speech,
    targets,
    ghosts,
    pointed: pointed.value,
    point: (what) => {
      pointed.value = what;
    },
  };
  const press = (square: number): void => {
    const target = targets.get(square);
    const kind = at(view.data.squares, square);
    if (target !== undefined) take(target.offer, target.values);
    else if (kind.kind === 'security') scene.point({ kind: 'thing', id: kind.security });
    else if (kind.kind === 'event' || kind.kind === 'start') historyOpen.value = true;
  };
  if (asTable) return <BoardTable scene={scene} onPress={press} onClose={() => setAsTable(false)} />;
  const choices = { forecast, setForecast, phase, setPhase, showTable: () => setAsTable(true) };
  const { lastRoll } = view.table;
  // A panel put aside stays aside until something else is to be settled.
  const panel = panelFor(view, speech, wide ? () => setAside(settled) : null);
  const notice = noticeFor(view, speech);
  return (
    <div class={wide ? 'bo-board full centred' : 'bo-board full centred bo-board-phone'}>
      {!wide && panel}
      <svg
        ref={drawing}
        class={past ? 'bo-drawing full bo-still' : 'bo-drawing full'}
        viewBox={viewBox(layout)}
        role="group"
        aria-label={speech.words('board')}
        style={{ '--bo-needle': `${motion.needle?.duration ?? 0}ms`, '--bo-needle-delay': `${motion.needle?.delay ?? 0}ms` }}
        // A click skips what is still moving.
        onPointerDown={() => drawing.current?.getAnimations({ subtree: true }).forEach((animation) => animation.finish())}
      >
        <Brass>
          <BoardFrame width={layout.width} height={layout.height} margin={wide ? 11 : 6} corner={wide ? 30 : 16}>
            <Centre
              scene={scene}
              choices={choices}
              motion={motion}
              you={seatOf(you)}
              offers={offers}
              take={take}
              panel={wide ? panel : null}
              panelAside={aside === settled}
              onPanel={() => setAside('')}
              notice={wide ? notice : null}
            />
            <Squares scene={scene} onPress={press} />
          </BoardFrame>
          {lastRoll !== null && <Trail layout={layout} from={lastRoll.from} steps={lastRoll.die} />}
          <Pawns scene={scene} motion={motion.pawn} />
        </Brass>
      </svg>
      {!wide && notice !== null && <p class="bo-notice">{notice}</p>}
    </div>
  );
};
