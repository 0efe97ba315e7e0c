import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import { fitsForm } from '#kernel/forms.ts';
import type { Field } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { ProvinceId } from '#diplomacy/types.ts';
import { type World, worldOf } from '../data/world.ts';
import { TEXT_LENGTH } from '../data.ts';
import { centresOf, isCentre, isRadioactive, living, unitsOf } from '../rules/facts.ts';
import { power, say, word } from '../speak.ts';
import { GOODS, MISSILES, type Move, type Ruling, type State, type Tag, TAGS } from '../types.ts';

/* EC-4.19.1: what a human referee may correct, as forms whose every filling keeps the invariants (EC-4.19.2). */

type Form = Extract<Draft<Move>, { readonly kind: 'form' }>;

const MOST = 9999;
const MOST_MISSILES = 30;
const MOST_FORCE = 20;

const choose = (name: string, from: readonly string[]): Field => blank.pick(name, from);
const amount = (name: string, min: number, max: number): Field => blank.int(name, min, max);
const REASON: readonly Field[] = [{ kind: 'text', name: 'reason', maxLength: TEXT_LENGTH }, choose('publicity', ['public', 'private'])];

const labelled = (type: Ruling['type'], label: () => Message, fields: readonly Field[]): readonly Form[] => {
  const empty = fields.some((field) => field.kind === 'pick' && field.from.length === 0);
  return empty ? [] : [offerForm(type, label, [...fields, ...REASON])];
};

const formFor = (type: Exclude<Ruling['type'], 'ruleMissile'>, fields: readonly Field[]): readonly Form[] =>
  labelled(type, () => say('do.rule', { what: word(`do.${type}`) }, ['EC-4.19.1']), fields);

/** What stands where, looked up once. */
interface Survey {
  readonly state: State;
  readonly world: World;
  readonly occupant: ReadonlyMap<ProvinceId, string>;
  readonly armed: ReadonlySet<ProvinceId>;
}

const surveyOf = (state: State): Survey => ({
  state,
  world: worldOf(state.options),
  occupant: new Map(state.table.units.map((unit) => [unit.loc, unit.power])),
  armed: new Set(TAGS.flatMap((tag) => Object.keys(state.secrets[tag].sites))),
});

/** Where any unit may be put: empty, open, without missiles. */
const isFree = ({ state, occupant, armed }: Survey, id: ProvinceId): boolean => !occupant.has(id) && !armed.has(id) && !isRadioactive(state.table, id);

/** Not while retreats are awaited, and not in winter, when every occupied land is its occupier's (EC-9.9). */
const mayMoveUnits = ({ state: { table } }: Survey): boolean => table.dislodged.length === 0 && table.phase !== 'WINTER_ORDERS';

const unitForms = (survey: Survey): readonly Form[] => {
  if (!mayMoveUnits(survey)) return [];
  const { state, world } = survey;
  const { table } = state;
  const lands = world.land.map(({ id }) => id).filter((id) => isFree(survey, id));
  const harbours = world.provinces
    .filter(({ id, kind }) => kind !== 'land' && isFree(survey, id))
    .flatMap(({ id, coasts }) => (coasts.length === 0 ? [id] : coasts.map((coast) => `${id}/${coast}`)));
  const short = living(table).filter((tag) => unitsOf(table, tag).length < centresOf(world, table, tag).length);
  const locs = (type: 'army' | 'fleet') => table.units.filter((unit) => unit.type === type).map(({ loc }) => loc);
  return [
    ...formFor('ruleAddArmy', [choose('power', short), choose('at', lands)]),
    ...formFor('ruleAddFleet', [choose('power', short), choose('place', harbours)]),
    ...formFor('ruleMoveArmy', [choose('at', locs('army')), choose('to', lands)]),
    ...formFor('ruleMoveFleet', [choose('at', locs('fleet')), choose('place', harbours)]),
  ];
};

/** No unit, no missile stands there, and its owner keeps as many centres as units. */
const ownerForms = (survey: Survey): readonly Form[] => {
  const { state, world } = survey;
  const { table } = state;
  const spare = new Set(TAGS.filter((tag) => centresOf(world, table, tag).length > unitsOf(table, tag).length));
  const lands = world.land
    .map(({ id }) => id)
    .filter((id) => {
      const owner = table.owners[id];
      return !survey.occupant.has(id) && !survey.armed.has(id) && (owner === undefined || !isCentre(world, table, id) || spare.has(owner));
    });
  return formFor('ruleOwner', [choose('at', lands), choose('owner', [...living(table), 'nobody'])]);
};

/** EC-4.4.9: where the power controls the land; EC-9.17: what Japan holds never rises and stays in stock. */
const missileForms = (survey: Survey, tag: Tag): readonly Form[] => {
  const { state, world, occupant } = survey;
  const { table, secrets } = state;
  const isOwn = (id: ProvinceId): boolean => table.owners[id] === tag && (occupant.get(id) ?? tag) === tag && !isRadioactive(table, id);
  const sites = table.phase === 'PLACEMENT' ? [] : world.land.map(({ id }) => id).filter(isOwn);
  const fields = (kinds: readonly string[], places: readonly string[], most: number) => [
    choose('power', [tag]),
    choose('kind', kinds),
    choose('site', places),
    amount('amount', 0, most),
  ];
  const label = () => say('do.ruleMissile', { who: power(tag) }, ['EC-4.19.1']);
  if (tag !== 'JAP') return labelled('ruleMissile', label, fields(MISSILES, ['STOCK', ...sites], MOST_MISSILES));
  return [
    ...labelled('ruleMissile', label, fields(['ABM'], ['STOCK', ...sites], MOST_MISSILES)),
    ...labelled('ruleMissile', label, fields(['ICBM'], ['STOCK'], secrets.JAP.stock.ICBM)),
  ];
};

const makeForms = (state: State): readonly Form[] => {
  const survey = surveyOf(state);
  const { table } = state;
  const alive = living(table);
  const standing = table.dislodged.length > 0 ? [] : table.units.map(({ loc }) => loc);
  return [
    ...unitForms(survey),
    ...formFor('ruleRemoveUnit', [choose('at', standing)]),
    ...formFor('ruleForce', [choose('at', standing), amount('force', 1, MOST_FORCE)]),
    ...ownerForms(survey),
    ...formFor('ruleStock', [choose('holder', [...alive, 'UN']), choose('what', ['gold', ...GOODS]), amount('amount', 0, MOST)]),
    ...alive.flatMap((tag) => missileForms(survey, tag)),
    ...formFor('rulePrice', [choose('good', GOODS), amount('amount', 1, MOST)]),
  ];
};

/** A state is asked again and again about the same forms. */
const known = new WeakMap<State, readonly Form[]>();

export const rulingForms = (state: State): readonly Form[] => {
  const forms = known.get(state) ?? makeForms(state);
  known.set(state, forms);
  return forms;
};

/** A ruling is legal exactly when it fills one of the forms. */
export const isOfferedRuling = (state: State, move: Ruling): boolean => rulingForms(state).some((form) => fitsForm(form, move));
