import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MovementOrder } from '#diplomacy';
import type { Lang, Voice } from '#kernel';
import { isTag, seatOf } from '#games/ecodip/facts.ts';
import type { View } from '#games/ecodip/types.ts';
import type { BoardProps } from '../../../shell/game-page.ts';
import { Desk, useDeskTab } from '../desk/desk.tsx';
import type { Guessing } from '../desk/guess-panel.tsx';
import { SealDialog } from '../desk/seal-dialog.tsx';
import { drawnGuess, guessedOrder, supposed, whatIf } from '../draft/guess.ts';
import { isMovement } from '../draft/choices.ts';
import { useComposer } from '../draft/use-composer.ts';
import { useWriter, type Writer } from '../draft/use-writer.ts';
import { GazetteLink } from '../gazette/gazette-link.tsx';
import { Atlas } from '../map/atlas.tsx';
import { draftOrders, positionOf, turnOf } from '../map/of-view.ts';
import type { DrawnOrder, MapPosition, MapUnit } from '../map/types.ts';
import { SEAL } from '../offer-rank.ts';
import type { Scene } from '../scene.ts';
import { asView } from '../view.ts';
import { te } from '../words.ts';
import { ComposerBar } from './composer-bar.tsx';
import { PowersStrip } from './powers-strip.tsx';
import { YearTrack } from './year-track.tsx';
import './composer.css';
import './board.css';
import '../desk/panels.css';
import '../desk/sheet.css';
import '../desk/desk.css';

const useGuessing = (view: View, writer: Writer): Guessing & { readonly add: (order: MovementOrder) => void } => {
  const turn = view.table.turn;
  const [kept, keep] = useState<{ readonly turn: number; readonly guesses: readonly MovementOrder[] }>({ turn, guesses: [] });
  const [wanted, turnOn] = useState(false);
  const on = wanted && isMovement(view.table);
  const guesses = kept.turn === turn ? kept.guesses : [];
  const orders = useMemo(() => (on ? supposed(view, writer.sheet, guesses) : []), [on, view, writer.sheet, guesses]);
  const result = useMemo(() => (on ? whatIf(view, orders) : null), [on, view, orders]);
  const set = (next: readonly MovementOrder[]): void => keep({ turn, guesses: next });
  return { on, guesses, orders, result, set, turnOn, add: (order) => set(guessedOrder(guesses, order)) };
};

const NO_ORDERS: readonly DrawnOrder[] = [];

/** A small map opens on the first unit: one's own, and first of all one that must retreat. */
const ownFirst = (position: MapPosition, power: string | undefined): MapPosition => {
  const rank = (unit: MapUnit): number => (unit.power !== power ? 2 : position.dislodged.some(({ loc }) => loc === unit.loc) ? 0 : 1);
  return power === undefined ? position : { ...position, units: position.units.toSorted((a, b) => rank(a) - rank(b)) };
};

/** The arrows on the map: what one supposes, what one has written, or what came of the turn before. */
const useDrawing = (view: View, writer: Writer, guessing: Guessing, showsLast: boolean) => {
  const { table, options, own, desk } = view;
  const position = useMemo(() => ownFirst(positionOf(view), own?.power), [table, options, own?.sites, own?.power, desk]);
  const { report } = table;
  const last = useMemo(() => (showsLast && report.orders.length > 0 ? turnOf(view, report) : null), [showsLast, report, position]);
  const drafted = useMemo(() => (own === null ? NO_ORDERS : draftOrders({ power: own.power, sheet: writer.sheet })), [own?.power, writer.sheet]);
  const supposedOrders = useMemo(() => (guessing.result === null ? null : drawnGuess(guessing.result)), [guessing.result]);
  if (supposedOrders !== null) return { position, orders: supposedOrders };
  return last ?? { position, orders: drafted };
};

const useNames =
  (view: View, voice: Voice) =>
  (tag: string): string =>
    isTag(tag) ? voice.seatName(seatOf(view.table, tag)) : '';

/** The world of ECODIP and the papers beside it. */
export const Board = ({ view: raw, voice, offers, take, past, pointed, wide }: BoardProps) => {
  const view = asView(raw);
  const lang: Lang = voice.lang;
  const writer = useWriter(view, lang, { offers, take });
  const guessing = useGuessing(view, writer);
  const composer = useComposer(view, writer, { guess: guessing.on ? guessing.add : null, goesOn: !wide });
  const [showsLast, showLast] = useState(false);
  const { position, orders } = useDrawing(view, writer, guessing, showsLast);
  const [tab, setTab] = useDeskTab();
  const [sealing, setSealing] = useState(false);
  const playerOf = useNames(view, voice);
  const isCalled = pointed.value?.kind === 'thing' && pointed.value.id === SEAL;
  useEffect(() => {
    if (!isCalled) return;
    pointed.value = null;
    if (writer.canWrite) setSealing(true);
  }, [isCalled, writer.canWrite, pointed]);

  const scene: Scene = { view, voice, lang, writer, composer, guessing, playerOf };
  const hasLast = view.table.report.orders.length > 0;
  return (
    <div class={`ec-board ${wide ? 'ec-wide' : 'ec-phone'}${past ? ' ec-still' : ''}`}>
      <div class="ec-map-side">
        {wide && <PowersStrip scene={scene} onPress={() => setTab('powers')} />}
        <div class="ec-over-map">
          <ComposerBar scene={scene} />
          {hasLast && (
            <label class="ec-last">
              <input type="checkbox" checked={showsLast} onChange={() => showLast(!showsLast)} />
              {te('board.last')}
            </label>
          )}
          <GazetteLink view={view} />
        </div>
        <Atlas position={position} orders={orders} chosen={composer.chosen} targets={composer.targets} onPoint={composer.point} />
        <YearTrack view={view} />
      </div>
      <Desk scene={scene} tab={tab} onTab={setTab} onSeal={() => setSealing(true)} />
      {sealing && <SealDialog scene={scene} onClose={() => setSealing(false)} />}
    </div>
  );
};
