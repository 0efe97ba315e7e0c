import { bool, decoder, type Fields, int, type MoveOf, oneOf, or, type Reader, text } from '#kernel/moves.ts';
import { isRecord } from '#kernel/options.ts';
import { LAW_PARAMETERS, type Parameter } from './data/laws.ts';
import { CARDS, INNOVATIONS, type Law, type LawType } from './types.ts';

/* Every move of MM-4 and MM-6, described once. */

/* ---------- laws ---------- */

const isLawType = (raw: unknown): raw is LawType => typeof raw === 'string' && Object.hasOwn(LAW_PARAMETERS, raw);

const readerOf = (parameter: Parameter): Reader<string | number> => {
  if (parameter.kind === 'int' || parameter.kind === 'shift') return int;
  return parameter.kind === 'choice' ? oneOf(...parameter.values) : text();
};

/** All parameters, of the kind they must have; their domains are for `check`. */
const isLaw = (raw: Fields): raw is Fields & Law =>
  isLawType(raw.type) && LAW_PARAMETERS[raw.type].every((parameter) => readerOf(parameter)(raw[parameter.name], raw) !== undefined);

/** A law as `{ type, …parameters }`, with nothing else in it. */
export const readLaw = (type: unknown, raw: Fields): Law | undefined => {
  if (!isLawType(type)) return undefined;
  const law: Fields = { type, ...Object.fromEntries(LAW_PARAMETERS[type].map(({ name }) => [name, Object.hasOwn(raw, name) ? raw[name] : undefined])) };
  return isLaw(law) ? law : undefined;
};

/** `{ proposal: { type: 'productionTax', amount: 2 } }`, or flat as a form gives it, `{ law: 'productionTax', amount: 2 }`. */
const proposal: Reader<Law | null> = (raw, whole) => {
  if (isRecord(raw)) return readLaw(raw.type, raw);
  if (whole.law !== undefined) return readLaw(whole.law, whole);
  return raw === undefined || raw === null ? null : undefined;
};

/* ---------- moves ---------- */

/** MM-4.0.3: these may be left out. Nobody helps; nothing is borrowed, bribed or cleaned up. */
const help = or(oneOf('alone', 'expert'), 'alone');
const count = or(int, 0);

const MOVES = {
  takeCredit: { count: int },
  answerAlert: { useCorruption: bool },
  chooseLot: { lot: int },
  /** MM-4.6.2, MM-4.6.9. `borrow` credits are taken immediately before (MM-4.0.3). */
  playCard: [
    { card: oneOf('production', 'sale', 'growth', 'elimination', 'transport'), help, borrow: count },
    { card: oneOf('innovation'), steps: oneOf(...INNOVATIONS), help, borrow: count },
    { card: oneOf('staff'), direction: oneOf('hire', 'fire'), help, borrow: count },
  ],
  repayCredit: {},
  discardCard: { card: oneOf(...CARDS) },
  keepCard: {},
  bid: { amount: int, borrow: count },
  /** MM-6.3.1. */
  negotiate: { proposal, help, cleanup: count, borrow: count },
  castVote: { vote: oneOf('yes', 'no', 'abstain'), bribes: count, borrow: count },
  designateLot: { lot: int },
  bidLot: { amount: int, borrow: count },
  /** No offer in an auction, of raw materials or of a set. */
  pass: {},
} as const;

export type Move = MoveOf<typeof MOVES>;

export const decode = decoder(MOVES);
