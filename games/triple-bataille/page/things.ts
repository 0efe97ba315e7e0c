import { player } from '#games/triple-bataille/rules/facts.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { saidIn } from '#kernel/words.ts';
import { type Explain, explainer, type Thing, thingsOf, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { BOARD_LINES } from './board/institutions.tsx';
import { pricesOf } from './outlook.ts';

/* TB-13: what lies on the cloth and stands on the common boards, in one sentence each. */

type About = GameProps<View>;

const thing = thingsOf<About>();

const PRICES: Readonly<Record<string, Thing<About>>> = {
  living: thing(
    [
      'Un repas coûte {cards|# carte|# cartes} à chaque bataille, et un loyer autant à qui n’a pas de maison.',
      'A meal costs {cards|# card|# cards} in each battle, and a rent as much to whoever has no house.',
    ],
    ['TB-4.4.4'],
    ({ view }) => ({ cards: pricesOf(view).living }),
  ),
  house: thing(
    [
      'Une maison coûte {cards|# carte|# cartes}, moitié en salaires, moitié à l’État\u00a0; elle supprime le loyer, ou en rapporte un.',
      'A house costs {cards|# card|# cards}, half as wages, half to the state; it ends the rent, or brings one in.',
    ],
    ['TB-4.10.2'],
    ({ view }) => ({ cards: pricesOf(view).house }),
  ),
  workshop: thing(
    [
      'Un atelier coûte {cards|# carte|# cartes} et permet de miser une liasse de plus.',
      'A workshop costs {cards|# card|# cards} and allows one more bundle to be staked.',
    ],
    ['TB-4.10.3', 'TB-4.5.2'],
    ({ view }) => ({ cards: pricesOf(view).workshop }),
  ),
  credit: thing(
    [
      'Un crédit met {size|# carte|# cartes} dans la pile\u00a0; l’intérêt est dû à chaque bataille, le crédit reste à rendre.',
      'A credit puts {size|# card|# cards} into the pile; interest is due in each battle, the credit remains to be repaid.',
    ],
    ['TB-4.3.4', 'TB-4.9.1'],
    ({ view }) => ({ size: view.options.creditSize }),
  ),
};

const CREDITS = thing(
  [
    '{credits|# crédit|# crédits} à {rate} d’intérêt par bataille\u00a0; chacun retire {size|# carte|# cartes} de la richesse.',
    '{credits|# credit|# credits} at {rate} of interest per battle; each takes {size|# card|# cards} from the wealth.',
  ],
  ['TB-4.9.1', 'TB-5.2'],
  ({ view }, of) => ({ credits: player(view, Number(of)).credits, rate: view.table.bank.halfRate / 2, size: view.options.creditSize }),
);
const NO_CREDITS = thing(
  ['Ici la monnaie ne naît pas d’un crédit\u00a0; ce qui est dû le reste.', 'Here money is not born of credit; what is owed stays owed.'],
  ['TB-4.9.1'],
);

/** A line of the boards of bank, state and builders: « bank.profit ». */
const line: Thing<About> = ({ voice }, of) => {
  const found = Object.entries(BOARD_LINES).find(([name]) => name === of)?.[1];
  return found === undefined ? null : { words: saidIn(found.says, voice.lang), clauses: [found.clause] };
};

export const things = {
  pile: thing(
    [
      '{pile|# carte|# cartes} dans la pile\u00a0: c’est la monnaie, que personne ne regarde avant de la retourner.',
      '{pile|# card|# cards} in the pile: this is the money, which nobody looks at before it is turned.',
    ],
    ['TB-2.3.4'],
    ({ view }, of) => ({ pile: player(view, Number(of)).pile }),
  ),
  bundle: thing(
    [
      'Une liasse vaut {bundle|# carte|# cartes} à ce moment de la partie\u00a0; tous les prix et toutes les mises se comptent en liasses.',
      'A bundle is worth {bundle|# card|# cards} at this point of the game; all prices and stakes are counted in bundles.',
    ],
    ['TB-2.1.1'],
    ({ view }) => ({ bundle: view.table.bundle }),
  ),
  stake: thing(
    [
      'La mise\u00a0: au plus {most|# liasse|# liasses} ici, prises sur le dessus de la pile. Selon la place, elle revient multipliée, ou pas du tout.',
      'The stake: at most {most|# bundle|# bundles} here, from the top of the pile. By the place reached it comes back multiplied, or not at all.',
    ],
    ['TB-4.5.2', 'TB-4.8.1'],
    ({ view }, of) => ({ most: mostStake(view, Number(of)) }),
  ),
  pot: thing(
    [
      '{cards|# carte|# cartes} au pot\u00a0: les gagnants s’y servent dans l’ordre, après l’impôt\u00a0; les suivants n’ont que ce qui reste.',
      '{cards|# card|# cards} in the pot: the winners help themselves in order, after the tax; those who follow get only what is left.',
    ],
    ['TB-4.8.4', 'TB-4.17.2'],
    ({ view }) => ({ cards: view.table.funds.pot }),
  ),
  potParts: thing(['D’où vient le pot de cette bataille, part par part.', 'Where the pot of this battle comes from, part by part.'], ['TB-4.8.2']),
  price: (about: About, of: string) => PRICES[of]?.(about, '') ?? null,
  outcomes: thing(
    [
      'Ce que la mise laisserait selon la place atteinte\u00a0: gardé, gagné, intérêts payés.',
      'What the stake would leave by the place reached: kept, won, interest paid.',
    ],
    ['TB-4.8.1', 'TB-4.9.1'],
  ),
  receipt: thing(
    ['La bataille ligne par ligne, de la pile d’avant à celle d’après.', 'The battle line by line, from the pile before to the pile after.'],
    ['TB-4.8.7', 'TB-4.9.1'],
  ),
  dues: thing(
    ['Ce que cette bataille coûtera de toute façon\u00a0: repas, loyer, intérêts.', 'What this battle will cost in any case: meal, rent, interest.'],
    ['TB-4.4.4', 'TB-4.9.1'],
  ),
  workshops: thing(
    [
      'L’usine principale permet de miser autant de liasses qu’elle a d’ateliers, une sans atelier ou avec un poste public\u00a0; à présent, {most} au plus.',
      'The main factory lets one stake as many bundles as it has workshops, one without a workshop or with a public post; now {most} at most.',
    ],
    ['TB-4.5.2'],
    ({ view }, of) => ({ most: mostStake(view, Number(of)) }),
  ),
  houses: thing(
    [
      'Avec une maison, plus de loyer\u00a0; les autres se louent ou demandent de l’entretien.',
      'With a house there is no more rent; further ones are let or need upkeep.',
    ],
    ['TB-4.4.4', 'TB-4.9.3'],
  ),
  credits: (about: About, of: string) => (about.view.table.system === 'dette' ? CREDITS : NO_CREDITS)(about, of),
  wealth: thing(
    [
      '{wealth}\u00a0: pile et gages, plus deux liasses par maison et huit par atelier, moins les crédits. La plus grande gagne.',
      '{wealth}: pile and pledges, plus two bundles a house and eight a workshop, less the credits. The greatest wins.',
    ],
    ['TB-5.2', 'TB-5.4'],
    ({ view }, of) => ({ wealth: wealthOf(view, Number(of)) }),
  ),
  turned: thing(
    [
      'Seule compte la première carte de chaque liasse\u00a0; la plus forte est servie d’abord.',
      'Only the first card of each bundle counts; the strongest is served first.',
    ],
    ['TB-4.6.2', 'TB-4.7.2'],
  ),
  winners: thing(
    [
      'L’ordre des gagnants\u00a0: chacun prend sa mise, multipliée selon sa place, tant que le pot le permet.',
      'The order of the winners: each takes his stake, multiplied by his place, as long as the pot allows.',
    ],
    ['TB-4.7.2', 'TB-4.8.4'],
  ),
  money: thing(['Comment la monnaie naît ici, et ce qui la divise.', 'How money is created here, and what divides it.'], ['TB-4.11.4', 'TB-4.11.5']),
  time: thing(['Une bataille par case\u00a0: l’histoire de la monnaie avance.', 'One battle per space: the history of money moves on.'], ['TB-4.2.6']),
  verdict: thing(
    [
      'Trois batailles, trois verdicts\u00a0: économique, monétaire, et celui des joueurs ensemble.',
      'Three battles, three verdicts: the economic one, the monetary one, and that of the players together.',
    ],
    ['TB-5.5'],
  ),
  line,
  events: thing(['Les cartes retournées ont eu ces effets.', 'What the cards that were turned over did.'], ['TB-2.12.1']),
  proposals: thing(
    ['Ce que d’autres proposent\u00a0: ventes, emplois, prêts, dons.', 'What others propose: sales, jobs, loans, gifts.'],
    ['TB-4.10.4', 'TB-4.3.2'],
  ),
  motions: thing(['Ce qui est proposé à tous et sera voté.', 'What has been put to everybody and will be voted on.'], ['TB-6.6.8']),
  choices: thing(['Tout ce qu’on peut faire dans ce moment.', 'Everything that can be done at this moment.'], ['TB-4.3.6']),
  banker: thing(['La banque est à vous\u00a0: taux, critères et fonds propres.', 'The bank is yours: rate, criteria and equity.'], ['TB-6.6.3']),
};

const sceneOf = (about: About): About => about;

export const explain: Explain<About> = explainer(sceneOf, things);

/** When each tip matters. */
export const tip: TipNow<About> = tipper(sceneOf, [
  {
    id: 'stake',
    when: ({ view }) => view.table.point.kind === 'stake',
    told: thing(
      [
        'Gardez de quoi payer repas, loyer et intérêts\u00a0: la mise peut ne rien rapporter.',
        'Keep enough for meal, rent and interest: the stake may bring nothing back.',
      ],
      ['TB-4.5.2', 'TB-4.9.4'],
    ),
  },
  {
    id: 'goal',
    when: ({ view }) => view.table.point.kind === 'plan' && view.table.battle === 1,
    told: thing(
      [
        'Le but\u00a0: être le plus riche à la fin, en cartes, maisons et ateliers, crédits déduits. À chaque bataille on paie sa vie, on mise, et les mieux placés se partagent le pot.',
        'The goal: to be the richest at the end, in cards, houses and workshops, credits deducted. In each battle you pay your living, stake, and the best placed share the pot.',
      ],
      ['TB-5.2', 'TB-5.4', 'TB-4.8.1'],
    ),
  },
  {
    id: 'credit',
    when: ({ view }) => view.table.point.kind === 'plan' && view.table.system === 'dette' && view.table.battle > 1,
    told: thing(
      [
        'Un crédit met des cartes dans votre pile aujourd’hui, et en reprend à chaque bataille.',
        'A credit puts cards into your pile today, and takes some back in each battle.',
      ],
      ['TB-4.3.4', 'TB-4.9.1'],
    ),
  },
  {
    id: 'market',
    when: ({ view }) => view.table.point.kind === 'market',
    told: thing(
      [
        'Un atelier permet de miser davantage, une maison supprime le loyer\u00a0: le marché est le moment d’y penser.',
        'A workshop allows a larger stake, a house ends the rent: the market is the moment to think of it.',
      ],
      ['TB-4.10.2', 'TB-4.10.3'],
    ),
  },
]);
