import type { RoomGame } from '#protocol';
import { tw } from '../../i18n/workshop.ts';
import { Heads } from '../../parts/heads.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Debriefing } from '../debrief/debriefing.ts';
import { standingsOf } from './standings.ts';

/** Everybody at the tables of a game in one ranking, by the figure that the wall ranks by; also of a game that was broken off. */
export const Ranking = ({ debriefing, game }: { readonly debriefing: Debriefing; readonly game: RoomGame }) => {
  const own = debriefing.recorded.filter(({ table }) => game.tables.some((one) => one.table === table));
  // Everybody in a row, table after table, also where the tables are told as one crowd.
  const tableOf = game.tables.flatMap(({ people }, number) => people.map(() => number + 1));
  const ranked = own
    .flatMap(({ names, points }, index) => {
      const before = own.slice(0, index).reduce((sum, { names: others }) => sum + others.length, 0);
      const voice = { ...debriefing.voice, seatName: (seat: number) => names[seat] ?? '' };
      return standingsOf({ ...debriefing, voice }, points, before);
    })
    .toSorted((a, b) => b.value - a.value);
  if (ranked.length === 0) return null;
  return (
    <Sheet class="stack" id="ranking-title" title={tw('wall.ranking')}>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="ranking-title">
        <table class="sums">
          <Heads of={[tw('debrief.rank'), tw('debrief.name'), tw('debrief.table'), tw('debrief.score')]} />
          <tbody>
            {ranked.map(({ table: before, seat, name, value, words }) => (
              <tr key={before + seat}>
                <td>{1 + ranked.filter((other) => other.value > value).length}</td>
                <th scope="row">{name}</th>
                <td>{tableOf[before + seat]}</td>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
};
