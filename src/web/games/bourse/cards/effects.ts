import type { EventCard, Operation, SecurityId, View } from '#games/bourse/types.ts';
import { SECURITIES } from '#games/bourse/types.ts';
import { type Message, unreachable } from '#kernel';
import type { LogLine } from '#protocol';
import type { Speech } from '../speech.ts';

/* BO-13.8: what a card does, line by line, with the quotations as they stand now. */

const quoteLine = (view: View, security: SecurityId, change: number, { words, change: signed, money, company }: Speech): string =>
  words.effects.quote(company(view, security), signed(change), money(view.table.quotes[security]));

const effectLines = (view: View, operation: Operation, drawer: string, speech: Speech): readonly string[] => {
  const { words, money, change } = speech;
  const { effects } = words;
  const whose = (who: 'drawer' | 'all', what: string): string => effects.cash(who === 'drawer' ? drawer : effects.each, what);
  const its = (what: string): string => effects.cash(drawer, what);
  switch (operation.op) {
    case 'cash':
      return [whose(operation.who, change(operation.amount))];
    case 'cashPerIssuer':
      return [whose(operation.who, effects.perIssuer(change(operation.amount)))];
    case 'cashPerTitle':
      return [whose(operation.who, (operation.titles === 'bonds' ? effects.perBond : effects.perTitle)(change(operation.amount)))];
    case 'cashPercent':
      return [whose(operation.who, (operation.base === 'cash' ? effects.percentCash : effects.percentSecurities)(operation.percent))];
    case 'dividends':
      return [whose(operation.who, effects.dividends)];
    case 'moveToStart':
      return [its(effects.toStart)];
    case 'moveToNextBank':
      return [its(effects.toBank)];
    case 'offerBuy':
      return [its(effects.mayBuy(operation.max))];
    case 'offerSell':
      return [its(effects.maySell)];
    case 'offerRepay':
      return [whose('all', effects.mayRepay(money(operation.amount)))];
    case 'tender':
      return [whose('all', effects.mayTender(speech.company(view, operation.security), money(view.table.quotes[operation.security] + operation.premium)))];
    case 'extraTurn':
      return [its(effects.extraTurn)];
    case 'skipTurn':
      return [its(effects.skipTurn(operation.turns))];
    case 'recallLoans':
      return [whose(operation.who, effects.recall)];
    case 'setPhase':
      return [effects.phase(words.phases[operation.phase])];
    case 'undoPhase':
      return [effects.phaseUndone(words.phases[view.table.phase])];
    case 'quote':
      return SECURITIES.flatMap((security) => {
        const moved = operation.changes[security];
        return moved === undefined ? [] : [quoteLine(view, security, moved, speech)];
      });
    case 'quoteShares':
      return [effects.allShares(change(operation.change))];
    case 'split':
      return [effects.split(money(operation.threshold))];
    case 'bonusShare':
      return [effects.bonus(speech.company(view, operation.security))];
    default:
      return unreachable(operation);
  }
};

/** BO-13.8: effects as they happened, who paid and received what: the lines of the log after the last turning of the card, in its turn. */
export const happenedBy = ({ title }: EventCard, log: readonly LogLine[]): readonly Message[] => {
  const isTurned = ({ text: { key, args } }: LogLine): boolean => {
    const turned = args?.title;
    return key === 'bourse.log.card' && typeof turned === 'object' && 'text' in turned && turned.text.fr === title.fr;
  };
  const lines = log.filter(({ undone }) => undone !== true);
  const turned = lines.findLastIndex(isTurned);
  if (turned === -1) return [];
  const after = lines.slice(turned + 1);
  const end = after.findIndex(({ heading }) => heading !== undefined);
  return (end === -1 ? after : after.slice(0, end)).map(({ text }) => text);
};

export const cardEffects = (view: View, card: EventCard, drawer: string, speech: Speech): readonly string[] =>
  card.operations.flatMap((operation) => effectLines(view, operation, drawer, speech));
