import { living } from '#games/ecodip/rules/facts.ts';
import { GOODS } from '#games/ecodip/types.ts';
import { Heads } from '#web/parts/heads.tsx';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../view.ts';
import { te } from '../words.ts';

/** EC-13.5, EC-7.1: what every power owns in the open. */
export const StocksTable = ({ scene }: { readonly scene: Scene }) => {
  const { table } = scene.view;
  return (
    <table class="ec-table">
      <caption>{te('stocks.title')}</caption>
      <Heads of={[te('powers.power'), ...GOODS]} />
      <tbody>
        {living(table).map((tag) => (
          <tr key={tag}>
            <th scope="row">
              <span class="ec-row-head row">
                <PowerMark tag={tag} size={20} />
                {powerName(tag, scene.lang)}
              </span>
            </th>
            {GOODS.map((good) => (
              <td key={good} data-explain={`good ${good}`}>
                {table.stocks[tag][good]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
