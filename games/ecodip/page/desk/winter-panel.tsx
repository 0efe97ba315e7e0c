import { useMemo, useState } from 'preact/hooks';
import { formatNumber } from '#kernel/words.ts';
import { MP_PER_BT } from '#games/ecodip/data.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { Select, Switch } from '#web/kit/parts/choices.tsx';
import { Button, IconButton } from '#web/kit/parts/buttons.tsx';
import { afterAdjustment, factorySites, fateOf, type Hunger, hungerOf, openSites, winterBalance, type WinterBalance, withoutBuild } from '../draft/winter.ts';
import { te } from '../words.ts';
import type { ComponentChildren } from 'preact';
import { printUnit } from '#diplomacy/notation/print.ts';
import type { Unit } from '#diplomacy/types.ts';
import { sum } from '#kernel/collections.ts';
import { forceOf, ordersOf, powerOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import type { Order, OrderOf } from '#games/ecodip/types.ts';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { PieceIcon } from '../map/marks-layer.tsx';
import { useScene } from '../scene.ts';
import { mapPower } from '../powers.tsx';
import { OrderForm } from './order-form.tsx';
import { HungerList } from './winter-hunger.tsx';
import './winter.css';

const Place = ({ office, id }: Pick<PartProps, 'office'> & { readonly id: string }) => {
  const { lang } = useScene();
  return (
    <span class="grow">
      <b>{id}</b> {office.world.find(id)?.name[lang]}
    </span>
  );
};

/** EC-4.13.1: a switch for each idle factory, the others with what keeps them, and the raw material left. */
export const Factories = ({ office, orders, balance }: PartProps) => {
  const { writer } = useScene();
  const { table, power } = office;
  const own = Object.entries(table.factories).filter(([id]) => table.owners[id] === power);
  if (own.length === 0) return <p class="hint">{te('winter.noFactory')}</p>;
  return (
    <ul class="ec-winter entries t3">
      {own.map(([id, { status, since }]) => {
        const isOn = pick(orders, ['produce']).some((order) => order.at === id);
        return (
          <li key={id} class="row min-h-36">
            <Place office={office} id={id} />
            {status === 'building' && <small>{te('winter.building')}</small>}
            {status === 'producing' && <small>{te('winter.producing', { year: String(since) })}</small>}
            {status === 'idle' && !isOn && balance.material < MP_PER_BT && <small>{te('winter.noMaterial')}</small>}
            {status === 'idle' && (isOn || balance.material >= MP_PER_BT) && (
              <Switch label={te('winter.start', { at: id })} on={isOn} onChange={(on) => writer.put({ k: 'produce', at: id }, on)} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** EC-4.14: where new factories are to be built, and the gold they leave. */
export const NewFactories = ({ office, orders, balance }: PartProps) => {
  const { writer, lang } = useScene();
  const { writing } = writer;
  const [chosen, choose] = useState('');
  const written = pick(orders, ['factory']).map(({ at }) => at);
  const sites = useMemo(() => (writing === null ? [] : factorySites(office, writing)), [office, writing]).filter((id) => !written.includes(id));
  const site = sites.includes(chosen) ? chosen : sites[0];
  return (
    <>
      <ul class="ec-winter entries t3">
        {written.map((id) => (
          <li key={id} class="row min-h-36">
            <Place office={office} id={id} />
            <IconButton icon="close" size={14} label={te('winter.dropFactory', { at: id })} onClick={() => writer.put({ k: 'factory', at: id }, false)} />
          </li>
        ))}
      </ul>
      {site === undefined ? (
        written.length === 0 && <p class="hint">{te('winter.noFactorySite')}</p>
      ) : (
        <p class="row">
          <Select
            class="grow"
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

export interface PartProps {
  readonly office: Office;
  readonly orders: readonly Order[];
  readonly balance: WinterBalance;
  readonly hunger: Hunger;
}

const sameBuild = (a: OrderOf<'build'>, b: OrderOf<'build'>): boolean => a.at === b.at && a.unit === b.unit && a.coast === b.coast;

/** EC-4.10.2: the open home centres, each with the units it may take. */
const Builds = ({ office, orders, balance }: PartProps) => {
  const { writer } = useScene();
  const { writing } = writer;
  const sites = useMemo(() => (writing === null ? [] : openSites(office, writing)), [office, writing]);
  const written = pick(orders, ['build']);
  const isFull = balance.used >= balance.due;
  const toggle = (build: OrderOf<'build'>, isOn: boolean): void => {
    if (writing === null) return;
    if (isOn) writer.write(withoutBuild(writing, writer.text, build));
    else writer.put(build, true);
  };
  return (
    <>
      <h3 class="ec-head">{te('winter.builds', { used: balance.used, due: balance.due })}</h3>
      {sites.length === 0 && <p class="hint">{te('winter.noSite')}</p>}
      <ul class="ec-winter entries t3">
        {sites.map(({ id, builds }) => (
          <li key={id} class="row min-h-36">
            <Place office={office} id={id} />
            {builds.map((build) => {
              const isOn = written.some((order) => sameBuild(order, build));
              const name = te(build.unit === 'A' ? 'unit.army' : 'unit.fleet');
              return (
                <button
                  key={`${build.unit}${build.coast ?? ''}`}
                  type="button"
                  class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center ec-winter-slip"
                  aria-pressed={isOn}
                  aria-label={te('winter.build', { unit: name, at: build.coast === undefined ? id : `${id} ${build.coast}` })}
                  disabled={!isOn && isFull && !written.some((order) => order.at === id)}
                  onClick={() => toggle(build, isOn)}
                >
                  {name} {build.coast ?? ''}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
};

interface UnitRowProps {
  readonly office: Office;
  readonly unit: Unit;
  readonly children: ComponentChildren;
}

const UnitRow = ({ office, unit, children }: UnitRowProps) => {
  const { lang } = useScene();
  return (
    <li class="row min-h-36">
      <PieceIcon unit={unit} power={mapPower(powerOf(unit))} size={28} />
      <span class="grow">
        <b>{printUnit(office.world.board, unit, lang)}</b>
      </span>
      {children}
    </li>
  );
};

/** EC-4.10.3, EC-4.10.5: one switch for each unit, and whom the rule takes while too few are named. */
const Removals = ({ office, orders, balance }: PartProps) => {
  const { writer } = useScene();
  const { byRule } = afterAdjustment(office, writer.sheet);
  const left = -balance.due - balance.used;
  return (
    <ul class="ec-winter entries t3">
      {unitsOf(office.table, office.power).map((unit) => {
        const isOn = pick(orders, ['remove']).some((order) => order.at === unit.loc);
        return (
          <UnitRow key={unit.loc} office={office} unit={unit}>
            {byRule.includes(unit) && <small>{te('winter.byRule')}</small>}
            <Button
              class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center ec-winter-slip"
              aria-pressed={isOn}
              aria-label={`${te('do.remove')} ${unit.loc}`}
              disabled={!isOn && left <= 0}
              words={te('do.remove')}
              onClick={() => writer.put({ k: 'remove', at: unit.loc }, !isOn)}
            />
          </UnitRow>
        );
      })}
    </ul>
  );
};

/** EC-4.12.1: bonds on the units that will stand, those just built included. */
const Bonds = ({ office, orders, balance, hunger }: PartProps) => {
  const { writer } = useScene();
  return (
    <ul class="ec-winter entries t3">
      {hunger.standing.map((unit) => {
        const n = sum(pick(orders, ['reinforce']).map((order) => (order.at === unit.loc ? order.n : 0)));
        const force = te('winter.force', { from: forceOf(unit), to: forceOf(unit) + n });
        return (
          <UnitRow key={unit.loc} office={office} unit={unit}>
            <small>{fateOf(hunger, unit.loc) === 'starves' ? te('hunger.starves') : force}</small>
            <Stepper
              label={te('winter.bondsOn', { at: unit.loc })}
              value={n}
              scale={{ min: 0, max: n + balance.bonds, step: 1 }}
              text={String(n)}
              width={3}
              onChange={(value) => writer.put({ k: 'reinforce', at: unit.loc, n: value }, value > 0)}
            />
          </UnitRow>
        );
      })}
    </ul>
  );
};

/** EC-13.8: the food balance, counted again with every line of the sheet. */
const Food = ({ mouths, tickets }: WinterBalance) => {
  const hungry = mouths - tickets;
  return (
    <p class={hungry > 0 ? 'ec-warning' : 'hint'} role="status" data-mark="food">
      {hungry > 0 ? te('winter.hungry', { units: mouths, tickets, hungry }) : te('winter.fed', { units: mouths, left: -hungry })}
    </p>
  );
};

const Hungry = (parts: PartProps) => {
  const { hunger, balance } = parts;
  if (hunger.count === 0 && hunger.named.length === 0) return null;
  return (
    <>
      <h3 class="ec-head">{te('winter.starve', { chosen: Math.min(hunger.named.length, hunger.count), hungry: hunger.count })}</h3>
      {balance.tickets === 0 ? <p class="ec-warning">{te('winter.allStarve')}</p> : <HungerList {...parts} />}
    </>
  );
};

/** EC-13.8: builds or removals, food, bonds, factories, gifts; all of it writes into the sheet below. */
export const WinterPanel = () => {
  const { office, sheet } = useScene().writer;
  const balance = useMemo(() => (office === null ? null : winterBalance(office, sheet)), [office, sheet]);
  const hunger = useMemo(() => (office === null ? null : hungerOf(office, sheet)), [office, sheet]);
  if (office === null || balance === null || hunger === null) return null;
  const orders = ordersOf(sheet ?? undefined);
  const gifts = pick(orders, ['give', 'giveUN']).length;
  const parts: PartProps = { office, orders, balance, hunger };
  return (
    <div class="ec-winter-panel">
      <Food {...balance} />
      {balance.due > 0 && <Builds {...parts} />}
      {balance.due === 0 && <p class="hint">{te('winter.even')}</p>}
      {balance.due < 0 && (
        <>
          <h3 class="ec-head">{te('winter.removals', { used: balance.used, due: -balance.due })}</h3>
          <Removals {...parts} />
        </>
      )}
      <Hungry {...parts} />
      {balance.bonds + sum(pick(orders, ['reinforce']).map(({ n }) => n)) > 0 && (
        <>
          <h3 class="ec-head">{te('winter.bonds', { n: balance.bonds })}</h3>
          <Bonds {...parts} />
        </>
      )}
      <h3 class="ec-head">{te('winter.factories', { n: balance.material })}</h3>
      <Factories {...parts} />
      <h3 class="ec-head">{te('winter.newFactories', { price: balance.factoryPrice })}</h3>
      <NewFactories {...parts} />
      <details>
        <summary class="ec-gifts-head content-center">{gifts === 0 ? te('winter.gifts') : te('winter.giftsWritten', { count: gifts })}</summary>
        <OrderForm only={['give', 'giveUN']} />
      </details>
    </div>
  );
};
