import { expect, it } from 'vitest';
import { isRefusal } from '#table';
import { claim, claimsIn, confirmed, join, part } from './room-acts.ts';
import type { RoomRecord } from './room-rows.ts';

const EMPTY: RoomRecord = {
  id: 'room',
  code: 'CODE1',
  animatorHash: 'animator',
  title: 'Salle',
  expected: 12,
  minutes: 90,
  lang: 'fr',
  createdAt: 0,
  steps: [],
  step: 0,
  stepAt: 0,
  people: [],
  games: [],
  polls: [],
  announcement: null,
  wall: 'auto',
};

const after = (changed: ReturnType<typeof join>): RoomRecord => {
  if (isRefusal(changed)) throw new Error(changed.code);
  return changed.record;
};

it('a claim that is confirmed while its person goes opens nothing of whoever comes in their place', () => {
  const ana = after(join(EMPTY, { name: 'Ana', tokenHash: 'ana', paper: false }, 24));
  const claimed = after(claim(ana, 'Ana', { claim: 7, pin: '42', tokenHash: 'ana again', at: 0 }));
  const [known] = claimsIn(claimed, 0);
  if (known === undefined) throw new Error('no claim');
  expect(after(confirmed(claimed, known)).people).toMatchObject([{ name: 'Ana', tokenHash: 'ana again' }]);
  const bob = after(join(part(claimed, 0, false), { name: 'Bob', tokenHash: 'bob', paper: false }, 24));
  expect(bob.people).toMatchObject([{ name: 'Bob', tokenHash: 'bob' }]);
  expect(confirmed(bob, known)).toMatchObject({ code: 'noSuchAsker' });
});
