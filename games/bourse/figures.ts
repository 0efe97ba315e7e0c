import { range, sum } from '#kernel/collections.ts';
import { figuresOf, type TableFigure } from '#kernel/figures.ts';
import type { Sentence } from '#kernel/words.ts';
import { standingOf } from './accounts.ts';
import { ECONOMIC_PHASES, type SecurityId, type View } from './types.ts';

/* What is counted (BO-13.5), as far as a viewer may know it (BO-7.3). */

const quote = (security: SecurityId, ...name: Sentence): TableFigure<View> => ({ name, write: 'money', of: ({ table }) => table.quotes[security] });

const quotes = {
  'quote.DAR': quote('DAR', 'Cours de Darty', 'Quotation of Darty'),
  'quote.CIF': quote('CIF', 'Cours de Ciments Français', 'Quotation of Ciments Français'),
  'quote.ECC': quote('ECC', 'Cours d’Ecco', 'Quotation of Ecco'),
  'quote.ESS': quote('ESS', 'Cours d’Essilor', 'Quotation of Essilor'),
  'quote.THO': quote('THO', 'Cours de Thomson', 'Quotation of Thomson'),
  'quote.SNC': quote('SNC', 'Cours de S.N.C.F.', 'Quotation of S.N.C.F.'),
  'quote.VAL': quote('VAL', 'Cours de Vallourec', 'Quotation of Vallourec'),
  'quote.MAR': quote('MAR', 'Cours de Martell', 'Quotation of Martell'),
  'quote.FOR': quote('FOR', 'Cours de Ford', 'Quotation of Ford'),
  'quote.LOC': quote('LOC', 'Cours de Locindus', 'Quotation of Locindus'),
  'quote.CMP': quote('CMP', 'Cours de Constructions Métalliques de Provence', 'Quotation of Constructions Métalliques de Provence'),
  'quote.DEL': quote('DEL', 'Cours de Delalande', 'Quotation of Delalande'),
  'quote.DED': quote('DED', 'Cours de De Dietrich', 'Quotation of De Dietrich'),
  'quote.CHA': quote('CHA', 'Cours de Charbonnages de France', 'Quotation of Charbonnages de France'),
  'quote.JBO': quote('JBO', 'Cours de Jacques Borel', 'Quotation of Jacques Borel'),
  'quote.POL': quote('POL', 'Cours de Poliet', 'Quotation of Poliet'),
} as const;

const QUOTES = Object.keys(quotes).filter((id): id is keyof typeof quotes => Object.hasOwn(quotes, id));

export const figures = figuresOf({
  game: 'bourse',
  facts: (view: View) => view,
  options: ({ options }) => ({ ...options }),
  chairs: ({ table }) => range(table.players.length),
  ofSeats: {
    worth: {
      name: ['Fortune nette', 'Net worth'],
      title: ['Fortune de chacun', 'Worth of each player'],
      write: 'money',
      of: (view, seat) => standingOf(view, seat).worth,
    },
    cash: { name: ['Liquidités', 'Cash'], write: 'money', of: ({ cash }, seat) => cash[seat] ?? null },
    score: {
      name: ['Score', 'Score'],
      title: ['Score de chacun', 'Score of each player'],
      help: ['Ce qui compte pour gagner, au cours affiché de chaque tour.', 'What counts for winning, at the quotations displayed in each turn.'],
      write: 'money',
      of: (view, seat) => standingOf(view, seat).score,
    },
  },
  ofTable: {
    ...quotes,
    money: {
      name: ['Argent aux mains des joueurs', 'Money in players’ hands'],
      write: 'money',
      of: ({ cash }) => (cash.includes(null) ? null : sum(cash.map((own) => own ?? 0))),
    },
    loans: { name: ['Emprunts en cours', 'Loans outstanding'], of: ({ table }) => sum(table.players.map(({ loans }) => loans.length)) },
    options: { name: ['Options en cours', 'Options outstanding'], of: ({ table }) => table.contracts.length },
    phase: { name: ['Phase économique', 'Economic phase'], of: ({ table }) => ECONOMIC_PHASES.indexOf(table.phase) },
  },
  // BO-5.1 may count securities alone on the way to the target; the last places are by net worth (BO-5.5).
  ranks: 'worth',
  during: 'score',
  // A purchase raises the score by its price, and nobody is the richer for it.
  decides: 'worth',
  purse: 'cash',
  goal: ({ options }) => options.winTarget,
  beside: ['cash', 'worth'],
  columns: ['score', 'worth', 'cash', 'loans', 'options'],
  charts: ['score', 'worth', 'cash', 'money', 'loans', 'options', ...QUOTES],
});
