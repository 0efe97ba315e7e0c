import type { Example } from '#kernel/example.ts';

/** Two visits to follow step by step in the booklet. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'rising-price',
    clause: 'BO-4.3.6',
    title: { fr: 'Le prix monte à chaque achat', en: 'The price rises with each purchase' },
    names: ['Ada', 'Blaise', 'Chloé'],
    viewer: 'referee',
    patch: { table: { roller: 0, phase: 'recession', players: { 0: { square: 10 } }, quotes: { LOC: 14_000 } } },
    chance: [1],
    steps: [
      {
        words: {
          fr: 'Récession. Ada est sur la case Événement, au coin, et Locindus cote 14\u00a0000\u00a0F. Le dé est à elle.',
          en: 'Recession. Ada stands on the Event corner, and Locindus is quoted at 14,000 F. The die is hers.',
        },
        clauses: ['BO-4.1.1'],
        inputs: [],
        holds: { table: { quotes: { LOC: 14_000 } } },
      },
      {
        words: {
          fr: 'Un 2 la mène chez Locindus. Coefficient IV, dé 2\u00a0: −2\u00a0000\u00a0F. Le cours est de 12\u00a0000\u00a0F, et Ada traite la première.',
          en: 'A 2 leads her to Locindus. Coefficient IV, die 2: −2,000 F. The quotation is 12,000 F, and Ada trades first.',
        },
        clauses: ['BO-4.3.1', 'BO-2.4'],
        inputs: [{ by: 0, move: { type: 'roll' } }],
        holds: { table: { quotes: { LOC: 12_000 } } },
      },
      {
        words: {
          fr: 'Elle achète deux titres au prix courant\u00a0: 24\u00a0000\u00a0F. Après son achat, le prix est de 13\u00a0000\u00a0F.',
          en: 'She buys two titles at the running price: 24,000 F. After her purchase the price is 13,000 F.',
        },
        clauses: ['BO-4.3.5', 'BO-4.3.6'],
        inputs: [{ by: 0, move: { type: 'buy', n: 2 } }],
        holds: { table: { quotes: { LOC: 13_000 } }, ledger: { seats: [176_000, 200_000, 200_000] } },
      },
      {
        words: {
          fr: 'Blaise en veut un aussi\u00a0: il paie 13\u00a0000\u00a0F, et le prix monte à 14\u00a0000\u00a0F.',
          en: 'Blaise wants one, too: he pays 13,000 F, and the price rises to 14,000 F.',
        },
        clauses: ['BO-4.3.6'],
        inputs: [{ by: 1, move: { type: 'buy', n: 1 } }],
        holds: { table: { quotes: { LOC: 14_000 } }, ledger: { seats: [176_000, 187_000, 200_000] } },
      },
      {
        words: {
          fr: 'Chloé passe. Le cours reste à 14\u00a0000\u00a0F\u00a0; deux titres sont encore à la caisse, et le dé passe à Blaise.',
          en: 'Chloé passes. The quotation stays at 14,000 F; two titles are left at the cash desk, and the die goes to Blaise.',
        },
        clauses: ['BO-4.3.10'],
        inputs: [{ by: 2, move: { type: 'pass' } }],
        holds: { table: { quotes: { LOC: 14_000 }, desk: { LOC: 2 }, roller: 1 } },
      },
    ],
  },
  {
    id: 'ceiling',
    clause: 'BO-4.4.3',
    title: { fr: 'Au-dessus du plafond', en: 'Above the ceiling' },
    names: ['Ada', 'Blaise'],
    viewer: 'referee',
    patch: {
      table: {
        roller: 0,
        phase: 'expansion',
        players: { 0: { square: 19, titles: { ECC: 2 } }, 1: { titles: { ECC: 1 } } },
        desk: { ECC: 2 },
        quotes: { ECC: 34_000 },
      },
    },
    chance: [3],
    steps: [
      {
        words: {
          fr: 'Expansion. Ecco cote 34\u00a0000\u00a0F\u00a0; Ada en a deux titres, Blaise un. Ada est à une case du Départ.',
          en: 'Expansion. Ecco is quoted at 34,000 F; Ada has two titles, Blaise one. Ada is one square from Start.',
        },
        clauses: ['BO-4.2.1'],
        inputs: [],
        holds: { table: { quotes: { ECC: 34_000 } } },
      },
      {
        words: {
          fr: 'Un 4 lui fait passer le Départ (2\u00a0000\u00a0F de dividendes) et la mène chez Ecco\u00a0: +11\u00a0000\u00a0F, soit 45\u00a0000\u00a0F. C’est au-dessus du plafond\u00a0: les deux propriétaires répondent ensemble.',
          en: 'A 4 takes her past Start (2,000 F of dividends) to Ecco: +11,000 F, that is 45,000 F. This is above the ceiling: both owners answer together.',
        },
        clauses: ['BO-4.2.3', 'BO-4.4.3'],
        inputs: [{ by: 0, move: { type: 'roll' } }],
        holds: { table: { point: { kind: 'ceilingDecision', raw: 45_000 } }, ledger: { seats: [202_000, 200_000] } },
      },
      {
        words: {
          fr: 'Ada garde ses titres\u00a0: la différence avec 20\u00a0000\u00a0F, deux fois 25\u00a0000\u00a0F. Blaise vend le sien 45\u00a0000\u00a0F. Le cours repart de 20\u00a0000\u00a0F, et Ada peut traiter à ce prix.',
          en: 'Ada keeps her titles: the difference from 20,000 F, twice 25,000 F. Blaise sells his for 45,000 F. The quotation begins again at 20,000 F, and Ada may trade at that price.',
        },
        clauses: ['BO-4.4.3', 'BO-4.4.6'],
        inputs: [
          { by: 0, move: { type: 'settleCeiling', sell: 0 } },
          { by: 1, move: { type: 'settleCeiling', sell: 1 } },
        ],
        holds: { table: { quotes: { ECC: 20_000 }, desk: { ECC: 3 } }, ledger: { seats: [252_000, 245_000] } },
      },
    ],
  },
];
