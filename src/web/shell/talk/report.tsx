import type { Seat } from '#kernel/game.ts';
import type { ReportReason } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FloatingButton } from '../../parts/floating-button.tsx';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';

const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'other'];

type About = { readonly talk: number } | { readonly seat: Seat };

/** Why; one press tells whoever runs the server. Nobody at the table learns of it. */
const Reasons = ({ about }: { readonly about: About }) => {
  const { session } = useTable();
  const [said, setSaid] = useState<string | null>(null);
  const report = async (reason: ReportReason): Promise<void> => {
    const answer = await session.ask({ t: 'report', about, reason });
    setSaid(answer.ok ? tt('report.done') : answer.message || t('error.unreachable'));
  };
  return (
    <div class="stack tight">
      {said === null && REASONS.map((reason) => <Button key={reason} class="btn small" words={tt(`report.${reason}`)} onClick={() => void report(reason)} />)}
      <p role="status">{said ?? tt('report.help')}</p>
    </div>
  );
};

/** Reports words: beside the line. */
export const ReportButton = ({ talk, name }: { readonly talk: number; readonly name: string }) => (
  <FloatingButton class="mute" label={tt('report.words', { name })} face={<Icon name="warning" size={15} />}>
    {() => <Reasons about={{ talk }} />}
  </FloatingButton>
);

/** Reports a name: whoever never speaks has one too. */
export const ReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { scene, session, voice } = useTable();
  const others = scene.info.seats.filter(({ seat, holder }) => holder === 'person' && !session.mine.value.includes(seat));
  return (
    <Dialog title={tt('report.name')} onClose={onClose}>
      {others.length === 0 && <p class="help">{tt('report.nobody')}</p>}
      <ul class="stack">
        {others.map(({ seat }) => (
          <li key={seat}>
            <FloatingButton class="btn wide" label={voice.seatName(seat)} spoken face={voice.seatName(seat)}>
              {() => <Reasons about={{ seat }} />}
            </FloatingButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
