import { tripleBataille } from '#games/triple-bataille/index.ts';
import { nim } from '#testkit/nim/index.ts';
import { deriveSeed, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { createMatch, play } from '#kernel/match.ts';
import { record } from '#kernel/recording.ts';
import { expect, it } from 'vitest';
import { decisionsOf } from './debriefing.ts';

const voice = { lang: 'fr', catalogue: {}, unit: '', seatName: String } as const;
const holders = { person: 'personne', bot: 'bot' };
const words = {
  game: 'Partie',
  mode: 'Mode',
  title: 'Titre',
  turn: 'Tour',
  player: 'Joueur',
  holder: 'Qui',
  holders,
  step: 'Coup',
  when: 'Quand',
  seconds: 'Secondes',
  ownSeconds: 'Depuis',
  decision: 'Décision',
  details: 'Détails',
  effect: 'Effet',
  referee: '',
};
const figures = { game: 'nim', code: 'A', createdAt: 0, options: {}, names: ['Ana', 'Hortense'], holders: ['person', 'bot'], points: [], outcome: null };

it('one row for each decision: when, who, person or bot, what', () => {
  const created = createMatch(nim.module, { seats: 2, options: {}, seed: deriveSeed(1, 1) });
  if (!created.ok) throw new Error(created.refusal.key);
  const { state } = created.match.now;
  const by = at(nim.module.pending(state), 0).seat;
  const played = play(created.match, { by, move: nim.module.sample(state, by, quickChance(1)) });
  if (!played.ok) throw new Error(played.refusal.key);
  const text = decisionsOf(nim, figures, record(played.match), voice, words) ?? '';
  const [head, first, end] = text.split('\r\n');
  expect(head).toBe('\ufeff"Partie";"Mode";"Titre";"Coup";"Tour";"Quand";"Secondes";"Depuis";"Joueur";"Qui";"Décision";"Détails";"Effet"');
  expect(first).toMatch(/^"A";"";"";1;1;;;;"Ana";"personne";"\w+";/);
  expect(end).toBe('');
});

it('says when a decision was made and how long it took, where the recording has the times', () => {
  const created = createMatch(nim.module, { seats: 2, options: {}, seed: deriveSeed(1, 1) });
  if (!created.ok) throw new Error(created.refusal.key);
  let { match } = created;
  for (let turn = 0; turn < 3; turn++) {
    const { state } = match.now;
    const by = at(nim.module.pending(state), 0).seat;
    const played = play(match, { by, move: nim.module.sample(state, by, quickChance(turn)) });
    if (!played.ok) throw new Error(played.refusal.key);
    ({ match } = played);
  }
  const noon = new Date(2026, 5, 1, 12, 0, 0).getTime();
  const times = [noon, noon + 2500, noon + 4000];
  const rows = (decisionsOf(nim, figures, { ...record(match), times }, voice, words) ?? '').split('\r\n').slice(1, 4);
  expect(rows.map((row) => row.split(';').slice(5, 7))).toEqual([
    ['"2026-06-01 12:00:00"', ''],
    ['"2026-06-01 12:00:02"', '2,5'],
    ['"2026-06-01 12:00:04"', '1,5'],
  ]);
});

it('in a window everybody’s time runs from its opening, whatever others do in it and however often they act', () => {
  const created = createMatch(tripleBataille.module, { seats: 3, options: { mode: 'dette', length: 'short' }, seed: deriveSeed(3, 1) });
  if (!created.ok) throw new Error(created.refusal.key);
  let { match } = created;
  const times: number[] = [];
  const asked: { readonly open: number; readonly own: number | undefined; readonly at: number }[] = [];
  let opened = 0;
  let window = '';
  let acted = new Map<number, number>();
  for (let step = 0; step < 60 && tripleBataille.module.outcome(match.now.state) === null; step++) {
    const pending = tripleBataille.module.pending(match.now.state);
    const now = 1000 * (step + 1);
    const id = pending.find((decision) => decision.window !== undefined)?.window?.id ?? '';
    if (id !== window) [window, opened, acted] = [id, times.at(-1) ?? 0, new Map()];
    const waiting = pending.filter(({ duty, answered }) => duty === 'must' && answered !== true);
    const { seat } = at(waiting, step % waiting.length);
    if (seat === 'referee') throw new Error('nobody referees');
    const played = play(match, { by: seat, move: tripleBataille.module.sample(match.now.state, seat, quickChance(step)) });
    if (!played.ok) throw new Error(played.refusal.key);
    ({ match } = played);
    times.push(now);
    asked.push({ open: opened, own: acted.get(seat), at: now });
    acted.set(seat, now);
  }
  const game = { ...figures, game: 'triple-bataille', names: ['Ana', 'Bo', 'Cy'] };
  const rows = (decisionsOf(tripleBataille, game, { ...record(match), times }, { ...voice, lang: 'en' }, words) ?? '').split('\r\n').slice(1, -1);
  const told = rows.map((row) => row.split(',').slice(6, 8));
  const right = asked.map(({ open, own, at: now }) => [open === 0 ? '' : String((now - open) / 1000), own === undefined ? '' : String((now - own) / 1000)]);
  expect(told).toHaveLength(60);
  expect(told).toEqual(right);
});

it('a recording that does not play is said to be none', () => {
  expect(decisionsOf(nim, figures, { format: 2 }, voice, words)).toBeNull();
});
