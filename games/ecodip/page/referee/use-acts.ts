import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import { useTable } from '#web/shell/at-table.tsx';
import { useTake } from '#web/shell/bar/use-take.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';

/** What the referee may do from his papers. */
export interface Acts {
  /** Nothing while the past is shown. */
  readonly offers: readonly Offer<unknown>[];
  /** The first offer of this type. */
  readonly find: (type: string) => Offer<unknown> | undefined;
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  /** A move is on its way. */
  readonly busy: boolean;
}

const NOTHING: readonly Offer<unknown>[] = [];

export const useActs = (): Acts => {
  const { session, scene } = useTable();
  const take = useTake();
  const offers = session.past.value === null ? scene.offers : NOTHING;
  return { offers, find: (type) => offers.find((offer) => typeOf(offer) === type), take, busy: session.sending.value };
};
