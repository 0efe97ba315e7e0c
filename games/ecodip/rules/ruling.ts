import { unreachable } from '#kernel/collections.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { relocate } from '#diplomacy/rules.ts';
import type { Unit } from '#diplomacy/types.ts';
import { forceOf, powerOf, unitAt } from './facts.ts';
import { cite, land, type MessageKey, power, tell, word } from '../speak.ts';
import { type MissilePlace, type Ruled, type Ruling, type Tag, TAGS } from '../types.ts';
import { addGold, addMissiles, addStock, missilesAt, recordSecret, tally, type Work } from './work.ts';
import { unitText } from './movement.ts';

/* EC-4.19.1: a ruling carried out. What it adds or takes away is counted apart (EC-4.19.2). */

/** What was ruled, in words; whom it concerns; and whether that is a secret of theirs. */
interface Done {
  readonly key: MessageKey;
  readonly args: Readonly<Record<string, Arg>>;
  readonly concerned: readonly Tag[];
  readonly secret?: true;
}

const rule = (work: Work, what: keyof Ruled, change: number): void => {
  work.ruled = { ...work.ruled, [what]: work.ruled[what] + change };
};

const placeOf = (place: string): { readonly loc: string; readonly coast?: string } => {
  const [loc = place, coast] = place.split('/');
  return coast === undefined ? { loc } : { loc, coast };
};

const standingIn = ({ table }: Work, at: string): Unit => {
  const unit = unitAt(table, at);
  if (unit === undefined) throw new Error(`no unit in ${at}`);
  return unit;
};

const addUnit = (work: Work, unit: Unit): Done => {
  work.table.units = [...work.table.units, unit];
  const who = powerOf(unit);
  return { key: 'log.ruledUnitAdded', args: { who: power(who), unit: unitText(work, unit) }, concerned: [who] };
};

const replaceUnit = (work: Work, unit: Unit, changed: Unit): void => {
  work.table.units = work.table.units.map((other) => (other === unit ? changed : other));
};

const moveUnit = (work: Work, at: string, to: ReturnType<typeof placeOf>): Done => {
  const unit = standingIn(work, at);
  const moved = relocate(unit, to);
  replaceUnit(work, unit, moved);
  const who = powerOf(unit);
  return { key: 'log.ruledUnitMoved', args: { who: power(who), from: unitText(work, unit), to: unitText(work, moved) }, concerned: [who] };
};

const removeUnit = (work: Work, at: string): Done => {
  const unit = standingIn(work, at);
  work.table.units = work.table.units.filter((other) => other !== unit);
  tally(work, { btLost: forceOf(unit) - 1 });
  const who = powerOf(unit);
  return { key: 'log.ruledUnitRemoved', args: { who: power(who), unit: unitText(work, unit) }, concerned: [who] };
};

const setForce = (work: Work, at: string, force: number): Done => {
  const unit = standingIn(work, at);
  const before = forceOf(unit);
  rule(work, 'BT', force - before);
  replaceUnit(work, unit, { ...unit, force });
  const who = powerOf(unit);
  return { key: 'log.ruledForce', args: { who: power(who), unit: unitText(work, unit), force, before }, concerned: [who] };
};

const ownerText = (owner: Tag | 'nobody'): Arg => (owner === 'nobody' ? word('nobody') : power(owner));

const setOwner = (work: Work, at: string, owner: Tag | 'nobody'): Done => {
  const { [at]: before = 'nobody', ...others } = work.table.owners;
  work.table.owners = owner === 'nobody' ? others : { ...others, [at]: owner };
  return {
    key: 'log.ruledOwner',
    args: { at: land(at), owner: ownerText(owner), before: ownerText(before) },
    concerned: TAGS.filter((tag) => tag === before || tag === owner),
  };
};

const setStock = (work: Work, { holder, what, amount }: Ruling & { readonly type: 'ruleStock' }): Done => {
  const before =
    what === 'gold'
      ? holder === 'UN'
        ? work.table.un.gold
        : work.secrets[holder].gold
      : holder === 'UN'
        ? work.table.un[what]
        : work.table.stocks[holder][what];
  rule(work, what, amount - before);
  if (what === 'gold') addGold(work, holder, amount - before);
  else addStock(work, holder, what, amount - before);
  return {
    key: 'log.ruledStock',
    args: { who: power(holder), what: word(what), amount, before },
    concerned: holder === 'UN' ? [] : [holder],
    ...(what === 'gold' && holder !== 'UN' ? { secret: true } : {}),
  };
};

const setMissiles = (work: Work, tag: Tag, kind: 'ICBM' | 'ABM', site: MissilePlace, amount: number): Done => {
  const before = missilesAt(work, tag, kind, site);
  rule(work, kind, amount - before);
  addMissiles(work, tag, kind, site, amount - before);
  return { key: 'log.ruledMissile', args: { who: power(tag), kind: word(kind), at: word(site), amount, before }, concerned: [tag], secret: true };
};

const setPrice = ({ table }: Work, { good, amount }: Ruling & { readonly type: 'rulePrice' }): Done => {
  const before = table.prices[good];
  table.prices = { ...table.prices, [good]: amount };
  return { key: 'log.ruledPrice', args: { good: word(good), amount, before }, concerned: [] };
};

const carryOut = (work: Work, ruling: Ruling): Done => {
  switch (ruling.type) {
    case 'ruleAddArmy':
      return addUnit(work, { power: ruling.power, type: 'army', loc: ruling.at, force: 1 });
    case 'ruleAddFleet':
      return addUnit(work, { power: ruling.power, type: 'fleet', force: 1, ...placeOf(ruling.place) });
    case 'ruleRemoveUnit':
      return removeUnit(work, ruling.at);
    case 'ruleMoveArmy':
      return moveUnit(work, ruling.at, { loc: ruling.to });
    case 'ruleMoveFleet':
      return moveUnit(work, ruling.at, placeOf(ruling.place));
    case 'ruleForce':
      return setForce(work, ruling.at, ruling.force);
    case 'ruleOwner':
      return setOwner(work, ruling.at, ruling.owner);
    case 'ruleStock':
      return setStock(work, ruling);
    case 'ruleMissile':
      return setMissiles(work, ruling.power, ruling.kind, ruling.site, ruling.amount);
    case 'rulePrice':
      return setPrice(work, ruling);
    default:
      return unreachable(ruling);
  }
};

/**
 * EC-4.19.2: shown in the public log, its contents hidden where the object is secret. A private reason, and the contents of
 * what is secret, are told to those concerned. The referee's record holds everything.
 */
export const applyRuling = (work: Work, ruling: Ruling): void => {
  const { key, args, concerned, secret } = carryOut(work, ruling);
  const reason = cite(ruling.reason);
  const openReason = ruling.publicity === 'public' ? reason : cite('');
  // Each ruling gives its own sentence and figures, and every sentence of a ruling has a reason.
  const told = (why: Arg, clauses: readonly Clause<'EC'>[]): Message => ({ key, args: { ...args, reason: why }, clauses });
  const whole = told(reason, ['EC-4.19.1']);
  work.reveals = true;
  work.log.push(
    secret === true
      ? tell('log.rulingHidden', { reason: openReason }, ['EC-4.19.1', 'EC-4.19.2'])
      : { to: 'all', text: told(openReason, ['EC-4.19.1', 'EC-4.19.2']) },
  );
  if (secret === true || ruling.publicity === 'private') recordSecret(work, concerned, whole);
  else work.record = [...work.record, { turn: work.table.turn, parties: [], text: whole }];
};
