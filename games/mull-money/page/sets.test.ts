import { describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import { type CardState, setsOf } from './sets.ts';
import { emptyHanded, players, position } from './testing/position.ts';

const stateWord = (state: CardState): string => (state.kind === 'used' ? state.how : state.kind);
const written = (set: ReturnType<typeof setsOf>[number]): readonly string[] => set.cards.map(({ card, state }) => `${card} ${stateWord(state)}`);

describe('the sets on the cloth', () => {
  it('[MM-13.3] keep their place all mission long, with what became of each card', () => {
    const sets = setsOf(position());
    expect(sets.map(({ owner }) => owner)).toEqual([0, 1, 2, 3, null]);
    expect(written(at(sets, 0))).toEqual(['production held', 'innovation held', 'elimination played', 'corruption kept']);
    expect(written(at(sets, 2))).toEqual(['production played', 'growth held', 'transport held']);
  });

  it('[MM-4.8.1] show the Sale and its Expert in play while the auction lasts, and only then', () => {
    expect(written(at(setsOf(position()), 1))).toEqual(['sale inPlay', 'growth held', 'expert inPlay']);
    expect(written(at(setsOf(position({ point: { kind: 'play', seat: 2 } })), 1))).toEqual(['sale played', 'growth held', 'expert helped']);
  });

  it('[MM-4.5.2] mark the set that nobody took', () => {
    const left = at(setsOf(position()), 4);
    expect(left.leftOver).toBe(true);
    expect(written(left)).toEqual(['sale leftOver', 'growth leftOver', 'corruption leftOver']);
  });

  it('[MM-4.6.5] say so when the last card is kept for the next mission', () => {
    const bruno = { ...players.bruno, done: true };
    const sets = setsOf(position({ point: { kind: 'play', seat: 2 }, players: [players.camille, bruno, players.ines, players.tom] }));
    expect(written(at(sets, 1))).toContain('growth kept');
  });

  it('[MM-4.6.4] tell a kept card from one of the same type in the set', () => {
    const camille = { ...players.camille, cards: ['sale'], kept: 'sale', used: [{ card: 'sale', how: 'played' }] } as const;
    const sets = setsOf(position({ point: { kind: 'play', seat: 0 }, players: [camille, players.bruno, players.ines, players.tom] }));
    expect(written(at(sets, 0))).toEqual(['sale played', 'sale kept']);
  });

  it('[MM-4.3.2] leave places empty where the Alert has interrupted the layout', () => {
    const lots = [['growth', 'production'], ['sale'], ['expert'], ['staff'], ['innovation']] as const;
    const sets = setsOf(
      position({ point: { kind: 'alert', final: false, asked: [0] }, lots, leftover: [], filled: 6, players: Object.values(players).map(emptyHanded) }),
    );
    expect(sets.map(({ empty }) => empty)).toEqual([1, 2, 2, 2, 2]);
    expect(written(at(sets, 0))).toEqual(['production free', 'growth free']);
  });

  it('[MM-4.11.3] are one more than the players still in the game', () => {
    const tom = { ...players.tom, retired: true, lot: null, cards: [] };
    expect(setsOf(position({ players: [players.camille, players.bruno, players.ines, tom] }))).toHaveLength(4);
  });
});
