import { useEffect, useRef, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useTable } from '../at-table.ts';
import { WhatIf } from '../fork/at-table.tsx';

/** The turn in which a step was played, as far as the log at hand tells. */
export const useTurnOf = (step: number): number => {
  const { session } = useTable();
  let turn = 0;
  for (const line of session.log.value) {
    if (line.step > step) break;
    if (line.heading !== undefined) turn = line.heading.turn;
  }
  return turn;
};

/** Scrubs through the game so far, one moment at a time. */
export const PastScrub = ({ step }: { readonly step: number }) => {
  const { session, scene } = useTable();
  const [wanted, setWanted] = useState(step);
  const target = useRef(step);
  const busy = useRef(false);
  useEffect(() => {
    if (!busy.current) setWanted(step);
  }, [step]);
  const go = async (next: number): Promise<void> => {
    target.current = Math.max(0, Math.min(scene.step, next));
    setWanted(target.current);
    // While one picture is on its way the slider runs ahead; the place where it stops is asked for in the end.
    if (busy.current) return;
    busy.current = true;
    let shown = -1;
    while (shown !== target.current) {
      shown = target.current;
      await session.lookAt(shown);
    }
    busy.current = false;
  };
  return (
    <div class="scrub row">
      <IconButton icon="back" filled label={tt('bar.pastBack')} disabled={wanted <= 0} onClick={() => void go(wanted - 1)} />
      <input
        type="range"
        min={0}
        max={scene.step}
        value={wanted}
        aria-label={tt('bar.pastSlider')}
        onInput={(event) => void go(Number(event.currentTarget.value))}
        onChange={(event) => void go(Number(event.currentTarget.value))}
      />
      <IconButton icon="forward" filled label={tt('bar.pastForward')} disabled={wanted >= scene.step} onClick={() => void go(wanted + 1)} />
      <WhatIf step={wanted} />
      <Button class="offer" words={tt('bar.present')} onClick={() => (session.past.value = null)} />
    </div>
  );
};
