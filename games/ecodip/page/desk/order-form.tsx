import { useState } from 'preact/hooks';
import { unreachable } from '#kernel/collections.ts';
import { living, provincesOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { GOODS, MISSILES, type Order, TAGS } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Select } from '#web/kit/parts/choices.tsx';
import { Form, Input } from '#web/kit/parts/writing.tsx';
import { withOrder } from '../draft/text.ts';
import { useScene } from '../scene.ts';
import { powerName } from '../powers.tsx';
import { te } from '../words.ts';
import { ChoiceField, LineVerdict, NumberField, PlaceField } from './fields.tsx';
import { type FieldName, FORM_KINDS, type FormKind, FORMS, type FormState, priceOf, START, VOTES } from './form-order.ts';

interface FieldProps {
  readonly office: Office;
  readonly kind: FormKind;
  readonly state: FormState;
  readonly onChange: (state: FormState) => void;
}

/** Where one may mean: own sites, units or provinces first, and any province by its letters. */
const placesOf = ({ office, kind }: FieldProps, name: FieldName): readonly string[] => {
  const { table, power, world, secrets } = office;
  if (name === 'from') return [...Object.keys(secrets.sites), 'STOCK'];
  if (kind === 'remove' || kind === 'starve' || kind === 'reinforce') return unitsOf(table, power).map(({ loc }) => loc);
  if (name === 'target') return world.land.map(({ id }) => id);
  return provincesOf(world, table, power);
};

const FieldOf = (props: FieldProps & { readonly name: FieldName }) => {
  const { name, state, onChange, office, kind } = props;
  const { lang } = useScene();
  const choose = (choices: readonly string[], text: (value: string) => string) => (
    <ChoiceField
      label={te(`field.${name}`)}
      value={choices.find((value) => value === state[name]) ?? choices[0] ?? ''}
      choices={choices}
      text={text}
      // Another good has another price.
      onChange={(value) => onChange({ ...state, [name]: value, ...(name === 'good' || name === 'missile' ? { price: null } : {}) })}
    />
  );
  switch (name) {
    case 'price':
      return <NumberField name={name} value={priceOf(kind, state, office)} onChange={(price) => onChange({ ...state, price })} />;
    case 'n':
    case 'gold':
      return <NumberField name={name} value={state[name]} onChange={(value) => onChange({ ...state, [name]: value })} />;
    case 'from':
    case 'at':
    case 'target':
      return (
        <PlaceField
          name={name}
          value={state[name]}
          places={placesOf(props, name)}
          world={office.world}
          lang={lang}
          onChange={(value) => onChange({ ...state, [name]: value })}
        />
      );
    case 'with': {
      const others = living(office.table).filter((tag) => tag !== office.power);
      return choose(kind === 'give' ? [...others, 'UN'] : others, (value) => powerName(TAGS.find((tag) => tag === value) ?? 'UN', lang));
    }
    case 'good':
      return choose(kind === 'askAid' ? ['gold', ...GOODS] : kind === 'giveUN' ? [...GOODS, ...MISSILES] : GOODS, (value) => te(`good.${goodKey(value)}`));
    case 'missile':
      return choose(MISSILES, (value) => value);
    case 'publicity':
      return choose(['secret', 'public'], (value) => te(value === 'public' ? 'gift.public' : 'gift.secret'));
    case 'unit':
      return choose(['A', 'F'], (value) => te(value === 'A' ? 'unit.army' : 'unit.fleet'));
    case 'motion':
      return choose(
        office.table.motions.map(({ no }) => String(no)),
        (value) => `#${value}`,
      );
    case 'vote':
      return choose(['', ...VOTES.filter((vote) => kind === 'vote' || vote !== 'abstain')], (value) => {
        const vote = VOTES.find((known) => known === value);
        return vote === undefined ? te('form.choose') : te(`vote.${vote}`);
      });
    case 'text':
      return (
        <label class="field ec-motives">
          <span class="label">{te('field.text')}</span>
          <Input maxLength={200} value={state.text} onText={(text) => onChange({ ...state, text })} />
        </label>
      );
    default:
      return unreachable(name);
  }
};

const goodKey = (value: string): 'gold' | 'TB' | 'MP' | 'BT' | 'ICBM' | 'ABM' =>
  [...GOODS, ...MISSILES, 'gold' as const].find((good) => good === value) ?? 'gold';

export interface OrderFormProps {
  readonly only?: readonly FormKind[];
}

/** EC-13.2, EC-13.5, EC-13.8: every order that is no order to a unit, filled in and written as the line it is. */
export const OrderForm = ({ only }: OrderFormProps) => {
  const { writer, view } = useScene();
  const { office, writing } = writer;
  const kinds = FORM_KINDS[view.table.phase].filter(
    (kind) => (only === undefined || only.includes(kind)) && (kind !== 'vote' || view.table.motions.length > 0),
  );
  const [picked, setPicked] = useState<FormKind | null>(null);
  const [state, setState] = useState<FormState>(START);
  const kind = picked !== null && kinds.includes(picked) ? picked : kinds[0];
  if (office === null || writing === null || kind === undefined) return <p class="hint">{te('form.nothing')}</p>;
  const order: Order | null = FORMS[kind].order(state, office);
  const line =
    order === null
      ? null
      : (judgeSheet(office, withOrder(writing, writer.text, order)).lines.find(({ text }) => text === printOrder(order, writing.printing)) ?? null);
  return (
    <Form class="below above stack" aria-label={te('form.title')} onSend={() => order !== null && writer.add(order)}>
      <Select label={te('form.kind')} value={kind} choices={kinds.map((value) => ({ value, text: te(`form.${value}`) }))} onChange={setPicked} />
      <div class="ec-fields cluster">
        {FORMS[kind].blanks.map((name) => (
          <FieldOf key={name} name={name} kind={kind} office={office} state={state} onChange={setState} />
        ))}
      </div>
      <p class="row">
        <code class="ec-preview flex-1 p-3-4 bg-sheet-2 break-words">{order === null ? te('form.incomplete') : printOrder(order, writing.printing)}</code>
        <Button type="submit" class="btn small ink" disabled={line === null || line.refusal !== null} words={te('sheet.enter')} />
      </p>
      <div aria-live="polite">{line !== null && <LineVerdict line={line} />}</div>
    </Form>
  );
};
