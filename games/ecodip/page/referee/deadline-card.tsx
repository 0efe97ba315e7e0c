import { useState } from 'preact/hooks';
import { formatAllowance, formatDayAndHour } from '#web/i18n/time.ts';
import { Button } from '#web/parts/buttons.tsx';
import { Stepper } from '#web/parts/stepper.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { Card } from '../card.tsx';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { useActs } from './use-acts.ts';

const HOURS: readonly number[] = [12, 24, 48, 72];
/** For tables that count in minutes. */
const MORE_SECONDS: readonly number[] = [60, 300, 900];

/** EC-4.2.6: a deadline is moved before it passes: counted anew from now on, or lengthened where the table counts in minutes. */
export const DeadlineCard = ({ scene }: { readonly scene: Scene }) => {
  const { session, scene: table } = useTable();
  const { find, take, busy } = useActs();
  const offer = find('extend');
  const field = offer?.kind === 'form' ? offer.fields.find(({ name }) => name === 'hours') : undefined;
  const [chosen, setHours] = useState<number | null>(null);
  const hours = chosen ?? (field?.kind === 'int' ? (field.start ?? field.min) : 0);
  const isSlow = scene.view.options.deadlines === 'correspondence';
  return (
    <Card title={te('deadline.title')}>
      <p class="hint">{table.deadline === null ? te('deadline.none') : te('deadline.until', { when: formatDayAndHour(table.deadline, scene.lang) })}</p>
      {offer !== undefined && field?.kind === 'int' && isSlow && (
        <>
          <div class="below cluster" role="group" aria-label={te('deadline.hours')}>
            {HOURS.map((each) => (
              <button key={each} type="button" class="ec-slip" aria-pressed={hours === each} onClick={() => setHours(each)}>
                {each} h
              </button>
            ))}
          </div>
          <div class="below cluster">
            <Stepper label={te('deadline.hours')} value={hours} scale={field} text={`${hours} h`} width={5} onChange={setHours} />
            <Button class="btn small" disabled={busy} words={te('deadline.set')} onClick={() => take(offer, { hours })} />
          </div>
        </>
      )}
      {!isSlow && table.deadline !== null && (
        <div class="below cluster">
          {MORE_SECONDS.map((seconds) => (
            <button key={seconds} type="button" class="btn small" disabled={busy} onClick={() => void session.ask({ t: 'extend', seconds })}>
              {te('deadline.more', { time: formatAllowance(seconds, scene.lang) })}
            </button>
          ))}
        </div>
      )}
    </Card>
  );
};
