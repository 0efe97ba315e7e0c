/* The page of figures in French: the same figures under names made of the same pieces. Numbers stand as # here, in the order of both languages. */

/** Whose figure it is: what stands before the colon, piece by piece. */
const WHO: Readonly<Record<string, string>> = {
  '# players': '# joueurs',
  dette: 'dette',
  libre: 'libre',
  'ties cancel': 'les ex æquo s’annulent',
  'ties share': 'les ex æquo partagent',
  cancel: 'ils s’annulent',
  share: 'ils partagent',
  decent: 'moyens',
  mixed: 'mêlée',
  bold: 'audacieux',
  hasty: 'pressés',
  weak: 'faibles',
  idle: 'oisifs',
  spendthrifts: 'dépensiers',
  'random play': 'au hasard',
  'decent table': 'table de moyens',
  'mixed table': 'table mêlée',
  'bold table': 'table d’audacieux',
  'bold in debt money': 'audacieux en monnaie-dette',
  'random play in debt money': 'au hasard en monnaie-dette',
  'spendthrifts in debt money': 'dépensiers en monnaie-dette',
  'event cards': 'cartes événements',
  'r = #': 'r = #',
  '# % reinvested': '# % réinvestis',
  'battle #': 'bataille #',
  'players’ credits only': 'crédits des joueurs seulement',
  'property bought locally': 'immobilier acheté sur place',
  sinceDevaluation: 'sinceDevaluation',
  'idle from battle #': 'oisifs dès la bataille #',
  '#♠ for everybody in battle #': '#♠ pour tous à la bataille #',
  'credit goes on': 'le crédit continue',
  'nobody borrows from battle #': 'nul n’emprunte dès la bataille #',
  'u = # from battle #': 'u = # dès la bataille #',
  'MARKET in turn': 'MARCHÉ à tour de rôle',
  'PLAN in turn': 'PLAN à tour de rôle',
  'STAKE in turn': 'MISE à tour de rôle',
  'drawn who answers': 'au sort qui répond',
  'eight micro-enterprises': 'huit micro-entreprises',
  'everybody hasty': 'tous pressés',
  'everybody never borrows': 'nul n’emprunte jamais',
  'one credit each and no other': 'un crédit chacun, et pas d’autre',
  'owners with gifts': 'propriétaires avec dons',
  'tenants with gifts': 'locataires avec dons',
  'the same': 'les mêmes',
  'two attentive entrepreneurs': 'deux entrepreneurs attentifs',
  'two hasty entrepreneurs': 'deux entrepreneurs pressés',
};

/** What is counted. */
const WHAT: Readonly<Record<string, string>> = {
  'Gini of cash': 'Gini de la monnaie',
  'Gini of wealth': 'Gini de la richesse',
  'Gini, property at its price': 'Gini, biens à leur prix',
  'Gini, property in use': 'Gini, biens en usage',
  'after the last up to battle #': 'après la dernière jusqu’à la bataille #',
  'after the second': 'après la deuxième',
  'all debts per player, bundles': 'toutes les dettes par joueur, liasses',
  'bankruptcies and destitutions in a game': 'faillites et dénuements par partie',
  'bank’s share of all wealth': 'part de la banque dans toute la richesse',
  'bank’s wealth after battle #, bundles': 'richesse de la banque après la bataille #, liasses',
  'bank’s wealth ÷ sum of the players’': 'richesse de la banque ÷ somme de celle des joueurs',
  'bank’s wealth, bundles': 'richesse de la banque, liasses',
  'battle in which prices first double': 'bataille où les prix doublent d’abord',
  'battle of the first devaluation': 'bataille de la première dévaluation',
  'battles per change of value after it': 'batailles par changement de valeur ensuite',
  'borrowed per player and battle, players and state, bundles': 'emprunts par joueur et bataille, joueurs et État, liasses',
  'borrowed per player, bundles': 'emprunts par joueur, liasses',
  'bundles created per player and battle': 'liasses créées par joueur et bataille',
  'bundles staked per player and battle': 'liasses misées par joueur et bataille',
  'cards created per player and battle, of the day': 'cartes créées par joueur et bataille, du jour',
  'cards created per player in battles #–#': 'cartes créées par joueur, batailles # à #',
  'cards per player': 'cartes par joueur',
  'circulating bundles per player': 'liasses en circulation par joueur',
  'circulating bundles per player after battle #': 'liasses en circulation par joueur après la bataille #',
  'credits of players and state per player': 'crédits des joueurs et de l’État par joueur',
  'credits of players, any battle': 'crédits des joueurs, toutes batailles',
  'entries fully served': 'mises servies en entier',
  'entries fully served, battles #–#': 'mises servies en entier, batailles # à #',
  'first battle in which the state borrows': 'première bataille où l’État emprunte',
  'founders’ wealth after battle #, bundles': 'richesse des fondateurs après la bataille #, liasses',
  'games in which the bank ends richer than every player': 'parties où la banque finit plus riche que chaque joueur',
  'games in which the bank is richer than every player': 'parties où la banque est plus riche que chaque joueur',
  'games with at least one': 'parties où il y en a au moins un',
  'greatest wealth, bundles': 'plus grande richesse, liasses',
  'greatest wealth, property in use, bundles': 'plus grande richesse, biens en usage, liasses',
  'higher card placed first, unequal pairs': 'la plus haute carte placée devant, paires inégales',
  'houses that seat # lets after battle #': 'maisons que loue le siège # après la bataille #',
  'income less spending of the state in battle #': 'recettes moins dépenses de l’État à la bataille #',
  'interest of a battle as a share of the money that circulates after it, battles #–#':
    'intérêts d’une bataille, en part de la monnaie qui circule ensuite, batailles # à #',
  'interest paid on one credit in three battles, cards': 'intérêts d’un crédit en trois batailles, cartes',
  'lead of those who never borrow over the decent': 'avance de ceux qui n’empruntent jamais sur les moyens',
  'mean gain per bundle staked, battles #–#': 'gain moyen par liasse misée, batailles # à #',
  'mean wealth': 'richesse moyenne',
  'mean wealth of the poorest fifth, bundles': 'richesse moyenne du cinquième le plus pauvre, liasses',
  'mean wealth, property at its price, bundles': 'richesse moyenne, biens à leur prix, liasses',
  'mean wealth, property in use, bundles': 'richesse moyenne, biens en usage, liasses',
  'median wealth after battle #, bundles': 'richesse médiane après la bataille #, liasses',
  'median wealth, in dividends': 'richesse médiane, en dividendes',
  'money borrowed ÷ interest paid, # battles': 'monnaie empruntée ÷ intérêts payés, # batailles',
  'money per human in DU after the halving': 'monnaie par personne en DU après la division',
  'money per person, in dividends': 'monnaie par personne, en dividendes',
  'money right after the first devaluation ÷ money at the start': 'monnaie juste après la première dévaluation ÷ monnaie du début',
  'newcomers’': 'celle des nouveaux venus',
  'newcomers’ ÷ founders’': 'nouveaux venus ÷ fondateurs',
  'of the decent': 'celle des moyens',
  'of those who never borrow': 'celle de ceux qui n’empruntent jamais',
  'part of that wealth that the houses saved': 'part de cette richesse que les maisons ont sauvée',
  'players borrow, bundles per player and battle, battles #–#': 'les joueurs empruntent, liasses par joueur et bataille, batailles # à #',
  'players’ mean wealth, bundles': 'richesse moyenne des joueurs, liasses',
  'poorer than both who never borrow is at least one': 'plus pauvre que les deux qui n’empruntent jamais\u00a0: l’un au moins',
  'pot per player, bundles, battles #–#': 'pot par joueur, liasses, batailles # à #',
  'price of a bundle in first cards': 'prix d’une liasse en cartes du début',
  'richer than both who never borrow is at least one': 'plus riche que les deux qui n’empruntent jamais\u00a0: l’un au moins',
  'seat # is the richest': 'le siège # est le plus riche',
  'seizures, bankruptcies and destitutions': 'saisies, faillites et dénuements',
  'seizures, bankruptcies and destitutions in a game': 'saisies, faillites et dénuements par partie',
  'share at water level (−# to # bundles), mean of battles #–#': 'part à fleur d’eau (−# à # liasses), moyenne des batailles # à #',
  'share at water level or below': 'part à fleur d’eau ou dessous',
  'share at water level or below after battle #': 'part à fleur d’eau ou dessous après la bataille #',
  'share of the richest': 'part du plus riche',
  'share with debts after battle #': 'part endettée après la bataille #',
  'share with negative wealth after battle #': 'part de richesse négative après la bataille #',
  'state debt per player after battle #, bundles': 'dette de l’État par joueur après la bataille #, liasses',
  'state debt per player, bundles': 'dette de l’État par joueur, liasses',
  'the bank’s houses, bundles': 'les maisons de la banque, liasses',
  'the poorest fifth ÷ the mean': 'le cinquième le plus pauvre ÷ la moyenne',
  'the poorest fifth, property in use, bundles': 'le cinquième le plus pauvre, biens en usage, liasses',
  'the poorest, in dividends': 'le plus pauvre, en dividendes',
  'the richest, in dividends': 'le plus riche, en dividendes',
  'the same': 'de même',
  'the same money kept as cash, bundles': 'le même argent gardé en monnaie, liasses',
  'the same one battle earlier': 'de même une bataille plus tôt',
  'the state borrows, bundles per player and battle, battles #–#': 'l’État emprunte, liasses par joueur et bataille, batailles # à #',
  'the whole field is one tied group': 'toute la table est un seul groupe d’ex æquo',
  'their lead over those who never borrow': 'leur avance sur ceux qui n’empruntent jamais',
  'their wealth after battle #, bundles': 'leur richesse après la bataille #, liasses',
  'wealth of the poorest, bundles': 'richesse du plus pauvre, liasses',
  'workshops per player': 'ateliers par joueur',
};

const NUMBER = /\d+(?:\.\d+)?/g;
const BATTLE = ', battle #';

/** The name of a figure in French; null: a piece of it has none. */
export const figureInFrench = (name: string): string | null => {
  const [what = '', who = ''] = name.replaceAll(NUMBER, '#').split(': ').toReversed();
  const ends = what.endsWith(BATTLE);
  const owners = who === '' ? [] : who.split(', ').map((piece) => WHO[piece]);
  const counted = WHAT[ends ? what.slice(0, -BATTLE.length) : what];
  if (counted === undefined || owners.includes(undefined)) return null;
  const pieces = `${owners.length === 0 ? '' : `${owners.join(', ')}\u00a0: `}${counted}${ends ? ', bataille #' : ''}`;
  const numbers = name.match(NUMBER) ?? [];
  let next = 0;
  return pieces.replaceAll('#', () => numbers[next++] ?? '');
};

const HEAD = `# Triple Bataille\u00a0: les chiffres derrière les affirmations

Fait par \`npm run claims -- triple-bataille\`\u00a0; [la page des affirmations](claims.fr.md) dit ce que vaut chaque numéro. H1 à H19 sont les affirmations de TB-14.2. T0\u00a0: quand les valeurs changent. S0\u00a0: le siège compte-t-il\u00a0? S1\u00a0: cartes égales. U0\u00a0: biens comptés en usage. N0\u00a0: huit joueurs et trente, les deux lectures des ex æquo. W0\u00a0: nouveaux venus de la bataille 5 contre fondateurs. D0\u00a0: richesse en dividendes.`;

const ROW = /^\| (?!\|)(.+?) \| (.+?) \| (\d+) \|$/;

const lineInFrench = (line: string): string => {
  const [, name, figure, count] = ROW.exec(line) ?? [];
  if (name === undefined || figure === undefined) return line.replace('95% interval in brackets', 'intervalle à 95\u00a0% entre parenthèses');
  const told = figureInFrench(name);
  if (told === null) throw new Error(`no French for the figure “${name}”`);
  return `| ${told} | ${figure.replaceAll('.', ',')} | ${count} |`;
};

/** The page in French, made from the English one: the same figures, whoever played them. */
export const figuresInFrench = (page: string): string => `${HEAD}\n\n${page.slice(page.indexOf('## ')).split('\n').map(lineInFrench).join('\n')}`;
