import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { useTable } from '../at-table.tsx';
import { dayInput, endOfDay } from './leave-days.ts';
import type { SeatInfo } from '#protocol';
import { formatDay, formatDayAndHour } from '../../i18n/time.ts';
import { lang } from '../../browser/settings.ts';
import { seconds } from '../../store/clock.ts';

/** With the rest of its last day this stays within the three weeks that the server allows. */
const DAYS_MOST = 20;

/** Until when one is away. */
export const OnLeaveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { session } = useTable();
  const [day, setDay] = useState(dayInput(7));
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const answer = await session.connection().ask({ t: 'vacation', until: endOfDay(day) });
    if (answer.ok) onClose();
    else setFailure(answer.message);
  };
  return (
    <Dialog title={tt('menu.leaveOf')} onClose={onClose}>
      <Form class="loose stack" onSend={send}>
        <p class="above help">{tt('menu.leaveOfWords')}</p>
        <label>
          {tt('menu.leaveUntil')} <Input type="date" required min={dayInput(0)} max={dayInput(DAYS_MOST)} value={day} onText={setDay} />
        </label>
        {failure !== null && <Notice words={failure} />}
        <div class="row">
          <Button class="btn ghost" words={t('common.cancel')} onClick={onClose} />
          <Button type="submit" class="btn ink" words={tt('menu.leaveOfGo')} />
        </div>
      </Form>
    </Dialog>
  );
};

/* What the page says of play over weeks. */

/** « Délai passé, sursis jusqu’au 3 mai à 18:00 ». */
export const overdueWords = (deadline: number): string => tt('bar.overdue', { until: formatDayAndHour(deadline, lang.value) });

export const isOnLeave = ({ awayUntil }: SeatInfo): boolean => awayUntil !== null && awayUntil > seconds.value;

/** « absent(e) jusqu’au 3 mai », or nothing. */
export const leaveWords = (info: SeatInfo): string | null =>
  info.awayUntil !== null && isOnLeave(info) ? tt('players.onLeave', { until: formatDay(info.awayUntil, lang.value) }) : null;
