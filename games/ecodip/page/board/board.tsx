import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MovementOrder } from '#diplomacy/types.ts';
import type { Lang, Voice } from '#kernel/words.ts';
import { isTag, seatOf } from '#games/ecodip/rules/facts.ts';
import type { tryOut } from '#games/ecodip/orders/sandbox.ts';
import { supposedState } from '#games/ecodip/orders/supposed.ts';
import type { Each } from '#games/ecodip/rules/position.ts';
import type { View } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { lazily } from '#web/kit/parts/waiting.tsx';
import { readWish } from '#web/rules/practice.ts';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { Desk, useDeskTab, usePapers } from '../desk/desk.tsx';
import type { Guessing } from '../desk/guess-panel.tsx';
import { SealDialog } from '../desk/fields.tsx';
import { authorOf, drawnTrial, ordersIn, supposedSheets, withGuess } from '../draft/choices.ts';
import { type Composer, useComposer } from '../draft/use-composer.ts';
import { useWriter, type Writer } from '../draft/use-writer.ts';
import { Atlas } from '../map/atlas.tsx';
import { draftOrders, positionOf, shownOnMap } from '../map/of-view.ts';
import { taughtProvinces } from '../map/sheet.tsx';
import type { Unit } from '#diplomacy/types.ts';
import type { DrawnOrder, MapPosition } from '../map/types.ts';
import { orderFor, useOffers } from '../market/offers.ts';
import { isOfferThing, pressedOffer } from '../market/talk-slip.tsx';
import type { SandboxProps } from '../sandbox/sandbox.tsx';
import { LookSwitch, useRefereeMap } from '../referee/deadline-card.tsx';
import { type Scene, SceneAround, SEAL, SHEET_THING } from '../scene.ts';
import { StoryStrip } from '../story/strip.tsx';
import { type Story, useStory } from '../story/use-story.ts';
import { te } from '../words.ts';
import { ComposerBar } from './composer-bar.tsx';
import { PowersStrip, YearTrack } from './powers-strip.tsx';
import './composer.css';
import './board.css';
import '../desk/panels.css';
import '../desk/desk.css';

const Sandbox = lazily<SandboxProps>(async () => (await import('../sandbox/sandbox.tsx')).Sandbox);

/** The rules themselves, fetched when somebody first supposes: a page that only writes orders does not judge them all. */
const useTryOut = (wanted: boolean): typeof tryOut | null => {
  const [here, setHere] = useState<{ readonly tryOut: typeof tryOut } | null>(null);
  useEffect(() => {
    // Where they cannot be fetched, neither can the paper that shows what comes of it, and that paper says so.
    if (wanted && here === null) import('#games/ecodip/orders/sandbox.ts').then(setHere, () => undefined);
  }, [wanted, here]);
  return here?.tryOut ?? null;
};

/** EC-13.2: one's own sheet and what one supposes of the others, resolved here and sent to nobody. */
const useGuessing = (view: View, writer: Writer, lang: Lang, isShown: boolean): Guessing => {
  const { table, own } = view;
  const phase = `${table.turn} ${table.phase}`;
  const [kept, keep] = useState<{ readonly phase: string; readonly guesses: Each<string> }>({ phase, guesses: {} });
  // What is supposed of one phase says nothing of the next, and the map shows it only beside the paper on which it is written.
  const [wanted, want] = useState<string | null>(null);
  const on = isShown && wanted === phase && table.ending === null;
  const guesses = kept.phase === phase ? kept.guesses : NO_GUESSES;
  const resolve = useTryOut(isShown);
  const trial = useMemo(() => {
    if (!on || resolve === null) return null;
    const sheets = supposedSheets(own === null ? null : { power: own.power, text: writer.text }, guesses);
    return resolve(supposedState(view, sheets), sheets);
  }, [on, resolve, view, writer.text, guesses]);
  const set = (next: Each<string>): void => keep({ phase, guesses: next });
  return {
    on,
    guesses,
    orders: ordersIn(trial),
    trial,
    add: (order, by) => set(withGuess(supposedState(view, guesses), lang, guesses, by, order)),
    write: (tag, text) => set({ ...guesses, [tag]: text }),
    clear: () => set({}),
    turnOn: (next) => want(next ? phase : null),
  };
};

const NO_GUESSES: Each<string> = {};
const NO_ORDERS: readonly DrawnOrder[] = [];

/** A small map opens on the first unit: one's own, and first of all one that must retreat. */
const ownFirst = (position: MapPosition, power: string | undefined): MapPosition => {
  const rank = (unit: Unit): number => (unit.power !== power ? 2 : position.dislodged.some(({ loc }) => loc === unit.loc) ? 0 : 1);
  return power === undefined ? position : { ...position, units: position.units.toSorted((a, b) => rank(a) - rank(b)) };
};

/** The arrows on the map: what one supposes, or what one has written. */
const useDrawing = (view: View, writer: Writer, guessing: Guessing) => {
  const { own } = view;
  const position = useMemo(() => ownFirst(positionOf(view), own?.power), [...shownOnMap(view), own?.power]);
  const drafted = useMemo(() => (own === null ? NO_ORDERS : draftOrders({ power: own.power, sheet: writer.sheet })), [own?.power, writer.sheet]);
  const supposedOrders = useMemo(() => (guessing.trial === null ? null : drawnTrial(view, guessing.trial)), [guessing.trial]);
  return { position, orders: supposedOrders ?? drafted };
};

/** A unit that must retreat, and where it may: the map goes there. */
const useRefuges = ({ table, own }: View, chosen: string | null): readonly string[] =>
  useMemo(() => {
    const found = table.dislodged.find(({ unit }) => unit.loc === chosen && unit.power === own?.power);
    return found === undefined ? NOWHERE : [found.unit.loc, ...found.retreats.map(({ loc }) => loc)];
  }, [table.dislodged, chosen, own?.power]);
const NOWHERE: readonly string[] = [];

/** The provinces that a guide marks: the map goes there. */
const useTaught = (): readonly string[] => {
  const ids = taughtProvinces();
  return useMemo(() => (ids.length === 0 ? NOWHERE : ids), [ids.join(' ')]);
};

/** While a turn is told nothing is ordered: pointing at a province lights its line. */
const lookingBack = ({ lit, light }: Story): Partial<Composer> => ({ chosen: lit, unit: null, targets: NO_TARGETS, point: light });
const NO_TARGETS: ReadonlySet<string> = new Set();

/** An order given by pointing is that of the unit it moves. */
const guessOf =
  ({ table }: View, { add }: Guessing) =>
  (order: MovementOrder): void => {
    const by = authorOf(table, order);
    if (by !== null) add(order, by);
  };

const useNames =
  (view: View, voice: Voice) =>
  (tag: string): string =>
    isTag(tag) ? voice.seatName(seatOf(view.table, tag)) : '';

const LeaveSandbox = ({ onLeave }: { readonly onLeave: () => void }) => (
  <Button class="btn small ec-leave" title={te('sandbox.untouched')} icon="leave" size={15} words={te('sandbox.leave')} onClick={onLeave} />
);

/** The world of ECODIP and the papers beside it. */
export const Board = ({ view, voice, offers, take, past, pointed, wide }: BoardProps<View>) => {
  const lang: Lang = voice.lang;
  const [asked, setTab] = useDeskTab();
  const tab = asked === 'story' && view.table.report.orders.length === 0 ? 'orders' : asked;
  const writer = useWriter(view, lang, { offers, take });
  const guessing = useGuessing(view, writer, lang, tab === 'guess');
  const taught = useTaught();
  // What a guide points at is in sight, and stays there until the reader chooses.
  const ordering = useComposer(view, writer, { guess: guessing.on ? guessOf(view, guessing) : null, goesOn: !wide && taught.length === 0 });
  const frame = useRef<HTMLDivElement>(null);
  // On a phone the reader may be far down in his papers. With the next picture: to scroll at once is to lay out what is drawn again a moment later.
  const toMap = (): void => {
    if (!wide) requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'start' }));
  };
  useEffect(() => {
    if (taught.length > 0) toMap();
  }, [taught]);
  const openStory = (): void => {
    setTab('story');
    toMap();
  };
  const story = useStory(view, { past, isOpen: tab === 'story', open: openStory });
  const composer = story.isOpen ? { ...ordering, ...lookingBack(story) } : ordering;
  const refereeMap = useRefereeMap(view);
  const usual = useDrawing(view, writer, guessing);
  const { position, orders } = story.picture ?? (guessing.on ? null : refereeMap.drawn) ?? usual;
  const refuges = useRefuges(view, composer.chosen);
  const opens = taught.length > 0 ? taught : story.isOpen ? story.opens : refuges;
  const [sealing, setSealing] = useState(false);
  const [trying, setTrying] = useState<string | null>(null);
  const playerOf = useNames(view, voice);
  const offersMade = useOffers(view);
  const papers = usePapers();
  // A picture in a booklet is at no table: it shows the world, nobody's corner of it.
  const isPublic = useTableIfAny() === null || view.own === null;
  const thing = pointed.value?.kind === 'thing' ? pointed.value.id : '';
  useEffect(() => {
    const wish = readWish(thing);
    if (thing !== SEAL && thing !== SHEET_THING && !isOfferThing(thing) && wish === null) return;
    pointed.value = null;
    if (thing === SHEET_THING) {
      setTrying(null);
      setTab('orders');
      return frame.current?.querySelector('.ec-desk')?.scrollIntoView({ block: 'start' });
    }
    if (wish !== null) {
      if (wish.line === null || !writer.canWrite) return setTrying(wish.example);
      setTrying(null);
      setTab('orders');
      return writer.addLine(wish.line);
    }
    if (!writer.canWrite) return;
    setTrying(null);
    if (thing === SEAL) return setSealing(true);
    const offer = pressedOffer(thing, offersMade);
    const order = offer === undefined ? null : orderFor(offer, view.own?.power ?? null);
    if (order !== null) writer.add(order);
  }, [thing, writer.canWrite, pointed]);

  const scene: Scene = { view, voice, lang, writer, composer, guessing, playerOf };
  // The table stays behind the sandbox, and is found again as it was left: what was half typed, where the map was looked at.
  const isBehind = trying !== null;
  const board = (
    <div
      ref={frame}
      class={`ec-board min-w-0 min-h-0 ${wide ? 'ec-wide own-papers' : 'ec-phone'}${papers.isTall ? ' tall' : ''}${isBehind ? ' ec-behind' : ''}`}
      inert={isBehind}
    >
      <div class="ec-map-side column gap-4 min-w-0">
        {wide && <PowersStrip onPress={() => setTab('powers')} />}
        <div class="ec-over-map phone-wrap row" data-foot>
          {story.isOpen ? (
            <StoryStrip view={view} story={story} mayWrite={writer.canWrite} onClose={() => setTab('orders')} />
          ) : (
            <>
              <ComposerBar />
              <LookSwitch {...refereeMap} />
            </>
          )}
        </div>
        <Atlas
          position={position}
          orders={orders}
          chosen={composer.chosen}
          targets={composer.targets}
          onPoint={composer.point}
          marks={story.marks}
          opens={opens}
          isPublic={isPublic}
          onSeen={story.onSeen}
        />
        <YearTrack view={view} />
      </div>
      <Desk
        papers={wide ? papers : null}
        story={story}
        tab={story.isOpen ? 'story' : tab}
        onTab={setTab}
        onSeal={() => setSealing(true)}
        onExamples={() => setTrying('X1')}
      />
      {sealing && <SealDialog onClose={() => setSealing(false)} />}
    </div>
  );
  return (
    <>
      {isBehind && <Sandbox example={trying} voice={voice} wide={wide} onChoose={setTrying} leave={<LeaveSandbox onLeave={() => setTrying(null)} />} />}
      <SceneAround value={scene}>{board}</SceneAround>
    </>
  );
};
