import type { Seat } from '#kernel/game.ts';
import type { RoomGame } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { SafetyNet } from '../../kit/parts/waiting.tsx';
import { type AtTable, gameProps, SeatSpot, TableProvider } from '../../shell/at-table.tsx';
import { useSeries } from '../../shell/ledger/use-series.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { WallHead } from './wall-head.tsx';
import { type Standing, standingsOf } from './standings.ts';
import type { InRoom } from './use-room.tsx';

/** So many names stand under each small board. */
const NAMED = 6;
const RANKED = 10;

interface SmallProps {
  readonly at: AtTable;
  readonly number: number;
  readonly onStandings: (standings: readonly Standing[]) => void;
}

/** One table of several: its board, small, and how its players stand. */
const Small = ({ at, number, onStandings }: SmallProps) => {
  const { scene, session, page, voice } = at;
  const points = useSeries(session);
  const standings = points === null ? [] : standingsOf(at, points, number);
  const key = standings.map(({ name, value }) => `${name} ${value}`).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the standings
  useEffect(() => onStandings(standings), [key]);
  const awaited = scene.awaited.filter((actor): actor is Seat => typeof actor === 'number').map((seat) => voice.seatName(seat));
  const rows = standings.length > 0 ? standings : scene.info.seats.map(({ seat, name }) => ({ seat, name, words: '' }));
  return (
    <TableProvider value={at}>
      <section class="wall-card small-table">
        <h2 class="row ends">
          {tw('wall.table', { number: number + 1 })}
          <small>{scene.outcome === null ? `${turnWordOf(page, voice).one} ${scene.info.turn}` : tw('wall.over')}</small>
        </h2>
        {page !== null && scene.view !== null && (
          <div class="small-board" inert>
            <div>
              <SafetyNet>
                <page.Board {...gameProps(at)} offers={[]} take={() => undefined} wide />
              </SafetyNet>
            </div>
          </div>
        )}
        <ol>
          {rows.slice(0, NAMED).map(({ seat, name, words }) => (
            <li key={seat} class="row">
              <SeatSpot seat={seat} size={26} />
              <span>{name}</span>
              <b>{words}</b>
            </li>
          ))}
        </ol>
        {scene.outcome === null && awaited.length > 0 && awaited.length < scene.info.seats.length && <p>{tw('wall.awaits', { names: awaited.slice(0, 2) })}</p>}
      </section>
    </TableProvider>
  );
};

/** Several tables of a smaller game on one wall, and one ranking of all. */
export const WallTables = ({ room, game }: { readonly room: InRoom; readonly game: RoomGame }) => {
  const [all, setAll] = useState<ReadonlyMap<number, readonly Standing[]>>(new Map());
  const ranking = [...all.values()].flat().toSorted((a, b) => b.value - a.value);
  return (
    <>
      <WallHead room={room} kicker={room.view.title} title={`${game.title}, ${tw('wall.tables', { count: game.tables.length })}`} />
      <main id="main" class="wall room-tables" tabIndex={-1}>
        <div class="small-tables" style={{ '--columns': game.tables.length <= 4 ? 2 : game.tables.length <= 6 ? 3 : 4 }}>
          {game.tables.map(({ table }, number) => (
            <OpenTable key={table} table={table} role="onlooker" bare>
              {(at) => <Small at={at} number={number} onStandings={(standings) => setAll((before) => new Map([...before, [number, standings]]))} />}
            </OpenTable>
          ))}
        </div>
        <aside class="wall-card room-ranking">
          <h2>{tw('wall.ranking')}</h2>
          <ol>
            {ranking.slice(0, RANKED).map(({ table, seat, name, words }) => (
              <li key={`${table} ${seat}`} class="row">
                <span>{name}</span>
                <small>{tw('wall.table', { number: table + 1 })}</small>
                <b>{words}</b>
              </li>
            ))}
          </ol>
        </aside>
      </main>
    </>
  );
};
