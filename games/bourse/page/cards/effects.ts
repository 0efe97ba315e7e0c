import type { EventCard, Operation, SecurityId, View } from '#games/bourse/types.ts';
import { SECURITIES } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import type { Speech } from '../speech.ts';

/* BO-13.8: what a card does, line by line, with the quotations as they stand now. */

const quoteLine = (view: View, security: SecurityId, change: number, { words, change: signed, money, company }: Speech): string =>
  words('effects.quote', { name: company(view, security), change: signed(change), quote: money(view.table.quotes[security]) });

const effectLines = (view: View, operation: Operation, drawer: string, speech: Speech): readonly string[] => {
  const { words, money, change } = speech;
  const whose = (who: 'drawer' | 'all', what: string): string => words('effects.cash', { who: who === 'drawer' ? drawer : words('effects.each'), sum: what });
  const its = (what: string): string => words('effects.cash', { who: drawer, sum: what });
  switch (operation.op) {
    case 'cash':
      return [whose(operation.who, change(operation.amount))];
    case 'cashPerIssuer':
      return [whose(operation.who, words('effects.perIssuer', { sum: change(operation.amount) }))];
    case 'cashPerTitle':
      return [whose(operation.who, words(operation.titles === 'bonds' ? 'effects.perBond' : 'effects.perTitle', { sum: change(operation.amount) }))];
    case 'cashPercent':
      return [whose(operation.who, words(operation.base === 'cash' ? 'effects.percentCash' : 'effects.percentSecurities', { percent: operation.percent }))];
    case 'dividends':
      return [whose(operation.who, words('effects.dividends'))];
    case 'moveToStart':
      return [its(words('effects.toStart'))];
    case 'moveToNextBank':
      return [its(words('effects.toBank'))];
    case 'offerBuy':
      return [its(words('effects.mayBuy', { max: operation.max }))];
    case 'offerSell':
      return [its(words('effects.maySell'))];
    case 'offerRepay':
      return [whose('all', words('effects.mayRepay', { sum: money(operation.amount) }))];
    case 'tender':
      return [
        whose(
          'all',
          words('effects.mayTender', { name: speech.company(view, operation.security), sum: money(view.table.quotes[operation.security] + operation.premium) }),
        ),
      ];
    case 'extraTurn':
      return [its(words('effects.extraTurn'))];
    case 'skipTurn':
      return [its(words('effects.skipTurn', { turns: operation.turns }))];
    case 'recallLoans':
      return [whose(operation.who, words('effects.recall'))];
    case 'setPhase':
      return [words('effects.phase', { phase: words(`phases.${operation.phase}`) })];
    case 'undoPhase':
      return [words('effects.phaseUndone', { phase: words(`phases.${view.table.phase}`) })];
    case 'quote':
      return SECURITIES.flatMap((security) => {
        const moved = operation.changes[security];
        return moved === undefined ? [] : [quoteLine(view, security, moved, speech)];
      });
    case 'quoteShares':
      return [words('effects.allShares', { change: change(operation.change) })];
    case 'split':
      return [words('effects.split', { threshold: money(operation.threshold) })];
    case 'bonusShare':
      return [words('effects.bonus', { name: speech.company(view, operation.security) })];
    default:
      return unreachable(operation);
  }
};

/** The log before the last turning of a card, and after it in its turn; null: it does not tell of it. */
const around = ({ title }: EventCard, log: readonly LogLine[]): { readonly before: readonly LogLine[]; readonly after: readonly LogLine[] } | null => {
  const isTurned = ({ text: { key, args } }: LogLine): boolean => {
    const turned = args?.title;
    return key === 'bourse.log.card' && typeof turned === 'object' && 'text' in turned && turned.text.fr === title.fr;
  };
  const lines = log.filter(({ undone }) => undone !== true);
  const turned = lines.findLastIndex(isTurned);
  if (turned === -1) return null;
  const after = lines.slice(turned + 1);
  const end = after.findIndex(({ heading }) => heading !== undefined);
  return { before: lines.slice(0, turned), after: end === -1 ? after : after.slice(0, end) };
};

/** BO-13.8: effects as they happened, who paid and received what. */
export const happenedBy = (card: EventCard, log: readonly LogLine[]): readonly Message[] => around(card, log)?.after.map(({ text }) => text) ?? [];

/** Whose turn it was turned in: the die may have been thrown again since. */
export const drawnBy = (card: EventCard, log: readonly LogLine[]): Seat | undefined =>
  around(card, log)?.before.findLast(({ heading }) => heading !== undefined)?.heading?.seat;

export const cardEffects = (view: View, card: EventCard, drawer: string, speech: Speech): readonly string[] =>
  card.operations.flatMap((operation) => effectLines(view, operation, drawer, speech));
