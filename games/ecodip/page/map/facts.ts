import { unreachable } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import { hasCentre, holdingsOf, isFrozen, isRadioactive, powerOf, unitIn } from './of-view.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import type { Unit } from '#diplomacy/types.ts';
import type { MapPosition } from './types.ts';
import { tm } from './words.ts';

/** EC-4.1.1: turn 0 is spring 2011. */
const FIRST_YEAR = 2011;
const yearOf = (turn: number): string => String(FIRST_YEAR + Math.floor(turn / 2));

/** The turn in which a closed province opens again, in short and in words. */
export const reopening = (closedTo: number): string => tm((closedTo + 1) % 2 === 0 ? 'turn.spring' : 'turn.autumn', { year: yearOf(closedTo + 1) });
const reopeningLong = (closedTo: number): string => tm((closedTo + 1) % 2 === 0 ? 'turn.springLong' : 'turn.autumnLong', { year: yearOf(closedTo + 1) });

const holdingWords = (position: MapPosition, province: Province): readonly string[] =>
  holdingsOf(position, province).flatMap((sign) => {
    switch (sign) {
      case 'ICBM':
      case 'ABM':
        return [tm(`is.${sign}`, { count: position.missiles[province.id]?.[sign] ?? 0 })];
      case 'producing':
      case 'building':
        return [tm(`is.${sign}`, { year: String(position.factories[province.id]?.since ?? '') })];
      case 'MP':
      case 'gold':
      case 'idle':
      case 'canal':
      case 'food':
        return [tm(`is.${sign}`)];
      case 'centre':
      case 'radioactive':
      case 'ice':
        return [];
      default:
        return unreachable(sign);
    }
  });

const unitWords = (position: MapPosition, { type, power, force = 1, coast }: Unit, lang: Lang): string =>
  [
    tm(type === 'army' ? 'is.army' : 'is.fleet', { power: powerOf(position, power).name[lang], force }),
    ...(coast === undefined ? [] : [tm('is.coastOf', { coast })]),
  ].join(', ');

/** What is true of a province now, beside its name: read aloud, shown on hover, listed in the table. */
export const factsOf = (position: MapPosition, province: Province, lang: Lang) => {
  const { id, kind, edge } = province;
  const owner = position.owners[id];
  const closedTo = position.radioactive[id] ?? -1;
  const unit = unitIn(position, id);
  const lost = position.dislodged.filter(({ loc }) => loc === id);
  return {
    kind: tm(`is.${kind}`),
    owner: kind === 'sea' ? '' : owner === undefined ? tm('is.neutral') : powerOf(position, owner).name[lang],
    holds: [...(hasCentre(position, province) ? [tm('is.centre')] : []), ...holdingWords(position, province)],
    unit: [
      ...(unit === undefined ? [] : [unitWords(position, unit, lang)]),
      ...lost.map(({ power }) => tm('is.dislodged', { power: powerOf(position, power).name[lang] })),
    ].join('; '),
    state: [
      ...(isRadioactive(position, id) ? [tm('is.radioactive', { turn: reopeningLong(closedTo) })] : position.ruins.includes(id) ? [tm('is.ruin')] : []),
      ...(isFrozen(position, province) ? [tm('is.frozen')] : []),
      ...(edge ? [tm('is.edge')] : []),
    ],
  };
};

/** Everything about a province in one line. */
export const spokenFacts = (position: MapPosition, province: Province, targets: ReadonlySet<string>, lang: Lang): string => {
  const { kind, owner, holds, unit, state } = factsOf(position, province, lang);
  return [kind, owner, ...holds, unit, ...state, ...(targets.has(province.id) ? [tm('is.target')] : [])].filter((part) => part !== '').join(', ');
};
