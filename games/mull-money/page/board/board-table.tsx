import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { SERVICES } from '#games/mull-money/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { BoardTable } from '#web/kit/parts/board-table.tsx';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { wasteOutlook } from '../count.ts';
import { type Speech, useScene } from '../scene.tsx';
import { setsOf } from '../sets.ts';
import { statusOf } from '../turns.ts';
import { setText } from './lots.tsx';

/** What is told of each company: the head of its column, and the figure. */
const columnsOf = (speech: Speech): readonly (readonly [head: string, of: (seat: Seat) => string | number])[] => {
  const { view, words, money, term, card } = speech;
  const place = (seat: Seat): string => {
    const { now, zone } = wasteOutlook(view, seat);
    return `${now}, ${term(zone)}`;
  };
  const cash = (seat: Seat): string => {
    const sum = view.cash[seat] ?? null;
    return sum === null ? words('secret') : money(sum);
  };
  return [
    [words('table.growth'), (seat) => player(view, seat).growth],
    [words('table.employees'), (seat) => 100 * player(view, seat).employees],
    ...SERVICES.map((service) => [words(`services.${service}`), (seat: Seat) => player(view, seat)[service]] as const),
    ...(isSimulation(view) ? [] : ([[words('table.dump'), place]] as const)),
    [words('silo'), (seat) => player(view, seat).silo],
    [words('table.credits'), (seat) => player(view, seat).credits],
    [words('treasury'), cash],
    [words('table.cards'), (seat) => player(view, seat).cards.map(card).join(', ') || '–'],
    [words('table.state'), (seat) => statusOf(speech, seat) ?? ''],
  ];
};

const Choose = ({ offer, words }: { readonly offer: Offer<unknown>; readonly words: string }) => {
  const { take } = useScene();
  return <Button class="btn brass small" words={words} onClick={() => take(offer)} />;
};

const Sets = () => {
  const scene = useScene();
  const { view, words, name, about } = scene;
  return (
    <table class="mt-5">
      <caption>{words('table.lots')}</caption>
      <Heads of={[words('table.lot'), words('table.owner'), words('table.cards')]} />
      <tbody>
        {setsOf(view).map((set) => {
          const offer = about.get(`lot ${set.lot}`);
          return (
            <tr key={set.lot}>
              <th scope="row">
                {set.lot + 1} {offer !== undefined && <Choose offer={offer} words={words('table.choose')} />}
              </th>
              <td>{set.owner === null ? words(set.leftOver ? 'leftOver' : 'table.free') : name(set.owner)}</td>
              <td>{setText(scene, set)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The same as on the cloth: everything that may be chosen there with cards, in words. */
const Actions = () => {
  const { words, sentence, byCard } = useScene();
  const offers = [...new Set([...byCard.values()].flat())];
  if (offers.length === 0) return null;
  return (
    <section class="mt-5">
      <h3>{words('table.actions')}</h3>
      <ul class="cluster">
        {offers.map((offer) => (
          <li key={JSON.stringify(offer.move)}>
            <Choose offer={offer} words={sentence(offer.label)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The cloth as tables: for screen readers, and for people who would rather read it. */
export const ClothTables = ({ onClose }: { readonly onClose: () => void }) => {
  const scene = useScene();
  const { view, words, name, term } = scene;
  const columns = columnsOf(scene);
  const { players, commonWaste: place, reserve } = view.table;
  const board = wasteBoard(view);
  return (
    <BoardTable
      label={words('table.caption')}
      back={words('table.back')}
      onClose={onClose}
      heads={[words('alert.company'), ...columns.map(([head]) => head)]}
      rows={players.flatMap(({ retired }, seat) => {
        const who = (
          <span class="row tight">
            <SeatMark seat={seat} size={13} />
            {name(seat)}
          </span>
        );
        return retired ? [] : [{ key: seat, cells: [who, ...columns.map(([, of]) => of(seat))] }];
      })}
    >
      {isSimulation(view) && <p class="mt-5">{words('common.label', { place, max: board.max, zone: term(zoneAt(board, place)) })}</p>}
      <p class="mt-5">{words('reserveOf', { count: reserve })}</p>
      <Sets />
      <Actions />
    </BoardTable>
  );
};
