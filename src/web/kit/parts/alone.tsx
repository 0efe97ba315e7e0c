import { tm } from '../../i18n/new-table.ts';
import type { WaysIn } from '../../browser/addresses.ts';
import { Icon } from '../svg/icon.tsx';
import { CopyButton } from './copy-button.tsx';
import './alone.css';

/** Nobody else can come in: why, and what to do about it. In place of a link that would lead nowhere. */
export const Alone = ({ why, command }: Extract<WaysIn, { readonly kind: 'alone' }>) => (
  <div class="alone stack p-5 round-2 bg-wax-tint text-left">
    <h3 class="row">
      <Icon name="warning" size={18} />
      {tm('alone.title')}
    </h3>
    <p>{tm(`alone.${why}`)}</p>
    {why === 'machine' && (
      <>
        <p>{tm('alone.do')}</p>
        <p class="command cluster ends">
          <code>{command}</code>
          <CopyButton text={command} words={tm('alone.copy')} class="btn small" />
        </p>
        <p class="hint">{tm('alone.kept')}</p>
      </>
    )}
  </div>
);
