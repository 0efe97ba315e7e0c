import type { RoomRequest } from '#protocol';

/** Asks something of the room; false: it was refused, and the page says why. */
export type Asking = (request: RoomRequest) => Promise<boolean>;
