import type { Voice } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { countedTurns, feminine, headed, turnTitle, turnWordOf } from './turn-word.ts';

const voice = (lang: 'fr' | 'en'): Voice => ({ lang, catalogue: {}, unit: '', seatName: String });
const battles = { turnWord: (reader: Voice) => feminine(reader.lang === 'fr' ? 'bataille' : 'battle', reader) };

describe('what a game calls a turn', () => {
  it('is « tour » where the game has no word of its own', () => {
    expect(turnWordOf(null, voice('fr'))).toEqual({ one: 'tour', many: 'tours', the: 'le tour', at: 'au tour', of: 'du tour' });
    expect(turnWordOf({}, voice('en'))).toEqual({ one: 'turn', many: 'turns', the: 'turn', at: 'at turn', of: 'of turn' });
  });

  it('agrees with its article in French', () => {
    expect(turnWordOf(battles, voice('fr'))).toMatchObject({ the: 'la bataille', at: 'à la bataille', of: 'de la bataille' });
    expect(turnWordOf(battles, voice('en'))).toMatchObject({ the: 'battle', at: 'in battle', of: 'of battle' });
  });

  it.each([
    ['fr', 0, '0 bataille'],
    ['fr', 1, '1 bataille'],
    ['fr', 2, '2 batailles'],
    ['en', 0, '0 battles'],
    ['en', 1, '1 battle'],
    ['en', 18, '18 battles'],
  ] as const)('%s: %d are “%s”', (lang, count, words) => {
    expect(countedTurns(turnWordOf(battles, voice(lang)), count, voice(lang)).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('is written large at the head of a section', () => {
    expect(turnTitle(feminine('saison', voice('fr')), 12)).toBe('Saison 12');
    expect(headed('été')).toBe('Été');
  });
});
