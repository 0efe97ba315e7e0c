import { placesIn } from '#games/triple-bataille/rules/winners.ts';
import { useGrowing } from '../../../hooks/use-growing.ts';
import { Token } from '../../../svg/token.tsx';
import type { BoardScene } from '../board/scene.ts';
import { resultOf } from '../outlook.ts';
import { SmallCard } from '../pieces/cards.tsx';
import { PlaceMark } from '../pieces/place-mark.tsx';

/** Cells that come with one frame. */
const PORTION = 15;

/** Columns, and with them the size of the cards, by how many entries there are. */
const columnsFor = (entries: number): number => (entries <= 10 ? Math.max(4, Math.ceil(entries / 2)) : entries <= 24 ? 8 : entries <= 48 ? 12 : 15);

const sizeOf = (columns: number): string | undefined => {
  if (columns > 12) return 'many crowd';
  if (columns > 8) return 'many';
  return columns > 5 ? 'some' : undefined;
};

const Cell = ({ entryKey, scene, crowd }: { readonly entryKey: string; readonly scene: BoardScene; readonly crowd: boolean }) => {
  const { view, speech } = scene;
  const { words, name, number, signed, index, face } = speech;
  const { jokers } = view.options;
  const entry = view.table.battleReport.entries.find((each) => each.key === entryKey);
  const result = resultOf(view, entryKey);
  if (entry === undefined) return null;
  return (
    <li class="centred">
      {!crowd && result !== null && result.tax > 0 && <small>{words('tax', { cards: number(result.tax) })}</small>}
      <span class="tb-wall-cards">
        {entry.counting.map((counting, place) => (
          <SmallCard key={`${counting} ${place}`} face={counting} index={index(counting, jokers)} label={face(counting, jokers)} />
        ))}
      </span>
      <p class="row">
        <Token seat={entry.operator} name={name(entry.operator)} size={28} />
        <span class="hidden-words">{name(entry.operator)}</span>
        {result !== null && <b>{signed(result.gain)}</b>}
      </p>
    </li>
  );
};

/** The cards of the battle in winners' order, large, with the tax before each place (TB-13.2). Those who tie stand under one head. */
export const WallWinners = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { words, cards } = speech;
  const { order, remainder, results } = view.table.battleReport;
  const places = placesIn(order);
  const columns = columnsFor(places.size);
  const drawn = useGrowing(places.size, PORTION);
  const crowd = columns > 8;
  const tax = results[0]?.tax ?? 0;
  const note = [...(crowd && tax > 0 ? [words('taxEach', { cards: cards(tax) })] : []), words('remainder', { cards: cards(remainder) })].join(' · ');
  return (
    <section class="wall-card tb-wall-winners">
      <h2>
        {words('winners')} <small>{note}</small>
      </h2>
      <ol style={{ '--columns': columns }} class={sizeOf(columns)}>
        {order.map((group) => {
          const [first = ''] = group;
          const taken = places.get(first);
          if (taken === undefined || taken.from > drawn) return null;
          return (
            <li key={first} class={group.length > 1 ? 'tied' : undefined} style={{ '--span': Math.min(group.length, columns) }}>
              <PlaceMark places={taken} speech={speech} />
              <ul>
                {group.slice(0, drawn - taken.from + 1).map((key) => (
                  <Cell key={key} entryKey={key} scene={scene} crowd={crowd} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
