import { armsAt, forceOf, isTag, unitAt } from '#games/ecodip/rules/facts.ts';
import { type Good, GOODS, MISSILES, type Missile, type View } from '#games/ecodip/types.ts';
import type { FormValues } from '#web/interface/game-page.ts';

/* What a ruling is about to change, as it is now: a form that sets a number opens with the number that it has. */

export type Present = { readonly field: string; readonly value: number | string } | null;

const textOf = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '');
const isGood = (raw: string): raw is Good => GOODS.some((good) => good === raw);
const isMissile = (raw: string): raw is Missile => MISSILES.some((kind) => kind === raw);

const stockOf = ({ table, desk }: View, holder: string, what: string): number | null => {
  if (holder === 'UN') return what === 'gold' ? table.un.gold : isGood(what) ? table.un[what] : null;
  if (!isTag(holder)) return null;
  if (what === 'gold') return desk?.secrets[holder].gold ?? null;
  return isGood(what) ? table.stocks[holder][what] : null;
};

const missilesOf = ({ desk }: View, power: string, kind: string, site: string): number | null => {
  if (desk === null || !isTag(power) || !isMissile(kind)) return null;
  const secrets = desk.secrets[power];
  return site === 'STOCK' ? secrets.stock[kind] : armsAt(secrets, site)[kind];
};

const priceOf = ({ table }: View, good: string): number | null => (isGood(good) ? table.prices[good] : null);

const amount = (field: string, value: number | null): Present => (value === null ? null : { field, value });

export const presentOf = (view: View, type: string, values: FormValues): Present => {
  const { at, holder, what, power, kind, site, good } = values;
  switch (type) {
    case 'ruleForce': {
      const unit = unitAt(view.table, textOf(at));
      return unit === undefined ? null : { field: 'force', value: forceOf(unit) };
    }
    case 'ruleOwner':
      return { field: 'owner', value: view.table.owners[textOf(at)] ?? 'nobody' };
    case 'ruleStock':
      return amount('amount', stockOf(view, textOf(holder), textOf(what)));
    case 'ruleMissile':
      return amount('amount', missilesOf(view, textOf(power), textOf(kind), textOf(site)));
    case 'rulePrice':
      return amount('amount', priceOf(view, textOf(good)));
    default:
      return null;
  }
};
