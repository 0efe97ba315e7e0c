import { useState } from 'preact/hooks';
import { tn } from '../../i18n/solo.ts';
import { removeSoloTable } from '../../store/solo/solo-table.ts';

interface EraseButtonProps {
  readonly table: string;
  readonly code: string;
  readonly onDone?: () => void;
}

/** Two presses: what is erased does not come back. */
export const EraseButton = ({ table, code, onDone }: EraseButtonProps) => {
  const [sure, setSure] = useState(false);
  const erase = async (): Promise<void> => {
    if (!sure) return setSure(true);
    await removeSoloTable(table);
    return onDone?.();
  };
  return (
    <button
      type="button"
      class={sure ? 'btn wax small' : 'btn ghost small'}
      aria-label={sure ? undefined : tn('removeFor', { code })}
      onClick={() => void erase()}
      onBlur={() => setSure(false)}
    >
      {tn(sure ? 'removeGo' : 'remove')}
    </button>
  );
};
