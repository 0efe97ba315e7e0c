import { describe, expect, it } from 'vitest';
import { chargeBy, type Locks } from './tab-lock.ts';

/** The locks of one browser, as several tabs have them. */
const browser = (): Locks => {
  let holder: ((taken: Error) => void) | null = null;
  const line: (() => void)[] = [];
  return {
    request: (_name, { steal = false }, held) =>
      new Promise((_resolve, reject) => {
        const begin = (): void => {
          holder?.(Object.assign(new Error('stolen'), { name: 'AbortError' }));
          holder = reject;
          void held();
        };
        if (steal || holder === null) begin();
        else line.push(begin);
      }),
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('who is in charge of a table on this device', () => {
  it('is the tab that came first, until the player goes on in another one', async () => {
    const locks = browser();
    const changes: string[] = [];
    const one = chargeBy(locks, (table) => changes.push(`one ${table}`));
    const other = chargeBy(locks, (table) => changes.push(`other ${table}`));
    expect([one.holds('T'), other.holds('T')]).toEqual([true, false]);
    other.take('T');
    await settled();
    expect([one.holds('T'), other.holds('T')]).toEqual([false, true]);
    expect(changes).toEqual(['one T', 'other T', 'one T']);
    one.take('T');
    await settled();
    expect([one.holds('T'), other.holds('T')]).toEqual([true, false]);
  });

  it('is everybody where the browser has no locks, or gives none', async () => {
    expect(chargeBy(undefined, () => undefined).holds('T')).toBe(true);
    const refused = chargeBy({ request: () => Promise.reject(new Error('denied in this context')) }, () => undefined);
    refused.take('T');
    await settled();
    expect(refused.holds('T')).toBe(true);
  });
});
