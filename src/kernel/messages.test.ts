import { describe, expect, it } from 'vitest';
import { speaker } from './messages.ts';
import { TABLE_WORDS } from './table-messages.ts';
import { blanksOf, type Sentence, type Words } from './words.ts';

const words = {
  'a.b': ['{n|# carte|# cartes}', '{n|# card|# cards}'],
  'a.no': ['Non.', 'No.'],
  'a.do': ['Acheter', 'Buy'],
  'a.do.detail': ['{price} l’un', '{price} each'],
} as const satisfies Words;
type Sentences = typeof words;

describe('the speaker', () => {
  it('names, gives figures and cites; tells everybody', () => {
    const { say, tell, refuse } = speaker<Sentences>();
    expect(say('a.b', { n: 1 }, ['BO-1.1'])).toEqual({ key: 'a.b', args: { n: 1 }, clauses: ['BO-1.1'] });
    expect(tell('a.b', { n: 2 }, [])).toEqual({ to: 'all', text: { key: 'a.b', args: { n: 2 }, clauses: [] } });
    expect(refuse('a.no', ['BO-1.1'])).toEqual({ key: 'a.no', args: {}, clauses: ['BO-1.1'] });
    expect(refuse('a.b', [], { n: 1 })).toEqual({ key: 'a.b', args: { n: 1 }, clauses: [] });
  });

  it('does not compile with another key or a blank left empty; what a detail needs may come too', () => {
    const { say, refuse } = speaker<Sentences, 'BO'>();
    // @ts-expect-error -- no such key
    expect(say('a.c', {}, []).key).toBe('a.c');
    // @ts-expect-error -- a blank is missing
    expect(say('a.b', {}, []).args).toEqual({});
    // @ts-expect-error -- a plural wants a number
    expect(say('a.b', { n: { seat: 1 } }, []).args).toEqual({ n: { seat: 1 } });
    // @ts-expect-error -- a blank is missing
    expect(refuse('a.b', []).args).toEqual({});
    // @ts-expect-error -- a clause of another booklet
    expect(say('a.no', {}, ['MM-1']).clauses).toEqual(['MM-1']);
    // @ts-expect-error -- a blank of its detail is missing
    expect(say('a.do', {}, []).args).toEqual({});
    // @ts-expect-error -- of a catalogue that is not `as const` nobody knows the blanks
    expect(speaker<Readonly<Record<'a.b', Sentence>>>().say('a.b', {}, []).key).toBe('a.b');
    expect(say('a.do', { price: { money: 5 } }, []).args).toEqual({ price: { money: 5 } });
    expect(say('a.b', { n: 1, price: { money: 5 } }, []).args).toEqual({ n: 1, price: { money: 5 } });
  });
});

describe('the sentences of the table', () => {
  it('have the same blanks in both languages', () => {
    for (const [key, [fr, en]] of Object.entries(TABLE_WORDS)) expect([key, blanksOf(en)]).toEqual([key, blanksOf(fr)]);
  });

  it('are typeset: no straight apostrophe, and a no-break space before French double signs', () => {
    for (const text of Object.values(TABLE_WORDS).flat()) expect(text).not.toMatch(/'/);
    for (const [text] of Object.values(TABLE_WORDS)) expect(text.replaceAll(/\{[^}]*\}/g, 'x')).not.toMatch(/(^|[^\u00a0])[:;!?»]|«(?!\u00a0)/);
  });
});
