import type { LogLine } from '#protocol';
import { TAGS } from '#games/ecodip/types.ts';

/* EC-7.4: what a season publishes, in its order. */

export const SECTIONS = [
  'un',
  'deals',
  'missiles',
  'orders',
  'retreats',
  'conquests',
  'harvest',
  'winter',
  'gifts',
  'fallen',
  'missing',
  'prices',
  'stocks',
  'motions',
  'rulings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section of a line, by the last part of its key. */
const SECTION_OF: Readonly<Record<string, Section>> = {
  MOTION: 'un',
  UN_SALE: 'un',
  UN_NOSALE: 'un',
  UN_AID: 'un',
  UN_NOAID: 'un',
  DEAL: 'deals',
  FIRED: 'missiles',
  INTERCEPTED: 'missiles',
  HIT: 'missiles',
  ANNIHILATED: 'missiles',
  centreLost: 'missiles',
  resourceLost: 'missiles',
  missilesLost: 'missiles',
  OVERRUN: 'missiles',
  MOVED: 'orders',
  CIRCULAR: 'orders',
  BOUNCED: 'orders',
  NO_PATH: 'orders',
  SUPPORT_GIVEN: 'orders',
  SUPPORT_REDUCED: 'orders',
  SUPPORT_CUT: 'orders',
  PARADOX_SUPPORT: 'orders',
  CONVOY_OK: 'orders',
  CONVOY_DISRUPTED: 'orders',
  PARADOX_CONVOY: 'orders',
  VOID_NOMATCH: 'orders',
  HELD: 'orders',
  DISLODGED: 'retreats',
  mustRetreat: 'retreats',
  RETREATED: 'retreats',
  DISBANDED: 'retreats',
  CONQUERED: 'conquests',
  VICTORY: 'conquests',
  HARVEST: 'harvest',
  BOND: 'harvest',
  bondLost: 'harvest',
  BUILT: 'winter',
  REMOVED: 'winter',
  FED: 'winter',
  STARVED: 'winter',
  REINFORCED: 'winter',
  FACTORY_STARTED: 'winter',
  FACTORY_BUILT: 'winter',
  GIFT: 'gifts',
  anonymousGift: 'gifts',
  giftOfGoods: 'gifts',
  ELIMINATED: 'fallen',
  lastSurvivor: 'fallen',
  nobodyLeft: 'fallen',
  timeout: 'missing',
  PRICE: 'prices',
  stocks: 'stocks',
  unStocks: 'stocks',
  motionAbm: 'motions',
  motionAid: 'motions',
};

/** `ecodip.log.MOTION.rejected` tells a MOTION. */
export const nameOfKey = (key: string): string => key.replace('ecodip.log.', '').split('.')[0] ?? '';

export const sectionOf = ({ text: { key } }: Pick<LogLine, 'text'>): Section => SECTION_OF[nameOfKey(key)] ?? 'rulings';

export interface GazetteSection {
  readonly name: Section;
  readonly lines: readonly LogLine[];
}

/** The place in the table of the power that a line is about; lines about none stay where they are. */
const placeOf = ({ text: { args } }: LogLine): number => {
  const who = args?.who;
  return typeof who === 'object' && 'term' in who ? TAGS.findIndex((tag) => tag === who.term) : TAGS.length;
};

/** Only what everybody may read, and what was not taken back. */
export const sectionsOf = (lines: readonly LogLine[]): readonly GazetteSection[] => {
  const open = lines.filter(({ to, undone, heading }) => to === 'all' && undone !== true && heading === undefined);
  const linesOf = (name: Section): readonly LogLine[] => {
    const own = open.filter((line) => sectionOf(line) === name);
    return name === 'orders' ? own.toSorted((a, b) => placeOf(a) - placeOf(b)) : own;
  };
  return SECTIONS.map((name) => ({ name, lines: linesOf(name) })).filter((section) => section.lines.length > 0);
};
