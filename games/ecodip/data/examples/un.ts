import { at } from '#kernel/collections.ts';
import { together } from '../../rules/by-power.ts';
import { type Facts, motion, votes } from '../../rules/staging.ts';
import { type Tag, TAGS } from '../../types.ts';
import { type Example, example } from './example.ts';

/* Section 8.3, the United Nations: EC-4.3. */

/** So many powers in table order. */
const first = (count: number, from = 0): readonly Tag[] => TAGS.slice(from, from + count);

/** Several ABM motions, of CHI, AFN, AFS…, all solvent, each with so many votes for it. */
export const contest = (stock: number, yes: readonly number[]): Pick<Example, 'facts' | 'sheets'> => ({
  facts: {
    un: { ABM: stock },
    motions: yes.map((_, index) => motion(index + 1, at(TAGS, TAGS.length - 1 - index), 'ABM')),
    gold: Object.fromEntries(TAGS.map((tag) => [tag, 1000])),
  },
  sheets: together(...yes.map((count, index) => votes(index + 1, first(count)))),
});

const ALONE: Facts = { motions: [motion(1, 'USA', 'ABM')], gold: { USA: 150 } };

export const UNITED_NATIONS: readonly Example[] = [
  example('E17', 'Sept oui à 150\u00a0: 19 à chacun, 17 à la caisse', 'Seven for it at 150: 19 each, 17 to the treasury', {
    facts: { motions: [motion(1, 'USA', 'ABM')], gold: { USA: 400 }, abmPlace: { USA: 'nyo' } },
    sheets: votes(1, first(7), first(2, 7)),
  }),
  example('E18', 'Cinq oui à 53\u00a0: 9 à chacun, 8 à la caisse', 'Five for it at 53: 9 each, 8 to the treasury', {
    facts: { motions: [motion(1, 'USA', 'ABM', 1, 53)] },
    sheets: votes(1, first(5), first(4, 5)),
  }),
  example('E19', 'Cinq contre cinq\u00a0: l’arbitre ne vote pas sur un ABM', 'Five against five: no referee votes on an ABM', {
    facts: { motions: [motion(1, 'USA', 'ABM')] },
    sheets: votes(1, first(5), first(5, 5)),
  }),
  example('E20', 'Stock de cinq, deux premiers à égalité\u00a0: pas de vente', 'A stock of five and a tie for first: no sale', contest(5, [6, 6, 4])),
  example('E20b', 'Stock de cinq\u00a0: la motion la mieux votée', 'A stock of five: the motion with most votes', contest(5, [6, 5, 4])),
  example('E21', 'Stock de six\u00a0: quatre ventes', 'A stock of six: four sales', contest(6, [4, 4, 4, 4])),
  example('E22', 'Deux aides pour 30 kg\u00a0: la mieux votée d’abord', 'Two aids and 30 kg: most votes first', {
    facts: { un: { gold: 30 }, motions: [motion(8, 'IND', 'gold', 20), motion(9, 'AFN', 'gold', 20)] },
    sheets: together(votes(8, first(7)), votes(9, first(8))),
  }),
  example('E31', 'Une aide sur laquelle nul ne vote', 'Aid on which nobody votes', {
    facts: { un: { gold: 50 }, motions: [motion(1, 'IND', 'gold', 10)] },
    sheets: {},
  }),
  example('E32', 'Seul le demandeur vote oui', 'The requester alone for it', {
    facts: ALONE,
    sheets: votes(1, ['USA']),
  }),
  example('E32b', 'La même, le demandeur sans part', 'The same, the requester without a share', {
    facts: { ...ALONE, options: { unRequesterShares: false } },
    sheets: votes(1, ['USA']),
  }),
  example('E34', 'Un ABM sans place, posé et utile le même tour', 'An ABM without a place, placed and used in one turn', {
    facts: { motions: [motion(1, 'IND', 'ABM')], sites: { USA: { wyo: { ICBM: 1 } } }, stock: { IND: {} } },
    sheets: together(votes(1, ['USA', 'AMS']), { IND: 'PLACE 1 ABM EN cal', USA: 'TIR wyo - cal' }),
  }),
];
