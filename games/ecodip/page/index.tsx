import { powerAt } from '#games/ecodip/rules/facts.ts';
import type { Table, View } from '#games/ecodip/types.ts';
import { lazily } from '#web/kit/parts/waiting.tsx';
import type { AccountProps, ChartsProps, GamePage } from '#web/kit/interface/game-page.ts';
import type { DebriefFact, DebriefGame, GazetteProps, ProjectorProps } from '#web/kit/interface/room-parts.ts';
import { feminine } from '#web/kit/interface/turn-word.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { type Arg, formatNumber, type Voice } from '#kernel/words.ts';
import { readingsOf } from '#web/kit/svg/chart/curves.ts';
import { Account, PlayerLine } from './account.tsx';
import { Board } from './board/board.tsx';
import { advisedLines } from './draft/choices.ts';
import { TalkSlip } from './market/talk-slip.tsx';
import { phaseTrack } from './room/phase-track.ts';
import { coloursOf, powerName, powerState, seasonName } from './powers.tsx';
import { dialogOf, SHEET_THING } from './scene.ts';
import { te } from './words.ts';

const Charts = lazily<ChartsProps<View>>(async () => (await import('./charts/charts.tsx')).Charts);
const Gazette = lazily<GazetteProps<View>>(async () => (await import('./gazette/gazette.tsx')).Gazette);
const Projector = lazily<ProjectorProps<View>>(async () => (await import('./room/projector.tsx')).Projector);

/* What counts when a season is told in three lines: provinces and powers lost or won, missiles, then battles; stores hardly. */

const of = (weight: number, keys: readonly string[]): readonly (readonly [string, number])[] => keys.map((key) => [`log.${key}`, weight]);

const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...of(20, ['VICTORY', 'lastSurvivor', 'nobodyLeft', 'draw', 'lastYear', 'ELIMINATED']),
  ...of(8, ['HIT', 'ANNIHILATED', 'centreLost', 'FIRED']),
  ...of(5, ['CONQUERED', 'CONQUERED.from', 'DISLODGED', 'DISBANDED', 'STARVED']),
  ...of(2, ['BUILT', 'DEAL', 'UN_SALE', 'UN_AID']),
  ...of(0.2, ['stocks', 'unStocks', 'PRICE', 'HELD', 'HARVEST', 'FED', 'BOND', 'motionAbm', 'motionAid']),
]);

/** The seat that governs a power; null: no power is called so. */
const seatPlaying = ({ powers }: Pick<Table, 'powers'>, term: string): Seat | null => {
  const seat = powers.findIndex((tag) => tag === term);
  return seat === -1 ? null : seat;
};

const termOf = (arg: Arg | undefined): string => (typeof arg === 'object' && 'term' in arg ? arg.term : '');

/** EC-4.8.1: a centre that was taken, by whom and from whom. */
const centreMoved = ({ key, args }: Message, { options, table }: Pick<View, 'options' | 'table'>) => {
  if (!key.startsWith('log.CONQUERED') || worldOf(options).find(termOf(args?.at))?.centre !== true) return null;
  return { up: seatPlaying(table, termOf(args?.who)), down: seatPlaying(table, termOf(args?.from)) };
};

/** What a power is about to do, beside the name: ready, awaited, nothing to order. */
const status = ({ view, seat }: AccountProps<View>): string | null => {
  const state = powerState(view, powerAt(view.table, seat));
  return state === 'over' ? null : te(`state.${state}`);
};

const facts = ({ points }: DebriefGame, { lang }: Voice): readonly DebriefFact[] =>
  (['existing', 'fired', 'unGold', 'priceTb', 'priceBt'] as const).map((figure) => {
    const last = readingsOf(points, `ecodip.metric.${figure}`).at(-1);
    return { value: last === undefined ? '–' : formatNumber(last.value, lang), words: te(`fact.${figure}`) };
  });

export const page: GamePage = {
  Board,
  chairs: ({ table }: View) => table.powers.length,
  Account,
  PlayerLine,
  Charts,
  Gazette,
  Projector,
  TalkSlip,
  speaksAs: ({ table }: View, seat, { lang }) => powerName(powerAt(table, seat), lang),
  telling: {
    weights: WEIGHTS,
    together: true,
    plays: (term, { table }: View) => seatPlaying(table, term),
    moved: centreMoved,
  },
  advisedLines: (move, view: View, { lang }) => advisedLines(move, view, lang),
  explain: () => import('./things.ts'),
  dialog: dialogOf,
  footThing: { id: SHEET_THING, icon: 'pen', words: () => te('desk.orders') },
  status,
  wears: ({ table }: View, seat) => coloursOf(powerAt(table, seat)),
  phaseTrack,
  turnWord: (voice) => ({ ...feminine(te('turnWord'), voice), named: (turn) => seasonName(turn - 1, voice.lang) }),
  debrief: { facts },
};
