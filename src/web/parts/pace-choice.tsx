import type { BotPace } from '#protocol';
import { tm } from '../i18n/new-table.ts';
import { Segments } from './choices.tsx';

const PACES: readonly BotPace[] = ['atOnce', 'calm', 'step'];

/** How fast bots answer. */
export const PaceChoice = ({ pace, onChange }: { readonly pace: BotPace; readonly onChange: (pace: BotPace) => void }) => (
  <Segments label={tm('pace.label')} value={pace} choices={PACES.map((value) => ({ value, text: tm(`pace.${value}`) }))} onChange={onChange} />
);
