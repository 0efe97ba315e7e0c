import { sum } from '#kernel/collections.ts';
import { FACTORY_PRICE, FOOD_PER_PROVINCE, GOLD_PER_MINE, MP_PER_PROVINCE } from '#games/ecodip/data.ts';
import { isCentre, isRadioactive, ordersOf, provincesOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { type Arms, MISSILES, type Sheet } from '#games/ecodip/types.ts';
import { afterAdjustment } from './winter.ts';

/* EC-13.4: what the next harvest would bring as the map stands, and what the sheet already binds. */

export interface Outlook {
  /** Gold at the start of the turn less what this sheet would spend. */
  readonly free: number;
  readonly harvest: { readonly TB: number; readonly MP: number; readonly gold: number };
  /** Units that the tickets would not feed after this harvest; negative: tickets left. */
  readonly hungry: number;
  readonly units: number;
  /** In winter: builds when positive, removals when negative. */
  readonly due: number;
  readonly arms: Arms;
}

const committed = ({ table }: Office, sheet: Sheet | null): number => {
  const orders = ordersOf(sheet ?? undefined);
  const factories = FACTORY_PRICE * table.prices.BT * pick(orders, ['factory']).length;
  return factories + sum(pick(orders, ['buy']).map(({ price }) => price)) + sum(pick(orders, ['give']).map(({ gold }) => gold));
};

const yieldsFood = ({ world, table, options }: Office, id: string): boolean => {
  if (isCentre(world, table, id)) return false;
  if (isRadioactive(table, id) && options.foodAfterBlast !== 'always') return false;
  return !table.ruins.includes(id) || options.foodAfterBlast !== 'never';
};

export const outlookOf = (office: Office, sheet: Sheet | null): Outlook => {
  const { world, table, power, secrets } = office;
  const provinces = provincesOf(world, table, power);
  const whole = provinces.filter((id) => !table.ruins.includes(id) && !isRadioactive(table, id));
  const resources = whole.map((id) => world.find(id)?.resource);
  const TB = FOOD_PER_PROVINCE * provinces.filter((id) => yieldsFood(office, id)).length;
  const MP = MP_PER_PROVINCE * resources.filter((resource) => resource === 'MP').length;
  const gold = GOLD_PER_MINE * resources.filter((resource) => resource === 'gold').length;
  // In winter the harvest is already in, and the sheet says who will stand.
  const units = table.phase === 'WINTER_ORDERS' ? afterAdjustment(office, sheet).standing.length : unitsOf(table, power).length;
  const tickets = table.stocks[power].TB + (table.phase === 'WINTER_ORDERS' ? 0 : TB);
  const total = (kind: 'ICBM' | 'ABM'): number => secrets.stock[kind] + sum(Object.values(secrets.sites).map((arms) => arms[kind]));
  return {
    free: secrets.gold - committed(office, sheet),
    harvest: { TB, MP, gold },
    hungry: units - tickets,
    units,
    // EC-4.10.1: before the autumn is conquered nobody knows what winter will allow.
    due: table.phase === 'WINTER_ORDERS' ? adjustmentOf(office) : 0,
    arms: { ICBM: total(MISSILES[0]), ABM: total(MISSILES[1]) },
  };
};
