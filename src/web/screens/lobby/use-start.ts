import { useTable } from '../../shell/at-table.tsx';
import { openSeats } from '../../store/table-words.ts';
import { usualLevel } from '../new-table/draft.ts';

/** How a game is begun, in the lobby or from the console: with whoever is there, or with bots on the free chairs. */
export const useStart = () => {
  const { scene, session, game } = useTable();
  const { seats, fork } = scene.info;
  const free = openSeats(scene.info);
  const taken = seats.length - free;
  return {
    free,
    taken,
    // A fork goes on with as many chairs as there were.
    missing: taken < game.module.seats.min || scene.info.unsettled.length > 0 || (fork !== null && free > 0),
    busy: session.sending.value,
    start: () => void session.ask({ t: 'start' }),
    fill: async (): Promise<void> => {
      for (const { seat, holder } of seats) if (holder === 'open') await session.ask({ t: 'bot', seat, level: usualLevel(game) });
    },
  };
};
