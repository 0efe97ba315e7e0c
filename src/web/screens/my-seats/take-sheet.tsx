import type { CarryOffer, CarryWords, RingView } from '#protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { keepInStep, ringApi, takeOver } from '../../store/ring.ts';
import { PasskeyWay } from './dialogs.tsx';
import { formatRemaining } from '../../i18n/time.ts';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { lang } from '../../browser/settings.ts';
import { askWaysIn, useOrigin } from '../../store/ways-in.ts';
import { seconds } from '../../store/clock.ts';
import { Icon } from '../../kit/svg/icon.tsx';

/** Six words typed, or brought by a link: whose they are is said before anything is taken. */
export const TakeSheet = ({ typed }: { readonly typed: string }) => {
  const [words, setWords] = useState(typed);
  const [offer, setOffer] = useState<CarryOffer | null>(null);
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const fail = (message: string): void => setWrong(message === '' ? t('error.unreachable') : message);
  const look = async (): Promise<void> => {
    if (words.trim() === '') return fail(tk('take.empty'));
    const answer = await ringApi.carry(words);
    setOffer(answer.ok ? answer.value : null);
    if (answer.ok) setWrong('');
    else fail(answer.message);
  };
  const take = async (): Promise<void> => {
    setBusy(true);
    const refusal = await takeOver(words);
    setBusy(false);
    setOffer(null);
    if (refusal !== null) return fail(refusal);
    setWords('');
    goTo(pathTo.seats, 'replace');
  };
  return (
    <Sheet class="take stack" title={tk('take.title')}>
      {offer === null ? (
        <Form class="stack" onSend={look} noValidate>
          <label class="stack tight">
            <b>{tk('take.words')}</b>
            <Input
              exact
              maxLength={160}
              value={words}
              aria-invalid={wrong !== ''}
              aria-describedby="take-wrong"
              onText={(text) => {
                setWords(text);
                setWrong('');
              }}
            />
          </label>
          <Wrong id="take-wrong" words={wrong} />
          <p class="hint">{tk('take.help')}</p>
          <div class="cluster">
            <Button type="submit" class="btn ink" words={tk('take.go')} />
            <PasskeyWay onWrong={fail} />
          </div>
        </Form>
      ) : (
        <div class="stack" role="status">
          <p>
            <b>{offer.names.length === 0 ? tk('take.whoseNobody') : tk('take.whose', { seats: offer.seats, names: offer.names })}</b>
          </p>
          <p>{tk('take.others', { devices: offer.devices })}</p>
          <div class="cluster">
            <Button class="btn ink" disabled={busy} words={tk('take.yes')} onClick={take} />
            <Button words={tk('take.no')} onClick={() => setOffer(null)} />
          </div>
        </div>
      )}
    </Sheet>
  );
};

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
  const origin = useOrigin();
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
          <div class="carry-shown stack gap-6">
            <QrCode text={`${origin}${pathTo.carry(shown.words)}`} label={tk('carry.qr')} class="w-full edge-line round-2" />
            <div>
              <p class="hint">{tk('carry.or')}</p>
              <ol class="six-words entries mt-3">
                {shown.words.map((word) => (
                  <li class="six-word besley w700 t5 leading-2" key={word}>
                    {word}
                  </li>
                ))}
              </ol>
            </div>
          </div>
          <p>{tk('carry.warning', { seats })}</p>
          <div class="row">
            <Button class="btn grow" words={tk('carry.hide')} onClick={hide} />
            <Button class="btn grow" words={tk('carry.other')} onClick={show} />
          </div>
        </>
      )}
      <Said words={words} />
    </section>
  );
};
