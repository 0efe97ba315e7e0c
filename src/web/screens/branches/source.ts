import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { moments } from '#kernel/match.ts';
import { renderText } from '#kernel/messages.ts';
import { decodeRecording, replaying } from '#kernel/recording.ts';
import { traced } from '#kernel/tracing.ts';
import type { LogLine, SeriesPoint, TableInfo } from '#protocol';
import { lang } from '../../browser/settings.ts';
import { tb } from '../../i18n/branches.ts';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import type { GamePage } from '../../kit/interface/game-page.ts';
import { isPoint } from '../../shell/ledger/use-series.ts';
import { groupByTurn } from '../../shell/log/rows.ts';
import { firstScene } from '../debrief/source.ts';
import { linesOf } from '../replay/film.ts';
import { api } from '../../store/api.ts';
import { connect, isWholeLog } from '../../store/connection.ts';
import { loadPage, loadRules } from '../../store/games.ts';
import { newId } from '../../store/identifiers.ts';
import { lineTo } from '../../store/socket.ts';
import { heldTable, tokenAt } from '../../store/tables.ts';
import { voiceOf } from '../../store/voice.ts';
import type { Branch, Draw, Pair, Told } from './laid-over.ts';

/** A game and a fork of it with the same dice. */
export interface TwoBranches extends Pair {
  readonly game: AnyGame;
  readonly page: GamePage | null;
  readonly info: { readonly played: TableInfo; readonly branch: TableInfo };
  /** From where there are two: so many inputs, in this turn. */
  readonly step: number;
  readonly turn: number;
  /** The end of what was played. */
  readonly view: unknown;
}

export type Sourced = { readonly ok: true; readonly both: TwoBranches } | { readonly ok: false; readonly title: string; readonly words: string };

const failed = (words: string, title = tb('failed')): Sourced => ({ ok: false, title, words: words === '' ? t('error.unreachable') : words });

/** Steps played before the page may draw again. */
const AT_ONCE = 20;
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What everybody could read after a step, under the turn in which it was told; lines of the table itself are not of the game. */
const toldIn = (lines: readonly LogLine[], before: number): readonly Told[] =>
  groupByTurn(lines).flatMap(({ turn, heading, lines: own }) =>
    [...(heading === null ? [] : [heading]), ...own]
      .filter(({ text, undone }) => undone !== true && !text.key.startsWith('table.'))
      .map(({ text }) => ({ turn: turn ?? before, text })),
  );

interface Played {
  readonly branch: Branch;
  /** The turn in which so many inputs had been played. */
  readonly turn: number;
  readonly view: unknown;
}

/** A game that is over, played again: nothing of it is secret any more. Or why it cannot be. */
const playedAgain = async (game: AnyGame, info: TableInfo, raw: unknown, after: number): Promise<Played | string> => {
  const recording = decodeRecording(raw);
  if (recording === null) return ts('replay.damaged');
  const { module } = game;
  const drawn: (Omit<Draw, 'turn'> & { readonly step: number })[] = [];
  const steps = replaying(module, recording, 'all', (chance, step) =>
    step <= after ? chance : traced(chance, (name, below, value) => drawn.push({ name, below, value, step })),
  );
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (count % AT_ONCE === 0) await breath();
    if (step.done !== true) continue;
    if (!step.value.ok) return ts('replay.refused', { step: step.value.step, why: renderText(step.value.refusal, voiceOf(game, lang.peek(), info.seats)) });
    const all = moments(step.value.match);
    const turns = all.map(({ state }) => module.turn(state));
    const now = at(all, all.length - 1);
    // The move that closes a turn belongs to it.
    const ends = all.flatMap((end, index) => (index > 0 && turns[index - 1] !== turns[index] ? [{ ...end, turn: at(turns, index - 1) }] : []));
    const points: SeriesPoint[] = [];
    for (const { turn, step: shown, state } of [...ends, { ...now, turn: module.turn(now.state) }]) {
      points.push({ turn, step: shown, metrics: module.recorded?.(now.state, turn, 'referee') ?? module.metrics(state, 'referee') });
      if (points.length % AT_ONCE === 0) await breath();
    }
    const turn = at(turns, after);
    const told = toldIn(
      linesOf(all).filter((line) => line.step > after),
      turn,
    );
    const draws = drawn.map(({ step: drawnAt, name, below, value }) => ({ name, below, value, turn: at(turns, drawnAt - 1) }));
    const view: unknown = module.view(now.state, 'referee');
    return { turn, view, branch: { told, points, outcome: module.outcome(now.state), draws } };
  }
};

/** A branch that is still played, as its reader may know it. */
const playedSoFar = async (table: string, turn: number): Promise<Branch | string> => {
  const owner = heldTable(table)?.owner ?? null;
  const line = connect({ dial: lineTo(table), table, token: () => tokenAt(table) ?? null, owner, lang: () => lang.peek(), newId });
  try {
    const scene = await firstScene(line);
    if (typeof scene === 'string') return scene;
    const answer = await line.ask({ t: 'series' });
    if (!answer.ok) return answer.message;
    for (let held = -1; !isWholeLog(line.log.peek()) && line.log.peek().length > held; ) {
      held = line.log.peek().length;
      await line.earlier();
    }
    const points = Array.isArray(answer.result.points) ? answer.result.points.filter(isPoint) : [];
    return { told: toldIn(line.log.peek(), turn), points, outcome: null, draws: null };
  } finally {
    line.close();
  }
};

/** Where a game and its fork part, and what became of each. */
export const bothOf = async (table: string): Promise<Sourced> => {
  const branchInfo = await api.table(table);
  if (!branchInfo.ok) return failed(branchInfo.message);
  const { fork, status } = branchInfo.value;
  if (fork === null || fork.table === null || fork.sameDice !== true) return failed(tb('notSame'), tb('notSameTitle'));
  if (status === 'lobby') return failed(tb('notBegun'));
  const [playedInfo, recording] = await Promise.all([api.table(fork.table), api.recording(fork.table, tokenAt(fork.table))]);
  if (!playedInfo.ok) return failed(playedInfo.message);
  if (!recording.ok) return failed(recording.message);
  const [game, page] = await Promise.all([loadRules(branchInfo.value.game), loadPage(branchInfo.value.game)]);
  if (game === null) return failed(ts('verify.noGame', { game: branchInfo.value.game }));
  const played = await playedAgain(game, playedInfo.value, recording.value, fork.step);
  if (typeof played === 'string') return failed(played);
  const info = { played: playedInfo.value, branch: branchInfo.value };
  const { turn, view } = played;
  const of = (branch: Branch): Sourced => ({ ok: true, both: { game, page, info, step: fork.step, turn, view, played: played.branch, branch } });
  if (status === 'playing') {
    const branch = await playedSoFar(table, turn);
    return typeof branch === 'string' ? failed(branch) : of(branch);
  }
  const own = await api.recording(table, tokenAt(table));
  if (!own.ok) return failed(own.message);
  const branch = await playedAgain(game, branchInfo.value, own.value, fork.step);
  return typeof branch === 'string' ? failed(branch) : of(branch.branch);
};
