import { CEILING, LOAN_CARDS_PER_BANK, LOAN_PRINCIPAL, LOAN_REPAYMENT, NOMINAL } from '#games/bourse/data.ts';
import { type Point, SECURITIES, type View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import { type Seat, seatOf } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import type { Sentence } from '#kernel/words.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { type Explain, explainer, firstOf, thingsOf, type Tip, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import { accountOf } from '../accounts.ts';
import { borrowersAt } from './facts.ts';
import { sceneOf as positionOf, type Scene } from './scene.ts';

/* BO-13: what stands on the board and in the accounts, in one sentence each. */

interface Told extends Scene {
  readonly you: Seat | null;
}

const thing = thingsOf<Told>();

const seatIn = (of: string): Seat => Number(of.split(' ')[0]);
const account = ({ view }: Told, of: string) => accountOf(view, seatIn(of));
const countsCash = ({ view }: Told): boolean => view.options.winCondition === 'netWorth';
const target = ({ view }: Told) => ({ money: view.options.winTarget });

const security = thing(
  [
    '{name} cote {quote}\u00a0: en {phase}, un dé y ajoute de {low} à {high}\u00a0; chaque titre verse {dividend} par passage au Départ.',
    '{name} stands at {quote}: in {phase}, a die adds {low} to {high}; each title pays {dividend} per pass of Start.',
  ],
  ['BO-4.3.1', 'BO-4.2.3'],
  ({ view, company, phase }, of) => {
    const id = SECURITIES.find((each) => each === of);
    if (id === undefined) return null;
    const { coefficient, dividend } = view.data.securities[id];
    const variations = at(view.data.variations[view.table.phase], coefficient - 1);
    return {
      name: company(id),
      quote: { money: view.table.quotes[id] },
      phase: phase(),
      low: { change: Math.min(...variations) },
      high: { change: Math.max(...variations) },
      dividend: { money: dividend },
    };
  },
);

const start = thing(
  [
    'Passer ou atteindre le Départ verse les dividendes de tous ses titres\u00a0; y tomber juste change aussi la phase et retourne une carte.',
    'Passing or reaching Start pays the dividends of all one’s titles; an exact landing also changes the phase and turns a card.',
  ],
  ['BO-4.2.2', 'BO-4.6.3'],
);

const event = thing(
  [
    'Y arriver fait passer à la phase {next}, puis retourne une carte\u00a0; il en reste {count} avant que la pioche recommence.',
    'Landing here leads to {next}, then turns a card; {count} are left before the pile begins again.',
  ],
  ['BO-4.6.1'],
  ({ view, phase }) => ({ next: phase(1), count: view.table.cardsLeft }),
);

const bank = thing(
  [
    'La Banque {bank} prête {principal}, à rendre {repayment} dès que le pion s’y arrête de nouveau\u00a0; {left|# carte d’emprunt reste|# cartes d’emprunt restent}.',
    'Bank {bank} lends {principal}, to be repaid with {repayment} when the pawn next stops here; {left|# loan card is|# loan cards are} left.',
  ],
  ['BO-4.5.2', 'BO-4.5.1'],
  ({ view }, of) => {
    const id = of === 'A' ? 'A' : 'B';
    const left = LOAN_CARDS_PER_BANK - borrowersAt(view, id).length;
    return { bank: id, principal: { money: LOAN_PRINCIPAL }, repayment: { money: LOAN_REPAYMENT }, left };
  },
);

const heldIn = (scene: Told, of: string) => account(scene, of).holdings.find(({ security: id }) => of.endsWith(` ${id}`));

const owedIn = (scene: Told, of: string) => account(scene, of).loans.find((owed) => of.endsWith(` ${owed.bank}`));

/** BO-13.8: what must be settled before play goes on. */
const PANELS: Readonly<Record<string, ReturnType<typeof thing>>> = {
  ceiling: thing(
    [
      'Au-dessus de 40\u00a0000\u00a0F, chacun dit combien il vend à la somme atteinte\u00a0; ce qu’il garde est payé de la différence avec 20\u00a0000\u00a0F, et le cours y revient.',
      'Above 40,000\u00a0F everybody says how many to sell at the sum reached; what is kept is paid the difference to 20,000\u00a0F, and the price goes back there.',
    ],
    ['BO-4.4.3'],
  ),
  option: thing(
    [
      'Une option se décide avant tout le reste\u00a0: la lever achète au cours d’avant le lancer, y renoncer ne coûte que son prix.',
      'An option is decided before all else: to exercise it buys at the price before the throw; to drop it costs no more than what was paid for it.',
    ],
    ['BO-4.9.6'],
  ),
  default: thing(
    [
      'Qui doit payer et n’a pas l’argent vend des titres, à la caisse à moitié prix ou aux enchères, jusqu’à l’avoir.',
      'Whoever must pay and has no money sells securities, to the till at half price or by auction, until there is enough.',
    ],
    ['BO-4.8.2', 'BO-4.8.3'],
  ),
  auction: thing(
    [
      'La mise à prix est la moitié de ce que le lot vaut aux cours affichés\u00a0; la meilleure offre l’emporte.',
      'The reserve is half of what the lot is worth at the prices shown; the best offer wins.',
    ],
    ['BO-4.8.4'],
  ),
};

const SQUARES = { start, event, bank, security } as const;

export const things = {
  security,
  square: (scene: Told, index: string) => {
    const square = at(scene.view.data.squares, Number(index));
    return SQUARES[square.kind](scene, square.kind === 'security' ? square.security : square.kind === 'bank' ? square.bank : '');
  },
  panel: (scene: Told, of: string) => PANELS[of]?.(scene, of) ?? null,
  forecast: thing(
    [
      'Montre, sur les six cases à la portée de ce dé, le cours que chacune aurait.',
      'Shows, on the six squares within reach of this die, the price that each would have.',
    ],
    ['BO-13.4', 'BO-4.3.1'],
  ),
  dial: thing(
    [
      'Phase présente\u00a0: {phase}. Chaque arrivée sur une case Événement mène à la suivante, ici {next}.',
      'Phase in force: {phase}. Each landing on an Event square leads to the next one, here {next}.',
    ],
    ['BO-2.5', 'BO-4.6.1'],
    ({ phase }) => ({ phase: phase(), next: phase(1) }),
  ),
  die: firstOf(
    thing(
      [
        '{name} a lancé {face}\u00a0: le même chiffre a avancé son pion et choisi la colonne des variations.',
        '{name} threw {face}: the same figure moved the pawn and chose the column of the variations.',
      ],
      ['BO-4.3.1'],
      ({ view: { table }, name }) => (table.lastRoll === null ? null : { name: name(table.lastRoll.seat), face: table.lastRoll.die }),
    ),
    thing(
      ['Le même lancer avance le pion et fixe de combien le cours varie.', 'The same throw moves the pawn and decides by how much the price varies.'],
      ['BO-4.3.1'],
    ),
  ),
  rule: thing(
    [
      'La ligne est le coefficient de la valeur, la colonne le dé\u00a0: en {phase}, ce chiffre s’ajoute au cours, en milliers de francs.',
      'The row is the coefficient of the security, the column the die: in {phase}, that figure is added to the price, in thousands of francs.',
    ],
    ['BO-2.4'],
    ({ phase }) => ({ phase: phase() }),
  ),
  scale: thing(
    [
      'Au-dessus de {ceiling}, un titre peut verser son gain et le cours repart de {nominal}\u00a0; sous 0, les titres sont perdus.',
      'Above {ceiling} a title may pay out its gain and the price begins again at {nominal}; below 0 the titles are lost.',
    ],
    ['BO-4.4.3', 'BO-4.4.4'],
    () => ({ ceiling: { money: CEILING }, nominal: { money: NOMINAL } }),
  ),
  turn: thing(
    [
      'Après le lancer, chacun traite une fois, à partir du lanceur\u00a0: un achat ou une vente, ou rien.',
      'After the throw everybody trades once, from the thrower on: one purchase or one sale, or nothing.',
    ],
    ['BO-4.3.4', 'BO-4.3.5'],
  ),
  score: firstOf(
    thing(
      [
        '{titles} de titres moins {debt} d’emprunts font {score}\u00a0; qui atteint {target} à la fin d’un tour gagne. Les liquidités ne comptent pas.',
        '{titles} of titles less {debt} of loans make {score}; whoever reaches {target} at the end of a turn wins. Cash does not count.',
      ],
      ['BO-5.1', 'BO-5.2'],
      (scene, of) => {
        const { securities, debt, score } = account(scene, of);
        if (countsCash(scene) || score === null) return null;
        return { titles: { money: securities }, debt: { money: debt }, score: { money: score }, target: target(scene) };
      },
    ),
    thing(
      [
        'Liquidités et titres, moins les emprunts\u00a0; qui atteint {target} à la fin d’un tour gagne.',
        'Cash and titles, less the loans; whoever reaches {target} at the end of a turn wins.',
      ],
      ['BO-5.1', 'BO-5.2'],
      (scene) => ({ target: target(scene) }),
    ),
  ),
  cash: firstOf(
    thing(
      ['{sum} pour acheter et pour payer\u00a0; le score ne les compte pas.', '{sum} to buy and to pay with; the score does not count it.'],
      ['BO-5.1'],
      (scene, of) => {
        const { cash } = account(scene, of);
        return cash === null || countsCash(scene) ? null : { sum: { money: cash } };
      },
    ),
    thing(['{sum} pour acheter et pour payer.', '{sum} to buy and to pay with.'], ['BO-5.1'], (scene, of) => {
      const { cash } = account(scene, of);
      return cash === null ? null : { sum: { money: cash } };
    }),
    thing(['À cette table, chacun ne voit que ses propres liquidités.', 'At this table everybody sees only their own cash.'], ['BO-7.3']),
  ),
  titles: thing(['Tous ses titres, aux cours affichés\u00a0: {sum}.', 'All titles at the prices shown: {sum}.'], ['BO-5.1'], (scene, of) => ({
    sum: { money: account(scene, of).securities },
  })),
  loans: thing(
    ['Chaque emprunt retire {each} du score jusqu’à son remboursement.', 'Each loan takes {each} from the score until it is repaid.'],
    ['BO-5.1'],
    ({ view }) => ({ each: { money: Number(view.options.loanDeduction) } }),
  ),
  worth: thing(
    [
      'Liquidités et titres, moins les emprunts\u00a0: après le gagnant, cette somme classe les autres.',
      'Cash and titles, less the loans: after the winner, this sum ranks the others.',
    ],
    ['BO-5.5'],
  ),
  holding: firstOf(
    thing(
      [
        '{count|# titre|# titres} {name} à {quote}\u00a0: {value}, et {dividend} à chaque passage au Départ.',
        '{count|# title|# titles} of {name} at {quote}: {value}, and {dividend} per pass of Start.',
      ],
      ['BO-5.1', 'BO-4.2.3'],
      (scene, of) => {
        const held = heldIn(scene, of);
        if (held === undefined || held.blocked > 0) return null;
        const { owned: count, quote, value, dividend } = held;
        return { count, name: scene.company(held.security), quote: { money: quote }, value: { money: value }, dividend: { money: dividend } };
      },
    ),
    thing(
      [
        '{count|# titre|# titres} {name} à {quote}, dont {blocked|# bloqué|# bloqués} par une option\u00a0: ils rapportent, mais ne se vendent pas.',
        '{count|# title|# titles} of {name} at {quote}, {blocked|# of them|# of them} blocked by an option: they pay, but cannot be sold.',
      ],
      ['BO-4.9.4'],
      (scene, of) => {
        const held = heldIn(scene, of);
        return held === undefined ? null : { count: held.owned, name: scene.company(held.security), quote: { money: held.quote }, blocked: held.blocked };
      },
    ),
  ),
  dividends: thing(
    ['{sum} à chaque passage au Départ, ce que versent ensemble tous ses titres.', '{sum} per pass of Start, what all titles pay together.'],
    ['BO-4.2.3'],
    (scene, of) => ({ sum: { money: account(scene, of).dividends } }),
  ),
  option: thing(
    [
      'Au prochain pion qui s’arrête chez {company}, {holder} peut acheter {count|# titre|# titres} {owner:de} au cours d’avant le lancer.',
      'When a pawn next stops at {company}, {holder} may buy {count|# title|# titles} of {owner} at the price before the throw.',
    ],
    ['BO-4.9.5', 'BO-4.9.6'],
    ({ view, company, name }, of) => {
      const contract = view.table.contracts.find(({ id }) => id === Number(of));
      if (contract === undefined) return null;
      const { security: id, holder, owner, shares: count } = contract;
      return { company: company(id), holder: name(holder), owner: name(owner), count };
    },
  ),
  loan: firstOf(
    thing(
      ['{sum} à rendre dès que le pion s’arrête à la Banque {bank}.', '{sum} to be repaid when the pawn stops at Bank {bank}.'],
      ['BO-4.5.1'],
      (scene, of) => {
        const owed = owedIn(scene, of);
        return owed?.dueIn === null ? { sum: { money: LOAN_REPAYMENT }, bank: owed.bank } : null;
      },
    ),
    thing(
      [
        '{sum} à rendre à la Banque {bank}\u00a0: un {die} au prochain lancer y mène.',
        '{sum} to be repaid to Bank {bank}: a {die} at the next throw leads there.',
      ],
      ['BO-4.5.1'],
      (scene, of) => {
        const owed = owedIn(scene, of);
        return owed === undefined || owed.dueIn === null ? null : { sum: { money: LOAN_REPAYMENT }, bank: owed.bank, die: owed.dueIn };
      },
    ),
  ),
} as const;

const sceneOf = ({ view, you, voice }: GameProps<View>): Told => ({ ...positionOf({ view, voice }), you: seatOf(you) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

/** A tip that needs no figure, told where the game stands at such a decision. */
const atPoint = (kind: Point['kind'], id: string, clauses: readonly Clause<'BO'>[], ...sentence: Sentence): Tip<Told> => ({
  id,
  when: ({ view }) => view.table.point.kind === kind,
  told: thing(sentence, clauses),
});

/** When each tip matters, the rarer ones first; each is told once, in the first games against bots. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  atPoint(
    'ceilingDecision',
    'ceiling',
    ['BO-4.4.3'],
    'Un titre vendu rapporte toute la somme atteinte\u00a0; un titre gardé, la différence avec 20\u00a0000\u00a0F, et il repart de là.',
    'A title sold brings the whole sum reached; a title kept, the difference from 20,000 F, and it begins again there.',
  ),
  atPoint(
    'default',
    'default',
    ['BO-4.8.3', 'BO-4.8.4'],
    'Vendre à la caisse ne rapporte que la moitié\u00a0: les autres paieront peut-être davantage aux enchères.',
    'The cash desk pays only half: at auction the others may pay more.',
  ),
  atPoint(
    'optionDecision',
    'option',
    ['BO-4.9.6'],
    'Une option se lève au cours d’avant le lancer\u00a0: si le cours vient de monter, c’est un gain sûr.',
    'An option is taken up at the price before the throw: if the price has just risen, the gain is certain.',
  ),
  atPoint(
    'bankDecision',
    'bank',
    ['BO-4.5.4'],
    'Un emprunt coûte 10\u00a0000\u00a0F, quel que soit le temps qu’il dure\u00a0: plus il est pris tôt, plus il travaille.',
    'A loan costs 10,000 F however long it lasts: the earlier it is taken, the longer it works.',
  ),
  {
    id: 'goal',
    when: ({ view: { table, options } }) => table.point.kind === 'awaitRoll' && table.turn <= table.players.length && options.winCondition === 'securities',
    told: thing(
      [
        'Le but\u00a0: {target} de titres, emprunts déduits. L’argent qui dort ne compte pas\u00a0: où le dé vous mène, achetez ce qui peut monter.',
        'The goal: {target} in securities, loans deducted. Idle cash does not count: where the die takes you, buy what may rise.',
      ],
      ['BO-5.2', 'BO-5.1'],
      (scene) => ({ target: target(scene) }),
    ),
  },
  {
    id: 'trade',
    when: ({ view, you }) =>
      you !== null && (view.table.point.kind === 'rollerTrade' || view.table.point.kind === 'otherTrade') && accountOf(view, you).securities === 0,
    told: thing(
      [
        'Vos liquidités ne comptent pas au score\u00a0: à chaque visite, demandez-vous ce qu’elles feraient en titres.',
        'Your cash does not count for the score: at each visit, ask yourself what it would do as titles.',
      ],
      ['BO-5.1'],
    ),
  },
]);
