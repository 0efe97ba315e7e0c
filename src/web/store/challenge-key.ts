import { readStored, writeStored } from '../browser/storage.ts';
import { newToken } from './identifiers.ts';
import { deviceToken } from './keys.ts';

const KEY = 'challengeKey';

/** Who plays: this device's key ring, or, where it has none, a key that it makes for itself. */
export const ownKey = (): string => {
  const device = deviceToken.peek();
  if (device !== null) return device;
  const known = readStored(KEY);
  if (typeof known === 'string') return known;
  const made = newToken();
  writeStored(KEY, made);
  return made;
};

/** Before the first try there is nobody to ask for. */
export const knownKey = (): string | undefined => {
  const known = readStored(KEY);
  return deviceToken.peek() ?? (typeof known === 'string' ? known : undefined);
};
