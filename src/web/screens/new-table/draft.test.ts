import { bourse } from '#games/bourse/index.ts';
import { describe, expect, it } from 'vitest';
import { ecodip } from '#games/ecodip/index.ts';
import { wantsReferee } from '../../options/options.ts';
import { besidePreset, fitted, kindOf, planOf, refereeOf, requestOf, resized, seatsOf, waitsForHuman } from './draft.ts';

const words = { lang: 'fr', somebody: (number: number) => `Joueur ${number}` } as const;

describe('a table being made', () => {
  it('has as many seats as the game allows', () => {
    expect(fitted([{ kind: 'open' }], bourse)).toHaveLength(bourse.module.seats.min);
    expect(
      fitted(
        Array.from({ length: 12 }, () => ({ kind: 'open' }) as const),
        bourse,
      ),
    ).toHaveLength(bourse.module.seats.max);
  });

  it('changes bots to a level the game knows', () => {
    const seats = fitted([{ kind: 'bot', level: 'strong' }, { kind: 'open' }], { ...bourse, bots: { weak: bourse.bots.weak } });
    expect(seats[0]).toEqual({ kind: 'bot', level: 'weak' });
  });

  it('grows by open chairs and shrinks by them first', () => {
    const seats = [{ kind: 'open' }, { kind: 'here', name: 'Ana' }, { kind: 'bot', level: 'weak' }] as const;
    expect(resized(seats, 60)).toHaveLength(60);
    expect(resized(seats, 60).slice(3)).toEqual(Array.from({ length: 57 }, () => ({ kind: 'open' })));
    expect(resized(resized(seats, 60), 3)).toEqual(seats);
    expect(resized(seats, 1)).toEqual([{ kind: 'here', name: 'Ana' }]);
  });

  it('goes from a kind of seat to its plan and back', () => {
    for (const kind of ['here', 'open', 'bot:weak', 'bot:decent', 'bot:strong'] as const) expect(kindOf(planOf(kind, { kind: 'open' }))).toBe(kind);
    expect(planOf('here', { kind: 'here', name: 'Inès' })).toEqual({ kind: 'here', name: 'Inès' });
  });

  it('[EC-4.19.1] has a referee where the rules wait for one', () => {
    expect([wantsReferee(ecodip, {}), wantsReferee(ecodip, { referee: 'human' }), wantsReferee(bourse, {})]).toEqual([false, true, false]);
    expect(refereeOf({ referee: 'auto' }, 'person')).toBe('me');
    expect(refereeOf({ referee: 'someone' }, 'person')).toBe('someone');
    expect(refereeOf({ referee: 'me' }, 'program')).toBe('auto');
    expect([refereeOf({ referee: 'me' }, 'any'), refereeOf({ referee: 'auto' }, 'any')]).toEqual(['me', 'auto']);
  });

  it('[EC-4.19.1] seats its referee nowhere where the rules wait for one', () => {
    const seats = [
      { kind: 'here', name: 'Ana' },
      { kind: 'bot', level: 'weak' },
    ] as const;
    const around = { seats, seconds: null, rhythm: null, graceHours: 0, watching: 'link', joining: 'people', takebacks: 'two', pace: 'calm' } as const;
    expect(seatsOf({ ...around, referee: 'auto' }, 'person')).toEqual([{ kind: 'open' }, { kind: 'bot', level: 'weak' }]);
    expect(seatsOf({ ...around, referee: 'someone' }, 'person')).toEqual(seats);
    expect(seatsOf({ ...around, referee: 'me' }, 'any')).toEqual(seats);
    expect([waitsForHuman(seats, 'auto'), waitsForHuman(seats, 'me'), waitsForHuman([...seats, { kind: 'open' }], 'auto')]).toEqual([true, false, false]);
  });

  it('opens its door with presets for a room, and shuts it with the next', () => {
    expect(besidePreset('classroom', null)).toEqual({ watching: 'everyone', joining: 'free' });
    expect(besidePreset('booklet', 'classroom')).toEqual({ watching: 'link', joining: 'people' });
    expect(besidePreset('correspondence', 'largeRoom')).toEqual({ joining: 'people', seconds: 86_400 });
  });

  it('names the nameless and starts at once when nobody is awaited', () => {
    const around = {
      seconds: 120,
      rhythm: null,
      graceHours: 24,
      watching: 'link',
      joining: 'people',
      takebacks: 'two',
      pace: 'calm',
      referee: 'auto',
    } as const;
    const full = requestOf(
      'bourse',
      { winTarget: 300_000 },
      {
        ...around,
        seats: [
          { kind: 'here', name: ' ' },
          { kind: 'bot', level: 'weak' },
        ],
      },
      words,
    );
    expect(full).toMatchObject({ game: 'bourse', options: { winTarget: 300_000 }, start: true, secondsPerDecision: 120, lang: 'fr' });
    // Grace is not for minutes.
    expect([full.graceHours, requestOf('bourse', {}, { ...around, seats: full.seats, seconds: 86_400 }, words).graceHours]).toEqual([0, 24]);
    expect(full.seats[0]).toEqual({ kind: 'here', name: 'Joueur 1' });
    expect(requestOf('bourse', {}, { ...around, seats: [{ kind: 'here', name: 'A' }, { kind: 'open' }] }, words).start).toBe(false);
  });
});
