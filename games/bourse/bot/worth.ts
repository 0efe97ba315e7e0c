import { at, range } from '#kernel/collections.ts';
import { CEILING, NOMINAL, STEP } from '../data.ts';
import { type Dataset, ECONOMIC_PHASES, type EconomicPhase, type Security, SECURITIES, type SecurityId } from '../types.ts';

/** BO-12.1: chances that the next visit to a square falls in the present phase, the next, the one after, the one before. */
const PHASE_CHANCES: readonly number[] = [0.42, 0.28, 0.18, 0.12];
/** BO-12.1: laps between two visits of one pawn to a square. */
const LAPS_BETWEEN_VISITS = 3.5;
/** BO-12.2: the return a holder wants from each lap. */
const RETURN_PER_LAP = 0.18;
/** A sale brings half a step less than the quotation: somebody may sell before. */
const SALE_LOSS = STEP / 2;
const ROUNDS = 60;
const QUOTES = CEILING / STEP + 1;

/** worth[phase][quotation / step] of one title to its holder. */
type Worth = readonly (readonly number[])[];

/** What a quotation off or on the scale is worth: sold or held, after the ceiling's payment or the floor's ruin. */
const settled = (worth: Worth, phase: number, raw: number): number => {
  if (raw < 0) return 0;
  if (raw > CEILING) return raw - NOMINAL + settled(worth, phase, NOMINAL);
  return Math.max(raw - SALE_LOSS, at(at(worth, phase), raw / STEP));
};

/** BO-12.2: the value of holding a title until the next visit and then doing what is best, by value iteration. */
const holdingWorth = (variations: Dataset['variations'], { coefficient, dividend }: Security, players: number): Worth => {
  const laps = LAPS_BETWEEN_VISITS / players;
  const discount = (1 + RETURN_PER_LAP) ** -laps;
  const rows = ECONOMIC_PHASES.map((phase) => at(variations[phase], coefficient - 1));
  let worth: Worth = rows.map(() => range(QUOTES).map((step) => step * STEP));
  for (let round = 0; round < ROUNDS; round++) {
    const before = worth;
    // after[phase][quotation]: what the next visit leaves, if it falls in that phase.
    const after = rows.map((row, phase) =>
      range(QUOTES).map((step) => row.reduce((total, change) => total + settled(before, phase, step * STEP + change), 0) / row.length),
    );
    worth = rows.map((_, phase) =>
      range(QUOTES).map((step) => {
        const next = PHASE_CHANCES.reduce((total, chance, later) => total + chance * at(at(after, (phase + later) % rows.length), step), 0);
        return (dividend * laps + next) * discount;
      }),
    );
  }
  return worth;
};

type Tables = ReadonlyMap<SecurityId, Worth>;

/** Those of all securities; what has the same coefficient and dividend has the same. */
const tablesOf = ({ securities, variations }: Dataset, players: number): Tables => {
  const alike = new Map<string, Worth>();
  return new Map(
    SECURITIES.map((id) => {
      const key = `${securities[id].coefficient}/${securities[id].dividend}`;
      const table = alike.get(key) ?? holdingWorth(variations, securities[id], players);
      alike.set(key, table);
      return [id, table];
    }),
  );
};

/** Found once for each data set and number of players: a bot is asked thousands of times. */
const found = new WeakMap<Dataset, Tables[]>();

const worthTable = (data: Dataset, security: SecurityId, players: number): Worth => {
  let tables = found.get(data);
  if (tables === undefined) found.set(data, (tables = []));
  const table = (tables[players] ??= tablesOf(data, players)).get(security);
  if (table === undefined) throw new Error(`no security ${security}`);
  return table;
};

/** BO-12.2: what a title quoted at `quote` is worth to somebody who keeps it in this phase. */
export const worthOf = (data: Dataset, security: SecurityId, players: number, phase: EconomicPhase, quote: number): number =>
  at(at(worthTable(data, security, players), ECONOMIC_PHASES.indexOf(phase)), Math.max(0, Math.min(QUOTES - 1, Math.round(quote / STEP))));

/** BO-12.3: what a title is worth when a throw of the die has just brought it to `raw`, on the scale or off it. */
export const settledWorth = (data: Dataset, security: SecurityId, players: number, phase: EconomicPhase, raw: number): number =>
  settled(worthTable(data, security, players), ECONOMIC_PHASES.indexOf(phase), raw);

/** BO-12.3: what an option on one share may be expected to bring at the next landing, if each change of its quotation brings so much. */
export const optionWorth = (data: Dataset, security: SecurityId, phase: EconomicPhase, gainOf: (change: number, then: EconomicPhase) => number): number => {
  const now = ECONOMIC_PHASES.indexOf(phase);
  return PHASE_CHANCES.reduce((total, chance, later) => {
    const then = at(ECONOMIC_PHASES, (now + later) % ECONOMIC_PHASES.length);
    const row = at(data.variations[then], data.securities[security].coefficient - 1);
    return total + (chance * row.reduce((gains, change) => gains + gainOf(change, then), 0)) / row.length;
  }, 0);
};
