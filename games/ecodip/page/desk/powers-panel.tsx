import { forcesOf, holdingsIn, isAlive, unitsOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { centresNeeded } from '#games/ecodip/rules/ending.ts';
import { GOODS, TAGS } from '#games/ecodip/types.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';

const HEADS = ['power', 'centresShort', 'provincesShort', 'unitsShort', 'forceShort'] as const;

/** EC-13.9: what everybody may know of the ten powers. */
export const PowersPanel = () => {
  const { view, lang, playerOf } = useScene();
  const { table, options } = view;
  const { centres, provinces, existing } = holdingsIn(view);
  return (
    <Card
      title={te('powers.title')}
      beside={<small class="t3">{te('powers.goal', { needed: centresNeeded(worldOf(options), table, options), existing })}</small>}
    >
      <div class="scroll" tabIndex={0} role="group" aria-label={te('powers.title')}>
        <table class="ec-table">
          <Heads of={[...HEADS.map((head) => te(`powers.${head}`)), ...GOODS]} />
          <tbody>
            {TAGS.map((tag) => {
              const units = unitsOf(table, tag);
              const { TB, MP, BT } = table.stocks[tag];
              return (
                <tr key={tag} class={isAlive(table, tag) ? undefined : 'out'}>
                  <th scope="row">
                    <span class="row w600 leading-2">
                      <PowerMark tag={tag} size={22} />
                      <span>
                        {powerName(tag, lang)}
                        <small class="block w400">{isAlive(table, tag) ? playerOf(tag) : te('state.out')}</small>
                      </span>
                    </span>
                  </th>
                  <td data-explain={`centres ${tag}`}>{centres[tag]}</td>
                  <td data-explain={`provinces ${tag}`}>{provinces[tag]}</td>
                  <td data-explain={`units ${tag}`}>{units.length}</td>
                  <td data-explain="force">{forcesOf(units)}</td>
                  <td data-explain="good TB">{TB}</td>
                  <td data-explain="good MP">{MP}</td>
                  <td data-explain="good BT">{BT}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
};
