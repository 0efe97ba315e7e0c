import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { printUnit, type Unit } from '#diplomacy';
import { sum } from '#kernel';
import { MP_PER_BT } from '#games/ecodip/data.ts';
import { forceOf, ordersOf, powerOf, unitsOf } from '#games/ecodip/facts.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import type { Order, OrderOf } from '#games/ecodip/types.ts';
import { Switch } from '../../../parts/choices.tsx';
import { Stepper } from '../../../parts/stepper.tsx';
import { openSites, winterBalance, type WinterBalance } from '../draft/winter.ts';
import { PieceIcon } from '../map/piece.tsx';
import type { Scene } from '../scene.ts';
import { mapPower } from '../view.ts';
import { te } from '../words.ts';

interface PartProps {
  readonly scene: Scene;
  readonly office: Office;
  readonly orders: readonly Order[];
  readonly balance: WinterBalance;
}

const sameBuild = (a: OrderOf<'build'>, b: OrderOf<'build'>): boolean => a.at === b.at && a.unit === b.unit && a.coast === b.coast;

/** EC-4.10.2: the open home centres, each with the units it may take. */
const Builds = ({ scene, office, orders, balance }: PartProps) => {
  const { writer, lang } = scene;
  const { writing } = writer;
  const sites = useMemo(() => (writing === null ? [] : openSites(office, writing)), [office, writing]);
  const written = pick(orders, ['build']);
  const isFull = balance.used >= balance.due;
  return (
    <>
      <h3>{te('winter.builds', { used: balance.used, due: balance.due })}</h3>
      {sites.length === 0 && <p class="ec-note">{te('winter.noSite')}</p>}
      <ul class="ec-winter">
        {sites.map(({ id, builds }) => (
          <li key={id}>
            <span>
              <b>{id}</b> {office.world.find(id)?.name[lang]}
            </span>
            {builds.map((build) => {
              const isOn = written.some((order) => sameBuild(order, build));
              const name = te(build.unit === 'A' ? 'unit.army' : 'unit.fleet');
              return (
                <button
                  key={`${build.unit}${build.coast ?? ''}`}
                  type="button"
                  class="ec-slip"
                  aria-pressed={isOn}
                  aria-label={te('winter.build', { unit: name, at: id })}
                  disabled={!isOn && isFull && !written.some((order) => order.at === id)}
                  onClick={() => writer.put(build, !isOn)}
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
  readonly scene: Scene;
  readonly office: Office;
  readonly unit: Unit;
  readonly children: ComponentChildren;
}

const UnitRow = ({ scene, office, unit, children }: UnitRowProps) => (
  <li>
    <PieceIcon unit={unit} power={mapPower(powerOf(unit))} size={28} />
    <span>
      <b>{printUnit(office.world.board, unit, scene.lang)}</b>
    </span>
    {children}
  </li>
);

/** One switch for each unit: to remove it, or to let it starve. */
const UnitSwitches = ({ scene, office, orders, kind, left }: PartProps & { readonly kind: 'remove' | 'starve'; readonly left: number }) => (
  <ul class="ec-winter">
    {unitsOf(office.table, office.power).map((unit) => {
      const isOn = pick(orders, [kind]).some((order) => order.at === unit.loc);
      return (
        <UnitRow key={unit.loc} scene={scene} office={office} unit={unit}>
          <button
            type="button"
            class="ec-slip"
            aria-pressed={isOn}
            aria-label={`${te(`do.${kind}`)} ${unit.loc}`}
            disabled={!isOn && left <= 0}
            onClick={() => scene.writer.put({ k: kind, at: unit.loc }, !isOn)}
          >
            {te(`do.${kind}`)}
          </button>
        </UnitRow>
      );
    })}
  </ul>
);

/** EC-4.12.1: bonds on units, one by one. */
const Bonds = ({ scene, office, orders, balance }: PartProps) => (
  <ul class="ec-winter">
    {unitsOf(office.table, office.power).map((unit) => {
      const n = sum(pick(orders, ['reinforce']).map((order) => (order.at === unit.loc ? order.n : 0)));
      return (
        <UnitRow key={unit.loc} scene={scene} office={office} unit={unit}>
          <small>{te('winter.force', { from: forceOf(unit), to: forceOf(unit) + n })}</small>
          <Stepper
            label={te('winter.bondsOn', { at: unit.loc })}
            value={n}
            scale={{ min: 0, max: n + balance.bonds, step: 1 }}
            text={String(n)}
            width={3}
            onChange={(value) => scene.writer.put({ k: 'reinforce', at: unit.loc, n: value }, value > 0)}
          />
        </UnitRow>
      );
    })}
  </ul>
);

/** EC-4.13.1: idle factories and what it takes to start them. */
const Factories = ({ scene, office, orders, balance }: PartProps) => {
  const { table, power, world } = office;
  const idle = Object.entries(table.factories).filter(([id, { status }]) => table.owners[id] === power && status === 'idle');
  if (idle.length === 0) return <p class="ec-note">{te('winter.noFactory')}</p>;
  return (
    <ul class="ec-winter">
      {idle.map(([id]) => {
        const isOn = pick(orders, ['produce']).some((order) => order.at === id);
        const mayStart = isOn || balance.material >= MP_PER_BT;
        return (
          <li key={id}>
            <span>
              <b>{id}</b> {world.find(id)?.name[scene.lang]}
            </span>
            {mayStart ? (
              <Switch label={te('winter.start', { at: id })} on={isOn} onChange={(on) => scene.writer.put({ k: 'produce', at: id }, on)} />
            ) : (
              <small>{te('winter.noMaterial')}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** EC-13.8: builds or removals, food, bonds, factories; all of it writes into the sheet below. */
export const WinterPanel = ({ scene }: { readonly scene: Scene }) => {
  const { writer } = scene;
  const { office, sheet } = writer;
  if (office === null) return null;
  const orders = ordersOf(sheet ?? undefined);
  const balance = winterBalance(office, sheet);
  const parts: PartProps = { scene, office, orders, balance };
  const hungry = balance.mouths - balance.tickets;
  return (
    <div class="ec-winter-panel">
      <p class={hungry > 0 ? 'ec-warning' : 'ec-note'}>
        {hungry > 0
          ? te('winter.hungry', { units: balance.mouths, tickets: balance.tickets, hungry })
          : te('winter.fed', { units: balance.mouths, left: -hungry })}
      </p>
      {balance.due > 0 && <Builds {...parts} />}
      {balance.due < 0 && (
        <>
          <h3>{te('winter.removals', { used: balance.used, due: -balance.due })}</h3>
          <UnitSwitches {...parts} kind="remove" left={-balance.due - balance.used} />
        </>
      )}
      {hungry > 0 && (
        <>
          <h3>{te('winter.starve', { chosen: balance.starved, hungry })}</h3>
          <UnitSwitches {...parts} kind="starve" left={hungry - balance.starved} />
          <p class="ec-note">{te('winter.lot')}</p>
        </>
      )}
      {balance.bonds + sum(pick(orders, ['reinforce']).map(({ n }) => n)) > 0 && (
        <>
          <h3>{te('winter.bonds', { n: balance.bonds })}</h3>
          <Bonds {...parts} />
        </>
      )}
      <h3>{te('winter.factories', { n: balance.material })}</h3>
      <Factories {...parts} />
      <p class="ec-note">{te('winter.newFactory', { price: balance.factoryPrice })}</p>
    </div>
  );
};
