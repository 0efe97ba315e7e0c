import { tm } from '../../i18n/new-table.ts';
import { choicesOf, Segments, Select } from './choices.tsx';
import type { BotPace, Joining } from '#protocol';

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

const JOININGS: readonly Joining[] = ['people', 'host', 'free', 'closed'];

/** Who may sit down in a running game. */
export const JoiningChoice = ({ who, onChange }: { readonly who: Joining; readonly onChange: (who: Joining) => void }) => (
  <Select label={tm('slip.joining')} value={who} choices={JOININGS.map((value) => ({ value, text: tm(`joining.${value}`) }))} onChange={onChange} />
);

const PACES: readonly BotPace[] = ['atOnce', 'calm', 'step'];

/** How fast bots answer. */
export const PaceChoice = ({ pace, onChange }: { readonly pace: BotPace; readonly onChange: (pace: BotPace) => void }) => (
  <Segments label={tm('pace.label')} value={pace} choices={PACES.map((value) => ({ value, text: tm(`pace.${value}`) }))} onChange={onChange} />
);
