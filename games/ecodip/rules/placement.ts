import type { ProvinceId } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import type { World } from '../data/world.ts';
import { ordersOf } from './facts.ts';
import { pick } from '../orders/office.ts';
import { say, tell, word } from '../speak.ts';
import { MISSILES, type Tag, TAGS } from '../types.ts';
import { addMissiles, changeSecrets, missilesAt, note, type Work } from './work.ts';

/* EC-3.4, EC-3.5: the sites of the missiles at the start. Japan's stay in stock. */

/** EC-3.5: where missiles go that their owner does not place: one each in turn, and round again. */
export const defaultSites = (world: World, tag: Tag): readonly ProvinceId[] =>
  world.land
    .filter(({ owner, centre }) => owner === tag && centre)
    .map(({ id }) => id)
    .toSorted();

export const placeMissiles = (work: Work): void => {
  for (const tag of TAGS) {
    changeSecrets(work, tag, { notes: [] });
    if (tag === 'JAP') continue;
    for (const { what, n, at: site } of pick(ordersOf(work.sheets[tag]), ['place'])) {
      addMissiles(work, tag, what, 'STOCK', -n);
      addMissiles(work, tag, what, site, n);
    }
    const homes = defaultSites(work.world, tag);
    for (const kind of MISSILES) {
      const left = missilesAt(work, tag, kind, 'STOCK');
      for (let index = 0; index < left; index++) {
        const site = at(homes, index % homes.length);
        addMissiles(work, tag, kind, 'STOCK', -1);
        addMissiles(work, tag, kind, site, 1);
        note(work, tag, say('ecodip.log.placed', { n: 1, kind: word(kind), at: word(site) }, ['EC-3.5']));
      }
    }
  }
  work.log.push(tell('ecodip.log.allPlaced', {}, ['EC-3.4']));
};
