import { expect, it } from 'vitest';
import { isStorageCode, refusalOf } from './refusal.ts';
import { StorageError } from './journal.ts';

it('tells a fault of the storage, which may mend itself, from other reasons', () => {
  expect(isStorageCode(refusalOf(new StorageError('full', 'no room')).code)).toBe(true);
  expect(isStorageCode(refusalOf(new Error('a bug')).code)).toBe(false);
});
