import { sum } from '#kernel/collections.ts';
import { tr } from '../../i18n/room.ts';
import type { Prediction } from '../../shell/room-parts.ts';
import type { Debriefing } from './debriefing.ts';

const Bet = ({ bet, series }: { readonly bet: Prediction; readonly series: number }) => {
  const most = Math.max(1, ...bet.answers.map(({ count }) => count));
  return (
    <li>
      <small>{bet.when}</small>
      <h3>{bet.question}</h3>
      <dl>
        {bet.answers.map(({ words, count }, index) => (
          <div key={words} class={index === bet.right ? `right series-${series + 1}` : undefined}>
            <dt>{words}</dt>
            <dd style={{ '--part': count / most }}>{count}</dd>
          </div>
        ))}
      </dl>
      {bet.happened !== null && <p>{tr('debrief.happened', { what: bet.happened })}</p>}
    </li>
  );
};

/** What the room had bet on, beside what happened. Who said what is not told. */
export const Bets = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const bets = debriefing.games.flatMap(({ predictions = [] }, series) => predictions.map((bet) => ({ bet, series })));
  if (bets.length === 0) return null;
  const answers = Math.max(...bets.map(({ bet }) => sum(bet.answers.map(({ count }) => count))));
  return (
    <section class="sheet padded bets" aria-labelledby="bets-title">
      <h2 id="bets-title">{tr('debrief.bets')}</h2>
      <p class="help">{tr('debrief.betsHelp', { answers })}</p>
      <ul class="cards">
        {bets.map(({ bet, series }) => (
          <Bet key={`${bet.when} ${bet.question}`} bet={bet} series={series} />
        ))}
      </ul>
    </section>
  );
};
