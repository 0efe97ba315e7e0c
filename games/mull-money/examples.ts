import type { Example } from '#kernel/example.ts';

/** Two turns of cards to follow step by step in the booklet. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'first-production',
    clause: 'MM-4.7.2',
    title: { fr: 'Innover, puis produire', en: 'Innovate, then produce' },
    names: ['Ada', 'Blaise'],
    viewer: 'referee',
    patch: {
      table: {
        first: 0,
        point: { $set: { kind: 'play', seat: 0 } },
        players: { 0: { cards: ['production', 'innovation'], lot: 0 }, 1: { cards: ['growth', 'elimination'], lot: 1, dump: 4 } },
        lots: [null, null, null],
      },
    },
    steps: [
      {
        words: {
          fr: 'Au début, chaque usine a 15\u00a0M, cinq matières en silo et ses trois marqueurs à 5. Ada a une Production et une Innovation.',
          en: 'At the start each factory has 15 M, five pieces of material and its three markers at 5. Ada has a Production and an Innovation.',
        },
        clauses: ['MM-2.3.3'],
        inputs: [],
        holds: { table: { players: [{ silo: 5, materials: 5 }, {}] }, ledger: { seats: [15, 15] } },
      },
      {
        words: {
          fr: 'Elle innove d’abord aux matières, pour 5\u00a0M\u00a0: le marqueur passe de 5 à 4. Blaise avance de 14 à 15.',
          en: 'First she innovates in materials, for 5 M: the marker goes from 5 to 4. Blaise moves on from 14 to 15.',
        },
        clauses: ['MM-4.7.4', 'MM-4.7.3'],
        inputs: [
          { by: 0, move: { type: 'playCard', card: 'innovation', steps: 'materials' } },
          { by: 1, move: { type: 'playCard', card: 'growth' } },
        ],
        holds: { table: { players: [{ materials: 4 }, { growth: 15 }] }, ledger: { seats: [10, 15] } },
      },
      {
        words: {
          fr: 'Puis elle produit\u00a0: quatre matières deviennent 14\u00a0M, et cinq déchets vont au dépôt, encore vert. Il lui reste une matière et 24\u00a0M.',
          en: 'Then she produces: four pieces become 14 M, and five barrels go to the dump, which is still green. One piece and 24 M are left to her.',
        },
        clauses: ['MM-4.7.2', 'MM-2.4.1'],
        inputs: [{ by: 0, move: { type: 'playCard', card: 'production' } }],
        holds: { table: { players: [{ silo: 1, dump: 5 }, {}] }, ledger: { seats: [24, 15] } },
      },
    ],
  },
  {
    id: 'clean-and-keep',
    clause: 'MM-4.6.4',
    title: { fr: 'Nettoyer, croître, garder une carte', en: 'Clean up, grow, keep a card' },
    names: ['Ada', 'Blaise'],
    viewer: 'referee',
    patch: {
      table: {
        first: 0,
        point: { $set: { kind: 'play', seat: 0 } },
        players: {
          0: { cards: ['expert', 'elimination', 'growth', 'corruption'], lot: 0, dump: 11, growth: 15 },
          1: { cards: ['growth', 'elimination', 'staff'], lot: 1, dump: 4 },
        },
        lots: [null, null, null],
      },
    },
    steps: [
      {
        words: {
          fr: 'Le dépôt d’Ada est à 11, en zone jaune : à l’alerte, elle paierait 5 M et reculerait d’une colonne.',
          en: 'Ada’s dump stands at 11, in the yellow zone: at an alert she would pay 5 M and fall back one column.',
        },
        clauses: ['MM-4.4.2'],
        inputs: [],
        holds: { table: { players: [{ dump: 11, growth: 15 }, {}] } },
      },
      {
        words: {
          fr: 'L’Expert double l’Élimination : le dépôt recule de 6, à 5, en zone verte. Blaise recule le sien de 4 à 1.',
          en: 'The Expert doubles the Elimination: the dump goes back by 6, to 5, in the green zone. Blaise takes his from 4 to 1.',
        },
        clauses: ['MM-4.7.6', 'MM-4.7.11'],
        inputs: [
          { by: 0, move: { type: 'playCard', card: 'elimination', help: 'expert' } },
          { by: 1, move: { type: 'playCard', card: 'elimination' } },
        ],
        holds: { table: { players: [{ dump: 5 }, { dump: 1 }] } },
      },
      {
        words: {
          fr: 'La Croissance mène son usine de 15 à 16 : chaque production rapportera 1 M de plus, et la fin un point. Blaise passe de 14 à 15.',
          en: 'Growth takes her factory from 15 to 16: each production will earn 1 M more, and the end a point. Blaise goes from 14 to 15.',
        },
        clauses: ['MM-4.7.3', 'MM-5.5'],
        inputs: [
          { by: 0, move: { type: 'playCard', card: 'growth' } },
          { by: 1, move: { type: 'playCard', card: 'growth' } },
        ],
        holds: { table: { players: [{ growth: 16 }, { growth: 15 }] } },
      },
      {
        words: {
          fr: 'Sa dernière carte, la Corruption, elle la garde : elle l’aura encore à la mission suivante, si l’Alerte y sort.',
          en: 'Her last card, the Corruption, she keeps: she will still have it in the next mission, should the Alert come up.',
        },
        clauses: ['MM-4.6.4', 'MM-4.4.3'],
        inputs: [{ by: 0, move: { type: 'keepCard' } }],
        holds: { table: { players: [{ cards: ['corruption'], done: true, growth: 16 }, {}] } },
      },
    ],
  },
];
