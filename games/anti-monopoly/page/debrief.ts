import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { Debrief, DebriefChart } from '#web/shell/room-parts.ts';

/* AM-5.3: the count comes first, as it is what a game is won by; a room of several tables is ranked by it. */

const SUMS = ['score', 'liquidation', 'cash', 'rentReceived'] as const;
const CAMP_SUMS = ['scoreCompetitors', 'scoreMonopolists', 'rentReceivedCompetitors', 'rentReceivedMonopolists'] as const;
const COUNTS = ['unsold', 'housesInStock', 'hotelsInStock', 'bankruptcies'] as const;

const charts = (voice: Voice): readonly DebriefChart[] => {
  const chart = (figure: string, kind: DebriefChart['kind'], write: 'number' | 'money'): DebriefChart => {
    const key = `anti-monopoly.metric.${figure}`;
    return { key, label: sentenceOf(voice, key) ?? figure, kind, write };
  };
  return [
    ...SUMS.map((figure) => chart(figure, 'seats', 'money')),
    chart('titles', 'seats', 'number'),
    ...CAMP_SUMS.map((figure) => chart(figure, 'line', 'money')),
    ...COUNTS.map((figure) => chart(figure, 'line', 'number')),
  ];
};

export const debrief: Debrief = { charts };
