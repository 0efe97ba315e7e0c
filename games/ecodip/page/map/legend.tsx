import type { ComponentChildren } from 'preact';
import { ForceDisc } from '#web/svg/map/piece.tsx';
import { type SignName, SignIcon } from './signs.tsx';
import { type PlainWord, tm } from './words.ts';

const LINES: readonly { readonly signs: readonly SignName[]; readonly key: PlainWord }[] = [
  { signs: ['centre'], key: 'legend.centre' },
  { signs: ['food'], key: 'legend.food' },
  { signs: ['MP'], key: 'legend.MP' },
  { signs: ['idle', 'producing', 'building'], key: 'legend.factory' },
  { signs: ['gold'], key: 'legend.gold' },
  { signs: ['ICBM', 'ABM'], key: 'legend.missiles' },
  { signs: ['radioactive'], key: 'legend.radioactive' },
  { signs: ['ice'], key: 'legend.ice' },
  { signs: ['canal'], key: 'legend.canal' },
];

const Signs = () => (
  <ul class="map-legend cluster" aria-label={tm('legend.title')}>
    {LINES.map(({ signs, key }) => (
      <li key={key} class="row tight" data-explain={`sign ${key.slice('legend.'.length)}`}>
        {signs.map((sign) => (
          <SignIcon key={sign} name={sign} />
        ))}
        {tm(key)}
      </li>
    ))}
    <li class="row tight" data-explain="sign force">
      <svg class="sign-icon" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <ForceDisc force={2} />
      </svg>
      {tm('legend.force')}
    </li>
    <li class="row tight" data-explain="sign barred">
      <svg class="sign-icon" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-7 0H7" class="line-barred" />
      </svg>
      {tm('legend.barred')}
    </li>
  </ul>
);

/** What the signs mean: in sight, or folded where there is little room, with whatever else had none. */
export const Legend = ({ isOpen, children }: { readonly isOpen: boolean; readonly children?: ComponentChildren }) =>
  isOpen ? (
    <Signs />
  ) : (
    <details class="map-legend-fold">
      <summary>{tm('legend.title')}</summary>
      <Signs />
      {children}
    </details>
  );
