import { type EventCard, type Operation, SECURITIES } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import type { Scene } from '../scene.ts';

/* BO-13.8: what a card does, line by line, with the quotations as they stand now. */

const effectLines = ({ view, words, money, change, company }: Scene, operation: Operation, drawer: string): readonly string[] => {
  const whose = (who: 'drawer' | 'all', sum: string): readonly string[] => [
    words('effects.cash', { who: who === 'drawer' ? drawer : words('effects.each'), sum }),
  ];
  switch (operation.op) {
    case 'cash':
      return whose(operation.who, change(operation.amount));
    case 'cashPerIssuer':
      return whose(operation.who, words('effects.perIssuer', { sum: change(operation.amount) }));
    case 'cashPerTitle':
      return whose(operation.who, words(operation.titles === 'bonds' ? 'effects.perBond' : 'effects.perTitle', { sum: change(operation.amount) }));
    case 'cashPercent':
      return whose(operation.who, words(operation.base === 'cash' ? 'effects.percentCash' : 'effects.percentSecurities', { percent: operation.percent }));
    case 'dividends':
    case 'recallLoans':
      return whose(operation.who, words(`effects.${operation.op}`));
    case 'moveToStart':
    case 'moveToNextBank':
    case 'offerSell':
    case 'extraTurn':
      return whose('drawer', words(`effects.${operation.op}`));
    case 'offerBuy':
      return whose('drawer', words('effects.offerBuy', { max: operation.max }));
    case 'skipTurn':
      return whose('drawer', words('effects.skipTurn', { turns: operation.turns }));
    case 'offerRepay':
      return whose('all', words('effects.offerRepay', { sum: money(operation.amount) }));
    case 'tender': {
      const { security, premium } = operation;
      return whose('all', words('effects.tender', { name: company(security), sum: money(view.table.quotes[security] + premium) }));
    }
    case 'setPhase':
      return [words('effects.setPhase', { phase: words(`phases.${operation.phase}`) })];
    case 'undoPhase':
      return [words('effects.undoPhase', { phase: words(`phases.${view.table.phase}`) })];
    case 'quote':
      return SECURITIES.flatMap((security) => {
        const moved = operation.changes[security];
        if (moved === undefined) return [];
        return [words('effects.quote', { name: company(security), change: change(moved), quote: money(view.table.quotes[security]) })];
      });
    case 'quoteShares':
      return [words('effects.quoteShares', { change: change(operation.change) })];
    case 'split':
      return [words('effects.split', { threshold: money(operation.threshold) })];
    case 'bonusShare':
      return [words('effects.bonusShare', { name: company(operation.security) })];
    default:
      return unreachable(operation);
  }
};

/** The log before the last turning of a card, and after it in its turn; null: it does not tell of it. */
const around = ({ title }: EventCard, log: readonly LogLine[]): { readonly before: readonly LogLine[]; readonly after: readonly LogLine[] } | null => {
  const isTurned = ({ text: { key, args } }: LogLine): boolean => {
    const turned = args?.title;
    return key === 'log.card' && typeof turned === 'object' && 'text' in turned && turned.text.fr === title.fr;
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

export const cardEffects = (scene: Scene, { operations }: EventCard, drawer: string): readonly string[] =>
  operations.flatMap((operation) => effectLines(scene, operation, drawer));
