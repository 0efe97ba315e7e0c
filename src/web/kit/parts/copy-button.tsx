import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Icon } from '../svg/icon.tsx';

/** The clipboard, or the old way on plain http. */
export const copy = async (text: string): Promise<boolean> => {
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
