import type { TableInfo } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { formatAllowance, formatRhythm } from '../../i18n/time.ts';
import { choicesOf, Segments, Select } from '../../kit/parts/choices.tsx';
import { lang } from '../../browser/settings.ts';

const TIMES: readonly number[] = [60, 120, 300, 3600, 43_200, 86_400, 172_800, 259_200, 604_800];

/** What of a table itself may be changed, before the game by its host and in it by a motion. */
export interface TableWishes {
  readonly secondsPerDecision?: TableInfo['secondsPerDecision'];
  readonly rhythm?: TableInfo['rhythm'];
  readonly watching?: TableInfo['watching'];
  readonly takebacks?: TableInfo['takebacks'];
}

interface TableSettingsProps {
  readonly info: TableInfo;
  /** Each decision has a time of its own here: no window of the rules gives it. */
  readonly timed: boolean;
  readonly wished: TableWishes;
  readonly onChange: (part: TableWishes) => void;
}

export const TableSettings = ({ info, timed, wished, onChange }: TableSettingsProps) => {
  const times = [...new Set([...TIMES, ...(info.secondsPerDecision === null ? [] : [info.secondsPerDecision])])].toSorted((a, b) => a - b);
  const rhythm = wished.rhythm ?? null;
  return (
    <>
      {timed && (
        <>
          <h3>{tm('slip.time')}</h3>
          <Select
            label={tm('slip.time')}
            value={rhythm === null ? String(wished.secondsPerDecision ?? '') : 'rhythm'}
            choices={[
              { value: '', text: tm('slip.noLimit') },
              ...times.map((seconds) => ({ value: String(seconds), text: formatAllowance(seconds, lang.value) })),
              ...(info.rhythm === null || wished.rhythm === undefined ? [] : [{ value: 'rhythm', text: formatRhythm(info.rhythm, lang.value) }]),
            ]}
            onChange={(value) =>
              onChange(
                value === 'rhythm'
                  ? { rhythm: info.rhythm, secondsPerDecision: info.secondsPerDecision }
                  : { ...(wished.rhythm === undefined ? {} : { rhythm: null }), secondsPerDecision: value === '' ? null : Number(value) },
              )
            }
          />
        </>
      )}
      <h3>{tm('slip.watching')}</h3>
      <Segments
        class="even"
        label={tm('slip.watching')}
        value={wished.watching ?? info.watching}
        choices={choicesOf({ nobody: tm('slip.nobody'), link: tm('slip.withLink'), everyone: tm('slip.everyone') })}
        onChange={(watching) => onChange({ watching })}
      />
      <h3>{tm('slip.takebacks')}</h3>
      <Segments
        class="even"
        label={tm('slip.takebacks')}
        value={wished.takebacks ?? info.takebacks}
        choices={choicesOf({ none: tm('takebacks.none'), two: tm('takebacks.two'), free: tm('takebacks.free') })}
        onChange={(takebacks) => onChange({ takebacks })}
      />
    </>
  );
};
