import type { AnyGame } from '#kernel/game.ts';
import { figureName } from '#lab/words.ts';
import { tl } from '../../i18n/lab.ts';
import { Select } from '../../parts/choices.tsx';
import { lang } from '../../store/settings.ts';
import type { Draft } from './draft.ts';
import { PickMeasures, seatFigures } from './pick-measures.tsx';

interface MeasuredProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  /** Words that a trial has found; null: it is still under way. */
  readonly found: readonly string[] | null;
  readonly onChange: (draft: Draft) => void;
}

/** What is measured: words of the lab, measures of one's own, and Lorenz's curve. */
export const Measured = (props: MeasuredProps) => {
  const { draft, game, found, onChange } = props;
  const seated = seatFigures(found ?? []);
  return (
    <section class="stack" aria-labelledby="lab-measured">
      <h2 id="lab-measured">
        {tl('measured')} <small>{tl('measuredHelp')}</small>
      </h2>
      {found === null && <p class="hint">{tl('measuring')}</p>}
      <PickMeasures {...props} found={found ?? []} />
      {draft.kind !== 'map' && seated.length > 0 && (
        <div class="lab-row">
          <div>
            <h3>{tl('lorenz')}</h3>
            <p class="hint">{tl('lorenzHelp')}</p>
          </div>
          <div class="cluster lab-controls">
            <Select
              label={tl('lorenz')}
              value={draft.lorenz}
              choices={[{ value: '', text: tl('noLorenz') }, ...seated.map((figure) => ({ value: figure, text: figureName(game, figure, lang.value) }))]}
              onChange={(lorenz) => onChange({ ...draft, lorenz })}
            />
            {draft.lorenz !== '' && (
              <input
                class="input lab-turns"
                inputMode="numeric"
                aria-label={tl('lorenzTurns')}
                placeholder={tl('lorenzTurns')}
                value={draft.lorenzTurns}
                onChange={(event) => onChange({ ...draft, lorenzTurns: event.currentTarget.value })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
};
