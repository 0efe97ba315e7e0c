import { beForgotten, loseDevice } from './devices.ts';
import { sendExperiment } from './experimenter.ts';
import { carrySolo, forkAlone, forkTogether } from './forkers.ts';
import { makeRoom, playAgain, takeBack } from './friends.ts';
import { runHouse } from './host.ts';
import { askAdvice, lookBack } from './lookers.ts';
import { bePushed, beWritten } from './notified.ts';
import type { Errand } from './visitor.ts';
import { leadWorkshop } from './workshop.ts';

/** Each part of the house, and what people do there. */
export const ERRANDS: Readonly<Record<string, readonly Errand[]>> = {
  workshops: [leadWorkshop],
  devices: [loseDevice, beForgotten],
  friends: [takeBack, makeRoom, playAgain],
  forks: [forkAlone, forkTogether, carrySolo],
  lookers: [lookBack, askAdvice],
  notices: [bePushed, beWritten],
  host: [runHouse],
  lab: [sendExperiment],
};
