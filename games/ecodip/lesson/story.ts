import type { Seat } from '#kernel/game.ts';
import type { Story } from '#kernel/lesson.ts';
import type { Lang } from '#kernel/words.ts';
import type { Each } from '../rules/position.ts';
import { type Tag, TAGS } from '../types.ts';

/* A year of Sub-Saharan Africa: it takes Kenya before South Africa does, sells a bale, fires its missile and builds an army. */

export const POWER: Tag = 'AFN';
export const RIVAL: Tag = 'AFS';
export const BUYER: Tag = 'EOC';
const ME: Seat = TAGS.indexOf(POWER);

const handIn = (tag: Tag, sheet = '') => ({ by: TAGS.indexOf(tag), move: { type: 'submit', sheet } }) as const;
const draft = (sheet: string) => ({ by: ME, move: { type: 'orders', sheet } }) as const;

const RIVALS = TAGS.filter((tag) => tag !== POWER);
const others = (sheets: Each<string> = {}) => RIVALS.map((tag) => handIn(tag, sheets[tag]));

/**
 * The learner's own lines, which lie before him whenever a step is laid, in his language. EC-3.4: the missile behind the front, the anti-missile on
 * the province that has most to lose.
 */
const OWN = {
  fr: { place: 'PLACE 1 ICBM EN cen\nPLACE 1 ABM EN zai', sell: 'JE VENDS 1 MP A EOC POUR 50 KG D’OR', fire: 'TIR 1 ICBM cen - tan', build: 'CONSTRUIT A cen' },
  en: { place: 'PLACE 1 ICBM AT cen\nPLACE 1 ABM AT zai', sell: 'I SELL 1 MP TO EOC FOR 50 KG OF GOLD', fire: 'FIRE 1 ICBM cen - tan', build: 'BUILD A cen' },
} as const;

/** Japan places nothing. */
const placements = (own: string) => {
  const placing: Each<string> = { AFN: own, AFS: 'PLACE 1 ICBM EN pre\nPLACE 1 ABM EN pre' };
  return TAGS.filter((tag) => tag !== 'JAP').map((tag) => handIn(tag, placing[tag]));
};

const SPRING: Each<string> = {
  USA: 'A tex - mex\nF ala - cbr\nF caf - son',
  AMS: 'F tdf - chl\nA rij - bol',
  EOC: 'J’ACHETE 1 MP A AFN POUR 50 KG D’OR\nA pie - nap\nF lon - MCH',
  RUS: 'A sib - kaz\nF vla - cre',
  JAP: 'F yok - MPH',
  IND: 'F pak - irn',
  AFS: 'F tan - ken\nA moz - zam\nA zim S A moz - zam',
  CHI: 'A lan - mon\nF can - vie',
};
const AUTUMN: Each<string> = { AFS: 'TIR 1 ICBM pre - zai\nF tan - ken' };

/** The learner's staff has seen to four of six units: two are left, side by side on the map. The words are those of both languages. */
const STAFF = 'F dak - ATC\nA nig - tcd\nA coi - nig\nF gab - GGU';
const MARCH = `${STAFF}\nA cen - ken`;
const SUPPORT = `${MARCH}\nA zai S A cen - ken`;

const toldIn = (lang: Lang) => {
  const { place, sell, fire, build } = OWN[lang];
  const sale = `${SUPPORT}\n${sell}`;
  return {
    opening: [...placements(place), ...others(SPRING), draft(STAFF)],
    spring: [draft(MARCH), draft(SUPPORT), draft(sale), handIn(POWER, sale)],
    autumn: [...others(AUTUMN), draft(fire), handIn(POWER, fire)],
    winter: [...others(), draft(build), handIn(POWER, build)],
  };
};

const storyIn = (lang: Lang): Story => ({
  seat: ME,
  seats: TAGS.length,
  options: { seats: 'choose', deadlines: 'table' },
  // Nothing is drawn by lot in it.
  seed: '00000000000000000000000000000000',
  inputs: Object.values(toldIn(lang)).flat(),
});

export const story: Story = { ...storyIn('fr'), translated: { en: storyIn('en') } };

/** How many inputs lie before each moment. */
const { opening, spring, autumn, winter } = toldIn('fr');
const march = opening.length;
const told = march + spring.length;
const shot = told + autumn.length - 2;
const build = told + autumn.length + winter.length - 2;
export const AT = {
  march,
  support: march + 1,
  sale: march + 2,
  sealSpring: march + 3,
  told,
  shot,
  sealAutumn: shot + 1,
  build,
  sealWinter: build + 1,
  end: build + 2,
};
