import type { ChannelHours } from '#protocol';
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';
import { told } from './notifications.ts';

/* Short tones and a buzz, made here: no file, off until somebody wants them, and never before he has touched the page. */

export type Sound = 'turn' | 'deadline' | 'word' | 'end';

/** Pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = readonly [pitch: number, from: number, length: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    [523, 0, 0.22],
    [784, 0.12, 0.3],
  ],
  deadline: [
    [880, 0, 0.1],
    [880, 0.16, 0.1],
    [880, 0.32, 0.16],
  ],
  word: [[1046, 0, 0.12]],
  end: [
    [523, 0, 0.3],
    [659, 0.14, 0.3],
    [784, 0.28, 0.5],
  ],
};
const BUZZES: Readonly<Record<Sound, readonly number[]>> = { turn: [60, 60, 120], deadline: [80, 80, 80, 80, 80], word: [40], end: [200] };
const LOUDNESS = 0.12;
const RISE = 0.015;

export const sounding = signal(readStored('sound') === true);
export const vibrating = signal(readStored('vibration') === true);

export const setSounding = (on: boolean): void => {
  sounding.value = on;
  writeStored('sound', on);
};

export const setVibrating = (on: boolean): void => {
  vibrating.value = on;
  writeStored('vibration', on);
};

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Quiet hours may pass midnight. */
export const isQuietAt = (quiet: ChannelHours['quiet'], minute: number): boolean => {
  if (quiet === null) return false;
  const { from, to } = quiet;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
};

const isQuietNow = (): boolean => {
  const now = new Date();
  return isQuietAt(told.peek().quiet, 60 * now.getHours() + now.getMinutes());
};

let context: AudioContext | null = null;

const ring = (tones: readonly Tone[]): void => {
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, from, length] of tones) {
    const [voice, loudness, begins] = [context.createOscillator(), context.createGain(), context.currentTime + from];
    voice.type = 'triangle';
    voice.frequency.value = pitch;
    // Struck and fading, like a small bell: a tone that is cut off cracks.
    loudness.gain.setValueAtTime(0, begins);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + RISE);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(begins);
    voice.stop(begins + length);
  }
};

/** What was switched on, whatever the hour: for the button that tries it. */
export const tryOut = (sound: Sound): void => {
  if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return;
  if (sounding.peek()) ring(TONES[sound]);
  if (vibrating.peek() && canVibrate()) navigator.vibrate([...BUZZES[sound]]);
};

export const sound = (what: Sound): void => {
  if (!isQuietNow()) tryOut(what);
};
