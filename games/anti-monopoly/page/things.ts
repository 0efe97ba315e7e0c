import {
  ENVIRONMENT_TAX,
  FOUNDATION_FEE_M,
  FOUNDATION_GAIN_C,
  RELEASE_FEE,
  START_BONUS,
  TAX_CASH_PCT,
  TAX_FLAT,
  TAX_TITLE_PCT,
} from '#games/anti-monopoly/data.ts';
import { checkBuild } from '#games/anti-monopoly/rules/buildings.ts';
import { TITLE_IDS, type TitleId, type View } from '#games/anti-monopoly/types.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { type Explain, explainer, type Thing, thingsOf, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import { askable, campOf, cashOf, holdingOf, incomeNow, liquidationOf, mortgageValue, priceOf, scoreNow, squareKind, stopCost, titlesOf } from './facts.ts';
import { titleNameOf } from './names.ts';
import { type Told, toldOf } from './scene.ts';

/* What stands on the board and in the accounts, in one sentence each (AM-13). Amounts carry no currency sign. */

interface Scene extends Told {
  readonly voice: Voice;
  readonly you: Seat | null;
}

const thing = thingsOf<Scene>();
const seatIn = (of: string): Seat => Number(of);

/** Of several things of a kind, the one that is asked about. */
const oneOf =
  (kinds: Readonly<Record<string, Thing<Scene>>>): Thing<Scene> =>
  (scene, of) =>
    kinds[of]?.(scene, of) ?? null;

/* ---------- titles ---------- */

const isTitle = (of: string): of is TitleId => TITLE_IDS.some((id) => id === of);

/** All that a sentence may tell of a title. */
const titleFigures = (scene: Scene, of: string) => {
  if (!isTitle(of)) return null;
  const { view, words, name } = scene;
  const { owner } = holdingOf(view, of);
  const camp = owner === null ? null : campOf(view, owner);
  const cost = stopCost(view, of);
  return {
    title: titleNameOf(scene, of),
    owner: owner === null ? '' : name(owner),
    camp: camp === null ? words('noCamp') : words(`camps.${camp}`),
    price: priceOf(of),
    reserve: mortgageValue(of),
    cost: cost.kind === 'sum' ? cost.sum : 0,
    factor: cost.kind === 'dice' ? cost.factor : 0,
  };
};

const TITLE = {
  unsold: thing(
    [
      '{title} est à la banque\u00a0: {price} pour l’acheter\u00a0; qui y renonce l’ouvre aux enchères à partir de {reserve}.',
      '{title} belongs to the bank: {price} to buy it; whoever declines opens an auction from {reserve} on.',
    ],
    ['AM-4.6.2', 'AM-4.8.1'],
    titleFigures,
  ),
  sum: thing(
    ['{title}, {owner:de}, {camp}\u00a0: s’y arrêter coûte {cost}.', '{title}, {owner}’s, {camp}: stopping there costs {cost}.'],
    ['AM-4.6.4', 'AM-2.4.1'],
    titleFigures,
  ),
  dice: thing(
    [
      '{title}, {owner:de}, {camp}\u00a0: s’y arrêter coûte {factor} fois les dés.',
      '{title}, {owner}’s, {camp}: stopping there costs {factor} times the dice.',
    ],
    ['AM-2.4.4'],
    titleFigures,
  ),
  none: thing(
    [
      '{title}, {owner:de}\u00a0: rien à payer, le titre est hypothéqué ou son propriétaire est en prison.',
      '{title}, {owner}’s: nothing to pay, the title is mortgaged or its owner is in prison.',
    ],
    ['AM-4.6.4', 'AM-4.7.4'],
    titleFigures,
  ),
} as const;

const title: Thing<Scene> = (scene, of) => {
  if (!isTitle(of)) return null;
  const { owner } = holdingOf(scene.view, of);
  return TITLE[owner === null ? 'unsold' : stopCost(scene.view, of).kind](scene, of);
};

/* ---------- squares ---------- */

const SQUARES = {
  start: thing(['Passer par le Départ, ou s’y arrêter, rapporte {bonus}.', 'Passing Start, or stopping there, brings {bonus}.'], ['AM-4.5.2'], () => ({
    bonus: START_BONUS,
  })),
  corner10: thing(
    [
      'On y passe en touriste, sans rien payer\u00a0; qui y est retenu en sort par un double, ou pour {fee}.',
      'One walks through as a tourist and pays nothing; whoever is held here leaves by a double, or for {fee}.',
    ],
    ['AM-4.6.1', 'AM-4.7.2'],
    () => ({ fee: RELEASE_FEE }),
  ),
  foundation: thing(
    [
      'Un monopoliste y paie {fee}\u00a0; un libre-concurrent lance un dé\u00a0: un 1 lui rapporte {one}, un 2 {two}.',
      'A monopolist pays {fee} here; a competitor throws a die: a 1 brings him {one}, a 2 {two}.',
    ],
    ['AM-4.6.8'],
    () => ({ fee: FOUNDATION_FEE_M, one: FOUNDATION_GAIN_C[0] ?? 0, two: FOUNDATION_GAIN_C[1] ?? 0 }),
  ),
  goDetention: thing(
    [
      'On est posé en case 10\u00a0: un monopoliste en prison, sans revenus\u00a0; un libre-concurrent à la guerre des prix, avec les siens.',
      'The pawn goes to square 10: a monopolist to prison, without income; a competitor to the price war, keeping his.',
    ],
    ['AM-4.7.1', 'AM-4.7.4'],
  ),
  card: thing(
    [
      'On tire la carte du dessus du paquet de son camp, et son effet s’accomplit aussitôt.',
      'The top card of one’s own camp’s deck is drawn, and its effect takes place at once.',
    ],
    ['AM-4.6.5'],
  ),
  incomeTax: thing(
    [
      'Au choix\u00a0: {flat}, ou {c}\u00a0% de ses espèces ({m}\u00a0% pour un monopoliste) et {titles}\u00a0% du prix de ses titres.',
      'Either {flat}, or {c}% of one’s cash ({m}% for a monopolist) and {titles}% of the price of one’s titles.',
    ],
    ['AM-4.6.6'],
    () => ({ flat: TAX_FLAT, c: TAX_CASH_PCT.C, m: TAX_CASH_PCT.M, titles: TAX_TITLE_PCT }),
  ),
  envTax: thing(['Qui s’y arrête paie {tax} à la banque.', 'Whoever stops here pays {tax} to the bank.'], ['AM-4.6.7'], () => ({ tax: ENVIRONMENT_TAX })),
} as const;

const square: Thing<Scene> = (scene, of) => {
  const kind = squareKind(Number(of));
  return kind.title === null ? SQUARES[kind.type](scene, of) : title(scene, kind.title);
};

/* ---------- the table of things ---------- */

const STOCK = {
  limited: thing(
    [
      'Ce qui n’est plus en stock ne se construit pas\u00a0: il reste {houses|# maison|# maisons} et {hotels|# hôtel|# hôtels}.',
      'What is out of stock cannot be built: {houses|# house|# houses} and {hotels|# hotel|# hotels} are left.',
    ],
    ['AM-4.12.1'],
    ({ view: { table } }) => ({ houses: table.houses, hotels: table.hotels }),
  ),
  unlimited: thing(['À cette table, maisons et hôtels ne manquent jamais.', 'At this table houses and hotels never run out.'], ['AM-4.12.3']),
} as const;

const ROUND = {
  limited: thing(
    [
      'Une manche, c’est un tour de chacun\u00a0; après la manche {limit}, on compte.',
      'A round is one turn of everybody; after round {limit} the count is made.',
    ],
    ['AM-5.2'],
    ({ view }) => ({ limit: view.options.roundLimit }),
  ),
  unlimited: thing(
    ['Une manche, c’est un tour de chacun\u00a0; seule la faillite finit la partie.', 'A round is one turn of everybody; only bankruptcy ends the game.'],
    ['AM-5.1'],
  ),
} as const;

export const things = {
  square,
  title,
  panel: oneOf({
    ceilings: thing(
      [
        'Chacun scelle le plus qu’il paierait\u00a0; le plus haut l’emporte, à 100 de plus que le deuxième. Passer est une réponse aussi.',
        'Everybody seals the most they would pay; the highest wins, at 100 more than the second. To pass is an answer, too.',
      ],
      ['AM-4.8.6', 'AM-4.8.7'],
    ),
    bidding: thing(
      [
        'À son tour on offre au moins 100 de plus, ou l’on passe pour de bon\u00a0; la meilleure offre prend le titre.',
        'In turn one offers at least 100 more, or passes for good; the best offer takes the title.',
      ],
      ['AM-4.8.2', 'AM-4.8.4'],
    ),
    prison: thing(
      [
        'En prison, un monopoliste n’encaisse rien. Il en sort par un double ou 500 avant de lancer\u00a0; au troisième tour il paie.',
        'In prison a monopolist collects nothing. A double or 500 before the throw gets one out; in the third turn one pays.',
      ],
      ['AM-4.7.2', 'AM-4.7.4'],
    ),
    war: thing(
      [
        'À la guerre des prix, un libre-concurrent encaisse toujours. Il en sort par un double ou 500 avant de lancer\u00a0; au troisième tour il paie.',
        'In a price war a competitor still collects. A double or 500 before the throw gets one out; in the third turn one pays.',
      ],
      ['AM-4.7.2', 'AM-4.7.3'],
    ),
    tax: thing(
      [
        'Le forfait, ou un pourcentage des espèces et du prix des titres\u00a0: au choix, calculés à l’arrivée.',
        'The flat sum, or a percentage of cash and of the price of titles: as one likes, reckoned on arrival.',
      ],
      ['AM-4.6.6'],
    ),
    raise: thing(
      [
        'Qui peut payer le doit\u00a0: on hypothèque ou l’on vend ce qu’on veut, et la dette se paie dès que les espèces suffisent.',
        'Whoever can pay must: mortgage or sell what you like; the debt is paid as soon as the cash suffices.',
      ],
      ['AM-4.9.3', 'AM-4.9.4'],
    ),
  }),
  camps: thing(
    [
      'La valeur de liquidation de chaque camp\u00a0: espèces, bâtiments et titres comme si l’on vendait tout.',
      'The liquidation value of each camp: cash, buildings and titles as if all were sold.',
    ],
    ['AM-4.9.2'],
  ),
  camp: oneOf({
    C: thing(
      [
        'Libre-concurrent\u00a0: il bâtit dès sa première rue, demande des loyers modestes et les reçoit toujours.',
        'Competitor: he builds from his first street on, asks modest rents and always receives them.',
      ],
      ['AM-4.3.4', 'AM-4.7.3'],
    ),
    M: thing(
      [
        'Monopoliste\u00a0: à deux rues d’une ville il double ses loyers et peut bâtir\u00a0; en prison il ne reçoit rien.',
        'Monopolist: with two streets of a city he doubles his rents and may build; in prison he receives nothing.',
      ],
      ['AM-2.2.17', 'AM-4.7.4'],
    ),
  }),
  dice: thing(
    ['On avance de la somme\u00a0; un double au premier lancer donne droit à un second.', 'One moves by the sum; a double at the first throw gives a second.'],
    ['AM-4.4.3', 'AM-4.2.5'],
  ),
  deck: thing(
    [
      '{camp}\u00a0: on ne tire que dans le paquet de son camp\u00a0; {count|# carte tirée|# cartes tirées} jusqu’ici.',
      '{camp}: one draws from the deck of one’s own camp only; {count|# card|# cards} drawn so far.',
    ],
    ['AM-4.6.5'],
    ({ view, words }, of) => {
      const camp = of === 'C' ? 'C' : 'M';
      return { camp: words(`deckOf.${camp}`), count: view.table.decks[camp].draws };
    },
  ),
  stock: (scene: Scene, of: string) => STOCK[scene.view.options.buildingSupply === 'unlimited' ? 'unlimited' : 'limited'](scene, of),
  round: (scene: Scene, of: string) => ROUND[scene.view.options.roundLimit === 0 ? 'unlimited' : 'limited'](scene, of),
  card: thing(['La dernière carte tirée\u00a0; elle est retournée sous son paquet.', 'The card drawn last; it has gone under its deck.'], ['AM-4.6.5']),
  cash: thing(
    [
      '{sum} en espèces, pour acheter, bâtir et payer\u00a0; sans elles, il faut hypothéquer ou vendre.',
      '{sum} in cash, to buy, build and pay with; without it, one must mortgage or sell.',
    ],
    ['AM-4.9.1', 'AM-4.9.3'],
    ({ view }, of) => ({ sum: cashOf(view, seatIn(of)) }),
  ),
  income: thing(
    [
      '{sum}\u00a0: tous ses loyers d’aujourd’hui ensemble, les services comptés à un lancer de 7.',
      '{sum}: all present rents together, utilities counted at a throw of 7.',
    ],
    ['AM-5.3'],
    ({ view }, of) => ({ sum: incomeNow(view, seatIn(of)) }),
  ),
  worth: thing(
    [
      '{sum}\u00a0: espèces, bâtiments à moitié prix et titres à leur valeur d’hypothèque. Au-dessous d’une dette, c’est la faillite.',
      '{sum}: cash, buildings at half price and titles at their mortgage value. Below a debt it means bankruptcy.',
    ],
    ['AM-4.9.2'],
    ({ view }, of) => ({ sum: liquidationOf(view, seatIn(of)) }),
  ),
  count: thing(
    ['{sum}\u00a0: ce que donnerait le décompte si la limite tombait maintenant.', '{sum}: what the count would be if the limit fell now.'],
    ['AM-5.7'],
    ({ view }, of) => ({ sum: scoreNow(view, seatIn(of)) }),
  ),
  titles: thing(
    [
      '{name} a {count|# titre|# titres}\u00a0; chacun rapporte quand un autre s’y arrête.',
      '{name} has {count|# title|# titles}; each earns when somebody else stops there.',
    ],
    ['AM-4.6.4'],
    ({ view, name }, of) => ({ name: name(seatIn(of)), count: titlesOf(view, seatIn(of)).length }),
  ),
  ahead: thing(['Une somme de {sum}, {ways} chances sur 36, mène ici.', 'A sum of {sum}, {ways} chances in 36, leads here.'], ['AM-4.4.3'], (_scene, of) => ({
    sum: Number(of),
    ways: 6 - Math.abs(Number(of) - 7),
  })),
} as const;

const sceneOf = ({ view, you, voice }: GameProps<View>): Scene => ({ ...toldOf(view, voice), voice, you: seatOf(you) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

const mayBuild = ({ view, you }: Scene): boolean => you !== null && titlesOf(view, you).some((id) => checkBuild(askable(view), you, id) === null);

/** When each tip matters, the rarer ones first; once each, in the first games against bots. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  {
    id: 'raise',
    when: ({ view }) => view.table.point.kind === 'raiseCash',
    told: thing(
      [
        'Hypothéquer une rue isolée coûte moins cher que vendre une maison à moitié prix.',
        'Mortgaging a single street costs less than selling a house at half price.',
      ],
      ['AM-4.9.3', 'AM-2.2.15'],
    ),
  },
  {
    id: 'auction',
    when: ({ view }) => view.table.point.kind === 'ceilings',
    told: thing(
      [
        'Scellez ce que le titre vaut pour vous\u00a0: on ne paie qu’un pas de plus que le deuxième.',
        'Seal what the title is worth to you: one pays only a step more than the second.',
      ],
      ['AM-4.8.7'],
    ),
  },
  {
    id: 'goal',
    when: ({ view }) => view.table.point.kind === 'preThrow' && view.table.round === 1,
    told: thing(
      [
        'Votre camp gagne en ruinant l’autre, ou par son plus riche à la dernière manche. Achetez où vous passez\u00a0: ceux qui s’y arrêtent paieront.',
        'Your camp wins by ruining the other, or by its richest in the last round. Buy where you land: whoever stops there pays.',
      ],
      ['AM-5.1', 'AM-5.2'],
    ),
  },
  {
    id: 'build',
    when: (scene) => scene.view.table.point.kind === 'preThrow' && mayBuild(scene),
    told: thing(
      [
        'Il vous reste de quoi bâtir\u00a0: un niveau de plus rapporte à chaque arrêt des autres.',
        'You have enough to build: one more level earns at every stop of the others.',
      ],
      ['AM-4.3.4'],
    ),
  },
  {
    id: 'buy',
    when: ({ view }) => view.table.point.kind === 'buyDecision',
    told: thing(
      [
        'À deux rues d’une ville, un monopoliste double ses loyers\u00a0; un libre-concurrent peut bâtir dès la première.',
        'With two streets of a city a monopolist doubles his rents; a competitor may build from the first one on.',
      ],
      ['AM-2.2.17', 'AM-4.3.4'],
    ),
  },
]);
