import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/new-table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { OptionsBook } from '../../options/options-book.tsx';
import { formSpecs, windowsOf } from '../../options/options.ts';
import { useTable } from '../../shell/at-table.tsx';
import { TableSettings, type TableWishes } from '../../shell/table/table-settings.tsx';

/** Before the game everything stays open but the game itself. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { scene, session, game, voice } = useTable();
  const { info } = scene;
  const [wished, setWished] = useState({
    seats: info.seats.length,
    options: info.options,
    secondsPerDecision: info.secondsPerDecision,
    rhythm: info.rhythm,
    watching: info.watching,
    takebacks: info.takebacks,
  });
  const [refused, setRefused] = useState('');
  const change = (part: TableWishes & { readonly seats?: number; readonly options?: typeof wished.options }): void => setWished({ ...wished, ...part });
  const taken = info.seats.findLastIndex(({ holder }) => holder !== 'open') + 1;
  const { min, max } = game.module.seats;
  const windowed = windowsOf(game, wished.options).length > 0;
  const save = async (): Promise<void> => {
    const answer = await session.connection().ask({ t: 'settings', ...wished });
    if (answer.ok) onClose();
    else setRefused(answer.message === '' ? t('error.unreachable') : answer.message);
  };
  return (
    <Dialog
      title={tm('settings.title')}
      onClose={onClose}
      footer={
        <>
          <Button class="btn ghost" words={t('common.cancel')} onClick={onClose} />
          <Button class="btn ink" words={tm('settings.save')} onClick={save} />
        </>
      }
    >
      <div class="stack">
        <p class="help">{tm('settings.help')}</p>
        {refused !== '' && <Notice words={refused} />}
        <h3>{tm('settings.seats')}</h3>
        <Stepper
          label={tm('settings.seats')}
          value={wished.seats}
          scale={{ min: Math.max(min, taken), max, step: 1 }}
          text={String(wished.seats)}
          onChange={(seats) => change({ seats })}
        />
        <TableSettings info={info} timed={!windowed} wished={wished} onChange={change} />
        <OptionsBook game={info.game} specs={formSpecs(game)} chosen={wished.options} voice={voice} onChange={(options) => change({ options })} first={6} />
      </div>
    </Dialog>
  );
};
