import { type Arg, unreachable } from '#kernel';
import { relocate, type Unit } from '#diplomacy';
import { forceOf, seatOf, unitAt } from '../facts.ts';
import { land, quote, say, tell, whisper, word } from '../speak.ts';
import type { MissilePlace, Ruled, Ruling, Tag } from '../types.ts';
import { addGold, addMissiles, addStock, missilesAt, tally, type Work } from '../work.ts';
import { unitText } from './movement.ts';

/* EC-4.19.1: a ruling carried out. What it adds or takes away is counted apart (EC-4.19.2). */

const rule = (work: Work, what: keyof Ruled, change: number): void => {
  work.ruled = { ...work.ruled, [what]: work.ruled[what] + change };
};

const placeOf = (place: string): { readonly loc: string; readonly coast?: string } => {
  const [loc = place, coast] = place.split('/');
  return coast === undefined ? { loc } : { loc, coast };
};

const addUnit = (work: Work, unit: Unit): Arg => {
  work.table.units = [...work.table.units, unit];
  return unitText(work, unit);
};

const changeUnit = (work: Work, at: string, change: (unit: Unit) => Unit): Arg => {
  const unit = unitAt(work.table, at);
  if (unit === undefined) throw new Error(`no unit in ${at}`);
  const changed = change(unit);
  work.table.units = work.table.units.map((other) => (other === unit ? changed : other));
  return unitText(work, changed);
};

/** What was ruled on, in words, and whose secret it is if it is one. */
interface Done {
  readonly what: Arg;
  readonly secretOf: Tag | null;
}

const open = (what: Arg): Done => ({ what, secretOf: null });

const removeUnit = (work: Work, at: string): Done => {
  const unit = unitAt(work.table, at);
  if (unit === undefined) throw new Error(`no unit in ${at}`);
  work.table.units = work.table.units.filter((other) => other !== unit);
  tally(work, { btLost: forceOf(unit) - 1 });
  return open(unitText(work, unit));
};

const setForce = (work: Work, at: string, force: number): Done =>
  open(
    changeUnit(work, at, (unit) => {
      rule(work, 'BT', force - forceOf(unit));
      return { ...unit, force };
    }),
  );

const setOwner = (work: Work, at: string, owner: Tag | 'nobody'): Done => {
  const { [at]: _before, ...others } = work.table.owners;
  work.table.owners = owner === 'nobody' ? others : { ...others, [at]: owner };
  return open(land(at));
};

const setStock = (work: Work, { holder, what, amount }: Ruling & { readonly type: 'ruleStock' }): Done => {
  const held =
    what === 'gold'
      ? holder === 'UN'
        ? work.table.un.gold
        : work.secrets[holder].gold
      : holder === 'UN'
        ? work.table.un[what]
        : work.table.stocks[holder][what];
  rule(work, what, amount - held);
  if (what === 'gold') addGold(work, holder, amount - held);
  else addStock(work, holder, what, amount - held);
  return { what: word(what), secretOf: what === 'gold' && holder !== 'UN' ? holder : null };
};

const setMissiles = (work: Work, tag: Tag, kind: 'ICBM' | 'ABM', site: MissilePlace, amount: number): Done => {
  const change = amount - missilesAt(work, tag, kind, site);
  rule(work, kind, change);
  addMissiles(work, tag, kind, site, change);
  return { what: word(kind), secretOf: tag };
};

const carryOut = (work: Work, ruling: Ruling): Done => {
  switch (ruling.type) {
    case 'ruleAddArmy':
      return open(addUnit(work, { power: ruling.power, type: 'army', loc: ruling.at, force: 1 }));
    case 'ruleAddFleet':
      return open(addUnit(work, { power: ruling.power, type: 'fleet', force: 1, ...placeOf(ruling.place) }));
    case 'ruleRemoveUnit':
      return removeUnit(work, ruling.at);
    case 'ruleMoveArmy':
      return open(changeUnit(work, ruling.at, (unit) => relocate(unit, { loc: ruling.to })));
    case 'ruleMoveFleet':
      return open(changeUnit(work, ruling.at, (unit) => relocate(unit, placeOf(ruling.place))));
    case 'ruleForce':
      return setForce(work, ruling.at, ruling.force);
    case 'ruleOwner':
      return setOwner(work, ruling.at, ruling.owner);
    case 'ruleStock':
      return setStock(work, ruling);
    case 'ruleMissile':
      return setMissiles(work, ruling.power, ruling.kind, ruling.site, ruling.amount);
    case 'rulePrice':
      work.table.prices = { ...work.table.prices, [ruling.good]: ruling.amount };
      return open(word(ruling.good));
    default:
      return unreachable(ruling);
  }
};

/** EC-4.19.2: shown in the public log, its contents hidden where the object is secret; so is a private reason. */
export const applyRuling = (work: Work, ruling: Ruling): void => {
  const { what, secretOf } = carryOut(work, ruling);
  const kind = word(`ecodip.do.${ruling.type}`);
  const reason = quote(ruling.reason);
  work.reveals = true;
  if (secretOf === null && ruling.publicity === 'public') {
    work.log.push(tell('ecodip.log.ruling', { kind, what, reason }, ['EC-4.19.1']));
    return;
  }
  work.log.push(
    secretOf === null
      ? tell('ecodip.log.rulingNoReason', { kind, what }, ['EC-4.19.1', 'EC-4.19.2'])
      : tell('ecodip.log.rulingHidden', {}, ['EC-4.19.1', 'EC-4.19.2']),
  );
  const readers = secretOf === null ? [] : [seatOf(work.table, secretOf)];
  work.log.push(whisper(readers, say('ecodip.log.ruling', { kind, what, reason }, ['EC-4.19.1'])));
};
