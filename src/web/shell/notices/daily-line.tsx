import { useEffect, useState } from 'preact/hooks';
import { td } from '../../i18n/notifications.ts';
import { Switch } from '../../kit/parts/choices.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { lookAtDaily, setDaily, told } from '../../store/notifications.ts';
import { Line, minuteOf, timeText } from './line.tsx';

const USUAL = 18 * 60 + 30;

/** The challenge of the day at one's hour, by the ways that this device has; one press ends it. */
export const DailyLine = () => {
  const { daily } = told.value;
  const [minute, setMinute] = useState(daily ?? USUAL);
  const [wrong, setWrong] = useState('');
  useEffect(() => void lookAtDaily(), []);
  const set = async (wanted: number | null): Promise<void> => setWrong((await setDaily(wanted)) ?? '');
  const choose = (typed: string): void => {
    const chosen = minuteOf(typed);
    if (chosen === null) return;
    setMinute(chosen);
    if (daily !== null) void set(chosen);
  };
  return (
    <>
      <Line words={td('daily')} help={td('dailyHelp')}>
        <span class="notices-quiet row firm">
          <Input
            class="input notices-hour grow t4 min-h-36"
            type="time"
            required
            aria-label={td('dailyHour')}
            value={timeText(daily ?? minute)}
            onText={choose}
          />
          <Switch label={td('daily')} on={daily !== null} onChange={(on) => void set(on ? minute : null)} />
        </span>
      </Line>
      {wrong !== '' && <Wrong words={wrong} />}
    </>
  );
};
