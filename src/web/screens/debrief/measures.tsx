import type { Voice } from '#kernel/words.ts';
import { tr } from '../../i18n/room.ts';
import { Segments } from '../../kit/parts/choices.tsx';
import type { DebriefMeasure, RoomParts } from '../../kit/interface/room-parts.ts';
import type { Debriefing } from './debriefing.ts';
import { chartsOf, greatOf } from './series.ts';

/** The measures of the great chart beside its own: the game's, and the share of the mean that every game has. */
export const measuresOf = (page: RoomParts | null, voice: Voice): readonly DebriefMeasure[] => [
  ...(page?.debrief?.measures?.(voice) ?? []),
  { label: tr('debrief.shareOfMean'), unit: tr('debrief.shareUnit'), share: true },
];

export interface MeasureProps {
  /** The label of the measure; '': the chart's own. */
  readonly measure: string;
  readonly onMeasure: (label: string) => void;
}

/** One switch for everything that counts what each player has. */
export const Measures = ({ debriefing, measure, onMeasure }: MeasureProps & { readonly debriefing: Debriefing }) => {
  const { charts, page, game, voice, recorded } = debriefing;
  const great = greatOf(charts);
  const all = recorded.flatMap(({ points }) => points);
  const own = chartsOf({ page, game, voice }, all).find(({ key }) => key === great?.key)?.unit ?? tr('debrief.asCounted');
  if (great === undefined || recorded.length === 0) return null;
  return (
    <div class="cluster no-print">
      <Segments
        label={tr('debrief.measure')}
        value={measure}
        choices={[{ value: '', text: own }, ...measuresOf(page, voice).map(({ label }) => ({ value: label, text: label }))]}
        onChange={onMeasure}
      />
      {measure === tr('debrief.shareOfMean') && <p class="help">{tr('debrief.shareHelp')}</p>}
    </div>
  );
};
