import { describe, expect, it } from 'vitest';
import { blank, inWords, offerFormLater } from './drafts.ts';
import { tableMessage } from './table-messages.ts';
import { once, whileSame } from './work.ts';

describe('a question that is answered once', () => {
  it('is asked of each thing alone, as long as it lives', () => {
    const asked: string[] = [];
    const nameOf = once(({ name }: { readonly name: string }) => (asked.push(name), name));
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    expect([one, other, one, other].map(nameOf)).toEqual(['one', 'other', 'one', 'other']);
    expect(asked).toEqual(['one', 'other']);
  });

  it('is answered anew when any part that it rests on is another, were it equal', () => {
    let times = 0;
    const total = whileSame((prices: readonly number[], tax: number) => (times++, prices.length * tax));
    const prices = [1, 2];
    expect([total(prices, 3), total(prices, 3), total(prices, 4), total([1, 2], 4), total(prices, 3)]).toEqual([6, 6, 8, 8, 6]);
    expect(times).toBe(4);
  });
});

describe('a form whose blanks are made later', () => {
  it('makes them when somebody looks, and has them in words', () => {
    let made = 0;
    const form = offerFormLater(
      'trade',
      () => tableMessage('table.notAsked'),
      () => (made++, [blank.int('n', 1, 3)]),
      { judged: true },
    );
    expect([form.type, form.judged, made]).toEqual(['trade', true, 0]);
    expect(inWords([form])).toMatchObject([{ kind: 'form', type: 'trade', judged: true, fields: [{ name: 'n', max: 3 }] }]);
    expect(made).toBe(1);
  });
});
