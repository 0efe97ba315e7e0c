import { describe, expect, it } from 'vitest';
import { speaker } from './messages.ts';
import { TABLE_CATALOGUES } from './table-messages.ts';
import { blanksOf, LANGS } from './words.ts';

type Sentences = { readonly 'a.b': '{n|# carte|# cartes}'; readonly 'a.no': 'Non.'; readonly 'a.do': 'Acheter'; readonly 'a.do.detail': '{price} l’un' };

describe('the speaker', () => {
  it('names, gives figures and cites; tells everybody', () => {
    const { say, tell, refuse } = speaker<Sentences>();
    expect(say('a.b', { n: 1 }, ['BO-1.1'])).toEqual({ key: 'a.b', args: { n: 1 }, clauses: ['BO-1.1'] });
    expect(tell('a.b', { n: 2 }, [])).toEqual({ to: 'all', text: { key: 'a.b', args: { n: 2 }, clauses: [] } });
    expect([refuse('a.no', ['BO-1.1']), refuse('a.b', [], { n: 1 })]).toEqual([
      { key: 'a.no', args: {}, clauses: ['BO-1.1'] },
      { key: 'a.b', args: { n: 1 }, clauses: [] },
    ]);
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
    expect(speaker<Readonly<Record<'a.b', string>>>().say('a.b', {}, []).key).toBe('a.b');
    expect(say('a.do', { price: { money: 5 } }, []).args).toEqual({ price: { money: 5 } });
    expect(say('a.b', { n: 1, price: { money: 5 } }, []).args).toEqual({ n: 1, price: { money: 5 } });
  });
});

describe('the sentences of the table', () => {
  it('have the same keys and blanks in both languages', () => {
    const shapes = LANGS.map((lang) => Object.entries(TABLE_CATALOGUES[lang]).map(([key, text]) => [key, blanksOf(text)]));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('are typeset: no straight apostrophe, and a no-break space before French double signs', () => {
    for (const lang of LANGS) for (const text of Object.values(TABLE_CATALOGUES[lang])) expect(text).not.toMatch(/'/);
    for (const text of Object.values(TABLE_CATALOGUES.fr)) expect(text.replaceAll(/\{[^}]*\}/g, 'x')).not.toMatch(/(^|[^\u00a0])[:;!?»]|«(?!\u00a0)/);
  });
});
