import { useCallback, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { LogLine } from '#protocol';
import type { View } from '#games/ecodip/types.ts';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import { stepOfTurn } from '#web/shell/log/rows.ts';
import { readStored, writeStored } from '#web/browser/storage.ts';
import { type Box, contains } from '#web/kit/svg/map/box.ts';
import { spotsAt } from '../map/geometry.ts';
import { shownOnMap } from '../map/of-view.ts';
import type { DrawnOrder, MapMark, MapPosition } from '../map/types.ts';
import { te } from '../words.ts';
import { concerns, linesOfScene, type Movement, movementOf, type News, placesOf } from './news.ts';
import { editionOf, openingScene, pictureOf, type SceneName, scenesOf } from './scenes.ts';

export const SCOPES = ['own', 'seen', 'world'] as const;
export type Scope = (typeof SCOPES)[number];

/** From so many numbers on the map shows only failures and one's own. */
const MOST_MARKS = 12;

/** The last turn that was published, told scene by scene on the map and in the list. */
export interface Story {
  readonly isOpen: boolean;
  readonly scene: SceneName;
  readonly go: (scene: SceneName) => void;
  /** To the turn before, and from a past one towards the present; null: there is none. */
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
  /** What the list shows; its numbers are the places in it. */
  readonly news: readonly News[];
  readonly held: number;
  readonly lines: readonly LogLine[];
  /** The province whose line and arrow are lit. */
  readonly lit: string | null;
  readonly light: (id: string | null) => void;
  readonly picture: { readonly position: MapPosition; readonly orders: readonly DrawnOrder[] } | null;
  readonly marks: readonly MapMark[];
  /** Where the map goes when it opens. */
  readonly opens: readonly string[];
  readonly onSeen: (box: Box) => void;
}

const markOf = ({ report, failed }: News, n: number, lit: string | null): MapMark => {
  const { unit, order, status, dislodgedFrom } = report;
  const to = order !== null && order.k === 'move' ? order.to : null;
  const word = dislodgedFrom !== null ? te('result.dislodged') : failed ? te(`result.${status}`) : '';
  return { n, at: unit.loc, to, good: !failed, word, lit: unit.loc === lit };
};

const NO_MOVEMENT: Movement = { news: [], held: 0 };
const NO_PLACES: readonly string[] = [];
const NO_LINES: readonly LogLine[] = [];

interface Shelf {
  readonly past: boolean;
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** Opens by itself when something new was published. */
const useOpening = ({ table, own, viewer }: View, { past, open }: Shelf): Pick<Story, 'scene' | 'go'> & { readonly isNew: boolean } => {
  const at = useTableIfAny();
  const edition = editionOf(table);
  const key = at === null ? null : `told.${at.session.table}.${own?.power ?? ''}`;
  const [chosen, choose] = useState<{ readonly edition: string | null; readonly past: boolean; readonly scene: SceneName }>({
    edition: null,
    past,
    scene: 'move',
  });
  const told = useMemo(() => (past || key === null ? null : readStored(key)), [edition, key, past]);
  // The referee has read it before he published it, and has his desk to go on with.
  const isNew = edition !== null && key !== null && viewer !== 'referee' && told !== edition && (chosen.edition !== edition || chosen.past !== past);
  // Already drawn open: nobody sees another paper first, and no map is drawn that nobody sees.
  const opening = isNew ? openingScene(table, told) : 'move';
  useLayoutEffect(() => {
    if (!isNew) return;
    if (!past) writeStored(key, edition);
    choose({ edition, past, scene: opening });
    open();
  }, [isNew, edition, key, past]);
  const scene = chosen.edition === edition && scenesOf(table.report).includes(chosen.scene) ? chosen.scene : opening;
  return { scene, go: (next) => choose({ edition, past, scene: next }), isNew };
};

/** The ways to the turns before and after. */
const useTurns = ({ table: { report } }: View, past: boolean): Pick<Story, 'earlier' | 'later'> => {
  const at = useTableIfAny();
  if (at === null) return { earlier: null, later: null };
  const { session } = at;
  /** Turns of the log count from 1. */
  const lookAt = async (turn: number): Promise<void> => {
    const step = await stepOfTurn(session, turn + 1);
    if (step === null) session.past.value = null;
    else await session.lookAt(step);
  };
  return {
    earlier: report.turn > 0 ? () => void lookAt(report.turn - 1) : null,
    later: past ? () => void lookAt(report.turn + 1) : null,
  };
};

/** Where to look: at what happened to the reader's own units, else to one that was dislodged, else at his own units or the first news. */
const stageOf = ({ table, own }: View, mine: readonly News[], news: readonly News[]): readonly string[] => {
  if (mine.length > 0) return mine.flatMap(placesOf);
  const dislodged = news.find(({ report }) => report.dislodgedFrom !== null);
  if (dislodged !== undefined) return placesOf(dislodged);
  const idle = table.report.orders.filter(({ unit }) => unit.power === own?.power).map(({ unit }) => unit.loc);
  return idle.length > 0 ? idle : news.slice(0, 1).flatMap(placesOf);
};

const isSeen = (news: News, box: Box | null): boolean => box === null || placesOf(news).some((id) => spotsAt(id).some((spot) => contains(box, spot)));

export const useStory = (view: View, shelf: Shelf): Story => {
  const { own, options } = view;
  const { report } = view.table;
  const { scene, go, isNew } = useOpening(view, shelf);
  const turns = useTurns(view, shelf.past);
  const [wanted, setScope] = useState<Scope | null>(null);
  const [lit, light] = useState<string | null>(null);
  const [seen, onSeen] = useState<Box | null>(null);
  const log = useTableIfAny()?.session.log.value ?? NO_LINES;
  const isOpen = (shelf.isOpen || isNew) && report.orders.length > 0;
  const isMove = isOpen && scene === 'move';
  const movement = useMemo(() => (isMove ? movementOf(view) : NO_MOVEMENT), [isMove, report, options, own?.power]);
  const mine = useMemo(() => movement.news.filter((news) => concerns(news, own?.power)), [movement, own?.power]);
  const scope = wanted !== null && (wanted !== 'own' || own !== null) ? wanted : mine.length > 0 ? 'own' : 'world';
  const news = useMemo(() => {
    if (scope === 'own') return mine;
    return scope === 'seen' ? movement.news.filter((one) => isSeen(one, seen)) : movement.news;
  }, [scope, mine, movement, scope === 'seen' ? seen : null]);
  const picture = useMemo(() => (isOpen ? pictureOf(view, scene) : null), [isOpen, scene, report, ...shownOnMap(view)]);
  const marks = useMemo(
    () =>
      news
        .map((one, index) => ({ one, mark: markOf(one, index + 1, lit) }))
        .filter(({ one, mark }) => news.length <= MOST_MARKS || one.failed || mark.lit || concerns(one, own?.power))
        .map(({ mark }) => mark),
    [news, lit, own?.power],
  );
  const opens = useMemo(() => (isMove ? stageOf(view, mine, movement.news) : NO_PLACES), [isMove, mine]);
  return {
    isOpen,
    scene,
    go: (next) => {
      light(null);
      go(next);
    },
    ...turns,
    scope,
    setScope,
    news,
    held: movement.held,
    lines: isOpen ? linesOfScene(log, report.turn, scene) : NO_LINES,
    lit,
    light: useCallback((id) => light((now) => (now === id ? null : id)), []),
    picture,
    marks,
    opens,
    onSeen,
  };
};
