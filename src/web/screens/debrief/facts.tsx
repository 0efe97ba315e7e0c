import { Fragment } from 'preact';
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
  const games = factsOf(debriefing);
  const [first = []] = games;
  if (first.length === 0) return null;
  return (
    <ul class="facts" aria-label={tr('debrief.facts')}>
      {first.slice(0, SHOWN).map(({ words }, fact) => (
        <li key={words}>
          <p class="pair">
            {games.map((facts, game) => (
              <Fragment key={debriefing.heads[game]}>
                {game > 0 && <span class="help"> {tr('debrief.and')} </span>}
                <b class={`series-${game + 1}`}>{facts[fact]?.value}</b>
              </Fragment>
            ))}
          </p>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
};
