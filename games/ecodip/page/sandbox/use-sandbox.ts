import { useMemo, useState } from 'preact/hooks';
import { at } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import type { MovementOrder } from '#diplomacy/types.ts';
import type { Example } from '#games/ecodip/data/examples/index.ts';
import { powerOf, unitAt } from '#games/ecodip/rules/facts.ts';
import { type Trial, tryOut } from '#games/ecodip/orders/sandbox.ts';
import type { Each } from '#games/ecodip/rules/by-power.ts';
import type { Order, State, Tag } from '#games/ecodip/types.ts';
import { withGuess } from '../draft/guess.ts';
import { type Attempt, followed, isChanged, opened } from './attempt.ts';

/** Every order that stands on the sheets of a trial. */
export interface Sandbox extends Attempt {
  /** Null when the game is over: nothing is left to resolve. */
  readonly trial: Trial | null;
  readonly isChanged: boolean;
  readonly isLater: boolean;
  readonly write: (tag: Tag, text: string) => void;
  readonly add: (order: Order, by: Tag) => void;
  /** By pointing at the map: the order of the unit it moves. */
  readonly addMovement: (order: MovementOrder) => void;
  /** The same phase in another position: a piece put down, taken up, or of another force. */
  readonly rearrange: (base: State) => void;
  readonly again: () => void;
  readonly playOn: () => void;
  readonly goBack: () => void;
}

/** An example under the reader's hands: each phase of it, with what he wrote there. */
export const useSandbox = (example: Example | undefined, lang: Lang): Sandbox => {
  const [start] = useState(() => opened(example, lang));
  const [steps, setSteps] = useState<readonly Attempt[]>([start]);
  const last = steps.length - 1;
  const { base, sheets } = at(steps, last);
  const trial = useMemo(() => (base.table.ending === null ? tryOut(base, sheets) : null), [base, sheets]);
  const setSheets = (next: Each<string>): void => setSteps([...steps.slice(0, last), { base, sheets: next }]);
  const add = (order: Order, by: Tag): void => setSheets(withGuess(base, lang, sheets, by, order));
  return {
    base,
    sheets,
    trial,
    isChanged: last > 0 || base !== start.base || isChanged(sheets, start.sheets),
    isLater: last > 0,
    write: (tag, text) => setSheets({ ...sheets, [tag]: text }),
    add,
    addMovement: (order) => {
      const unit = unitAt(base.table, order.at);
      if (unit !== undefined) add(order, powerOf(unit));
    },
    rearrange: (next) => setSteps([...steps.slice(0, last), { base: next, sheets }]),
    again: () => setSteps([start]),
    playOn: () => {
      if (trial !== null) setSteps([...steps, followed(trial.after, example, last, lang)]);
    },
    goBack: () => setSteps(steps.slice(0, Math.max(1, last))),
  };
};
