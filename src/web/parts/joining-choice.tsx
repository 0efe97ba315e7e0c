import type { Joining } from '#protocol';
import { tm } from '../i18n/new-table.ts';
import { Select } from './choices.tsx';

const JOININGS: readonly Joining[] = ['people', 'host', 'free', 'closed'];

/** Who may sit down in a running game. */
export const JoiningChoice = ({ who, onChange }: { readonly who: Joining; readonly onChange: (who: Joining) => void }) => (
  <Select label={tm('slip.joining')} value={who} choices={JOININGS.map((value) => ({ value, text: tm(`joining.${value}`) }))} onChange={onChange} />
);
