import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tn } from '../../i18n/solo.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { api } from '../../store/api.ts';
import type { HeldTable } from '../../store/tables.ts';
import { removeSoloTable } from '../../store/solo/solo-table.ts';
import { useSure } from '../use-sure.ts';

interface EraseButtonProps {
  readonly table: string;
  readonly code: string;
  readonly onDone?: () => void;
}

/** Two presses: what is erased does not come back. */
export const EraseButton = ({ table, code, onDone }: EraseButtonProps) => {
  const { sure, press, unsure } = useSure();
  const erase = async (): Promise<void> => {
    await removeSoloTable(table);
    return onDone?.();
  };
  return (
    <button
      type="button"
      class={sure ? 'btn wax small' : 'btn ghost small'}
      aria-label={sure ? undefined : tn('removeFor', { code })}
      onClick={() => press(erase)}
      onBlur={unsure}
    >
      {tn(sure ? 'removeGo' : 'remove')}
    </button>
  );
};

interface KeptToolsProps {
  readonly held: HeldTable;
  /** HO-11.1: a recording holds everything, and is handed over once the game is over. */
  readonly finished: boolean;
}

/** In a list, beside a game that is kept on this device: take it along, or erase it. */
export const KeptTools = ({ held: { table, code, game }, finished }: KeptToolsProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const found = await api.recording(table);
    if (!found.ok) return setWrong(found.message === '' ? t('error.chunk') : found.message);
    return saveAs(`${game}-${code}.json`, `${JSON.stringify(found.value)}\n`, 'application/json');
  };
  return (
    <>
      {finished && <Button class="btn ghost small" aria-label={tn('saveFor', { code })} onClick={() => void save()} words={tn('save')} />}
      <EraseButton table={table} code={code} />
      {wrong !== null && <Notice words={wrong} />}
    </>
  );
};
