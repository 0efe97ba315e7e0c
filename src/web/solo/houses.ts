import { sha256Of } from '#kernel';
import { type BotPause, type GameFinder, type Log, MemoryJournal, type Secrets, type Time } from '#table';
import { DEVICE_ACTS } from './acts.ts';
import { KEPT, PASSING } from './address.ts';
import { botsElsewhere, type Thinker } from './bots-elsewhere.ts';
import { type DeviceJournal, DeviceHouse } from './device-house.ts';
import { KeptJournal } from './kept-journal.ts';

/* What a table needs of its house, as a browser gives it. */

const PAUSE: BotPause = { min: 600, max: 1400 };

const TIME: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const LOG: Log = { error: (facts, note) => console.error(note, facts), warn: (facts, note) => console.warn(note, facts) };

/** The houses of this device: one whose tables are kept, one whose tables are gone with the page.  */
export const housesOf = (games: GameFinder, thinker: Thinker) => {
  const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
  const secrets: Secrets = { random, hash: sha256Of };
  const bots = botsElsewhere(thinker, { secrets, time: TIME, pause: PAUSE });
  const house = (journal: DeviceJournal, tablesBegin: string): DeviceHouse =>
    new DeviceHouse({ journal, time: TIME, secrets: { ...secrets, tablesBegin }, bots, log: LOG, games });
  return { kept: house(new KeptJournal(DEVICE_ACTS), KEPT), passing: house(new MemoryJournal(), PASSING) };
};
