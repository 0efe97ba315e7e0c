import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { clockwiseFrom, countCards, isSimulation, player } from '../rules/facts.ts';
import type { Card, View } from '../types.ts';
import { type Company, companyOf } from './reading.ts';
import { missionsLeft, type Outlook, outlookOf } from './outlook.ts';
import { weightsOf, worth } from './weights.ts';

/* What a seat thinks of the table: where it stands among the others, and what they would pay. */

export interface Judge {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Company;
  /** Everybody, and how each stands. */
  readonly seats: readonly Seat[];
  readonly companies: readonly Company[];
  readonly outlook: Outlook;
  /** Points for each unit of a rating, as things stand. */
  readonly spread: number;
  /** What is to come once the own factory stands on this column. */
  readonly outlookAt: (growth: number) => Outlook;
  /** How good it is to be left with this company, and with `more` points of another kind. */
  readonly rate: (company: Company, more: number) => number;
  /** What the others may be expected to offer for so many pieces. */
  readonly offerFor: (pieces: number) => number;
  /** What it is worth that the dumps of all others rise by so many fields. */
  readonly transportEdge: (fields: number) => number;
}

/** MM-12.3: what pieces are worth to a company, in M. */
export const piecesWorth = (company: Company, cards: readonly Card[], pieces: number, { missions, board, weights }: Outlook): number => {
  if (missions === 0 && !cards.includes('production')) return 0;
  const { silo, materials, employees, personnel, place, waste } = company;
  const useful = Math.max(0, Math.min(pieces, 2 * materials - silo));
  const unlocks = cards.includes('production') && employees >= personnel && silo < materials && silo + pieces >= materials && place + waste <= board.max;
  return weights.piece * useful + weights.sparePiece * (pieces - useful) + (unlocks ? 2 : 0);
};

/** Does a seat hold the cards that would end the game in this mission? */
const couldEnd = (view: View, seat: Seat): boolean => {
  const { growth, cards, done } = player(view, seat);
  const columns = countCards(cards, 'growth');
  if (columns === 0 || done) return false;
  const expert = cards.includes('expert') && (!isSimulation(view) || view.table.inForce.expertGrowth !== undefined) ? 1 : 0;
  return growth + columns + expert >= view.options.endColumn;
};

interface Stage {
  readonly outlook: Outlook;
  /** The best that another seat may expect. */
  readonly rival: number;
  readonly spread: number;
}

export const judgeOf = (view: View, seat: Seat): Judge => {
  const weights = weightsOf(view);
  const seats = clockwiseFrom(view, 0);
  const companies = seats.map((other) => companyOf(view, other));
  const me = companyOf(view, seat);
  const rivals = clockwiseFrom(view, seat).filter((other) => other !== seat);
  const others = rivals.map((rival) => at(companies, seats.indexOf(rival)));
  const front = Math.max(...others.map(({ growth }) => growth));
  const endsSoon = rivals.some((rival) => couldEnd(view, rival));
  const stages: Stage[] = [];
  const edges: number[] = [];
  const stageAt = (growth: number): Stage => {
    const leader = Math.max(front, growth);
    const known = stages[leader];
    if (known !== undefined) return known;
    const missions = (endsSoon ? weights.endInSight : 1) * missionsLeft(view, leader);
    const outlook = outlookOf(view, missions);
    const rival = Math.max(...others.map((other, index) => worth(other, outlook) + weights.rivalCard * player(view, rivals[index] ?? 0).cards.length));
    const stage = { outlook, rival, spread: Math.sqrt(weights.noise + weights.noisePerMission * missions) };
    stages[leader] = stage;
    return stage;
  };
  const { outlook, spread } = stageAt(me.growth);
  return {
    view,
    seat,
    me,
    seats,
    companies,
    outlook,
    spread,
    outlookAt: (growth) => stageAt(growth).outlook,
    rate: (company, more) => {
      const stage = stageAt(company.growth);
      return (worth(company, stage.outlook) + more - stage.rival) / stage.spread;
    },
    offerFor: (pieces) => {
      let best = 0;
      for (const [index, rival] of rivals.entries()) {
        const other = others[index];
        if (other === undefined) continue;
        best = Math.max(best, Math.min(other.cash, weights.rivalOffers * piecesWorth(other, player(view, rival).cards, pieces, outlook)));
      }
      return Math.floor(best);
    },
    transportEdge: (fields) => {
      const known = edges[fields];
      if (known !== undefined) return known;
      let harm = 0;
      for (const other of others) harm += worth(other, outlook) - worth({ ...other, place: Math.min(outlook.board.max, other.place + fields) }, outlook);
      return (edges[fields] = harm / Math.max(1, others.length));
    },
  };
};
