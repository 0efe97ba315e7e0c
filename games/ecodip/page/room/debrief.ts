import { formatNumber, sentenceOf, type Voice } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import type { Debrief, DebriefChart, DebriefFact, DebriefGame } from '#web/shell/room-parts.ts';
import { te } from '../words.ts';

const keyOf = (figure: string): string => `ecodip.metric.${figure}`;

const last = (points: readonly SeriesPoint[], figure: string): number | null => {
  for (const { metrics } of points.toReversed()) {
    const value = metrics[keyOf(figure)];
    if (value !== undefined) return value;
  }
  return null;
};

const charts = (voice: Voice): readonly DebriefChart[] => {
  const name = (figure: string): string => sentenceOf(voice, keyOf(figure)) ?? figure;
  const seats = (figure: string, more: Partial<DebriefChart> = {}): DebriefChart => ({ key: keyOf(figure), label: name(figure), kind: 'seats', ...more });
  const line = (figure: string, more: Partial<DebriefChart> = {}): DebriefChart => ({ key: keyOf(figure), label: name(figure), kind: 'line', ...more });
  return [
    seats('centres'),
    seats('gold', { unit: te('own.gold') }),
    seats('units'),
    seats('force'),
    seats('provinces'),
    line('priceTb', { unit: te('exchange.unit') }),
    line('priceMp', { unit: te('exchange.unit') }),
    line('priceBt', { unit: te('exchange.unit') }),
    line('fired'),
    line('existing'),
    line('unGold', { unit: te('own.gold') }),
  ];
};

const facts = ({ points }: DebriefGame, { lang }: Voice): readonly DebriefFact[] =>
  (['existing', 'fired', 'unGold', 'priceTb', 'priceBt'] as const).map((figure) => {
    const value = last(points, figure);
    return { value: value === null ? '–' : formatNumber(value, lang), words: te(`fact.${figure}`) };
  });

export const debrief: Debrief = { charts, facts };
