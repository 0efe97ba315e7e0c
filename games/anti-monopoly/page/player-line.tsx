import { useMemo } from 'preact/hooks';
import type { View } from '#games/anti-monopoly/types.ts';
import type { AccountProps } from '#web/shell/game-page.ts';
import { campOf, cashOf, liquidationOf, playerOf, scoreNow, titlesOf } from './facts.ts';
import { isNearLimit } from './limit.ts';
import { CampBadge } from './pieces/camp.tsx';
import { speechOf } from './speech.ts';
import { statusOf } from './status.ts';
import './account.css';

/** One line under the phone's board: camp, what this player is about, cash and worth. */
export const PlayerLine = ({ view, seat, voice }: AccountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money } = speech;
  const camp = campOf(view, seat);
  const count = titlesOf(view, seat).length;
  const status = statusOf(view, seat, speech);
  const sum = isNearLimit(view) ? words('worthCount', { sum: money(scoreNow(view, seat)) }) : words('worth', { sum: money(liquidationOf(view, seat)) });
  return (
    <div class="am-line-of row">
      {camp !== null && (
        <span data-explain={`camp ${camp}`}>
          <CampBadge camp={camp} size={17} label={words(`camps.${camp}`)} />
        </span>
      )}
      <small data-explain={`titles ${seat}`}>{status ?? (count === 0 ? words('noTitles') : words('titlesCount', { count }))}</small>
      {!playerOf(view, seat).bankrupt && (
        <span class="stack">
          <b data-explain={`cash ${seat}`}>{money(cashOf(view, seat))}</b>
          <small data-explain={`${isNearLimit(view) ? 'count' : 'worth'} ${seat}`}>{sum}</small>
        </span>
      )}
    </div>
  );
};
