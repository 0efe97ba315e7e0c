import type { RoomGame } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { SafetyNet } from '../../kit/parts/waiting.tsx';
import { type AtTable, gameProps, SeatSpot, TableProvider } from '../../shell/at-table.tsx';
import { useSeries } from '../../shell/ledger/use-series.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { awaitedSeats } from '../console/awaited.ts';
import { Wall } from '../projector/wall.tsx';
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

interface LineProps {
  readonly name: string;
  readonly sum: string;
  readonly mark?: ComponentChildren;
  readonly help?: ComponentChildren;
}

const Line = ({ name, sum, mark, help }: LineProps) => (
  <li class="wall-line blue-under nowrap row">
    {mark}
    <span class="cut">{name}</span>
    {help}
    <b class="push">{sum}</b>
  </li>
);

/** One table of several: its board, small, and how its players stand. */
const Small = ({ at, number, onStandings }: SmallProps) => {
  const { scene, session, page, voice } = at;
  const points = useSeries(session);
  const standings = points === null ? [] : standingsOf(at, points, number);
  const key = standings.map(({ name, value }) => `${name} ${value}`).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the standings
  useEffect(() => onStandings(standings), [key]);
  const awaited = awaitedSeats(scene).map((seat) => voice.seatName(seat));
  const rows = standings.length > 0 ? standings : scene.info.seats.map(({ seat, name }) => ({ seat, name, words: '' }));
  return (
    <TableProvider value={at}>
      <section class="wall-card small-table min-h-0 grid">
        <h2 class="small-title across-all row ends">
          {tw('wall.table', { number: number + 1 })}
          <small class="wall-help text-ink-2">{scene.outcome === null ? `${turnWordOf(page, voice).one} ${scene.info.turn}` : tw('wall.over')}</small>
        </h2>
        {page !== null && scene.view !== null && (
          <div class="relative min-h-0 clip" inert>
            <div class="wall-stamp absolute">
              <SafetyNet>
                <page.Board {...gameProps(at)} offers={[]} take={() => undefined} wide />
              </SafetyNet>
            </div>
          </div>
        )}
        <ol class="content-start min-h-0 clip">
          {rows.slice(0, NAMED).map(({ seat, name, words }) => (
            <Line key={seat} mark={<SeatSpot seat={seat} size={26} />} name={name} sum={words} />
          ))}
        </ol>
        {scene.outcome === null && awaited.length > 0 && awaited.length < scene.info.seats.length && (
          <p class="across-all">{tw('wall.awaits', { names: awaited.slice(0, 2) })}</p>
        )}
      </section>
    </TableProvider>
  );
};

/** Several tables of a smaller game on one wall, and one ranking of all. */
export const WallTables = ({ room, game }: { readonly room: InRoom; readonly game: RoomGame }) => {
  const [all, setAll] = useState<ReadonlyMap<number, readonly Standing[]>>(new Map());
  const ranking = [...all.values()].flat().toSorted((a, b) => b.value - a.value);
  return (
    <Wall kicker={room.view.title} title={`${game.title}, ${tw('wall.tables', { count: game.tables.length })}`} code={room.view.code} class="wall room-tables">
      <div class="small-tables min-h-0 grid" style={{ '--columns': game.tables.length <= 4 ? 2 : game.tables.length <= 6 ? 3 : 4 }}>
        {game.tables.map(({ table }, number) => (
          <OpenTable key={table} table={table} role="onlooker" bare>
            {(at) => <Small at={at} number={number} onStandings={(standings) => setAll((before) => new Map([...before, [number, standings]]))} />}
          </OpenTable>
        ))}
      </div>
      <aside class="wall-card room-ranking">
        <h2 class="wall-h2 leading-2">{tw('wall.ranking')}</h2>
        <ol class="wall-ranks clip">
          {ranking.slice(0, RANKED).map(({ table, seat, name, words }) => (
            <Line
              key={`${table} ${seat}`}
              name={name}
              help={<small class="wall-help text-ink-2">{tw('wall.table', { number: table + 1 })}</small>}
              sum={words}
            />
          ))}
        </ol>
      </aside>
    </Wall>
  );
};
