import { range, sum } from '#kernel/collections.ts';
import { figuresOf, type SeatFigure } from '#kernel/figures.ts';
import { player } from './rules/facts.ts';
import { isDisaster, itemise, markerPoints } from './scoring.ts';
import { type Player, SERVICES, type View } from './types.ts';

/* What is counted (MM-13.9), as far as a viewer may know it (MM-7.1). */

/** A company that has retired has nothing (MM-4.11.3). `cash`: null where the viewer may not know it. */
const figureOf =
  (of: (company: Player, cash: number | null) => number | null): SeatFigure<View>['of'] =>
  (view, seat) => {
    const company = player(view, seat);
    return company.retired ? 0 : of(company, view.cash[seat] ?? null);
  };

const inSimulation = ({ mode }: Readonly<Record<string, unknown>>): boolean => mode === 'simulation';

export const figures = figuresOf({
  game: 'mull-money',
  facts: (view: View) => view,
  options: ({ options }) => ({ ...options }),
  chairs: ({ table }) => range(table.players.length),
  ofSeats: {
    growth: { name: ['Croissance', 'Growth'], of: figureOf(({ growth }) => growth) },
    employees: { name: ['Centaines d’employés', 'Hundreds of employees'], of: figureOf(({ employees }) => employees) },
    services: {
      name: ['Points des trois services', 'Points of the three departments'],
      of: figureOf((company) => sum(SERVICES.map((service) => markerPoints(company[service])))),
    },
    silo: { name: ['Silo', 'Silo'], of: figureOf(({ silo }) => silo) },
    credits: { name: ['Crédits', 'Loans'], of: figureOf(({ credits }) => credits) },
    productions: { name: ['Productions', 'Productions'], of: figureOf(({ productions }) => productions) },
    dump: { name: ['Dépôt', 'Waste dump'], when: (options) => !inSimulation(options), of: figureOf(({ dump }) => dump) },
    treasury: { name: ['Trésorerie', 'Treasury'], write: 'money', of: figureOf((_, cash) => cash) },
    score: {
      name: ['Points', 'Points'],
      help: [
        'Ce que chacun aurait compté si la partie avait fini après chaque mission.',
        'What each would have counted, had the game ended after each mission.',
      ],
      of: figureOf((company, cash) => (cash === null ? null : itemise(company, cash).total)),
    },
  },
  ofTable: {
    reserve: { name: ['Réserve commune', 'Common reserve'], of: ({ table }) => table.reserve },
    alerts: { name: ['Alertes', 'Alerts'], of: ({ table }) => table.alerts },
    debt: { name: ['Crédits de tous', 'Everybody’s loans'], of: ({ table }) => sum(table.players.map(({ credits }) => credits)) },
    commonWaste: { name: ['Déchets communs', 'Common waste'], when: inSimulation, of: ({ table }) => table.commonWaste },
    laws: {
      name: ['Règles votées en vigueur', 'Voted rules in force'],
      when: inSimulation,
      of: ({ table }) => table.laws.filter(({ status }) => status === 'active').length,
    },
    disaster: {
      name: ['Désastre', 'Disaster'],
      write: 'flag',
      when: inSimulation,
      of: ({ table: { point } }) => (point.kind === 'gameOver' && isDisaster(point.reason) ? 1 : 0),
    },
  },
  ranks: 'score',
  purse: 'treasury',
  columns: [
    'growth',
    'dump',
    'employees',
    'services',
    'silo',
    'credits',
    'productions',
    'treasury',
    'score',
    'reserve',
    'alerts',
    'debt',
    'commonWaste',
    'laws',
  ],
  // What counts at the end first, then how it came about.
  charts: ['score', 'treasury', 'growth', 'services', 'dump', 'credits', 'productions', 'employees', 'commonWaste', 'laws', 'alerts'],
});
