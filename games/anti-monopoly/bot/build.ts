import { at } from '#kernel/collections.ts';
import { MAX_LEVEL, type Street, titleIndex } from '../data.ts';
import { streetOf } from '../rules/buildings.ts';
import type { Move, MoveOf } from '../types.ts';
import { buildReserve, unsoldTitles } from './outlook.ts';
import { best, myRole, offered, type Reading } from './reading.ts';
import { levelGain, prospectOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.3, AM-12.4: houses and hotels. */

/** AM-12.4: the last step gives houses back, which monopolists may be waiting for. */
const freesHouses = ({ view }: Reading, { title }: MoveOf<'build'>): boolean =>
  view.options.buildingSupply === 'limited' && view.table.houses < WEIGHTS.scarceHouses && at(view.table.titles, titleIndex(title)).level + 1 === MAX_LEVEL.C;

interface Site {
  readonly move: MoveOf<'build'>;
  readonly street: Street;
}

const sitesOf = (reading: Reading): readonly Site[] =>
  offered(reading, 'build').flatMap((move) => {
    const street = streetOf(move.title);
    return street === null || (myRole(reading) === 'C' && freesHouses(reading, move)) ? [] : [{ move, street }];
  });

export const build = (reading: Reading): Move | null => {
  const { view, seat, cash } = reading;
  const role = myRole(reading);
  // A competitor's money buys more as land, and land is what blocks monopolists.
  if (role === 'C' && unsoldTitles(view) > 0) return null;
  const sites = cash > WEIGHTS.buildReserve ? sitesOf(reading) : [];
  if (sites.length === 0) return null;
  const free = cash - buildReserve(view, seat);
  const prospect = prospectOf(view, seat);
  const payable = sites.filter(({ street }) => street.step <= free);
  const chosen = best(payable, ({ street }) => levelGain(prospect, street) / street.step);
  return chosen !== null && chosen.rating > 0 ? chosen.item.move : null;
};
