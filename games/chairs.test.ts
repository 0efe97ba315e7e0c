import { BOXES } from '#catalogue';
import type { Actor, AnyGame, Seat } from '#kernel/game.ts';
import { createMatch, moments, play } from '#kernel/match.ts';
import type { Scene } from '#protocol';
import { voiceOf } from '#testkit';
import { boxesOf } from '#testkit/boxes.ts';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seatsNamed } from '#web/kit/parts/sentence.tsx';
import { gameProps } from '#web/shell/at-table.tsx';
import type { GamePage } from '#web/kit/interface/game-page.ts';
import type { Past } from '#web/store/session.ts';
import { sceneWith } from '#web/store/testing/scene.ts';

// Pages ask for booklets and for the width of the screen as they are loaded; here there is neither.
vi.mock('virtual:rules/shelf', () => ({ default: {} }));
beforeAll(() => {
  const nothing = () => undefined;
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: nothing }), addEventListener: nothing });
  vi.stubGlobal('document', { addEventListener: nothing, querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
});

const NAMES = Array.from({ length: 61 }, (_, seat) => `N${seat}`);

const begun = ({ module }: AnyGame) => {
  // Where newcomers may have chairs of their own, they may here.
  const options = 'lateJoin' in module.options ? { lateJoin: 'newSeat' } : {};
  const opened = createMatch(module, { seats: module.seats.min, options, seed: '00112233445566778899aabbccddeeff' });
  if (!opened.ok) throw new Error(opened.refusal.key);
  return opened.match;
};

const propsOf = (game: AnyGame, page: GamePage, scene: Partial<Scene>, chairs: number, past: Past | null) =>
  gameProps({
    scene: sceneWith(scene, { game: game.module.id, seats: seatsNamed(NAMES.slice(0, chairs)) }),
    page,
    voice: voiceOf(game, 'fr'),
    session: { past: signal(past), pointed: signal(null) },
  });

const seatsOf = ({ seatInfo }: ReturnType<typeof gameProps>): readonly Seat[] => seatInfo.map(({ seat }) => seat);
const first = (chairs: number): readonly Seat[] => Array.from({ length: chairs }, (_, seat) => seat);

describe.each(boxesOf(BOXES))('the page of $id', ({ id, load }) => {
  const opened = async () => {
    const game: AnyGame = await load();
    const { page }: { readonly page: GamePage } = await import(`./${id}/page/index.tsx`);
    return { game, page, match: begun(game) };
  };

  it('has as many chairs as there are players, and no more where somebody sits at one that has none', async () => {
    const { game, page, match } = await opened();
    const { module } = game;
    const chairs = module.seats.min;
    for (const you of [0, 'referee', null] satisfies readonly (Actor | null)[]) {
      const view = module.view(match.now.state, you ?? 'public');
      expect(seatsOf(propsOf(game, page, { view, you }, chairs, null))).toEqual(first(chairs));
      const more = propsOf(game, page, { view, you }, chairs + 1, null);
      expect([seatsOf(more), more.you]).toEqual([first(chairs), you]);
      for (const { seat } of more.seatInfo) expect(() => page.status({ ...more, seat })).not.toThrow();
      expect(() => page.columns?.(view, more.voice, more.seatInfo) ?? game.figures?.columns(view, more.voice)).not.toThrow();
    }
    const without = propsOf(game, page, { view: module.view(match.now.state, 'public'), you: chairs }, chairs + 1, null);
    expect([without.you, page.purse?.(without.view, without.you) ?? null]).toEqual([null, null]);
  });

  it('shows a past moment with the chairs of then, to whoever came since as to whoever looked on', async ({ skip }) => {
    const { game, page, match } = await opened();
    const { module } = game;
    const before = module.seats.min;
    const joined = play(match, { by: 'table', event: 'joined', seat: before });
    if (!joined.ok) return skip('nobody sits down at a chair of their own');
    const [then, now] = [moments(joined.match)[0]?.state, joined.match.now.state];
    for (const you of [0, before]) {
      const scene = { view: module.view(now, you), you };
      expect(seatsOf(propsOf(game, page, scene, before + 1, null))).toEqual(first(before + 1));
      const past = propsOf(game, page, scene, before + 1, { step: 0, turn: 1, view: module.view(then, you) });
      expect([seatsOf(past), past.you]).toEqual([first(before), you === 0 ? 0 : null]);
      for (const { seat } of past.seatInfo) expect(() => page.status({ ...past, seat })).not.toThrow();
    }
    return undefined;
  });
});
