import { isTied, placesIn } from '#games/triple-bataille/rules/winners.ts';
import { Token } from '../../../svg/token.tsx';
import type { BoardScene } from '../board/scene.ts';
import { resultOf } from '../outlook.ts';
import { SmallCard } from '../pieces/cards.tsx';
import { PlaceMark } from '../pieces/place-mark.tsx';

/** Columns, and with them the size of the cards, by how many entries there are. */
const columnsFor = (entries: number): number => (entries <= 10 ? Math.max(4, Math.ceil(entries / 2)) : entries <= 24 ? 8 : entries <= 48 ? 12 : 15);

/** The cards of the battle in winners' order, large, with the tax before each place (TB-13.2). */
export const WallWinners = ({ view, speech }: BoardScene) => {
  const { words, name, number, signed, index, face, cards } = speech;
  const { order, entries, remainder } = view.table.battleReport;
  const { jokers } = view.options;
  const places = [...placesIn(order)];
  const columns = columnsFor(places.length);
  const crowd = columns > 8;
  const tax = view.table.battleReport.results[0]?.tax ?? 0;
  const note = [...(crowd && tax > 0 ? [words.taxEach(cards(tax))] : []), words.remainder(cards(remainder))].join(' · ');
  return (
    <section class="wall-card tb-wall-winners">
      <h2>
        {words.winners} <small>{note}</small>
      </h2>
      <ol style={{ '--columns': columns }} class={crowd ? 'many' : columns > 5 ? 'some' : undefined}>
        {places.map(([key, taken]) => {
          const entry = entries.find((each) => each.key === key);
          const result = resultOf(view, key);
          if (entry === undefined) return null;
          return (
            <li key={key} class={isTied(taken) ? 'tied' : undefined}>
              <p>
                <PlaceMark places={taken} speech={speech} />
                {!crowd && result !== null && result.tax > 0 && <small>{words.tax(number(result.tax))}</small>}
              </p>
              <span class="tb-wall-cards">
                {entry.counting.map((counting, place) => (
                  <SmallCard key={`${counting} ${place}`} face={counting} index={index(counting, jokers)} label={face(counting, jokers)} />
                ))}
              </span>
              <p>
                <Token seat={entry.operator} name={name(entry.operator)} size={28} />
                <span class="hidden-words">{name(entry.operator)}</span>
                {result !== null && <b>{signed(result.gain)}</b>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
