import { holdingsIn, seasonOf } from '#games/ecodip/rules/facts.ts';
import { TAGS, type View } from '#games/ecodip/types.ts';
import { PowerMark, powerState, stateLook } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { seasonWords, te } from '../words.ts';
import { stepOf, STEPS } from '../room/phase-track.ts';
import './composer.css';

/** Ten powers in one row: who is ready, who is awaited, and the centres of each (EC-13.3, EC-13.9). */
export const PowersStrip = ({ onPress }: { readonly onPress: () => void }) => {
  const { view } = useScene();
  const { centres } = holdingsIn(view);
  return (
    <ul class="ec-powers stack gap-3" aria-label={te('powers.label')}>
      {TAGS.map((tag) => {
        const state = powerState(view, tag);
        return (
          <li key={tag}>
            <button type="button" class={`ec-power full row edged relative gap-2 p-2 text-left ${state}`} data-explain={`power ${tag}`} onClick={onPress}>
              <PowerMark tag={tag} size={27} />
              <span class="ec-power-words grow leading-2">
                <b class="cut block w650 t3 narrow-type">
                  <span class="ec-long">{te(`short.${tag}`)}</span>
                  <abbr class="ec-tag hidden">{tag}</abbr>
                </b>
                <small class={`cut block narrow-type ${stateLook(state)}`}>{te(`state.${state}`)}</small>
              </span>
              <strong class="t6">
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

/** EC-13.3: the steps of the season in their order, the present one marked. */
export const YearTrack = ({ view }: { readonly view: View }) => {
  const { table } = view;
  const season = seasonOf(table.turn);
  const now = stepOf(table.phase);
  return (
    <div class="ec-year cluster t3 text-on-baize">
      <b class="ec-season" data-explain="season">
        {seasonWords(table.turn)}
      </b>
      <ol class="cluster tight">
        {STEPS[season].map((step) => (
          <li class="ec-step round-3" key={step} data-explain={`step ${step}`} aria-current={now.includes(step) ? 'step' : undefined}>
            {te(`step.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
};
