import { at, unreachable } from '#kernel/collections.ts';
import { whileSame } from '#kernel/work.ts';
import type { Lang } from '#kernel/words.ts';
import type { Board } from '../board.ts';
import { COAST_WORDS, coastDirection } from '../coasts.ts';
import type { Coast, Order, ProvinceId, Unit, UnitType } from '../types.ts';

const WORDS = {
  fr: { hold: 'T', via: 'VIA CONVOI', disband: 'DISSOUT', build: 'CONSTRUIT', remove: 'RETIRE', waive: 'PASSE' },
  en: { hold: 'H', via: 'VIA CONVOY', disband: 'DISBAND', build: 'BUILD', remove: 'REMOVE', waive: 'WAIVE' },
} as const;

const LETTERS: Readonly<Record<UnitType, string>> = { army: 'A', fleet: 'F' };

/** EC-4.18.3: `esp ce` in French, `esp/ec` in English. */
export const printPlace = (board: Board, loc: ProvinceId, coast: Coast | undefined, lang: Lang): string => {
  const province = board.provinceAt(loc);
  const id = province < 0 ? loc : at(board.provinces, province).id;
  const direction = coast === undefined ? null : coastDirection(coast);
  if (direction === null) return id;
  return `${id}${lang === 'fr' ? ' ' : '/'}${COAST_WORDS[lang][direction]}`;
};

export const printUnit = (board: Board, { type, loc, coast }: Unit, lang: Lang): string => `${LETTERS[type]} ${printPlace(board, loc, coast, lang)}`;

/** Units by the number of their province, the first of each. */
const stands = whileSame((board: Board, units: readonly Unit[]): ReadonlyMap<number, Unit> => {
  const found = new Map<number, Unit>();
  for (const unit of units) {
    const province = board.provinceAt(unit.loc);
    if (!found.has(province)) found.set(province, unit);
  }
  return found;
});

/** EC-4.18.3: an order as a line of a sheet. The units give the letters and coasts; a unit that is not among them goes without. */
export const printOrder = (board: Board, order: Order, units: readonly Unit[], lang: Lang): string => {
  const words = WORDS[lang];
  const place = (loc: ProvinceId, coast?: Coast): string => printPlace(board, loc, coast, lang);
  const unit = (loc: ProvinceId): string => {
    const found = stands(board, units).get(board.provinceAt(loc));
    return found === undefined ? place(loc) : printUnit(board, found, lang);
  };
  switch (order.k) {
    case 'hold':
      return `${unit(order.at)} ${words.hold}`;
    case 'move':
      return `${unit(order.at)} - ${place(order.to, order.coast)}${order.via === true ? ` ${words.via}` : ''}`;
    case 'support':
      return `${unit(order.at)} S ${unit(order.of)}${order.to === undefined ? '' : ` - ${place(order.to, order.coast)}`}`;
    case 'convoy':
      return `${unit(order.at)} C ${unit(order.of)} - ${place(order.to)}`;
    case 'retreat':
      return `${unit(order.at)} - ${place(order.to, order.coast)}`;
    case 'disband':
      return `${unit(order.at)} ${words.disband}`;
    case 'build':
      return `${words.build} ${LETTERS[order.unit]} ${place(order.at, order.coast)}`;
    case 'remove':
      return `${words.remove} ${unit(order.at)}`;
    case 'waive':
      return words.waive;
    default:
      return unreachable(order);
  }
};
