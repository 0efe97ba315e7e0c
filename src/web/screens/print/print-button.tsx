import { tr } from '../../i18n/room.ts';
import { Icon } from '../../kit/svg/icon.tsx';

/** `before`: what must be on the page first. */
export const PrintButton = ({ before }: { readonly before?: () => Promise<unknown> }) => (
  <button type="button" class="btn ink no-print" onClick={() => void (before?.() ?? Promise.resolve()).then(() => window.print())}>
    <Icon name="ledger" size={16} />
    {tr('sheets.print')}
  </button>
);
