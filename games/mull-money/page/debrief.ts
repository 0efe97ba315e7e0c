import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { Debrief, DebriefChart } from '#web/shell/room-parts.ts';
import { speechOf } from './speech.ts';

/** MM-13.9: what counts at the end first, then how it came about. */
const charts = (voice: Voice): readonly DebriefChart[] => {
  const { words } = speechOf(voice);
  const figure = (name: string, kind: DebriefChart['kind'], more: Partial<DebriefChart> = {}): DebriefChart => {
    const key = `mull-money.metric.${name}`;
    return { key, label: sentenceOf(voice, key) ?? name, kind, ...more };
  };
  return [
    figure('score', 'seats', { help: words('charts.scoreHelp') }),
    figure('treasury', 'seats', { write: 'money' }),
    figure('growth', 'seats'),
    figure('services', 'seats'),
    figure('dump', 'seats'),
    figure('credits', 'seats'),
    figure('productions', 'seats'),
    figure('employees', 'seats'),
    figure('commonWaste', 'line'),
    figure('laws', 'line'),
    figure('alerts', 'line'),
  ];
};

export const debrief: Debrief = { charts };
