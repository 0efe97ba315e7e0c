import type { CarryWords, RingView } from '#protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { Button } from '../../parts/button.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { Said } from '../../parts/said.tsx';
import { pathTo } from '../../routes.ts';
import { ringApi } from '../../store/ring-api.ts';
import { keepInStep } from '../../store/ring.ts';
import { lang } from '../../store/settings.ts';
import { askWaysIn, guestOrigin } from '../../store/ways-in.ts';
import { seconds } from '../../store/ticking.ts';
import { Icon } from '../../svg/icon.tsx';

const LOOK_EVERY_MS = 3000;

/** While the words are shown, the other device may come at any moment; then they open nothing any more. */
const useArrival = (isShown: boolean, devices: number): boolean => {
  const before = useRef(devices);
  if (!isShown) before.current = devices;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => void keepInStep(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  return devices > before.current;
};

/** Hidden until asked for: whoever sees it may take everything. */
export const CarrySheet = ({ device, view, offline }: { readonly device: string; readonly view: RingView; readonly offline: boolean }) => {
  const [shown, setShown] = useState<(CarryWords & { readonly at: number }) | null>(null);
  const [words, setWords] = useState('');
  const seats = view.tables.reduce((sum, { chairs }) => sum + chairs.filter((chair) => typeof chair === 'number').length, 0);
  const left = shown === null ? 0 : shown.until - Math.max(shown.at, seconds.value);
  const isArrived = useArrival(shown !== null, view.devices.length);
  useEffect(() => {
    if (!isArrived) return;
    setShown(null);
    setWords(tk('carry.arrived'));
  }, [isArrived]);
  const show = async (): Promise<void> => {
    // A phone does not reach this machine by the name it has for itself.
    await askWaysIn();
    const answer = await ringApi.showWords(device);
    setShown(answer.ok ? { ...answer.value, at: Date.now() } : null);
    setWords(answer.ok ? '' : answer.message || t('error.unreachable'));
  };
  const hide = (): void => {
    setShown(null);
    void ringApi.hideWords(device);
  };
  return (
    <section class="sheet padded carry stack" aria-labelledby="carry-title">
      <header class="row ends ruled">
        <h2 id="carry-title">{tk('carry.title')}</h2>
        {left > 0 && (
          <span class="row tight" role="timer" aria-label={tk('carry.until', { time: formatRemaining(left, lang.value) })}>
            <Icon name="clock" />
            <b class="figure">{formatRemaining(left, lang.value)}</b>
          </span>
        )}
      </header>
      {shown === null || left <= 0 ? (
        <>
          <p>{tk('carry.help')}</p>
          <div>
            <Button class={offline ? 'btn dashed' : 'btn'} disabled={offline} words={tk('carry.show')} onClick={show} />
          </div>
        </>
      ) : (
        <>
          <div class="carry-shown stack">
            <QrCode text={`${guestOrigin.value ?? location.origin}${pathTo.carry(shown.words)}`} label={tk('carry.qr')} />
            <div>
              <p class="hint">{tk('carry.or')}</p>
              <ol class="six-words entries">
                {shown.words.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </ol>
            </div>
          </div>
          <p>{tk('carry.warning', { seats })}</p>
          <div class="two row">
            <Button words={tk('carry.hide')} onClick={hide} />
            <Button words={tk('carry.other')} onClick={show} />
          </div>
        </>
      )}
      <Said words={words} />
    </section>
  );
};
