import { formatNumber, type Voice } from '#kernel/words.ts';
import type { Debrief, DebriefFact, DebriefGame } from '#web/shell/room-parts.ts';
import { readingsOf } from '#web/svg/chart/curves.ts';
import { te } from '../words.ts';

const facts = ({ points }: DebriefGame, { lang }: Voice): readonly DebriefFact[] =>
  (['existing', 'fired', 'unGold', 'priceTb', 'priceBt'] as const).map((figure) => {
    const last = readingsOf(points, `ecodip.metric.${figure}`).at(-1);
    return { value: last === undefined ? '–' : formatNumber(last.value, lang), words: te(`fact.${figure}`) };
  });

export const debrief: Debrief = { facts };
