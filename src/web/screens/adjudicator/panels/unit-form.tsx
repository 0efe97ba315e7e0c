import type { Coast, Place, PowerId, Unit, UnitType } from '#diplomacy/types.ts';
import { Button } from '../../../kit/parts/buttons.tsx';
import { choicesOf, Segments, Select } from '../../../kit/parts/choices.tsx';
import { Stepper } from '../../../kit/parts/stepper.tsx';
import { choose, chosen, chosenUnit, commit, lastPower, scenario } from '../desk.ts';
import { STRONGEST } from '../link.ts';
import { board, kindOf, POWERS, powerName, provinceName } from '../powers.tsx';
import { coastsIn, described, withoutUnit, withUnit } from '../scenario.ts';
import { ta } from '../words.ts';

const COAST_KEYS = { nc: 'coast.nc', sc: 'coast.sc', ec: 'coast.ec', wc: 'coast.wc' } as const;
const isCoastKey = (coast: Coast): coast is keyof typeof COAST_KEYS => Object.hasOwn(COAST_KEYS, coast);

/** Armies and fleets that can stand in a province. */
const typesFor = (loc: string): readonly UnitType[] => {
  const kind = kindOf(loc);
  return kind === 'sea' ? ['fleet'] : kind === 'land' ? ['army'] : ['army', 'fleet'];
};

const placeFor = (loc: string, type: UnitType, coast: Coast | undefined): Place => {
  const coasts = type === 'fleet' ? coastsIn(loc) : [];
  const [first] = coasts;
  if (first === undefined) return { loc };
  return { loc, coast: coast !== undefined && coasts.includes(coast) ? coast : first };
};

/** Puts a unit there, or another in its place; nothing happens where it could not stand. */
const put = (unit: Pick<Unit, 'power' | 'type' | 'coast' | 'force'>, loc: string): void => {
  const next = withUnit(scenario.value, described(unit, placeFor(loc, unit.type, unit.coast), unit.force ?? 1));
  lastPower.value = unit.power;
  if (next !== null) commit(next);
};

const PowerSelect = ({ value, onChange }: { readonly value: PowerId; readonly onChange: (power: PowerId) => void }) => (
  <Select label={ta('unit.power')} value={value} choices={POWERS.map((power) => ({ value: power, text: powerName(power) }))} onChange={onChange} />
);

/** In the bar, for an empty province: whose unit, and which. */
export const UnitForm = ({ loc }: { readonly loc: string }) => (
  <>
    <PowerSelect
      value={lastPower.value}
      onChange={(power) => {
        lastPower.value = power;
      }}
    />
    {typesFor(loc).map((type) => (
      <Button key={type} words={ta(type === 'army' ? 'unit.army' : 'unit.fleet')} onClick={() => put({ power: lastPower.value, type }, loc)} />
    ))}
  </>
);

/** In the column, for a unit that stands: everything about it. */
const UnitDetails = ({ unit }: { readonly unit: Unit }) => {
  const coasts = unit.type === 'fleet' ? coastsIn(unit.loc) : [];
  return (
    <div class="cluster">
      <PowerSelect value={unit.power} onChange={(power) => put({ ...unit, power }, unit.loc)} />
      {typesFor(unit.loc).length > 1 && (
        <Segments
          label={ta('unit.type')}
          value={unit.type}
          choices={choicesOf({ army: ta('unit.army'), fleet: ta('unit.fleet') })}
          onChange={(type) => put({ ...unit, type }, unit.loc)}
        />
      )}
      {coasts.length > 0 && (
        <Segments
          label={ta('unit.coast')}
          value={unit.coast ?? ''}
          choices={coasts.map((coast) => ({ value: coast, text: isCoastKey(coast) ? ta(COAST_KEYS[coast]) : coast }))}
          onChange={(coast) => put({ ...unit, coast }, unit.loc)}
        />
      )}
      <span class="row w600">
        {ta('unit.force')}
        <Stepper
          value={unit.force ?? 1}
          scale={{ min: 1, max: STRONGEST, step: 1 }}
          label={ta('unit.force')}
          text={String(unit.force ?? 1)}
          width={2}
          onChange={(force) => put({ ...unit, force }, unit.loc)}
        />
      </span>
      <Button words={ta('unit.remove')} onClick={() => commit(withoutUnit(scenario.value, unit.loc))} />
    </div>
  );
};

/** The list way to a province, and what stands in it. */
export const UnitSheet = () => {
  const unit = chosenUnit.value;
  const named = board.provinces.map(({ id }) => ({ value: id, text: `${provinceName(id)} (${id})` }));
  return (
    <section class="sheet padded stack min-w-0" aria-labelledby="unit-title">
      <h2 id="unit-title" class="t6">
        {ta('unit.title')}
      </h2>
      <Select
        label={ta('unit.province')}
        value={chosen.value ?? ''}
        choices={[{ value: '', text: ta('unit.chooseProvince') }, ...named.toSorted((a, b) => a.text.localeCompare(b.text))]}
        onChange={(id) => choose(id === '' ? null : id)}
      />
      {unit !== undefined && scenario.value.stage === 'orders' && <UnitDetails unit={unit} />}
      {unit === undefined && chosen.value !== null && scenario.value.stage === 'orders' && (
        <div class="cluster">
          <UnitForm loc={chosen.value} />
        </div>
      )}
    </section>
  );
};
