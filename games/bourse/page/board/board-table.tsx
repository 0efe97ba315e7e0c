import { at } from '#kernel/collections.ts';
import { BoardTable } from '#web/kit/parts/board-table.tsx';
import { Button } from '#web/kit/parts/buttons.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { pawnsOn } from '../facts.ts';
import { ghostText, ownersText, titleOf } from '../names.ts';
import { ROMAN, useDrawing, useScene } from '../scene.ts';

/** The circuit as a table. */
export const SquaresTable = () => {
  const scene = useScene();
  const { view, words, money, change, name } = scene;
  const { targets, press, ghosts, show } = useDrawing();
  const figuresOf = (index: number) => {
    const square = at(view.data.squares, index);
    if (square.kind !== 'security') return ['', '', '', '', ''];
    const { security } = square;
    const moved = view.table.changes[security];
    return [
      ROMAN[view.data.securities[security].coefficient],
      money(view.table.quotes[security]),
      moved === 0 ? '=' : <span class={moved > 0 ? 'gain' : 'loss'}>{change(moved)}</span>,
      view.table.desk[security],
      ownersText(scene, security).join(', '),
    ];
  };
  const isBond = (index: number): boolean => {
    const square = at(view.data.squares, index);
    return square.kind === 'security' && view.data.securities[square.security].kind === 'bond';
  };
  const forecast = (index: number) => {
    const ghost = ghosts.get(index);
    return ghost === undefined || ghost.security === null ? '' : ghostText(scene, ghost);
  };
  const heads = ['columnSquare', 'columnSecurity', 'risk', 'columnQuote', 'columnChange', 'columnDesk', 'columnOwners'] as const;
  return (
    <BoardTable
      label={words('board')}
      back={words('asBoard')}
      onClose={() => show({ asTable: false })}
      heads={[...heads.map((head) => words(head)), ...(ghosts.size > 0 ? [words('columnForecast')] : []), words('columnPawns')]}
      named={1}
      rows={view.data.squares.map((_, index) => ({
        key: index,
        lit: targets.has(index),
        cells: [
          targets.has(index) ? <Button class="btn brass small" words={`${index} ${words('choose')}`} onClick={() => press(index)} /> : index,
          <>
            {titleOf(scene, index)}
            {isBond(index) && <small class="block">{words('bond')}</small>}
          </>,
          ...figuresOf(index),
          ...(ghosts.size > 0 ? [forecast(index)] : []),
          pawnsOn(view, index).map((seat) => (
            <span key={seat} class="row tight nowrap">
              <SeatMark seat={seat} size={13} />
              {name(seat)}
            </span>
          )),
        ],
      }))}
    />
  );
};
