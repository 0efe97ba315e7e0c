import type { CarryOffer, CarryWords, GrantedRing, Hold, Known, MakeRing, NewDevice, RingView } from '#protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call, hasText, isAnything, isObject } from './api.ts';

/* What is asked about key rings: apart from the rest, for few pages ask it. */

const isRing = (value: unknown): value is RingView => isObject(value) && Array.isArray(value.devices);
const isGranted = (value: unknown): value is GrantedRing => isRing(value) && hasText(value, 'token');
const isCarryWords = (value: unknown): value is CarryWords => isObject(value) && Array.isArray(value.words);
const isOffer = (value: unknown): value is CarryOffer => isObject(value) && Array.isArray(value.names);
const isKnown = (value: unknown): value is Known => isOffer(value);
const isMaking = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON => hasText(value, 'challenge') && isObject(value) && isObject(value.user);
const isAsking = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON => hasText(value, 'challenge');

export const ringApi = {
  makeRing: (body: MakeRing) => call('POST', '/api/ring', isGranted, body),
  ring: (device: string) => call('GET', '/api/ring', isRing, undefined, device),
  hold: (device: string, holds: readonly Hold[]) => call('POST', '/api/ring/holds', isRing, { holds }, device),
  showWords: (device: string) => call('POST', '/api/ring/words', isCarryWords, undefined, device),
  hideWords: (device: string) => call('DELETE', '/api/ring/words', isAnything, undefined, device),
  carry: (words: string) => call('POST', '/api/carry', isOffer, { words }),
  takeCarry: (device: string | null, body: NewDevice & { readonly words: string }) => call('POST', '/api/carry/take', isGranted, body, device ?? undefined),
  removeDevice: (device: string, id: string, passkeys: 'its' | 'all') =>
    call('DELETE', `/api/ring/devices/${encodeURIComponent(id)}?passkeys=${passkeys}`, isRing, undefined, device),
  known: (device: string) => call('GET', '/api/ring/known', isKnown, undefined, device),
  exportAll: (device: string) => call('GET', '/api/ring/export', isAnything, undefined, device),
  passkeyToMake: (device: string) => call('POST', '/api/ring/passkey', isMaking, undefined, device),
  addPasskey: (device: string, response: RegistrationResponseJSON) => call('POST', '/api/ring/passkey/add', isRing, { response }, device),
  removePasskeys: (device: string) => call('DELETE', '/api/ring/passkeys', isRing, undefined, device),
  passkeyToUse: () => call('POST', '/api/passkey', isAsking),
  enterByPasskey: (device: string | null, body: NewDevice & { readonly response: AuthenticationResponseJSON }) =>
    call('POST', '/api/passkey/enter', isGranted, body, device ?? undefined),
  eraseRing: (device: string) => call('DELETE', '/api/ring', isAnything, undefined, device),
};
