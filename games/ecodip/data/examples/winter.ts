import type { Facts } from '../../rules/staging.ts';
import type { Tag } from '../../types.ts';
import { worldOf } from '../world.ts';
import { type Example, example } from './example.ts';

/* Section 8.3, from conquest to factories, and how a game ends: EC-4.8 to EC-4.16, EC-5.1. */

const { land } = worldOf({ russia: 'six' });
const CENTRES = land.filter(({ centre }) => centre).map(({ id }) => id);

/** EC-5.1: nine centres are gone, and China owns just the majority of those that are left. */
const RUINS = CENTRES.slice(0, 9);
const MAJORITY: Facts = {
  turn: 1,
  phase: 'AUTUMN_ORDERS',
  units: ['CHI A bei'],
  owners: Object.fromEntries(
    CENTRES.slice(9)
      .toReversed()
      .slice(0, 36)
      .map((id): [string, Tag] => [id, 'CHI']),
  ),
  table: { ruins: RUINS },
};

/** AFN without its centres, but for three provinces that feed. */
const lost: Readonly<Record<string, Tag | null>> = Object.fromEntries(
  land.filter(({ owner }) => owner === 'AFN').map(({ id, centre }) => [id, centre ? 'AFS' : null]),
);

const hungry = (TB: number): Facts => ({
  turn: 1,
  phase: 'WINTER_ORDERS',
  units: ['RUS F vla', 'RUS F len/co', 'RUS A sib', 'RUS A kie', 'RUS A ode'],
  stocks: { RUS: { TB, BT: 1 } },
});
const JUST_BUILT = { RUS: 'CONSTRUIT A mos\nAFFAME A mos\nRENFORCE A mos' };

export const WINTER: readonly Example[] = [
  example('E1', 'Les États-Unis à l’automne 2011, de la conquête à l’usine', 'The United States in autumn 2011, from conquest to factory', {
    facts: { turn: 1, phase: 'AUTUMN_ORDERS', units: ['USA F cbr', 'USA A mex', 'USA F que/cs', 'USA F ACO'] },
    sheets: {},
    later: [{ USA: 'CONSTRUIT F ala\nCONSTRUIT A tex\nCONSTRUIT F nyo\nPRODUIT caf' }],
  }),
  example('E2', 'La Russie et l’Europe orientale, deux années sans conquête', 'Russia and Eastern Europe, two years without conquests', {
    facts: { turn: 1, phase: 'AUTUMN_ORDERS' },
    sheets: {},
    later: [{}, {}, {}, {}],
  }),
  example('E2b', 'Avec sept unités russes, deux armées ont faim dès 2011', 'With seven Russian units two armies starve in 2011', {
    facts: { options: { russia: 'seven' }, turn: 1, phase: 'AUTUMN_ORDERS' },
    sheets: {},
    later: [{}],
  }),
  example('E15', 'Le Japon se tient en Californie quand le bon est livré', 'Japan stands in California when the bond is delivered', {
    facts: { turn: 3, phase: 'AUTUMN_ORDERS', units: ['JAP F caf'], factories: { caf: { status: 'producing', since: 2011 } } },
    sheets: {},
  }),
  example('E16', 'Une usine pour 300 kg, et son premier bon deux ans après', 'A factory for 300 kg, and its first bond two years later', {
    facts: { turn: 1, phase: 'WINTER_ORDERS' },
    sheets: { AMS: 'USINE bue' },
    later: [{}, {}, { AMS: 'PRODUIT bue' }, {}, {}],
  }),
  example('E25', 'Neuf centres détruits\u00a0: 36 suffisent', 'Nine centres destroyed: 36 win', {
    facts: MAJORITY,
    sheets: {},
  }),
  example('E25b', 'La même, comptée sur les centres du début\u00a0: 40 sont requis', 'The same, counted on the first centres: 40 are needed', {
    facts: { ...MAJORITY, options: { victoryBase: 'initial' } },
    sheets: {},
  }),
  example('E26', 'Une puissance sans centre est éliminée', 'A power without centres is eliminated', {
    facts: {
      turn: 1,
      phase: 'AUTUMN_ORDERS',
      owners: { ...lost, mal: 'AFN', tcd: 'AFN', htv: 'AFN' },
      gold: { AFN: 300 },
      stocks: { AFN: { TB: 2, MP: 4, BT: 0 } },
      sites: { AFN: { mal: { ABM: 1, ICBM: 1 } } },
      units: ['AFN A tcd 2', 'USA A tex'],
    },
    sheets: {},
    later: [{}],
  }),
  example('E29', 'La liste d’abord, puis une armée tirée au sort', 'The list first, then a random army', {
    facts: { turn: 1, phase: 'WINTER_ORDERS', units: ['RUS F vla', 'RUS F len/co', 'RUS A mos', 'RUS A kie'], stocks: { RUS: { TB: 2 } } },
    sheets: { RUS: 'AFFAME F vla' },
  }),
  example('E30', 'Un bon, deux ordres\u00a0: le second est refusé', 'One bond, two orders: the second is refused', {
    facts: { turn: 1, phase: 'WINTER_ORDERS', units: ['EOC A par', 'EOC A ham'], stocks: { EOC: { BT: 1 } } },
    sheets: { EOC: 'RENFORCE A par 1\nRENFORCE A ham 1' },
  }),
  example('E33', 'Construite, nourrie, renforcée', 'Built, fed, reinforced', {
    facts: hungry(6),
    sheets: JUST_BUILT,
  }),
  example('E33b', 'Construite, affamée\u00a0: le bon reste en stock', 'Built, starved: the bond stays in stock', {
    facts: hungry(5),
    sheets: JUST_BUILT,
  }),
];
