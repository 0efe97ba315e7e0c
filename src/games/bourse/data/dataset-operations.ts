import { CEILING, LOAN_REPAYMENT, TITLES_PER_SECURITY } from '../data.ts';
import { changeOf, choiceOf, fieldOf, fieldsOf, francsOf, unexpected, wholeOf, wrong } from './json-fields.ts';
import type { Json } from './json-lines.ts';
import { ECONOMIC_PHASES, type Operation, SECURITIES, type SecurityId } from '../types.ts';

type OperationName = Operation['op'];
type Named<Name extends OperationName> = Extract<Operation, { readonly op: Name }>;

/** No card moves more than this; it catches a figure with three zeros too many. */
const LARGEST_SUM = 1_000_000;

const WHO = ['drawer', 'all'] as const;

const changesOf = (json: Json): Partial<Record<SecurityId, number>> => {
  const given = json.kind === 'object' && json.fields.size > 0 ? json.fields : wrong(json, 'an object of securities and sums, such as { "FOR": -5000 }');
  const changes: Partial<Record<SecurityId, number>> = {};
  for (const [name, value] of given) {
    const id = SECURITIES.find((known) => known === name) ?? unexpected(json, { name, value }, SECURITIES);
    changes[id] = changeOf(value, CEILING);
  }
  return changes;
};

/** How each operation of BO-2.8 is written in a file. */
const READERS: { readonly [Name in OperationName]: (json: Json) => Named<Name> } = {
  cash: (json) => {
    const field = fieldsOf(json, ['op', 'who', 'amount']);
    return { op: 'cash', who: choiceOf(field('who'), WHO), amount: changeOf(field('amount'), LARGEST_SUM) };
  },
  cashPerIssuer: (json) => {
    const field = fieldsOf(json, ['op', 'who', 'amount']);
    return { op: 'cashPerIssuer', who: choiceOf(field('who'), WHO), amount: changeOf(field('amount'), LARGEST_SUM) };
  },
  cashPerTitle: (json) => {
    const field = fieldsOf(json, ['op', 'who', 'amount', 'titles']);
    const titles = choiceOf(field('titles'), ['all', 'bonds']);
    return { op: 'cashPerTitle', who: choiceOf(field('who'), WHO), amount: changeOf(field('amount'), LARGEST_SUM), titles };
  },
  cashPercent: (json) => {
    const field = fieldsOf(json, ['op', 'who', 'base', 'percent']);
    const base = choiceOf(field('base'), ['cash', 'securities']);
    return { op: 'cashPercent', who: choiceOf(field('who'), WHO), base, percent: wholeOf(field('percent'), { min: 1, max: 100 }) };
  },
  dividends: (json) => ({ op: 'dividends', who: choiceOf(fieldsOf(json, ['op', 'who'])('who'), WHO) }),
  moveToStart: (json) => {
    fieldsOf(json, ['op']);
    return { op: 'moveToStart' };
  },
  moveToNextBank: (json) => {
    fieldsOf(json, ['op']);
    return { op: 'moveToNextBank' };
  },
  offerBuy: (json) => ({ op: 'offerBuy', max: wholeOf(fieldsOf(json, ['op', 'max'])('max'), { min: 1, max: TITLES_PER_SECURITY }) }),
  offerSell: (json) => {
    fieldsOf(json, ['op']);
    return { op: 'offerSell' };
  },
  offerRepay: (json) => ({ op: 'offerRepay', amount: francsOf(fieldsOf(json, ['op', 'amount'])('amount'), { min: 0, max: LOAN_REPAYMENT }) }),
  tender: (json) => {
    const field = fieldsOf(json, ['op', 'security', 'premium']);
    return { op: 'tender', security: choiceOf(field('security'), SECURITIES), premium: francsOf(field('premium'), { min: 0, max: CEILING }) };
  },
  extraTurn: (json) => {
    fieldsOf(json, ['op']);
    return { op: 'extraTurn' };
  },
  skipTurn: (json) => ({ op: 'skipTurn', turns: wholeOf(fieldsOf(json, ['op', 'turns'])('turns'), { min: 1, max: 10 }) }),
  recallLoans: (json) => ({ op: 'recallLoans', who: choiceOf(fieldsOf(json, ['op', 'who'])('who'), WHO) }),
  setPhase: (json) => ({ op: 'setPhase', phase: choiceOf(fieldsOf(json, ['op', 'phase'])('phase'), ECONOMIC_PHASES) }),
  undoPhase: (json) => {
    fieldsOf(json, ['op']);
    return { op: 'undoPhase' };
  },
  quote: (json) => ({ op: 'quote', changes: changesOf(fieldsOf(json, ['op', 'changes'])('changes')) }),
  quoteShares: (json) => ({ op: 'quoteShares', change: changeOf(fieldsOf(json, ['op', 'change'])('change'), CEILING) }),
  split: (json) => ({ op: 'split', threshold: francsOf(fieldsOf(json, ['op', 'threshold'])('threshold'), { min: 0, max: CEILING }) }),
  bonusShare: (json) => ({ op: 'bonusShare', security: choiceOf(fieldsOf(json, ['op', 'security'])('security'), SECURITIES) }),
};

const isOperation = (name: string): name is OperationName => Object.hasOwn(READERS, name);

export const operationOf = (json: Json): Operation => {
  const name = fieldOf(json, 'op');
  const op = name.kind === 'text' && isOperation(name.value) ? name.value : wrong(name, `one of ${Object.keys(READERS).join(', ')}`);
  return READERS[op](json);
};
