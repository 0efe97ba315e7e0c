import type { NewDevice } from '#protocol';
import { tk } from '../i18n/seats.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

const found = (names: typeof BROWSERS): string => names.find(([sign]) => sign.test(navigator.userAgent))?.[1] ?? '';

/** What this device is called in the list of devices: no more than its owner needs to tell it from the others. */
export const thisDevice = (): NewDevice => {
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  const label = browser === '' || system === '' ? tk('devices.someBrowser') : tk('devices.browser', { browser, system });
  const small = /Mobi|iPhone/.test(navigator.userAgent);
  return { label, kind: small ? 'phone' : /iPad|Android/.test(navigator.userAgent) ? 'tablet' : 'computer' };
};
