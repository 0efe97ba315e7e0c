import type { Choice } from '#kernel';
import { LAW_PARAMETERS } from './data/laws.ts';
import { CARDS, type Card, type Help, INNOVATIONS, type Innovation, type Law, type LawType, type Move, type PlainCard } from './types.ts';

/* A move off the wire. The shape only: whether it is legal, `check` says. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isCard = (raw: unknown): raw is Card => CARDS.some((card) => card === raw);
const isInnovation = (raw: unknown): raw is Innovation => INNOVATIONS.some((steps) => steps === raw);
const isChoice = (raw: unknown): raw is Choice => raw === 'yes' || raw === 'no' || raw === 'abstain';
const isLawType = (raw: unknown): raw is LawType => typeof raw === 'string' && Object.hasOwn(LAW_PARAMETERS, raw);

const PLAIN = ['production', 'sale', 'growth', 'elimination', 'transport'] as const satisfies readonly PlainCard[];

/** What may be left out: nobody helps, nothing is borrowed, bribed or cleaned up. */
const intOr0 = (raw: unknown): number | null => (raw === undefined ? 0 : isInt(raw) ? raw : null);
const helpOf = (raw: unknown): Help | null => (raw === undefined || raw === 'alone' ? 'alone' : raw === 'expert' ? 'expert' : null);

const decodePlay = (raw: Fields): Move | null => {
  const type = 'playCard';
  const help = helpOf(raw.help);
  const borrow = intOr0(raw.borrow);
  if (help === null || borrow === null) return null;
  const plain = PLAIN.find((card) => card === raw.card);
  if (plain !== undefined) return { type, card: plain, help, borrow };
  if (raw.card === 'innovation') return isInnovation(raw.steps) ? { type, card: raw.card, steps: raw.steps, help, borrow } : null;
  if (raw.card !== 'staff' || (raw.direction !== 'hire' && raw.direction !== 'fire')) return null;
  return { type, card: raw.card, direction: raw.direction, help, borrow };
};

/** All parameters, of the kind they must have; their domains are for `check`. */
const isLaw = (raw: Fields): raw is Fields & Law => {
  if (!isLawType(raw.type)) return false;
  return LAW_PARAMETERS[raw.type].every((parameter) => {
    const value = raw[parameter.name];
    if (parameter.kind === 'int' || parameter.kind === 'shift') return isInt(value);
    return typeof value === 'string' && (parameter.kind !== 'choice' || parameter.values.includes(value));
  });
};

/** A law as `{ type, …parameters }`, with nothing else in it. */
export const decodeLaw = (type: unknown, raw: Fields): Law | null => {
  if (!isLawType(type)) return null;
  const law: Fields = { type, ...Object.fromEntries(LAW_PARAMETERS[type].map(({ name }) => [name, Object.hasOwn(raw, name) ? raw[name] : undefined])) };
  return isLaw(law) ? law : null;
};

/** `{ proposal: { type: 'productionTax', amount: 2 } }`, or flat as a form gives it, `{ law: 'productionTax', amount: 2 }`. */
const decodeNegotiation = (raw: Fields): Move | null => {
  const help = helpOf(raw.help);
  const borrow = intOr0(raw.borrow);
  const cleanup = intOr0(raw.cleanup);
  if (help === null || borrow === null || cleanup === null) return null;
  const rest = { help, cleanup, borrow };
  if (isFields(raw.proposal)) {
    const proposal = decodeLaw(raw.proposal.type, raw.proposal);
    return proposal === null ? null : { type: 'negotiate', proposal, ...rest };
  }
  if (raw.law === undefined) return raw.proposal === undefined || raw.proposal === null ? { type: 'negotiate', proposal: null, ...rest } : null;
  const proposal = decodeLaw(raw.law, raw);
  return proposal === null ? null : { type: 'negotiate', proposal, ...rest };
};

const decodeBid = (type: 'bid' | 'bidLot', raw: Fields): Move | null => {
  const borrow = intOr0(raw.borrow);
  if (raw.amount === 'pass' && borrow === 0) return { type: 'pass' };
  return isInt(raw.amount) && borrow !== null ? { type, amount: raw.amount, borrow } : null;
};

const decodeVote = (raw: Fields): Move | null => {
  const borrow = intOr0(raw.borrow);
  const bribes = intOr0(raw.bribes);
  return isChoice(raw.vote) && borrow !== null && bribes !== null ? { type: 'castVote', vote: raw.vote, bribes, borrow } : null;
};

export const decode = (raw: unknown): Move | null => {
  if (!isFields(raw)) return null;
  const { type } = raw;
  switch (type) {
    case 'repayCredit':
    case 'keepCard':
    case 'pass':
      return { type };
    case 'takeCredit':
      return isInt(raw.count) ? { type, count: raw.count } : null;
    case 'answerAlert':
      return typeof raw.useCorruption === 'boolean' ? { type, useCorruption: raw.useCorruption } : null;
    case 'chooseLot':
    case 'designateLot':
      return isInt(raw.lot) ? { type, lot: raw.lot } : null;
    case 'discardCard':
      return isCard(raw.card) ? { type, card: raw.card } : null;
    case 'playCard':
      return decodePlay(raw);
    case 'negotiate':
      return decodeNegotiation(raw);
    case 'bid':
    case 'bidLot':
      return decodeBid(type, raw);
    case 'castVote':
      return decodeVote(raw);
    default:
      return null;
  }
};
