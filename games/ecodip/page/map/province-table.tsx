import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Input } from '#web/kit/parts/writing.tsx';
import { lang } from '#web/browser/settings.ts';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { factsOf } from './facts.ts';
import { plain } from './find.ts';
import { PieceIcon } from './marks-layer.tsx';
import { powerOf, unitIn } from './of-view.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import type { MapChoice, MapPosition, MapProps } from './types.ts';
import { tm } from './words.ts';

interface RowProps extends MapChoice {
  readonly position: MapPosition;
  readonly province: Province;
}

const rowClass = ({ province, chosen, targets }: RowProps): string => {
  if (province.id === chosen) return 'bg-chosen';
  return targets.has(province.id) ? 'target bg-now' : '';
};

const Row = (props: RowProps) => {
  const { position, province, chosen, targets, onPoint } = props;
  const { kind, owner, holds, unit, state } = factsOf(position, province, lang.value);
  const standing = unitIn(position, province.id);
  const holder = position.owners[province.id];
  return (
    <tr class={rowClass(props)} aria-selected={chosen === province.id}>
      <th scope="row">
        <Button
          class={targets.has(province.id) ? 'btn small ec-target' : 'btn small'}
          aria-label={tm('table.choose', { id: province.id, name: province.name[lang.value] })}
          words={province.id}
          onClick={() => onPoint(province.id)}
        />
      </th>
      <td>{province.name[lang.value]}</td>
      <td>{kind}</td>
      <td class="nowrap">
        {holder !== undefined && <SeatMark seat={powerOf(position, holder).seat} />} {owner}
      </td>
      <td>{holds.join(', ')}</td>
      <td class="nowrap">
        {standing !== undefined && <PieceIcon unit={standing} power={powerOf(position, standing.power)} size={22} />} {unit}
      </td>
      <td>{[...state, ...(targets.has(province.id) ? [tm('is.target')] : [])].join(', ')}</td>
    </tr>
  );
};

const COLUMNS = ['table.id', 'table.name', 'table.kind', 'table.owner', 'table.yields', 'table.unit', 'table.state'] as const;

interface TableProps extends MapProps {
  /** The switch between the map and the table. */
  readonly views: ComponentChildren;
}

/** The same as the map, to read and to search. */
export const ProvinceTable = ({ position, chosen, targets, onPoint, views }: TableProps) => {
  const [words, setWords] = useState('');
  const wanted = plain(words.trim());
  const shown = position.provinces.filter((province) => {
    const { owner, unit, holds } = factsOf(position, province, lang.value);
    return plain([province.id, province.name.fr, province.name.en, owner, unit, ...holds].join(' ')).includes(wanted);
  });
  return (
    <div class="province-table column bg-sheet text-ink">
      <div class="cluster hint p-4-5">
        {views}
        <Input type="search" class="input ec-filter" value={words} aria-label={tm('table.filter')} placeholder={tm('table.filter')} onText={setWords} />
        <span role="status">{tm('table.count', { shown: shown.length, all: position.provinces.length })}</span>
      </div>
      <div class="table-scroll scroll">
        <table class="long-table">
          <caption class="hidden-words">{tm('table.caption')}</caption>
          <Heads of={COLUMNS.map((key) => tm(key))} />
          <tbody>
            {shown.map((province) => (
              <Row key={province.id} position={position} province={province} chosen={chosen} targets={targets} onPoint={onPoint} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
