import { type Facts, motion, votes } from '../../rules/staging.ts';
import type { Deal, Tag } from '../../types.ts';
import { worldOf } from '../world.ts';
import { type Example, example } from './orders.ts';

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

/* Section 8.1: the rulebook's own examples. */

const deal = (price: number): Deal => ({ seller: 'USA', buyer: 'EOC', n: 1, good: 'MP', price });

const AID = votes(1, ['USA', 'AMS', 'EOC', 'EOR', 'RUS'], ['JAP', 'IND', 'AFS', 'AFN', 'CHI']);

export const RULEBOOK: readonly Example[] = [
  example('R1', 'Sept unités, cinq tickets\u00a0: deux ont faim', 'Seven units, five tickets: two go hungry', {
    facts: {
      turn: 1,
      phase: 'WINTER_ORDERS',
      units: ['USA F caf', 'USA F nyo', 'USA A tex', 'USA A cbr', 'USA A mex', 'USA F que/cs'],
      owners: { cbr: 'USA', mex: 'USA', que: 'USA' },
      stocks: { USA: { TB: 5 } },
    },
    sheets: { USA: 'CONSTRUIT F ala\nAFFAME F ala\nAFFAME A tex' },
  }),
  example('R2', 'Cinq marchés de MP\u00a0: 50 devient 53', 'Five deals in MP: 50 becomes 53', {
    facts: { turn: 1, phase: 'WINTER_ORDERS', table: { deals: [80, 60, 70, 40, 30].map(deal) } },
    sheets: {},
  }),
  example('R3', 'Cinq voix contre cinq\u00a0: l’arbitre dit oui', 'Five against five on aid: the referee says yes', {
    facts: { motions: [motion(1, 'IND', 'gold', 10)], un: { gold: 30 } },
    sheets: AID,
  }),
  example('R3b', 'La même, la caisse de l’ONU vide', 'The same, the treasury empty', {
    facts: { motions: [motion(1, 'IND', 'gold', 10)] },
    sheets: AID,
  }),
  example('R4', 'Point d’ordres conditionnels', 'No conditional orders', {
    facts: {},
    sheets: { USA: 'JE VENDS 2 BT A EOC POUR 300 SI AFN ME VEND 4 MP' },
  }),
  example('R5', 'Les mers qui gèlent se touchent au pôle', 'The freezing seas meet at the Pole', {
    facts: { units: ['RUS F MNO', 'RUS F MSI'] },
    sheets: { RUS: 'F MNO - VVV\nF MSI - MGR' },
  }),
  example('R6', 'Le bon va à qui se tient dans la province', 'The bond goes to whoever stands in the province', {
    facts: { turn: 3, phase: 'AUTUMN_ORDERS', units: ['RUS A ber'], factories: { ber: { status: 'producing', since: 2011 } } },
    sheets: {},
  }),
];
