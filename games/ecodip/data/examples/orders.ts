import type { Clause } from '#kernel/messages.ts';
import type { Localized } from '#kernel/words.ts';
import type { Each } from '../../rules/position.ts';
import { type Facts, motion } from '../../rules/staging.ts';
import { type Options, type Tag, TAGS } from '../../types.ts';
import { keysOf } from '#kernel/collections.ts';
import { isTag } from '../../rules/facts.ts';

/** A worked example: a position, what everybody writes, and the sheets of the phases after it where it goes on. */
export interface Example {
  /** The number of its clause, with a letter where the clause tells several cases: `X8`, `X8b`. */
  readonly id: string;
  readonly clause: Clause;
  readonly title: Localized;
  readonly facts: Facts;
  readonly sheets: Each<string>;
  readonly later?: readonly Each<string>[];
}

/** `X8b` is a case of clause EC-8.X8. */
const clauseOf = (id: string): Clause => `EC-8.${id.replace(/[a-z]$/, '')}`;

/** An example of chapter 8. */
export const example = (id: string, fr: string, en: string, told: Omit<Example, 'id' | 'clause' | 'title'>): Example => ({
  id,
  clause: clauseOf(id),
  title: { fr, en },
  ...told,
});

/** EC-4.18.3: an order in both languages, by a power that may write it in the positions below. */
interface OrderExample {
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

/* Section 8.2: reinforced units. */

interface Case {
  /** Hit by a missile this turn. */
  readonly struck?: string;
  readonly season?: 'autumn';
  readonly options?: Partial<Options>;
}

/** `RUS A kie 2 - rou, EOR A rou T`: each unit with its power, its force where it is not 1, and its order. */
const readUnits = (text: string): { readonly units: readonly string[]; readonly sheets: Each<string> } => {
  const units: string[] = [];
  const sheets: Each<string> = {};
  for (const line of text.split(', ')) {
    const [, tag = '', kind = '', place = '', force = '', order = ''] = /^(\w+) (\w) (\S+)( \d)? (.+)$/.exec(line) ?? [];
    if (!isTag(tag)) throw new Error(line);
    units.push(`${tag} ${kind} ${place}${force}`);
    const written = `${kind} ${place.replace('/', ' ')} ${order}`;
    sheets[tag] = sheets[tag] === undefined ? written : `${sheets[tag]}\n${written}`;
  }
  return { units, sheets };
};

const exampleOf = (id: string, { fr, en }: Localized, text: string, { struck, season, options }: Case = {}): Example => {
  const { units, sheets } = readUnits(text);
  return example(id, fr, en, {
    facts: {
      units,
      ...(options === undefined ? {} : { options }),
      ...(season === 'autumn' ? { turn: 1, phase: 'AUTUMN_ORDERS' } : {}),
      // Whoever fires does not matter: the United States, from afar.
      ...(struck === undefined ? {} : { sites: { USA: { wyo: { ICBM: 1 } } } }),
    },
    sheets: { ...sheets, ...(struck === undefined ? {} : { USA: `TIR wyo - ${struck}` }) },
  });
};

/** By the number of the example. */
const TITLES = {
  X1: { fr: 'La force 2 déloge la force 1', en: 'Force 2 dislodges force 1' },
  X2: { fr: 'Force 2 contre une force 1 soutenue', en: 'Force 2 against a supported force 1' },
  X3: { fr: 'Une unité renforcée soutient double', en: 'A reinforced unit gives double support' },
  X4: { fr: 'Double soutien en défense', en: 'Double support in defence' },
  X5: { fr: 'Le soutien d’une unité renforcée attaquée n’est que réduit', en: 'An attacked reinforced supporter is only reduced' },
  X6: { fr: 'Le soutien réduit ne suffit plus', en: 'The reduced support no longer suffices' },
  X7: { fr: 'Un attaquant de même force coupe net', en: 'An attacker of equal force cuts outright' },
  X8: { fr: 'Deux attaquants simples s’additionnent', en: 'Two simple attackers add up' },
  X8b: { fr: 'Deux attaquants simples, soutien diminué de la plus grande force', en: 'Two simple attackers, support reduced by the greatest force' },
  X9: { fr: 'Seule la force propre de l’attaquant réduit', en: 'Only the attacker’s own force reduces' },
  X10: { fr: 'L’attaque venue de la province visée ne réduit pas', en: 'The attack from the target province does not reduce' },
  X11: { fr: 'Ses propres unités ne réduisent jamais', en: 'Own units never reduce' },
  X12: { fr: 'Une unité délogée ne soutient plus', en: 'A dislodged supporter delivers nothing' },
  X13: { fr: 'Face à face, force 2 contre 1', en: 'Head-to-head, force 2 against 1' },
  X14: { fr: 'Face à face, forces égales', en: 'Head-to-head, equal forces' },
  X15: { fr: 'À forces égales, tous deux rebondissent', en: 'Equal forces bounce' },
  X15b: { fr: 'À forces inégales, le plus fort passe', en: 'Unequal forces do not bounce' },
  X16: { fr: 'Une unité renforcée qui rebondit se défend de toute sa force', en: 'A reinforced unit that bounces defends with its full force' },
  X17: { fr: 'Une unité simple qui rebondit est délogée', en: 'A simple unit that bounces is dislodged' },
  X18: { fr: 'Une flotte simple convoie une armée de force 3', en: 'A simple fleet convoys a force 3 army' },
  X19: { fr: 'La flotte est délogée par une force 2', en: 'The fleet is dislodged by force 2' },
  X20: { fr: 'Une flotte renforcée tient son convoi', en: 'A reinforced fleet keeps its convoy' },
  X21: { fr: 'La garnison assiégée', en: 'The besieged garrison' },
  X22: { fr: 'Le plus fort des assiégeants l’emporte', en: 'The stronger besieger wins' },
  X23: { fr: 'Le soutien de la puissance attaquée ne compte pas', en: 'Support of the victim’s own power does not count' },
  X24: { fr: 'Nul ne déloge les siens', en: 'Nobody dislodges their own' },
  X25: { fr: 'Mouvement circulaire', en: 'Circular movement' },
  X26: { fr: 'Le cercle rompu', en: 'A broken circle' },
  X27: { fr: 'Paradoxe de soutien mutuel', en: 'Mutual-support paradox' },
  X28: { fr: 'Le soutien réduit suffit encore\u00a0: point de paradoxe', en: 'Reduced support still suffices: no paradox' },
  X29: { fr: 'Paradoxe de convoi', en: 'Convoy paradox' },
  X30: { fr: 'Paradoxe de convoi entre unités renforcées', en: 'Convoy paradox among reinforced units' },
  X31: { fr: 'Nul n’entre dans une province touchée ce tour', en: 'A province hit this turn lets nobody in' },
  X32: { fr: 'Une flotte prise par les glaces est bloquée, et à l’abri', en: 'A frozen fleet is blocked, and safe' },
  X33: { fr: 'La même au printemps', en: 'The same in spring' },
  X34: { fr: 'Face à face malgré les côtes', en: 'Head-to-head in spite of the coasts' },
  X35: { fr: 'Le canal\u00a0: on entre d’un côté, on sort de l’autre', en: 'The canal: in one side and out the other' },
  X36: { fr: 'Le canal de Suez', en: 'The canal of Suez' },
  X37: { fr: 'Deux armées changent de place', en: 'Two armies change places' },
  X38: { fr: 'Le soutien défensif réduit', en: 'Defensive support reduced' },
  X39: { fr: 'Les mers qui gèlent sont toutes voisines', en: 'The freezing seas are mutually adjacent' },
  X40: { fr: 'La flotte qui convoie est annihilée', en: 'The convoying fleet is annihilated' },
} as const satisfies Readonly<Record<string, Localized>>;

const UNITS: Readonly<Record<keyof typeof TITLES, string>> = {
  X1: 'RUS A kie 2 - rou, EOR A rou T',
  X2: 'RUS A kie 2 - rou, EOR A rou T, EOR A bul S rou',
  X3: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A bul S rou',
  X4: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr 2 S rou',
  X5: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol - kie',
  X6: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol - kie, EOR A bul S rou',
  X7: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol 2 - kie',
  X8: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
  X8b: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch - kie',
  X9: 'RUS A ode - rou, RUS A kie 3 S ode - rou, EOR A rou T, EOR A pol - kie, EOR A tch S pol - kie',
  X10: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou - kie',
  X11: 'RUS A ode - rou, RUS A kie 2 S ode - rou, RUS A ukr - kie, EOR A rou 2 T',
  X12: 'RUS A ode - rou, RUS A kie 2 S ode - rou, EOR A rou T, EOR A pol 2 - kie, EOR A hgr S pol - kie',
  X13: 'EOC A ruh 2 - ber, EOR A ber - ruh',
  X14: 'EOC A ruh 2 - ber, EOR A ber 2 - ruh',
  X15: 'EOC A par 2 - sui, EOR A aut 2 - sui',
  X15b: 'EOC A par 2 - sui, EOR A aut - sui',
  X16: 'EOR A ber 2 - ham, EOC A ham T, EOC A ruh S ham, RUS F MBA - ber, RUS A pol S MBA - ber',
  X17: 'EOR A ber - ham, EOC A ham T, RUS F MBA - ber, RUS A pol S MBA - ber',
  X18: 'JAP F MJP C hir - cre, JAP A hir 3 - cre, CHI A cre 2 T, RUS F vla - MJP',
  X19: 'JAP F MJP C hir - cre, JAP A hir 3 - cre, CHI A cre 2 T, RUS F vla 2 - MJP',
  X20: 'JAP F MJP 2 C hir - cre, JAP A hir - cre, CHI A cre T, RUS F vla 2 - MJP',
  X21: 'RUS A kie 2 - rou, AFN A bul 2 - rou, EOR A rou T',
  X22: 'RUS A kie 3 - rou, AFN A bul 2 - rou, EOR A rou T',
  X23: 'RUS A kie - rou, EOR A bul 3 S kie - rou, EOR A rou T',
  X24: 'EOR A hgr 3 - rou, EOR A rou - ode, RUS A ode T',
  X25: 'EOR A hgr - rou, EOR A rou 3 - you, EOR A you - hgr',
  X26: 'EOR A hgr - rou, EOR A rou 3 - you, EOR A you - hgr, EOC A aut - hgr',
  X27: 'RUS A ode - rou, RUS A kie 2 S ode - rou, CHI A bul S ode - rou, EOR A rou 2 S pol - kie, EOR A pol - kie, EOR A tch S pol - kie',
  X28: 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg 2 S ION - MOC',
  X29: 'EOC F MOC C mar - alg, EOC A mar - alg, AFN F ION - MOC, AFN F alg S ION - MOC',
  X30: 'EOC F MOC C mar - alg, EOC A mar 2 - alg, AFN F ION - MOC, AFN F alg 2 S ION - MOC',
  X31: 'RUS A kie - rou, EOR A hgr - rou, RUS A ode S kie, EOR A tch - kie, EOR A pol S tch - kie',
  X32: 'RUS F MNO S A len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO',
  X33: 'RUS F MNO S len - nor, RUS A len - nor, EOC F nor T, EOC F MDN - MNO, EOC F ATN S MDN - MNO',
  X34: 'EOC F esp/ce - por, AFN F por - esp co',
  X35: 'USA F pan - PMX, AMS F CAR - pan',
  X36: 'IND F MRG - suz, EOC F suz - MOR',
  X37: 'JAP A osa - hir VIA CONVOI, JAP F MPH C osa - hir, CHI A hir - osa',
  X38: 'RUS A ode - rou, RUS A kie S ode - rou, EOR A rou T, EOR A hgr 2 S rou, CHI A you - hgr',
  X39: 'USA F VVV - MNO, RUS F MNO - MSI',
  X40: 'JAP F MJP C hir - cre, JAP A hir - cre, JAP A osa S hir, CHI F MCO - hir, CHI F MPH S MCO - hir',
};

const CASES: Readonly<Partial<Record<keyof typeof TITLES, Case>>> = {
  X8b: { options: { supportReduction: 'max' } },
  X31: { struck: 'rou' },
  X32: { season: 'autumn' },
  X40: { struck: 'MJP' },
};

export const MOVEMENT: readonly Example[] = keysOf(TITLES).map((id) => exampleOf(id, TITLES[id], UNITS[id], CASES[id]));
