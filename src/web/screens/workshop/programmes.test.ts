import { beforeAll, describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import type { AnyFace } from '#kernel/game.ts';
import { resolveOptions } from '#kernel/options.ts';
import { LANGS } from '#kernel/words.ts';
import { programme } from '#protocol/decode-rooms.ts';
import { loadProgrammes, type Offered, readProgramme } from './programmes.ts';

const offered: Offered[] = [];
const games = new Map<string, AnyFace>();
beforeAll(async () => {
  for (const lang of LANGS) offered.push(...(await loadProgrammes(lang)));
  for (const { id, face } of BOXES) games.set(id, await face());
});

describe('programmes that games propose', () => {
  it('are there in both languages, and the server takes them', () => {
    expect(offered.length).toBeGreaterThanOrEqual(2 * 6);
    for (const { title, steps } of offered) expect(programme.safeParse({ title, steps }).success).toBe(true);
  });

  it('name presets and options that their games know', () => {
    for (const { game } of offered.flatMap(({ steps }) => steps)) {
      if (game === undefined) continue;
      const module = games.get(game.game)?.module;
      const preset = module?.presets.find(({ id }) => id === game.preset);
      expect([game.game, game.preset, preset !== undefined]).toEqual([game.game, game.preset, true]);
      if (module !== undefined) expect(resolveOptions(module.options, { ...preset?.options, ...game.options })).toMatchObject({ ok: true });
    }
  });

  it('are read back from a file, and nothing else is', () => {
    const [first] = offered;
    expect(readProgramme(JSON.parse(JSON.stringify({ title: first?.title, steps: first?.steps })))).toEqual({ title: first?.title, steps: first?.steps });
    for (const raw of [
      null,
      [],
      {},
      { title: 'x', steps: [] },
      { title: 'x', steps: [{ title: 1, minutes: 2 }] },
      { title: 'x', steps: [{ title: 'y', minutes: 2, game: 3 }] },
    ])
      expect(readProgramme(raw)).toBeNull();
  });
});
