import type { Draws } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { newPack, stamped, worth } from './rules/cards.ts';
import { allCredits, player } from './rules/facts.ts';
import { entryKey } from './rules/jobs.ts';
import { isSealedRound, mostStake } from './rules/stake.ts';
import { type BankSettings, type Card, FUNDS, type Heaps, type MotionKind, type Sealed, type State, type Vault, type View, type Zone } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

/** A bank that grants and buys as much as the viewer knows that it does. */
const imagineVault = (view: View): Vault => {
  if (view.vault !== null) return view.vault;
  const { credits, buys } = view.bankRoom;
  const half = (credits + allCredits(view)) / 2;
  // A bank that grants none may lack half a card of equity; one that grants some holds it all.
  const covering = credits === 0 ? Math.floor(half) : Math.ceil(half);
  const bankEquity = Math.max(0, covering - (view.table.bank.autoEquity ? buys : 0));
  return { bankProfit: buys, bankEquity, property: 0 };
};

/** Deals unknown cards out of one shuffled heap. */
class Dealer {
  private next = 0;
  private readonly cards: readonly Card[];
  private readonly doubled: boolean;
  constructor(view: View, chance: Draws) {
    const known = new Set(view.table.battleReport.entries.flatMap(({ cards }) => cards.map((card) => stamped(card, 1))));
    const all = Array.from({ length: view.table.packs }, (_, pack) => newPack(pack, view.options.jokers)).flat();
    this.cards = chance.shuffle(all.filter((card) => !known.has(card)));
    this.doubled = view.options.denominations;
  }

  private one(value: number): Card {
    return stamped(at(this.cards, this.next++), value);
  }

  /** So many cards of each denomination. */
  backs([ones, twos, fours]: readonly [number, number, number]): readonly Card[] {
    const deal = (count: number, value: number): readonly Card[] => Array.from({ length: count }, () => this.one(value));
    return [...deal(ones, 1), ...deal(twos, 2), ...deal(fours, 4)];
  }

  value(value: number): readonly Card[] {
    // As few cards as possible: there are enough for sure.
    return this.doubled ? this.backs([value % 2, Math.floor((value % 4) / 2), Math.floor(value / 4)]) : this.backs([value, 0, 0]);
  }

  rest(): readonly Card[] {
    return this.cards.slice(this.next);
  }
}

/** Stakes of employees lie in escrow until they are turned. */
const imagineEscrows = ({ table }: View, dealer: Dealer): Heaps['escrows'] => {
  const { kind } = table.point;
  if (kind !== 'plan' && kind !== 'stake') return {};
  const escrows: Record<string, readonly Card[]> = {};
  for (const [boss, { subsidiaries }] of table.players.entries()) {
    for (const { id, contract } of subsidiaries) if (contract !== null) escrows[entryKey(boss, id)] = dealer.value(contract.k * table.bundle);
  }
  return escrows;
};

const imagineHeaps = (view: View, vault: Vault, chance: Draws): Heaps => {
  const { table } = view;
  const dealer = new Dealer(view, chance);
  const zones: Record<Zone, readonly Card[]> = {
    pot: [],
    nextPot: [],
    state: [],
    wagesBuilding: [],
    wagesIndustry: [],
    profitBuilding: [],
    profitIndustry: [],
    bankProfit: dealer.value(vault.bankProfit),
    bankEquity: dealer.value(vault.bankEquity),
  };
  for (const fund of FUNDS) zones[fund] = dealer.value(table.funds[fund]);
  const piles = table.players.map(({ pile, backs }) => (backs === null ? dealer.value(pile) : dealer.backs(backs)));
  const pledges = table.players.map(({ pledge }) => dealer.value(pledge));
  const inherits = table.players.map(({ inherit }) => dealer.value(inherit));
  const escrows = imagineEscrows(view, dealer);
  return { zones, piles, pledges, inherits, escrows, pioche: dealer.rest() };
};

const guessedStakes = (view: View, seat: Seat, chance: Draws): Sealed['stakes'] => {
  const stakes: Record<Seat, number> = { ...view.sealed.stakes };
  if (view.table.point.kind !== 'stake' || !isSealedRound(view)) return stakes;
  for (const other of view.table.players.keys()) {
    const most = mostStake(view, other);
    if (other !== seat && most > 0 && player(view, other).done) stakes[other] = chance.int(most + 1);
  }
  return stakes;
};

const guessedBallots = (view: View, chance: Draws): Sealed['ballots'] => {
  const { point, motions } = view.table;
  const ballots: Record<Seat, Partial<Record<MotionKind, 'yes' | 'no'>>> = {};
  if (point.kind !== 'vote') return ballots;
  for (const voter of point.voted)
    ballots[voter] = view.sealed.ballots[voter] ?? Object.fromEntries(motions.map(({ motion }) => [motion, chance.int(2) === 0 ? 'yes' : 'no']));
  return ballots;
};

/** Settings of other bankers: as they were. */
const guessedSettings = (view: View): Sealed['settings'] => {
  const { committed, bank, players } = view.table;
  const settings: Record<Seat, BankSettings> = {};
  const usual: BankSettings = { halfRate: bank.halfRate, criteria: bank.criteria, cap: bank.cap, equity: 0, autoEquity: bank.autoEquity ? 'on' : 'off' };
  for (const seat of committed) if (players[seat]?.role === 'banker') settings[seat] = view.sealed.settings[seat] ?? usual;
  return settings;
};

const moneyIn = ({ zones, piles, pledges, inherits, escrows }: Heaps): number =>
  sum([...Object.values(zones), ...piles, ...pledges, ...inherits, ...Object.values(escrows)].map(worth));

export const imagine = (view: View, seat: Seat, chance: Draws): State => {
  const vault = imagineVault(view);
  const heaps = imagineHeaps(view, vault, chance);
  const onTable = sum(view.table.battleReport.entries.map(({ cards }) => worth(cards)));
  const sealed: Sealed = { ...view.sealed, stakes: guessedStakes(view, seat, chance), ballots: guessedBallots(view, chance), settings: guessedSettings(view) };
  return { options: view.options, table: view.table, vault, heaps, sealed, indicators: view.indicators, money: moneyIn(heaps) + onTable };
};
