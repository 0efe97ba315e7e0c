import { seasonOf } from '#games/ecodip/rules/facts.ts';
import type { View } from '#games/ecodip/types.ts';
import { stepOf, STEPS } from '../room/phase-track.ts';
import { seasonWords, te } from '../words.ts';
import './composer.css';

/** EC-13.3: the steps of the season in their order, the present one marked. */
export const YearTrack = ({ view }: { readonly view: View }) => {
  const { table } = view;
  const season = seasonOf(table.turn);
  const now = stepOf(table.phase);
  return (
    <div class="ec-year cluster">
      <b data-explain="season">{seasonWords(table.turn)}</b>
      <ol class="cluster tight">
        {STEPS[season].map((step) => (
          <li key={step} data-explain={`step ${step}`} aria-current={now.includes(step) ? 'step' : undefined}>
            {te(`step.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
};
