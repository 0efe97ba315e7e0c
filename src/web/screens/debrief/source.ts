import type { Scene } from '#protocol';
import { effect } from '@preact/signals';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { api } from '../../store/api.ts';
import { connect, type Connection } from '../../store/connection.ts';
import { newId } from '../../store/identifiers.ts';
import { lineTo } from '../../store/socket.ts';
import { lang } from '../../browser/settings.ts';
import { heldTable } from '../../store/tables.ts';
import type { GameFigures } from './game-file.ts';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import type { AnyFace } from '#kernel/game.ts';
import type { GamePage } from '../../kit/interface/game-page.ts';
import { isPoint } from '../../shell/ledger/use-series.ts';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';

export type Sourced = { readonly ok: true; readonly figures: GameFigures } | { readonly ok: false; readonly words: string };

const failed = (words: string): Sourced => ({ ok: false, words: words === '' ? t('error.unreachable') : words });

/** The first scene, or why there is none. */
export const firstScene = (line: Connection): Promise<Scene | string> =>
  new Promise((resolve) => {
    effect(() => {
      const link = line.link.value;
      const scene = line.scene.value;
      if (link.kind === 'refused') resolve(link.message);
      else if (link.kind === 'lost') resolve('');
      else if (scene !== null) resolve(scene);
    });
  });

/** What everybody may know of a game, turn by turn: asked with the eyes of a spectator, whatever this device holds. */
const figuresOfTable = async (table: string): Promise<Sourced> => {
  const owner = heldTable(table)?.owner ?? null;
  const line = connect({ dial: lineTo(table), table, token: () => null, owner, lang: () => lang.peek(), newId });
  try {
    const scene = await firstScene(line);
    if (typeof scene === 'string') return failed(scene);
    const { info } = scene;
    if (info.status === 'lobby') return failed(tr('debrief.notStarted'));
    const answer = await line.ask({ t: 'series' });
    if (!answer.ok) return failed(answer.message);
    const points = Array.isArray(answer.result.points) ? answer.result.points.filter(isPoint) : [];
    const { game, code, createdAt, options, outcome } = info;
    const names = info.seats.map(({ name }) => name);
    const marks = info.seats.map(({ mark }) => mark);
    const holders = info.seats.map(({ holder }) => holder);
    return { ok: true, figures: { game, code, createdAt, options, outcome, names, marks, holders, points, table } };
  } finally {
    line.close();
  }
};

/** The table in a pasted link (`…/t/Zk3…`), or null. */
const tableInLink = (typed: string): string | null => /\/t\/([\w~-]+)/.exec(typed)?.[1] ?? null;

/** Longer than any code as people type it. */
const isTableId = (typed: string): boolean => /^[\w~-]{12,}$/.test(typed);

/** A table by its link, its number, or its short code. */
export const findTable = async (typed: string): Promise<{ readonly ok: true; readonly table: string } | { readonly ok: false; readonly words: string }> => {
  const words = typed.trim();
  const table = tableInLink(words) ?? (isTableId(words) ? words : null);
  if (table !== null) return { ok: true, table };
  const found = await api.byCode(words);
  if (found.ok && 'table' in found.value) return { ok: true, table: found.value.table };
  return { ok: false, words: found.ok || found.message === '' ? t('error.unreachable') : found.message };
};

/** The figures of whatever a reader wrote behind `with=`. */
const figuresOf = async (typed: string): Promise<Sourced> => {
  const found = await findTable(typed);
  return found.ok ? figuresOfTable(found.table) : failed(found.words);
};

/** The figures of tables named by their numbers, links or codes; null while they are on their way. */
export const useFigures = (tables: readonly string[]): readonly Sourced[] | null => {
  const [sourced, setSourced] = useState<readonly Sourced[] | null>(null);
  const asked = tables.join(' ');
  useEffect(() => setSourced(null), [asked]);
  useAnswer(() => Promise.all(tables.map(figuresOf)), setSourced, [asked]);
  return sourced;
};

/**
 * A game with its page, once both were sought; null before. Without the page every figure that the game counts is shown, in turns: not while
 * that page is only on its way.
 */
export const useGameParts = (id: string): { readonly game: AnyFace; readonly page: GamePage | null } | null => {
  const [sought, setSought] = useState(false);
  useEffect(() => {
    const seek = async (): Promise<void> => {
      await loadPage(id).catch(() => undefined);
      setSought(true);
    };
    void loadGame(id);
    void seek();
  }, [id]);
  const game = gameHere(id)?.game ?? null;
  const page = pageHere(id);
  return game === null || (page === null && !sought) ? null : { game, page };
};
