import { tm } from '../i18n/new-table.ts';
import { choicesOf, Segments } from './choices.tsx';

const GRACES = { none: 0, half: 12, day: 24, three: 72 } as const;

/** What a table gives after a deadline. Another figure, set by a program, shows as the next longer one. */
export const GraceChoice = ({ hours, onChange }: { readonly hours: number; readonly onChange: (hours: number) => void }) => (
  <Segments
    label={tm('slip.grace')}
    value={hours === 0 ? 'none' : hours <= GRACES.half ? 'half' : hours <= GRACES.day ? 'day' : 'three'}
    choices={choicesOf({ none: tm('slip.noGrace'), half: tm('slip.graceHalf'), day: tm('slip.graceDay'), three: tm('slip.graceThree') })}
    onChange={(grace) => onChange(GRACES[grace])}
  />
);
