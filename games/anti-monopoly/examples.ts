import type { Example } from '#kernel/example.ts';

/** The same city in the hands of each camp, to follow step by step in the booklet. */

/** The streets of Amsterdam, as the list of titles has them. */
const [FIRST, SECOND] = [11, 12];

export const EXAMPLES: readonly Example[] = [
  {
    id: 'competitor-builds',
    clause: 'AM-4.3.4',
    title: { fr: 'Un libre-concurrent bâtit', en: 'A competitor builds' },
    names: ['Ada', 'Blaise', 'Chloé'],
    viewer: 'referee',
    patch: {
      table: {
        first: 0,
        active: 0,
        point: { $set: { kind: 'preThrow', seat: 0 } },
        players: { 0: { role: 'C', pos: 13 }, 1: { role: 'M', pos: 8 }, 2: { role: 'M' } },
        titles: { [FIRST]: { owner: 0 }, [SECOND]: { owner: 0 } },
      },
      ledger: { seats: [7000, 15_000, 15_000], funds: { bank: -37_000 } },
    },
    chance: [0, 1, 3, 3],
    steps: [
      {
        words: {
          fr: 'Ada, libre-concurrente, a deux rues d’Amsterdam et 7\u00a0000. Sans maison, s’y arrêter coûte 180.',
          en: 'Ada, a competitor, has two streets of Amsterdam and 7,000. Without a house, stopping there costs 180.',
        },
        clauses: ['AM-2.4.1'],
        inputs: [],
        holds: { ledger: { seats: [7000, 15_000, 15_000] } },
      },
      {
        words: {
          fr: 'Elle bâtit une maison sur la première (le loyer passe à 280) et cinq niveaux sur la seconde\u00a0: un hôtel, à 680. Six fois 1\u00a0000\u00a0: il lui reste 1\u00a0000.',
          en: 'She builds one house on the first (the rent becomes 280) and five levels on the second: a hotel, at 680. Six times 1,000: she has 1,000 left.',
        },
        clauses: ['AM-4.3.4', 'AM-2.2.16'],
        inputs: [{ by: 0, move: { type: 'build', title: 'AMS1' } }, ...Array.from({ length: 5 }, () => ({ by: 0, move: { type: 'build', title: 'AMS2' } }))],
        holds: { table: { houses: 34, hotels: 14 }, ledger: { seats: [1000, 15_000, 15_000] } },
      },
      {
        words: {
          fr: 'Son lancer la mène chez elle, où rien n’est dû. Puis Blaise s’arrête à la même rue\u00a0: il paie 280, et Ada a 1\u00a0280.',
          en: 'Her throw leads her to her own street, where nothing is due. Then Blaise stops there: he pays 280, and Ada has 1,280.',
        },
        clauses: ['AM-4.6.3', 'AM-4.6.4'],
        inputs: [
          { by: 0, move: { type: 'throw' } },
          { by: 1, move: { type: 'throw' } },
        ],
        holds: { ledger: { seats: [1280, 14_720, 15_000] } },
      },
    ],
  },
  {
    id: 'monopolist-pair',
    clause: 'AM-2.2.17',
    title: { fr: 'Deux rues font un monopole', en: 'Two streets make a monopoly' },
    names: ['Ada', 'Blaise', 'Chloé'],
    viewer: 'referee',
    patch: {
      table: {
        first: 0,
        active: 0,
        point: { $set: { kind: 'preThrow', seat: 0 } },
        players: { 0: { role: 'C', pos: 8 }, 1: { role: 'M' }, 2: { role: 'C' } },
        titles: { [FIRST]: { owner: 1 }, [SECOND]: { owner: 1 } },
      },
    },
    chance: [2, 4],
    steps: [
      {
        words: {
          fr: 'Les deux mêmes rues sont à Blaise, monopoliste. Seule, chacune demanderait 180 ; ensemble, elles sont un monopole. Ada a 15 000 et le dé.',
          en: 'The same two streets belong to Blaise, a monopolist. Alone, each would ask for 180; together they are a monopoly. Ada has 15,000 and the dice.',
        },
        clauses: ['AM-2.2.17', 'AM-2.4.1'],
        inputs: [],
        holds: { ledger: { seats: [15_000, 15_000, 15_000] } },
      },
      {
        words: {
          fr: 'Elle s’arrête à la première : le loyer est doublé, 360.',
          en: 'She stops at the first one: the rent is doubled, 360.',
        },
        clauses: ['AM-4.6.4', 'AM-2.4.1'],
        inputs: [{ by: 0, move: { type: 'throw' } }],
        holds: { ledger: { seats: [14_640, 15_360, 15_000] } },
      },
      {
        words: {
          fr: 'Avec son monopole, Blaise peut bâtir : quatre niveaux, son hôtel, pour 4 000. S’arrêter là coûtera désormais 1 160.',
          en: 'With his monopoly Blaise may build: four levels, his hotel, for 4,000. From now on, stopping there costs 1,160.',
        },
        clauses: ['AM-4.3.4', 'AM-2.2.16'],
        inputs: Array.from({ length: 4 }, () => ({ by: 1, move: { type: 'build', title: 'AMS2' } })),
        holds: { table: { hotels: 14, houses: 35 }, ledger: { seats: [14_640, 11_360, 15_000] } },
      },
    ],
  },
];
