import type { ComponentChildren } from 'preact';
import './notices.css';

/* What the settings of notices are made of. */

export const Line = ({ words, help, children }: { readonly words: string; readonly help?: string | undefined; readonly children?: ComponentChildren }) => (
  <div class="notices-line row ends gap-5 blue-under min-h-52">
    <span class="stack tight grow">
      <b>{words}</b>
      {help !== undefined && <small class="hint">{help}</small>}
    </span>
    {children}
  </div>
);

export const timeText = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Null: no hour of the day. */
export const minuteOf = (text: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : 60 * Number(hours) + Number(minutes);
};
