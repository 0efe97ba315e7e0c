import type { Voice } from '#kernel/words.ts';
import { formatAllowance } from '../i18n/time.ts';
import { lang } from '../store/settings.ts';
import { textAt } from './options.ts';

interface WindowListProps {
  readonly windows: readonly { readonly label: string; readonly seconds: number }[];
  readonly voice: Voice;
}

/** The times that the rules leave, each with what it is for. */
export const WindowList = ({ windows, voice }: WindowListProps) => (
  <dl class="windows">
    {windows.map(({ label, seconds }) => (
      <div key={label} class="row ends">
        <dt>{textAt(voice, label)}</dt>
        <dd>{formatAllowance(seconds, lang.value)}</dd>
      </div>
    ))}
  </dl>
);
