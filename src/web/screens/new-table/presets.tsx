import type { AnyFace } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { tm } from '../../i18n/new-table.ts';
import { type Chosen, type FormSpec, isPreset, textAt } from '../../options/options.ts';
import { Icon } from '../../svg/icon.tsx';

interface PresetsProps {
  readonly game: AnyFace;
  readonly specs: readonly FormSpec[];
  readonly chosen: Chosen;
  /** The one last picked: two presets may hold the same rules. */
  readonly picked: string | null;
  readonly voice: Voice;
  readonly onPick: (id: string, chosen: Chosen) => void;
}

/** Named choices of options; the one in force has the brass ground of anything chosen. */
export const Presets = ({ game, specs, chosen, picked, voice, onPick }: PresetsProps) => {
  const fitting = game.module.presets.filter(({ options }) => isPreset(options, chosen, specs)).map(({ id }) => id);
  const current = picked !== null && fitting.includes(picked) ? picked : (fitting[0] ?? null);
  return (
    <div class="presets cards" role="radiogroup" aria-label={tm('new.presets')}>
      {game.module.presets.map(({ id, options }) => {
        const key = `${game.module.id}.preset.${id}`;
        return (
          <label key={id} class="preset edged pick">
            <input type="radio" name="preset" checked={id === current} onChange={() => onPick(id, options)} />
            <b>{textAt(voice, key)}</b>
            <small>{textAt(voice, `${key}.help`)}</small>
            {id === current && (
              <span class="ticked centred">
                <Icon name="check" size={12} weight={2.4} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};
