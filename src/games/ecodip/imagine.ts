import { at, type Chance, type Seat, sum } from '#kernel';
import { GOLD_PER_MINE, START, TOTALS } from './data.ts';
import { living } from './facts.ts';
import { accountOf } from './invariants.ts';
import { forEachPower, NOTHING_RULED } from './by-power.ts';
import { type Arms, type Ruled, type Secrets, type State, type Tag, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

const EMPTY: Secrets = { gold: 0, sites: {}, stock: { ICBM: 0, ABM: 0 }, autoReady: false, abmPlace: null, carried: [], notes: [] };

/** A sum cut into random parts, one for each power. */
const divide = (total: number, tags: readonly Tag[], chance: Chance): ReadonlyMap<Tag, number> => {
  const shares = new Map<Tag, number>();
  let left = total;
  for (const [index, tag] of tags.entries()) {
    const rest = tags.length - index;
    const share = rest === 1 ? left : chance.int(Math.floor((2 * left) / rest) + 1);
    shares.set(tag, share);
    left -= share;
  }
  return shares;
};

const armsOf = ({ stock, sites }: Secrets, kind: keyof Arms): number => stock[kind] + sum(Object.values(sites).map((arms) => arms[kind]));

/** What the others must hold together, by EC-9.3 and EC-9.5: never less than nothing. */
const hidden = ({ table }: View, own: Secrets): { readonly gold: number; readonly ICBM: number; readonly ABM: number } => {
  const { tally, un } = table;
  const gold = TOTALS.gold + GOLD_PER_MINE * tally.mineHarvests - tally.factoryPayments - un.gold - own.gold;
  const icbm = TOTALS.ICBM - tally.icbmFired - tally.icbmDestroyed - tally.icbmDismantled - un.ICBM - armsOf(own, 'ICBM');
  const abm = TOTALS.ABM - tally.abmUsed - tally.abmDestroyed - un.ABM - armsOf(own, 'ABM');
  return { gold: Math.max(0, gold), ICBM: Math.max(0, icbm), ABM: Math.max(0, abm) };
};

const guessSecrets = (view: View, own: Secrets & { readonly power: Tag }, chance: Chance): State['secrets'] => {
  const { power, gold, sites, stock, autoReady, abmPlace, carried, notes } = own;
  const mine: Secrets = { gold, sites, stock, autoReady, abmPlace, carried, notes };
  const others = living(view.table).filter((tag) => tag !== power);
  const total = hidden(view, mine);
  const purses = divide(total.gold, others, chance);
  const sellers = others.filter((tag) => tag !== 'JAP');
  const icbm = divide(total.ICBM, sellers.length > 0 ? sellers : others, chance);
  const abm = divide(total.ABM, others, chance);
  return forEachPower((tag) => {
    if (tag === power) return mine;
    // EC-2.3.1: before the first placing everybody knows what everybody has.
    if (view.table.phase === 'PLACEMENT') return { ...EMPTY, gold: START[tag].gold, stock: { ICBM: START[tag].ICBM, ABM: START[tag].ABM } };
    return { ...EMPTY, gold: purses.get(tag) ?? 0, stock: { ICBM: icbm.get(tag) ?? 0, ABM: abm.get(tag) ?? 0 } };
  });
};

/** What rulings must have changed for the sums to be what they are. */
const guessRuled = (state: State): Ruled => {
  const { gold, TB, MP, BT, ICBM, ABM } = accountOf(state);
  return { gold, TB, MP, BT, ICBM, ABM };
};

export const imagine = (view: View, seat: Seat, chance: Chance): State => {
  const { options, table, own, desk } = view;
  if (desk !== null) return { options, table, ...desk };
  if (own === null) throw new Error('a spectator imagines nothing');
  const power = at(table.powers, seat);
  const state: State = {
    options,
    table,
    secrets: guessSecrets(view, own, chance),
    sheets: own.sheet === null ? {} : { [power]: own.sheet },
    refereeVotes: {},
    record: own.record,
    ruled: NOTHING_RULED,
  };
  return { ...state, ruled: guessRuled(state) };
};
