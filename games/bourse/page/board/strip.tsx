import { Button } from '#web/kit/parts/buttons.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { orderOfPlay } from '../facts.ts';
import { useDrawing, useScene } from '../scene.ts';
import { preparedText, turnText } from '../status.ts';

/** Who trades in which order, what they did and at what price; one's own place has the way to a prepared order. */
export const Strip = () => {
  const scene = useScene();
  const { view, you, words, name, take } = scene;
  const preparing = useDrawing().about.get('turn');
  const places = orderOfPlay(view);
  const prepared = view.own?.prepared ?? null;
  return (
    <ol class="bo-strip flex clip round-1 bg-sheet" data-explain="turn" aria-label={words(view.table.visit === null ? 'orderOfDice' : 'orderOfPlay')}>
      {places.map(({ seat, turn }, place) => {
        const isNow = turn.kind === 'asked' || turn.kind === 'dice';
        return (
          // By place, not by seat: nodes that change their class while they move keep the style they had in Chromium.
          <li key={place} class={`bo-place p-0-3 grow row gap-2 t2${isNow ? ' bg-now' : ''}`}>
            <SeatMark seat={seat} size={14} />
            <span class="grid min-w-0 nowrap">
              <b class="w650 clip">{name(seat)}</b>
              {seat === you && turn.kind === 'waiting' && preparing !== undefined ? (
                <Button
                  class="bo-prepare justify-self-start t1 w650 text-ink"
                  onClick={() => take(preparing)}
                  words={prepared === null ? words('prepare') : preparedText(scene, prepared)}
                />
              ) : (
                <small class={isNow ? 't1 w650 text-ink' : 't1'}>{turnText(scene, turn, places.length > 4)}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
