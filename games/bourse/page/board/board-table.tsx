import type { SecurityId } from '#games/bourse/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { ROMAN } from '../speech.ts';
import { ghostText, ownersText } from '../names.ts';
import { type BoardScene, pawnsOn } from './pawns.tsx';
import './board-table.css';

interface BoardTableProps {
  readonly scene: BoardScene;
  readonly onPress: (square: number) => void;
  readonly onClose: () => void;
}

const changeClass = (moved: number): string => (moved > 0 ? 'gain' : moved < 0 ? 'loss' : '');

/** The same board as a table: for screen readers, and for people who would rather read it. */
export const BoardTable = ({ scene, onPress, onClose }: BoardTableProps) => {
  const { view, speech, targets, ghosts } = scene;
  const { words } = speech;
  const security = (id: SecurityId, square: number) => {
    const { coefficient, kind } = view.data.securities[id];
    const moved = view.table.changes[id];
    const ghost = ghosts.get(square);
    return (
      <>
        <th scope="row">
          {speech.company(view, id)}
          {kind === 'bond' && <small>{words('bond')}</small>}
        </th>
        <td>{ROMAN[coefficient]}</td>
        <td class="sum">{speech.money(view.table.quotes[id])}</td>
        <td class={`sum ${changeClass(moved)}`}>{moved === 0 ? '=' : speech.change(moved)}</td>
        <td class="sum">{view.table.desk[id]}</td>
        <td>{ownersText(view, id, speech).join(', ')}</td>
        {ghosts.size > 0 && <td>{ghost === undefined ? '' : ghostText(ghost, speech)}</td>}
      </>
    );
  };
  const other = (text: string) => (
    <>
      <th scope="row">{text}</th>
      <td colSpan={ghosts.size > 0 ? 6 : 5} />
    </>
  );
  const heads = ['columnSquare', 'columnSecurity', 'risk', 'columnQuote', 'columnChange', 'columnDesk', 'columnOwners'] as const;
  const last = ghosts.size > 0 ? (['columnForecast', 'columnPawns'] as const) : (['columnPawns'] as const);
  return (
    <div class="bo-table full scroll">
      <Button words={words('asBoard')} onClick={onClose} />
      <table>
        <caption class="hidden-words">{words('board')}</caption>
        <Heads of={[...heads, ...last].map((head) => words(head))} />
        <tbody>
          {view.data.squares.map((square, index) => (
            <tr key={index} class={targets.has(index) ? 'bo-row-target' : ''}>
              <td>{targets.has(index) ? <ChooseButton label={words('choose')} number={index} onPress={() => onPress(index)} /> : index}</td>
              {square.kind === 'security' && security(square.security, index)}
              {square.kind === 'bank' && other(words('bank', { bank: square.bank }))}
              {square.kind === 'event' && other(words('event'))}
              {square.kind === 'start' && other(words('start'))}
              <td>
                {pawnsOn(view, index).map((seat) => (
                  <span key={seat} class="bo-row-pawn">
                    <SeatMark seat={seat} size={13} />
                    {speech.name(seat)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const ChooseButton = ({ label, number, onPress }: { readonly label: string; readonly number: number; readonly onPress: () => void }) => (
  <button type="button" class="btn brass small" onClick={onPress}>
    {number} <span>{label}</span>
  </button>
);
