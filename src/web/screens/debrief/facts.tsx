import { tr } from '../../i18n/room.ts';
import type { DebriefFact } from '../../shell/room-parts.ts';
import { leadRows } from './account.ts';
import type { Debriefing } from './debriefing.ts';
import { accountWords } from './ending.tsx';

const SHOWN = 5;

/** The game's own facts, or how its great figure ended. */
const factsOf = (debriefing: Debriefing): readonly (readonly DebriefFact[])[] => {
  const { games, page, voice } = debriefing;
  const own = page?.debrief?.facts;
  if (own !== undefined) return games.map((game) => own(game, voice));
  const rows = leadRows(debriefing, accountWords).slice(0, SHOWN);
  return games.map((_, index) => rows.map(({ label, values }) => ({ value: values[index] ?? '–', words: label })));
};

/** Five figures, « first et second », under a double rule. */
export const Facts = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const [first = [], second] = factsOf(debriefing);
  if (first.length === 0) return null;
  return (
    <ul class="facts" aria-label={tr('debrief.facts')}>
      {first.slice(0, SHOWN).map(({ value, words }, index) => (
        <li key={words}>
          <p class="pair">
            <b class="series-1">{value}</b>
            {second?.[index] !== undefined && (
              <>
                {' '}
                <span class="help">{tr('debrief.and')}</span> <b class="series-2">{second[index].value}</b>
              </>
            )}
          </p>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
};
