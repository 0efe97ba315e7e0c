import type { CarryOffer } from '#protocol';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { Button } from '../../parts/button.tsx';
import { Wrong } from '../../parts/said.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Form, Input } from '../../parts/writing.tsx';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { ringApi } from '../../store/ring-api.ts';
import { takeOver } from '../../store/ring.ts';
import { PasskeyWay } from './passkey.tsx';

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
