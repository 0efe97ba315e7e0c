import { SECRETS } from '../open-storage.ts';
import type { Rings } from '../rings/rings.ts';
import type { Holder } from './challenge-rows.ts';

/** A device without a key ring shows a key of its own. */
const KEY_LENGTH = 16;

export const holderOfRing = (ring: string): Holder => ({ holder: SECRETS.hash(`ring ${ring}`), ring });

/** Who plays, and by which device of their ring; null: nobody that can be known again. */
export const holderOf = async (rings: Pick<Rings, 'device'>, token: string | undefined): Promise<(Holder & { readonly device: string | null }) | null> => {
  if (token === undefined) return null;
  const device = await rings.device(token);
  if (device !== null) return { ...holderOfRing(device.ring), device: device.id };
  return token.length < KEY_LENGTH ? null : { holder: SECRETS.hash(`key ${token}`), ring: null, device: null };
};
