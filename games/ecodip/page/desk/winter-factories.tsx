import { useMemo, useState } from 'preact/hooks';
import { formatNumber } from '#kernel/words.ts';
import { MP_PER_BT } from '#games/ecodip/data.ts';
import { pick } from '#games/ecodip/orders/office.ts';
import { Select, Switch } from '#web/parts/choices.tsx';
import { IconButton } from '#web/parts/buttons.tsx';
import { factorySites } from '../draft/winter.ts';
import { te } from '../words.ts';
import type { PartProps } from './winter-panel.tsx';

const Place = ({ office, scene, id }: Pick<PartProps, 'office' | 'scene'> & { readonly id: string }) => (
  <span>
    <b>{id}</b> {office.world.find(id)?.name[scene.lang]}
  </span>
);

/** EC-4.13.1: a switch for each idle factory, the others with what keeps them, and the raw material left. */
export const Factories = ({ scene, office, orders, balance }: PartProps) => {
  const { table, power } = office;
  const own = Object.entries(table.factories).filter(([id]) => table.owners[id] === power);
  if (own.length === 0) return <p class="hint">{te('winter.noFactory')}</p>;
  return (
    <ul class="ec-winter entries">
      {own.map(([id, { status, since }]) => {
        const isOn = pick(orders, ['produce']).some((order) => order.at === id);
        return (
          <li key={id} class="row">
            <Place office={office} scene={scene} id={id} />
            {status === 'building' && <small>{te('winter.building')}</small>}
            {status === 'producing' && <small>{te('winter.producing', { year: String(since) })}</small>}
            {status === 'idle' && !isOn && balance.material < MP_PER_BT && <small>{te('winter.noMaterial')}</small>}
            {status === 'idle' && (isOn || balance.material >= MP_PER_BT) && (
              <Switch label={te('winter.start', { at: id })} on={isOn} onChange={(on) => scene.writer.put({ k: 'produce', at: id }, on)} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** EC-4.14: where new factories are to be built, and the gold they leave. */
export const NewFactories = ({ scene, office, orders, balance }: PartProps) => {
  const { writer, lang } = scene;
  const { writing } = writer;
  const [chosen, choose] = useState('');
  const written = pick(orders, ['factory']).map(({ at }) => at);
  const sites = useMemo(() => (writing === null ? [] : factorySites(office, writing)), [office, writing]).filter((id) => !written.includes(id));
  const site = sites.includes(chosen) ? chosen : sites[0];
  return (
    <>
      <ul class="ec-winter entries">
        {written.map((id) => (
          <li key={id} class="row">
            <Place office={office} scene={scene} id={id} />
            <IconButton icon="close" size={14} label={te('winter.dropFactory', { at: id })} onClick={() => writer.put({ k: 'factory', at: id }, false)} />
          </li>
        ))}
      </ul>
      {site === undefined ? (
        written.length === 0 && <p class="hint">{te('winter.noFactorySite')}</p>
      ) : (
        <p class="ec-winter-site row">
          <Select
            label={te('winter.factorySite')}
            value={site}
            choices={sites.map((id) => ({ value: id, text: `${id} ${office.world.find(id)?.name[lang] ?? ''}` }))}
            onChange={choose}
          />
          <button type="button" class="btn small" onClick={() => writer.put({ k: 'factory', at: site }, true)}>
            {te('winter.buildFactory', { price: formatNumber(balance.factoryPrice, lang) })}
          </button>
        </p>
      )}
      <p class={balance.gold < 0 ? 'ec-warning' : 'hint'} aria-live="polite">
        {balance.gold < 0
          ? te('winter.noGold', { short: formatNumber(-balance.gold, lang) })
          : te('winter.goldLeft', { gold: formatNumber(balance.gold, lang) })}
      </p>
    </>
  );
};
