import { describe, expect, it } from 'vitest';
import { seatLink, tokenInLink } from './links.ts';

describe('the link of a seat', () => {
  it('carries the token behind the #, where no server sees it', () => {
    const token = 'aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-12';
    const url = new URL(seatLink('http://house', 'T_1', { kind: 'seat', token }));
    expect(url.pathname).toBe('/t/T_1');
    expect(url.search).toBe('');
    expect(tokenInLink(url.hash.slice(1))).toEqual({ kind: 'seat', token });
    expect(tokenInLink(new URL(seatLink('http://house', 'T', { kind: 'referee', token })).hash.slice(1))).toEqual({ kind: 'referee', token });
  });

  it('takes nothing else for one', () => {
    for (const fragment of ['', 'BO-4.3.6', 's=short', 'x=aZ09_-aZ09_-aZ09_-aZ09', 's=has spaces has spaces']) expect(tokenInLink(fragment)).toBeNull();
  });
});
