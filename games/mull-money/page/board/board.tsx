import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inOrder } from '#games/mull-money/rules/facts.ts';
import type { View } from '#games/mull-money/types.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { BoardProps } from '#web/interface/game-page.ts';
import { useMotion } from '#web/shell/motion.ts';
import { speechOf } from '../speech.ts';
import { targetsOf } from '../targets.ts';
import { planMotion } from '../motion.ts';
import { BoardTable } from './board-table.tsx';
import { NarrowCloth } from './narrow.tsx';
import { type BoardScene, factoryPointed } from './scene.ts';
import { CLOTH, WideCloth } from './wide.tsx';
import '../palette.css';
import './board.css';

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
