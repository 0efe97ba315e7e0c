import { isTag } from '../../rules/facts.ts';
import type { Each } from '../../rules/by-power.ts';
import type { Options } from '../../types.ts';
import { type Example, example } from './example.ts';

/* Section 8.2: reinforced units. */

interface Case {
  readonly fr: string;
  readonly en: string;
  /** `RUS A kie 2`: an army of force 2. */
  readonly units: string;
  readonly orders: string;
  /** Hit by a missile this turn. */
  readonly struck?: string;
  readonly season?: 'autumn';
  readonly options?: Partial<Options>;
}

/** `RUS A kie - rou, EOR A rou T`: each order after its power. */
const sheetsOf = (orders: string): Each<string> => {
  const sheets: Each<string> = {};
  for (const line of orders.split(', ')) {
    const [tag = '', ...words] = line.split(' ');
    if (!isTag(tag)) throw new Error(line);
    const text = words.join(' ');
    sheets[tag] = sheets[tag] === undefined ? text : `${sheets[tag]}\n${text}`;
  }
  return sheets;
};

const exampleOf = (id: string, { fr, en, units, orders, struck, season, options }: Case): Example =>
  example(
    id,
    { fr, en },
    {
      facts: {
        units: units.split(', '),
        ...(options === undefined ? {} : { options }),
        ...(season === 'autumn' ? { turn: 1, phase: 'AUTUMN_ORDERS' } : {}),
        // Whoever fires does not matter: the United States, from afar.
        ...(struck === undefined ? {} : { sites: { USA: { wyo: { ICBM: 1 } } } }),
      },
      sheets: { ...sheetsOf(orders), ...(struck === undefined ? {} : { USA: `TIR wyo - ${struck}` }) },
    },
  );

const TWO_ATTACKERS = {
  units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A tch',
  orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
};
const CONVOY_TO_KOREA = 'JAP F MJP C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla - MJP';
const BESIEGED = 'RUS A kie - rou, AFN A bul - rou, EOR A rou T';
const CONVOY_TO_ALGERIA = 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC';

const CASES: Readonly<Record<string, Case>> = {
  X1: {
    fr: 'La force 2 déloge la force 1',
    en: 'Force 2 dislodges force 1',
    units: 'RUS A kie 2, EOR A rou',
    orders: 'RUS A kie - rou, EOR A rou T',
  },
  X2: {
    fr: 'Force 2 contre une force 1 soutenue',
    en: 'Force 2 against a supported force 1',
    units: 'RUS A kie 2, EOR A rou, EOR A bul',
    orders: 'RUS A kie - rou, EOR A rou T, EOR A bul S rou',
  },
  X3: {
    fr: 'Une unité renforcée soutient double',
    en: 'A reinforced unit gives double support',
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A bul',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A bul S rou',
  },
  X4: {
    fr: 'Double soutien en défense',
    en: 'Double support in defence',
    units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou',
  },
  X5: {
    fr: 'Le soutien d’une unité renforcée attaquée n’est que réduit',
    en: 'An attacked reinforced supporter is only reduced',
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
  },
  X6: {
    fr: 'Le soutien réduit ne suffit plus',
    en: 'The reduced support no longer suffices',
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A bul',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A bul S rou',
  },
  X7: {
    fr: 'Un attaquant de même force coupe net',
    en: 'An attacker of equal force cuts outright',
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
  },
  X8: { fr: 'Deux attaquants simples s’additionnent', en: 'Two simple attackers add up', ...TWO_ATTACKERS },
  X8b: {
    fr: 'Deux attaquants simples, soutien diminué de la plus grande force',
    en: 'Two simple attackers, support reduced by the greatest force',
    ...TWO_ATTACKERS,
    options: { supportReduction: 'max' },
  },
  X9: {
    fr: 'Seule la force propre de l’attaquant réduit',
    en: 'Only the attacker’s own force reduces',
    units: 'RUS A ode, RUS A kie 3, EOR A rou, EOR A pol, EOR A tch',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch S pol - kie',
  },
  X10: {
    fr: 'L’attaque venue de la province visée ne réduit pas',
    en: 'The attack from the target province does not reduce',
    units: 'RUS A ode, RUS A kie 2, EOR A rou',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou - kie',
  },
  X11: {
    fr: 'Ses propres unités ne réduisent jamais',
    en: 'Own units never reduce',
    units: 'RUS A ode, RUS A kie 2, RUS A ukr, EOR A rou 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, RUS A ukr - kie, EOR A rou T',
  },
  X12: {
    fr: 'Une unité délogée ne soutient plus',
    en: 'A dislodged supporter delivers nothing',
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2, EOR A hgr',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A hgr S pol - kie',
  },
  X13: {
    fr: 'Face à face, force 2 contre 1',
    en: 'Head-to-head, force 2 against 1',
    units: 'EOC A ruh 2, EOR A ber',
    orders: 'EOC A ruh - ber, EOR A ber - ruh',
  },
  X14: {
    fr: 'Face à face, forces égales',
    en: 'Head-to-head, equal forces',
    units: 'EOC A ruh 2, EOR A ber 2',
    orders: 'EOC A ruh - ber, EOR A ber - ruh',
  },
  X15: {
    fr: 'À forces égales, tous deux rebondissent',
    en: 'Equal forces bounce',
    units: 'EOC A par 2, EOR A aut 2',
    orders: 'EOC A par - sui, EOR A aut - sui',
  },
  X15b: {
    fr: 'À forces inégales, le plus fort passe',
    en: 'Unequal forces do not bounce',
    units: 'EOC A par 2, EOR A aut',
    orders: 'EOC A par - sui, EOR A aut - sui',
  },
  X16: {
    fr: 'Une unité renforcée qui rebondit se défend de toute sa force',
    en: 'A reinforced unit that bounces defends with its full force',
    units: 'EOR A ber 2, EOC A ham, EOC A ruh, RUS F MBA, RUS A pol',
    orders: 'EOR A ber - ham, EOC A ham T, EOC A ruh S ham, RUS F MBA - ber, RUS A pol S MBA - ber',
  },
  X17: {
    fr: 'Une unité simple qui rebondit est délogée',
    en: 'A simple unit that bounces is dislodged',
    units: 'EOR A ber, EOC A ham, RUS F MBA, RUS A pol',
    orders: 'EOR A ber - ham, EOC A ham T, RUS F MBA - ber, RUS A pol S MBA - ber',
  },
  X18: {
    fr: 'Une flotte simple convoie une armée de force 3',
    en: 'A simple fleet convoys a force 3 army',
    units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla',
    orders: CONVOY_TO_KOREA,
  },
  X19: {
    fr: 'La flotte est délogée par une force 2',
    en: 'The fleet is dislodged by force 2',
    units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla 2',
    orders: CONVOY_TO_KOREA,
  },
  X20: {
    fr: 'Une flotte renforcée tient son convoi',
    en: 'A reinforced fleet keeps its convoy',
    units: 'JAP F MJP 2, JAP A hir, CHI A cre, RUS F vla 2',
    orders: CONVOY_TO_KOREA,
  },
  X21: { fr: 'La garnison assiégée', en: 'The besieged garrison', units: 'RUS A kie 2, AFN A bul 2, EOR A rou', orders: BESIEGED },
  X22: { fr: 'Le plus fort des assiégeants l’emporte', en: 'The stronger besieger wins', units: 'RUS A kie 3, AFN A bul 2, EOR A rou', orders: BESIEGED },
  X23: {
    fr: 'Le soutien de la puissance attaquée ne compte pas',
    en: 'Support of the victim’s own power does not count',
    units: 'RUS A kie, EOR A bul 3, EOR A rou',
    orders: 'RUS A kie - rou, EOR A bul S kie - rou, EOR A rou T',
  },
  X24: {
    fr: 'Nul ne déloge les siens',
    en: 'Nobody dislodges his own',
    units: 'EOR A hgr 3, EOR A rou, RUS A ode',
    orders: 'EOR A hgr - rou, EOR A rou - ode, RUS A ode T',
  },
  X25: {
    fr: 'Mouvement circulaire',
    en: 'Circular movement',
    units: 'EOR A hgr, EOR A rou 3, EOR A you',
    orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr',
  },
  X26: {
    fr: 'Le cercle rompu',
    en: 'A broken circle',
    units: 'EOR A hgr, EOR A rou 3, EOR A you, EOC A aut',
    orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr, EOC A aut - hgr',
  },
  X27: {
    fr: 'Paradoxe de soutien mutuel',
    en: 'Mutual-support paradox',
    units: 'RUS A ode, RUS A kie 2, CHI A bul, EOR A rou 2, EOR A pol, EOR A tch',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, CHI A bul S ode - rou, EOR A rou S pol - kie, EOR A pol - kie, EOR A tch S pol - kie',
  },
  X28: {
    fr: 'Le soutien réduit suffit encore\u00a0: point de paradoxe',
    en: 'Reduced support still suffices: no paradox',
    units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg 2',
    orders: CONVOY_TO_ALGERIA,
  },
  X29: { fr: 'Paradoxe de convoi', en: 'Convoy paradox', units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg', orders: CONVOY_TO_ALGERIA },
  X30: {
    fr: 'Paradoxe de convoi entre unités renforcées',
    en: 'Convoy paradox among reinforced units',
    units: 'EOC F MOC, EOC A mar 2, AFN F ION, AFN F alg 2',
    orders: CONVOY_TO_ALGERIA,
  },
  X31: {
    fr: 'Nul n’entre dans une province touchée ce tour',
    en: 'A province hit this turn lets nobody in',
    units: 'RUS A kie, EOR A hgr, RUS A ode, EOR A tch, EOR A pol',
    orders: 'RUS A kie - rou, EOR A hgr - rou, RUS A ode S kie, EOR A tch - kie, EOR A pol S tch - kie',
    struck: 'rou',
  },
  X32: {
    fr: 'Une flotte prise par les glaces est bloquée, et à l’abri',
    en: 'A frozen fleet is blocked, and safe',
    units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN',
    orders: 'RUS F MNO S A len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO',
    season: 'autumn',
  },
  X33: {
    fr: 'La même au printemps',
    en: 'The same in spring',
    units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN, EOC F ATN',
    orders: 'RUS F MNO S len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO, EOC F ATN S MDN - MNO',
  },
  X34: {
    fr: 'Face à face malgré les côtes',
    en: 'Head-to-head in spite of the coasts',
    units: 'EOC F esp/ce, AFN F por',
    orders: 'EOC F esp ce - por, AFN F por - esp co',
  },
  X35: {
    fr: 'Le canal\u00a0: on entre d’un côté, on sort de l’autre',
    en: 'The canal: in one side and out the other',
    units: 'USA F pan, AMS F CAR',
    orders: 'USA F pan - PMX, AMS F CAR - pan',
  },
  X36: { fr: 'Le canal de Suez', en: 'The canal of Suez', units: 'IND F MRG, EOC F suz', orders: 'IND F MRG - suz, EOC F suz - MOR' },
  X37: {
    fr: 'Deux armées changent de place',
    en: 'Two armies change places',
    units: 'JAP A osa, JAP F MPH, CHI A hir',
    orders: 'JAP A osa - hir VIA CONVOI, JAP F MPH C osa - hir, CHI A hir - osa',
  },
  X38: {
    fr: 'Le soutien défensif réduit',
    en: 'Defensive support reduced',
    units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2, CHI A you',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou, CHI A you - hgr',
  },
  X39: {
    fr: 'Les mers qui gèlent sont toutes voisines',
    en: 'The freezing seas are mutually adjacent',
    units: 'USA F VVV, RUS F MNO',
    orders: 'USA F VVV - MNO, RUS F MNO - MSI',
  },
  X40: {
    fr: 'La flotte qui convoie est annihilée',
    en: 'The convoying fleet is annihilated',
    units: 'JAP F MJP, JAP A hir, JAP A osa, CHI F MCO, CHI F MPH',
    orders: 'JAP F MJP C hir - cre, JAP A hir - cre, JAP A osa S hir, CHI F MCO - hir, CHI F MPH S MCO - hir',
    struck: 'MJP',
  },
};

export const MOVEMENT: readonly Example[] = Object.entries(CASES).map(([id, told]) => exampleOf(id, told));
