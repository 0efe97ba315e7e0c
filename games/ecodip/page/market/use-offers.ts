import { useMemo } from 'preact/hooks';
import type { LogLine, SeatInfo, TalkLine } from '#protocol';
import { worldOf } from '#games/ecodip/data/world.ts';
import type { View } from '#games/ecodip/types.ts';
import { useTableIfAny } from '#web/shell/at-table.tsx';
import { botOffers } from './bot-offers.ts';
import { type Offer, seasonStart, standingOffers } from './offers.ts';

const NO_TALK: readonly TalkLine[] = [];
const NO_SEATS: readonly SeatInfo[] = [];
const NO_LOG: readonly LogLine[] = [];

/** The board of offers as this viewer may read it: the house sends everybody only the talk that is for him. */
export const useOffers = ({ table, options, own }: View): readonly Offer[] => {
  const here = useTableIfAny();
  const session = here?.session;
  const seats = here?.scene.info.seats ?? NO_SEATS;
  const talk = session?.connection().talk.value ?? NO_TALK;
  const log = session?.log.value ?? NO_LOG;
  const you = own?.power ?? null;
  return useMemo(() => {
    const world = worldOf(options);
    return [...standingOffers(talk, { world, table, you, since: seasonStart(log, table) }), ...botOffers({ world, table }, seats)];
  }, [talk, log, table, options, you, seats]);
};
