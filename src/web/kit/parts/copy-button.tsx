import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Icon } from '../svg/icon.tsx';
import { tm } from '../../i18n/new-table.ts';

/** The clipboard, or the old way on plain http. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('readonly', '');
    field.className = 'hidden-words';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
};

interface CopyButtonProps {
  readonly text: string;
  readonly words: string;
  readonly class?: string;
}

export const CopyButton = ({ text, words, class: className = 'btn' }: CopyButtonProps) => {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <button type="button" class={className} onClick={async () => setState((await copy(text)) ? 'copied' : 'failed')}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
      <span aria-live="polite">{state === 'copied' ? t('common.copied') : state === 'failed' ? t('common.copyFailed') : words}</span>
    </button>
  );
};

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly words: string;
  readonly class: string;
}

/** Who closed the sheet has changed his mind: that is no mishap. */
const isChangedMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The system's sheet for sharing. Where there is none, which is so on plain http, the link is copied, and said to be. */
export const ShareButton = ({ title, text, url, words, class: className }: ShareButtonProps) => {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const share = async (): Promise<void> => {
    try {
      if ('share' in navigator) return await navigator.share({ title, text, url });
    } catch (error) {
      if (isChangedMind(error)) return undefined;
    }
    setState((await copy(url)) ? 'copied' : 'failed');
    return undefined;
  };
  return (
    <button type="button" class={className} onClick={() => void share()}>
      <Icon name={state === 'copied' ? 'check' : 'share'} size={19} />
      <span aria-live="polite">{state === 'copied' ? tm('lobby.shareCopied') : state === 'failed' ? t('common.copyFailed') : words}</span>
    </button>
  );
};
