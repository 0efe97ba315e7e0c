import { tr } from '../../i18n/room.ts';
import { Icon } from '../../svg/icon.tsx';

export const PrintButton = () => (
  <button type="button" class="btn ink no-print" onClick={() => window.print()}>
    <Icon name="ledger" size={16} />
    {tr('sheets.print')}
  </button>
);
