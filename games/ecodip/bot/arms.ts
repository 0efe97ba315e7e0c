import type { ProvinceId } from '#diplomacy/types.ts';
import { range } from '#kernel/collections.ts';
import { whileSame } from '#kernel/work.ts';
import { armsAt, centresExisting, forceOf, type Holdings, holdingsOf, isCentre, isRadioactive, living, provincesOf, unitAt } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import { MISSILES, type Order, type Table, type Tag, type Vote } from '../types.ts';

/* EC-12.2, EC-12.4: missiles, anti-missiles and the United Nations. */

/** A leader this near to the majority is shot at. */
const NEAR_VICTORY = 3;
/** So many times the second's centres. */
const FAR_AHEAD = 1.4;
/** Among so many targets. */
const SPREAD = 4;
const SPARE_GOLD = 400;

const ranked = whileSame((eliminated: Table['eliminated'], { centres }: Holdings): readonly { readonly tag: Tag; readonly centres: number }[] =>
  living({ eliminated })
    .map((tag) => ({ tag, centres: centres[tag] }))
    .toSorted((a, b) => b.centres - a.centres),
);

/** The living by centres, the first first. */
const ranking = ({ world, table }: Office) => ranked(table.eliminated, holdingsOf(world, table));

/** Who leads. */
export const leaderOf = (office: Office): Tag | undefined => ranking(office)[0]?.tag;

/** Own provinces by safety: inland before coast, factories and centres first where something is to be guarded. */
const sitesFor = (office: Office, what: 'ICBM' | 'ABM'): readonly ProvinceId[] => {
  const { world, table, power } = office;
  const rank = (id: ProvinceId): number => {
    const province = world.find(id);
    const inland = province?.kind === 'land' ? 2 : 0;
    const guarded = (table.factories[id] === undefined ? 0 : 4) + (province?.centre === true ? 2 : 0);
    return what === 'ICBM' ? inland + (province?.centre === true ? 0 : 1) : guarded;
  };
  return provincesOf(world, table, power)
    .filter((id) => !isRadioactive(table, id))
    .sort((a, b) => rank(b) - rank(a));
};

/** One after the other on the best sites. Japan's ICBM stay in stock, for sale (EC-4.4.14): the judge drops them. */
export const placements = (office: Office): readonly Order[] =>
  MISSILES.flatMap((what) => {
    if (office.secrets.stock[what] === 0) return [];
    const sites = sitesFor(office, what);
    return range(office.secrets.stock[what]).flatMap((index): readonly Order[] => {
      const site = sites[index % Math.max(1, sites.length)];
      return site === undefined ? [] : [{ k: 'place', what, n: 1, at: site }];
    });
  });

/** Who hit us in the last turn that was published. */
const aggressor = ({ table, power }: Office): Tag | null => {
  const { shots, strikes } = table.report;
  const hit = new Set(strikes.filter(({ hit: struck, target }) => struck && table.owners[target] === power).map(({ target }) => target));
  return shots.find(({ by, target }) => by !== power && hit.has(target))?.by ?? null;
};

/** Revenge, or a leader who has half of what he needs and far more than anybody else. */
const enemyOf = (office: Office): Tag | null => {
  const { world, table, power } = office;
  const revenge = aggressor(office);
  if (revenge !== null) return revenge;
  const [leader, second] = ranking(office);
  if (leader === undefined || leader.tag === power) return null;
  const needed = Math.floor(centresExisting(world, table) / 2) + 1;
  const isFarAhead = 2 * leader.centres >= needed && leader.centres >= FAR_AHEAD * (second?.centres ?? 0);
  return isFarAhead || leader.centres >= needed - NEAR_VICTORY ? leader.tag : null;
};

/** What a hit would cost the enemy: the unit with its bonds, the centre, the factory. */
const lossAt = ({ world, table }: Office, enemy: Tag, id: ProvinceId): number => {
  const unit = unitAt(table, id);
  const ours = unit === undefined ? 0 : unit.power === enemy ? 2 * forceOf(unit) : -2 * forceOf(unit);
  return ours + (isCentre(world, table, id) ? 3 : 0) + (table.factories[id] === undefined ? 0 : 2);
};

/** One a turn, and not all of us at the same place: the n-th power aims at the n-th best. */
export const shots = (office: Office): readonly Order[] => {
  const { world, table, secrets, power } = office;
  const from = Object.keys(secrets.sites).find((id) => armsAt(secrets, id).ICBM > 0);
  const enemy = from === undefined ? null : enemyOf(office);
  if (from === undefined || enemy === null || !table.phase.endsWith('_ORDERS')) return [];
  const targets = provincesOf(world, table, enemy)
    .filter((id) => !isRadioactive(table, id))
    .map((id) => ({ id, loss: lossAt(office, enemy, id) }))
    .sort((a, b) => b.loss - a.loss);
  const target = targets[living(table).indexOf(power) % Math.max(1, Math.min(targets.length, SPREAD))]?.id;
  return target === undefined ? [] : [{ k: 'fire', from, target, n: 1 }];
};

const touches = ({ world, table, power }: Office, other: Tag): boolean => {
  const { board } = world;
  const ours = new Set(provincesOf(world, table, power));
  return provincesOf(world, table, other).some((id) => (board.provinces[board.provinceAt(id)]?.army ?? []).some((near) => ours.has(near)));
};

const voteOn = (office: Office, by: Tag): Vote => {
  if (by === office.power) return 'yes';
  return leaderOf(office) === by || touches(office, by) ? 'no' : 'yes';
};

export const votes = (office: Office): readonly Order[] => office.table.motions.map(({ no, by }) => ({ k: 'vote', motion: no, v: voteOn(office, by) }));

/** An ABM when there is gold to spare; bread when there will not be enough. */
export const requests = (office: Office): readonly Order[] => {
  const { table, secrets, power } = office;
  const site = table.un.ABM > 0 && secrets.gold >= SPARE_GOLD ? sitesFor(office, 'ABM')[0] : undefined;
  const abm: readonly Order[] = site !== undefined && armsAt(secrets, site).ABM === 0 ? [{ k: 'askAbm', at: site }] : [];
  const hungry = table.stocks[power].TB === 0 && table.un.TB > 0;
  return hungry ? [...abm, { k: 'askAid', what: 'TB', n: 1 }] : abm;
};
