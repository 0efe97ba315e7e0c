import { nim } from '#testkit/nim/index.ts';
import { at, createMatch, deriveSeed, play, quickChance, record } from '#kernel';
import { expect, it } from 'vitest';
import { decisionsOf } from './decisions.ts';

const voice = { lang: 'fr', catalogue: {}, unit: '', seatName: String } as const;
const holders = { person: 'personne', bot: 'bot' };
const words = {
  game: '',
  turn: 'Tour',
  player: 'Joueur',
  holder: 'Qui',
  holders,
  step: 'Coup',
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
  expect(head).toBe('\ufeff"Coup";"Tour";"Joueur";"Qui";"Décision";"Détails";"Effet"');
  expect(first).toMatch(/^1;1;"Ana";"personne";"\w+";/);
  expect(end).toBe('');
});

it('a recording that does not play is said to be none', () => {
  expect(decisionsOf(nim, figures, { format: 2 }, voice, words)).toBeNull();
});
