import type { Localized } from '#kernel/words.ts';
import type { Each } from '../../rules/by-power.ts';
import { motion } from '../../rules/staging.ts';
import { type Tag, TAGS } from '../../types.ts';
import type { Example } from './example.ts';

/** EC-4.18.3: an order in both languages, by a power that may write it in the positions below. */
export interface OrderExample {
  readonly by: Tag;
  readonly text: Localized;
  readonly season: 'spring' | 'winter';
}

const spring = (by: Tag, fr: string, en = fr): OrderExample => ({ by, text: { fr, en }, season: 'spring' });
const winter = (by: Tag, fr: string, en: string): OrderExample => ({ by, text: { fr, en }, season: 'winter' });

export const ORDER_EXAMPLES: readonly OrderExample[] = [
  spring('EOC', 'A par - bel'),
  spring('EOC', 'F esp ce - ACO', 'F esp/ec - ACO'),
  spring('EOC', 'A ruh S A par - bel'),
  spring('EOC', 'F MCH C A lon - bel'),
  spring('EOC', 'A lon - bel VIA CONVOI', 'A lon - bel VIA CONVOY'),
  spring('RUS', 'TIR 2 ICBM mos - nyo', 'FIRE 2 ICBM mos - nyo'),
  spring('USA', 'JE VENDS 3 TB A EOC POUR 75', 'I SELL 3 TB TO EOC FOR 75'),
  spring('EOC', 'J’ACHETE 3 TB A USA POUR 75 Kg d’or', 'I BUY 3 TB FROM USA FOR 75 kg of gold'),
  spring('JAP', 'JE VENDS 1 ICBM (STOCK) A IND POUR 400', 'I SELL 1 ICBM (STOCK) TO IND FOR 400'),
  spring('IND', 'J’ACHETE 1 ICBM (STOCK) A JAP POUR 400 EN del', 'I BUY 1 ICBM (STOCK) FROM JAP FOR 400 AT del'),
  spring('USA', 'JE DONNE 50 Kg d’or A AFN PUBLIC', 'I GIVE 50 kg TO AFN PUBLIC'),
  spring('AFN', 'JE DONNE 2 MP A L’ONU', 'I GIVE 2 MP TO UN'),
  spring('IND', 'JE DEMANDE 1 ABM EN cal', 'I REQUEST 1 ABM AT cal'),
  spring('IND', 'JE DEMANDE AIDE 10 KG MOTIF alphabétisation', 'I REQUEST AID 10 KG REASON literacy'),
  spring('CHI', 'VOTE #12 OUI', 'VOTE #12 YES'),
  winter('RUS', 'CONSTRUIT F len co', 'BUILD F len/wc'),
  winter('RUS', 'RENFORCE A mos 2', 'REINFORCE A mos 2'),
  winter('USA', 'PRODUIT mic', 'PRODUCE mic'),
  winter('USA', 'USINE tex', 'FACTORY tex'),
];

const sheetsOf = (season: OrderExample['season']): Each<string> => {
  const linesOf = (tag: Tag): readonly string[] => ORDER_EXAMPLES.flatMap(({ by, text, season: when }) => (by === tag && when === season ? [text.fr] : []));
  return Object.fromEntries(TAGS.flatMap((tag) => (linesOf(tag).length === 0 ? [] : [[tag, linesOf(tag).join('\n')]])));
};

/** All of them together, in positions that allow each. */
export const NOTATION: readonly Example[] = [
  {
    id: 'O1',
    clause: 'EC-4.18.3',
    title: { fr: 'Tous les ordres de printemps', en: 'All the orders of spring' },
    facts: {
      units: ['EOC A par', 'EOC A lon', 'EOC F MCH', 'EOC F esp/ce', 'EOC A ruh'],
      sites: { RUS: { mos: { ICBM: 2 } } },
      stocks: { USA: { TB: 3 } },
      gold: { IND: 400 },
      motions: [motion(12, 'AFS', 'ABM')],
    },
    sheets: sheetsOf('spring'),
  },
  {
    id: 'O2',
    clause: 'EC-4.18.3',
    title: { fr: 'Tous les ordres d’hiver', en: 'All the orders of winter' },
    facts: { turn: 1, phase: 'WINTER_ORDERS', units: ['RUS A mos', 'USA A ari'], stocks: { USA: { MP: 2 } } },
    sheets: sheetsOf('winter'),
  },
];
