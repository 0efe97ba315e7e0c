import type { LogLine } from '#protocol';
import { keysOf } from '#kernel/collections.ts';
import { TAGS } from '#games/ecodip/types.ts';

/* EC-7.4: what a season publishes, in its order. */

/** The lines of each section, by the last part of their keys; what is not among them is a ruling. */
const LINES = {
  un: ['MOTION', 'UN_SALE', 'UN_NOSALE', 'UN_AID', 'UN_NOAID'],
  deals: ['DEAL'],
  missiles: ['FIRED', 'INTERCEPTED', 'HIT', 'ANNIHILATED', 'centreLost', 'resourceLost', 'missilesLost', 'OVERRUN'],
  orders: [
    'MOVED',
    'CIRCULAR',
    'BOUNCED',
    'NO_PATH',
    'SUPPORT_GIVEN',
    'SUPPORT_REDUCED',
    'SUPPORT_CUT',
    'PARADOX_SUPPORT',
    'CONVOY_OK',
    'CONVOY_DISRUPTED',
    'PARADOX_CONVOY',
    'VOID_NOMATCH',
    'HELD',
  ],
  retreats: ['DISLODGED', 'mustRetreat', 'RETREATED', 'DISBANDED'],
  conquests: ['CONQUERED', 'VICTORY'],
  harvest: ['HARVEST', 'BOND', 'bondLost'],
  winter: ['BUILT', 'REMOVED', 'FED', 'STARVED', 'REINFORCED', 'FACTORY_STARTED', 'FACTORY_BUILT'],
  gifts: ['GIFT', 'anonymousGift', 'giftOfGoods'],
  fallen: ['ELIMINATED', 'lastSurvivor', 'nobodyLeft'],
  missing: ['timeout'],
  prices: ['PRICE'],
  stocks: ['stocks', 'unStocks'],
  motions: ['motionAbm', 'motionAid'],
  rulings: [],
} as const;
export type Section = keyof typeof LINES;
export const SECTIONS = keysOf(LINES);

const SECTION_OF: ReadonlyMap<string, Section> = new Map(SECTIONS.flatMap((section) => LINES[section].map((name) => [name, section])));

/** `log.MOTION.rejected` tells a MOTION. */
export const nameOfKey = (key: string): string => key.replace('log.', '').split('.')[0] ?? '';

export const sectionOf = ({ text: { key } }: Pick<LogLine, 'text'>): Section => SECTION_OF.get(nameOfKey(key)) ?? 'rulings';

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
