import type { HouseInfo } from '#protocol';
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { waysIn } from '../browser/addresses.ts';
import { api } from './api.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'address';
const house = signal<HouseInfo | null>(null);
/** The address that was chosen on this device among several. */
const chosen = signal(readStored(KEY));

/** Networks come and go: asked for whenever an invitation is shown. */
export const askWaysIn = async (): Promise<void> => {
  const answer = await api.house();
  if (answer.ok) house.value = answer.value;
};

export const ways = computed(() => waysIn(house.value, location.origin));

/** What links to give away begin with; null: there is none, or none yet. */
export const guestOrigin = computed(() => {
  if (ways.value?.kind !== 'open') return null;
  const { origins } = ways.value;
  return origins.find((origin) => origin === chosen.value) ?? origins[0] ?? null;
});

/** What every address that is copied begins with: that by which people come, or, where nobody else can come, that of this page. */
export const useOrigin = (): string => {
  useEffect(() => void askWaysIn(), []);
  return guestOrigin.value ?? location.origin;
};

export const chooseOrigin = (origin: string): void => {
  chosen.value = origin;
  writeStored(KEY, origin);
};
