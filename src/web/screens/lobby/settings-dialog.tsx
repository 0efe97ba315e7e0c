import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/new-table.ts';
import { formatAllowance, formatRhythm } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments, Select } from '../../kit/parts/choices.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { OptionsBook } from '../../options/options-book.tsx';
import { formSpecs, windowsOf } from '../../options/options.ts';
import { lang } from '../../browser/settings.ts';
import { useTable } from '../../shell/at-table.tsx';

const TIMES: readonly number[] = [60, 120, 300, 3600, 43_200, 86_400, 172_800, 259_200, 604_800];

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
  const change = (part: Partial<typeof wished>): void => setWished({ ...wished, ...part });
  const taken = info.seats.findLastIndex(({ holder }) => holder !== 'open') + 1;
  const { min, max } = game.module.seats;
  const windowed = windowsOf(game, wished.options).length > 0;
  const save = async (): Promise<void> => {
    const answer = await session.connection().ask({ t: 'settings', ...wished });
    if (answer.ok) onClose();
    else setRefused(answer.message === '' ? t('error.unreachable') : answer.message);
  };
  const times = [...new Set([...TIMES, ...(info.secondsPerDecision === null ? [] : [info.secondsPerDecision])])].toSorted((a, b) => a - b);
  const asTime = (seconds: number | null, rhythm: typeof info.rhythm): string => (rhythm === null ? String(seconds ?? '') : 'rhythm');
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
        {!windowed && (
          <>
            <h3>{tm('slip.time')}</h3>
            <Select
              label={tm('slip.time')}
              value={asTime(wished.secondsPerDecision, wished.rhythm)}
              choices={[
                { value: '', text: tm('slip.noLimit') },
                ...times.map((seconds) => ({ value: String(seconds), text: formatAllowance(seconds, lang.value) })),
                ...(info.rhythm === null ? [] : [{ value: 'rhythm', text: formatRhythm(info.rhythm, lang.value) }]),
              ]}
              onChange={(value) =>
                change(
                  value === 'rhythm'
                    ? { rhythm: info.rhythm, secondsPerDecision: info.secondsPerDecision }
                    : { rhythm: null, secondsPerDecision: value === '' ? null : Number(value) },
                )
              }
            />
          </>
        )}
        <h3>{tm('slip.watching')}</h3>
        <Segments
          class="even"
          label={tm('slip.watching')}
          value={wished.watching}
          choices={choicesOf({ nobody: tm('slip.nobody'), link: tm('slip.withLink'), everyone: tm('slip.everyone') })}
          onChange={(watching) => change({ watching })}
        />
        <h3>{tm('slip.takebacks')}</h3>
        <Segments
          class="even"
          label={tm('slip.takebacks')}
          value={wished.takebacks}
          choices={choicesOf({ none: tm('takebacks.none'), two: tm('takebacks.two'), free: tm('takebacks.free') })}
          onChange={(takebacks) => change({ takebacks })}
        />
        <OptionsBook game={info.game} specs={formSpecs(game)} chosen={wished.options} voice={voice} onChange={(options) => change({ options })} first={6} />
      </div>
    </Dialog>
  );
};
