import { isTag } from '../../rules/facts.ts';
import type { Each } from '../../rules/by-power.ts';
import type { Options } from '../../types.ts';
import { type Example, example } from './example.ts';

/* Section 8.2: reinforced units. */

interface Case {
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

const exampleOf = (id: string, fr: string, en: string, { units, orders, struck, season, options }: Case): Example =>
  example(id, fr, en, {
    facts: {
      units: units.split(', '),
      ...(options === undefined ? {} : { options }),
      ...(season === 'autumn' ? { turn: 1, phase: 'AUTUMN_ORDERS' } : {}),
      // Whoever fires does not matter: the United States, from afar.
      ...(struck === undefined ? {} : { sites: { USA: { wyo: { ICBM: 1 } } } }),
    },
    sheets: { ...sheetsOf(orders), ...(struck === undefined ? {} : { USA: `TIR wyo - ${struck}` }) },
  });

const TWO_ATTACKERS = {
  units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A tch',
  orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
};
const CONVOY_TO_KOREA = 'JAP F MJP C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla - MJP';
const BESIEGED = 'RUS A kie - rou, AFN A bul - rou, EOR A rou T';
const CONVOY_TO_ALGERIA = 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC';

export const MOVEMENT: readonly Example[] = [
  exampleOf('X1', 'La force 2 déloge la force 1', 'Force 2 dislodges force 1', {
    units: 'RUS A kie 2, EOR A rou',
    orders: 'RUS A kie - rou, EOR A rou T',
  }),
  exampleOf('X2', 'Force 2 contre une force 1 soutenue', 'Force 2 against a supported force 1', {
    units: 'RUS A kie 2, EOR A rou, EOR A bul',
    orders: 'RUS A kie - rou, EOR A rou T, EOR A bul S rou',
  }),
  exampleOf('X3', 'Une unité renforcée soutient double', 'A reinforced unit gives double support', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A bul',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A bul S rou',
  }),
  exampleOf('X4', 'Double soutien en défense', 'Double support in defence', {
    units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou',
  }),
  exampleOf('X5', 'Le soutien d’une unité renforcée attaquée n’est que réduit', 'An attacked reinforced supporter is only reduced', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
  }),
  exampleOf('X6', 'Le soutien réduit ne suffit plus', 'The reduced support no longer suffices', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol, EOR A bul',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A bul S rou',
  }),
  exampleOf('X7', 'Un attaquant de même force coupe net', 'An attacker of equal force cuts outright', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie',
  }),
  exampleOf('X8', 'Deux attaquants simples s’additionnent', 'Two simple attackers add up', {
    ...TWO_ATTACKERS,
  }),
  exampleOf('X8b', 'Deux attaquants simples, soutien diminué de la plus grande force', 'Two simple attackers, support reduced by the greatest force', {
    ...TWO_ATTACKERS,
    options: { supportReduction: 'max' },
  }),
  exampleOf('X9', 'Seule la force propre de l’attaquant réduit', 'Only the attacker’s own force reduces', {
    units: 'RUS A ode, RUS A kie 3, EOR A rou, EOR A pol, EOR A tch',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch S pol - kie',
  }),
  exampleOf('X10', 'L’attaque venue de la province visée ne réduit pas', 'The attack from the target province does not reduce', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou - kie',
  }),
  exampleOf('X11', 'Ses propres unités ne réduisent jamais', 'Own units never reduce', {
    units: 'RUS A ode, RUS A kie 2, RUS A ukr, EOR A rou 2',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, RUS A ukr - kie, EOR A rou T',
  }),
  exampleOf('X12', 'Une unité délogée ne soutient plus', 'A dislodged supporter delivers nothing', {
    units: 'RUS A ode, RUS A kie 2, EOR A rou, EOR A pol 2, EOR A hgr',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A pol - kie, EOR A hgr S pol - kie',
  }),
  exampleOf('X13', 'Face à face, force 2 contre 1', 'Head-to-head, force 2 against 1', {
    units: 'EOC A ruh 2, EOR A ber',
    orders: 'EOC A ruh - ber, EOR A ber - ruh',
  }),
  exampleOf('X14', 'Face à face, forces égales', 'Head-to-head, equal forces', {
    units: 'EOC A ruh 2, EOR A ber 2',
    orders: 'EOC A ruh - ber, EOR A ber - ruh',
  }),
  exampleOf('X15', 'À forces égales, tous deux rebondissent', 'Equal forces bounce', {
    units: 'EOC A par 2, EOR A aut 2',
    orders: 'EOC A par - sui, EOR A aut - sui',
  }),
  exampleOf('X15b', 'À forces inégales, le plus fort passe', 'Unequal forces do not bounce', {
    units: 'EOC A par 2, EOR A aut',
    orders: 'EOC A par - sui, EOR A aut - sui',
  }),
  exampleOf('X16', 'Une unité renforcée qui rebondit se défend de toute sa force', 'A reinforced unit that bounces defends with its full force', {
    units: 'EOR A ber 2, EOC A ham, EOC A ruh, RUS F MBA, RUS A pol',
    orders: 'EOR A ber - ham, EOC A ham T, EOC A ruh S ham, RUS F MBA - ber, RUS A pol S MBA - ber',
  }),
  exampleOf('X17', 'Une unité simple qui rebondit est délogée', 'A simple unit that bounces is dislodged', {
    units: 'EOR A ber, EOC A ham, RUS F MBA, RUS A pol',
    orders: 'EOR A ber - ham, EOC A ham T, RUS F MBA - ber, RUS A pol S MBA - ber',
  }),
  exampleOf('X18', 'Une flotte simple convoie une armée de force 3', 'A simple fleet convoys a force 3 army', {
    units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla',
    orders: CONVOY_TO_KOREA,
  }),
  exampleOf('X19', 'La flotte est délogée par une force 2', 'The fleet is dislodged by force 2', {
    units: 'JAP F MJP, JAP A hir 3, CHI A cre 2, RUS F vla 2',
    orders: CONVOY_TO_KOREA,
  }),
  exampleOf('X20', 'Une flotte renforcée tient son convoi', 'A reinforced fleet keeps its convoy', {
    units: 'JAP F MJP 2, JAP A hir, CHI A cre, RUS F vla 2',
    orders: CONVOY_TO_KOREA,
  }),
  exampleOf('X21', 'La garnison assiégée', 'The besieged garrison', {
    units: 'RUS A kie 2, AFN A bul 2, EOR A rou',
    orders: BESIEGED,
  }),
  exampleOf('X22', 'Le plus fort des assiégeants l’emporte', 'The stronger besieger wins', {
    units: 'RUS A kie 3, AFN A bul 2, EOR A rou',
    orders: BESIEGED,
  }),
  exampleOf('X23', 'Le soutien de la puissance attaquée ne compte pas', 'Support of the victim’s own power does not count', {
    units: 'RUS A kie, EOR A bul 3, EOR A rou',
    orders: 'RUS A kie - rou, EOR A bul S kie - rou, EOR A rou T',
  }),
  exampleOf('X24', 'Nul ne déloge les siens', 'Nobody dislodges his own', {
    units: 'EOR A hgr 3, EOR A rou, RUS A ode',
    orders: 'EOR A hgr - rou, EOR A rou - ode, RUS A ode T',
  }),
  exampleOf('X25', 'Mouvement circulaire', 'Circular movement', {
    units: 'EOR A hgr, EOR A rou 3, EOR A you',
    orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr',
  }),
  exampleOf('X26', 'Le cercle rompu', 'A broken circle', {
    units: 'EOR A hgr, EOR A rou 3, EOR A you, EOC A aut',
    orders: 'EOR A hgr - rou, EOR A rou - you, EOR A you - hgr, EOC A aut - hgr',
  }),
  exampleOf('X27', 'Paradoxe de soutien mutuel', 'Mutual-support paradox', {
    units: 'RUS A ode, RUS A kie 2, CHI A bul, EOR A rou 2, EOR A pol, EOR A tch',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, CHI A bul S ode - rou, EOR A rou S pol - kie, EOR A pol - kie, EOR A tch S pol - kie',
  }),
  exampleOf('X28', 'Le soutien réduit suffit encore\u00a0: point de paradoxe', 'Reduced support still suffices: no paradox', {
    units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg 2',
    orders: CONVOY_TO_ALGERIA,
  }),
  exampleOf('X29', 'Paradoxe de convoi', 'Convoy paradox', {
    units: 'EOC F MOC, EOC A mar, AFN F ION, AFN F alg',
    orders: CONVOY_TO_ALGERIA,
  }),
  exampleOf('X30', 'Paradoxe de convoi entre unités renforcées', 'Convoy paradox among reinforced units', {
    units: 'EOC F MOC, EOC A mar 2, AFN F ION, AFN F alg 2',
    orders: CONVOY_TO_ALGERIA,
  }),
  exampleOf('X31', 'Nul n’entre dans une province touchée ce tour', 'A province hit this turn lets nobody in', {
    units: 'RUS A kie, EOR A hgr, RUS A ode, EOR A tch, EOR A pol',
    orders: 'RUS A kie - rou, EOR A hgr - rou, RUS A ode S kie, EOR A tch - kie, EOR A pol S tch - kie',
    struck: 'rou',
  }),
  exampleOf('X32', 'Une flotte prise par les glaces est bloquée, et à l’abri', 'A frozen fleet is blocked, and safe', {
    units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN',
    orders: 'RUS F MNO S A len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO',
    season: 'autumn',
  }),
  exampleOf('X33', 'La même au printemps', 'The same in spring', {
    units: 'RUS F MNO, RUS A len, EOC F nor, EOC F MDN, EOC F ATN',
    orders: 'RUS F MNO S len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO, EOC F ATN S MDN - MNO',
  }),
  exampleOf('X34', 'Face à face malgré les côtes', 'Head-to-head in spite of the coasts', {
    units: 'EOC F esp/ce, AFN F por',
    orders: 'EOC F esp ce - por, AFN F por - esp co',
  }),
  exampleOf('X35', 'Le canal\u00a0: on entre d’un côté, on sort de l’autre', 'The canal: in one side and out the other', {
    units: 'USA F pan, AMS F CAR',
    orders: 'USA F pan - PMX, AMS F CAR - pan',
  }),
  exampleOf('X36', 'Le canal de Suez', 'The canal of Suez', {
    units: 'IND F MRG, EOC F suz',
    orders: 'IND F MRG - suz, EOC F suz - MOR',
  }),
  exampleOf('X37', 'Deux armées changent de place', 'Two armies change places', {
    units: 'JAP A osa, JAP F MPH, CHI A hir',
    orders: 'JAP A osa - hir VIA CONVOI, JAP F MPH C osa - hir, CHI A hir - osa',
  }),
  exampleOf('X38', 'Le soutien défensif réduit', 'Defensive support reduced', {
    units: 'RUS A ode, RUS A kie, EOR A rou, EOR A hgr 2, CHI A you',
    orders: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr S rou, CHI A you - hgr',
  }),
  exampleOf('X39', 'Les mers qui gèlent sont toutes voisines', 'The freezing seas are mutually adjacent', {
    units: 'USA F VVV, RUS F MNO',
    orders: 'USA F VVV - MNO, RUS F MNO - MSI',
  }),
  exampleOf('X40', 'La flotte qui convoie est annihilée', 'The convoying fleet is annihilated', {
    units: 'JAP F MJP, JAP A hir, JAP A osa, CHI F MCO, CHI F MPH',
    orders: 'JAP F MJP C hir - cre, JAP A hir - cre, JAP A osa S hir, CHI F MCO - hir, CHI F MPH S MCO - hir',
    struck: 'MJP',
  }),
];
