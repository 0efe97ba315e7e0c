import { useState } from 'preact/hooks';
import { td } from '../../i18n/notifications.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { lang } from '../../browser/settings.ts';
import { type Tried, tryOut, tryPage, waysOn } from '../../store/notifications.ts';
import { Icon } from '../../kit/svg/icon.tsx';

const CAUSES = ['unreachable', 'refused', 'address', 'gone', 'notSetUp'] as const;

const wordsOf = (tried: Tried): string => {
  if (tried.kind === 'cause') return td(`cause.${CAUSES.find((cause) => cause === tried.cause) ?? 'refused'}`);
  return 'at' in tried ? td(tried.kind, { hour: formatMoment(tried.at, tried.at, lang.value) }) : td(tried.kind);
};

const isGood = ({ kind }: Tried): boolean => kind === 'arrived' || kind === 'accepted';

/** One message by each way that is switched on, and what became of it. */
export const TryOut = () => {
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Tried[]>([]);
  const attempt = async (): Promise<void> => {
    setBusy(true);
    setFound([]);
    const one = async (way: ReturnType<typeof waysOn>[number]): Promise<void> => {
      const tried = way === 'page' ? tryPage(td('tryWords')) : await tryOut(way);
      setFound((before) => [...before, tried]);
    };
    await Promise.all(waysOn().map(one));
    setBusy(false);
  };
  return (
    <div class="cluster mt-5">
      <Button disabled={busy} icon="bell" words={td('try')} onClick={() => void attempt()} />
      <span class="stack" role="status">
        {found.map((tried) => (
          <span key={tried.kind} class={isGood(tried) ? 'row w600' : 'help'}>
            {isGood(tried) && <Icon name="check" size={16} class="notices-good" />}
            {wordsOf(tried)}
          </span>
        ))}
        {busy && <span class="help">{td('trying')}</span>}
      </span>
    </div>
  );
};
