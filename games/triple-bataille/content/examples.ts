import type { Example } from '#kernel/example.ts';

/** Everybody does the same; the order is that of the seats. */
const all = (move: object): readonly object[] => [0, 1, 2, 3].map((by) => ({ by, move }));

const BATTLE = [...all({ type: 'done' }), ...all({ type: 'setStake', b: 1 }), ...all({ type: 'done' })];

/** A first battle, and a first credit, to follow step by step in the booklet. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'first-battle',
    clause: 'TB-4.8.4',
    title: { fr: 'La première bataille, en monnaie dette', en: 'The first battle, with debt money' },
    names: ['Ada', 'Blaise', 'Chloé', 'Denis'],
    options: { mode: 'dette' },
    viewer: 0,
    patch: {},
    steps: [
      {
        words: {
          fr: 'Chacun a 3 cartes, l’État 20 et la banque 10. C’est toute la monnaie en jeu, avec les héritages à venir.',
          en: 'Everybody has 3 cards, the state 20 and the bank 10. This is all the money in play, besides the inheritances to come.',
        },
        clauses: ['TB-3.2'],
        inputs: [],
        holds: { table: { funds: { state: 20 } }, vault: { bankProfit: 10 } },
      },
      {
        words: {
          fr: 'Les dépenses d’abord\u00a0: chacun paie un repas et un loyer, et l’État dépense ses 20 cartes. Le pot en reçoit 28.',
          en: 'Expenses first: everybody pays a meal and a rent, and the state spends its 20 cards. The pot receives 28.',
        },
        clauses: ['TB-4.4.3', 'TB-4.4.4'],
        inputs: all({ type: 'done' }),
        holds: { table: { players: [{ pile: 1 }, { pile: 1 }, { pile: 1 }, { pile: 1 }], funds: { pot: 28, state: 0 } } },
      },
      {
        words: {
          fr: 'Chacun mise sa dernière carte. Dans l’ordre des cartes retournées, l’État prend 2 liasses et le gagnant 3, quatre fois\u00a0: chacun se retrouve avec 3 cartes, l’État avec 20.',
          en: 'Everybody stakes their last card. In the order of the cards turned, the state takes 2 bundles and the winner 3, four times: everybody has 3 cards again, the state 20.',
        },
        clauses: ['TB-4.7.2', 'TB-4.8.4'],
        inputs: [...all({ type: 'setStake', b: 1 }), ...all({ type: 'done' })],
        holds: { table: { players: [{ pile: 3 }, { pile: 3 }, { pile: 3 }, { pile: 3 }], funds: { pot: 0, state: 20 } } },
      },
    ],
  },
  {
    id: 'first-credit',
    clause: 'TB-4.3.4',
    title: { fr: 'Un crédit, et son intérêt', en: 'A credit, and its interest' },
    names: ['Ada', 'Blaise', 'Chloé', 'Denis'],
    options: { mode: 'dette' },
    viewer: 0,
    patch: {},
    steps: [
      {
        words: {
          fr: 'La deuxième bataille commence\u00a0: chacun a 3 cartes, et la banque peut maintenant prêter.',
          en: 'The second battle begins: everybody has 3 cards, and now the bank may lend.',
        },
        clauses: ['TB-4.11.1'],
        inputs: [...BATTLE, ...all({ type: 'done' })],
        holds: { table: { battle: 2, players: [{ pile: 3 }, { pile: 3 }, { pile: 3 }, { pile: 3 }] } },
      },
      {
        words: {
          fr: 'Ada prend un crédit\u00a0: 6 cartes neuves, que personne n’avait, entrent dans sa pile. Elle en a 9.',
          en: 'Ada takes a credit: 6 new cards, which nobody had, enter her pile. She has 9.',
        },
        clauses: ['TB-4.3.4'],
        inputs: [{ by: 0, move: { type: 'takeCredit', n: 1 } }],
        holds: { table: { players: [{ pile: 9, credits: 1 }, {}, {}, {}] } },
      },
      {
        words: {
          fr: 'Repas et loyer payés, il lui en reste 7. Elle ne mise rien\u00a0; à la fin de la bataille la banque prend 2 cartes d’intérêt. Il en reste 5, et le crédit est toujours dû.',
          en: 'Meal and rent paid, she has 7 left. She stakes nothing; at the end of the battle the bank takes 2 cards of interest. 5 remain, and the credit is still owed.',
        },
        clauses: ['TB-4.4.4', 'TB-4.9.1'],
        inputs: [...all({ type: 'done' }), ...all({ type: 'setStake', b: 0 }), ...all({ type: 'done' })],
        holds: { table: { players: [{ pile: 5, credits: 1 }, {}, {}, {}] } },
      },
    ],
  },
];
