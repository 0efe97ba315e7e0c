import { tk } from '../i18n/seats.ts';
import { granted, keepInStep, ringApi, settle, thisDevice } from './ring.ts';
import { deviceToken } from './keys.ts';

/* Passkeys of the browser. Their half of the work is fetched when somebody asks for one. */

/** A passkey belongs to a name under which the page is safe from others: not to an address, nor to plain http. */
export const passkeysHere = (): 'yes' | 'insecure' | 'unknown' => {
  if (!window.isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return 'insecure';
  return 'PublicKeyCredential' in window ? 'yes' : 'unknown';
};

/** Null, or why not. */
export const addPasskey = async (device: string): Promise<string | null> => {
  const asked = await ringApi.passkeyToMake(device);
  if (!asked.ok) return asked.message;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: asked.value });
    return settle(device, await ringApi.addPasskey(device, response));
  } catch {
    return tk('passkey.failed');
  }
};

export const removePasskeys = async (device: string): Promise<string | null> => settle(device, await ringApi.removePasskeys(device));

export const comeByPasskey = async (): Promise<string | null> => {
  await keepInStep();
  const asked = await ringApi.passkeyToUse();
  if (!asked.ok) return asked.message;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({ optionsJSON: asked.value });
    const refusal = granted(await ringApi.enterByPasskey(deviceToken.peek(), { response, ...thisDevice() }));
    return refusal ?? keepInStep();
  } catch {
    return tk('passkey.failed');
  }
};
