import { holdingsIn } from '#games/ecodip/rules/facts.ts';
import { TAGS } from '#games/ecodip/types.ts';
import { PowerMark } from '../power-mark.tsx';
import { powerState } from '../powers.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';

/** Ten powers in one row: who is ready, who is awaited, and the centres of each (EC-13.3, EC-13.9). */
export const PowersStrip = ({ scene: { view }, onPress }: { readonly scene: Scene; readonly onPress: () => void }) => {
  const { centres } = holdingsIn(view);
  return (
    <ul class="ec-powers stack" aria-label={te('powers.label')}>
      {TAGS.map((tag) => {
        const state = powerState(view, tag);
        return (
          <li key={tag}>
            <button type="button" class={`ec-power full row edged ${state}`} data-explain={`power ${tag}`} onClick={onPress}>
              <PowerMark tag={tag} size={27} />
              <span class="ec-power-words grow">
                <b>
                  <span class="ec-long">{te(`short.${tag}`)}</span>
                  <abbr class="ec-tag">{tag}</abbr>
                </b>
                <small>{te(`state.${state}`)}</small>
              </span>
              <strong>
                {centres[tag]}
                <span class="hidden-words"> {te('powers.centres')}</span>
              </strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
