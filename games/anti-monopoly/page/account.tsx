import { useMemo } from 'preact/hooks';
import type { Role, TitleId, View } from '#games/anti-monopoly/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { campOf, cashOf, CITY_COLOUR, cityOf, holdingOf, incomeNow, isHotel, isNearLimit, liquidationOf, playerOf, scoreNow, titlesOf } from './facts.ts';
import { CampBadge, HouseMark } from './pieces/pieces.tsx';
import { type Speech, speechOf } from './targets.ts';
import { builtWords, costWords, tagOf, titleNameOf } from './names.ts';
import { statusOf } from './status.ts';
import './account.css';

interface ChipProps {
  readonly view: View;
  readonly title: TitleId;
  readonly camp: Role | null;
  readonly speech: Speech;
  readonly onPoint: (title: TitleId) => void;
}

/** One title: its city's colour, its letters, houses as pieces; a press lays it in the middle of the board. */
const Chip = ({ view, title, camp, speech, onPoint }: ChipProps) => {
  const city = cityOf(title);
  const { mortgaged, level } = holdingOf(view, title);
  const built = builtWords(view, title, speech);
  const label = [titleNameOf(view, title, speech), built, costWords(view, title, speech)].filter((part) => part !== null).join(', ');
  return (
    <li>
      <button
        type="button"
        class={mortgaged ? 'am-chip edged am-chip-mortgaged' : 'am-chip edged'}
        data-explain={`title ${title}`}
        onClick={() => onPoint(title)}
      >
        <i style={{ background: city === null ? 'var(--ink-2)' : CITY_COLOUR[city] }} />
        <u>{tagOf(view, title, speech)}</u>
        <em class="hidden-words">{label}</em>
        {level > 0 && camp !== null && (
          <span class="row">
            {isHotel(view, title) ? (
              <HouseMark camp={camp} hotel size={12} />
            ) : (
              Array.from({ length: level }, (_, index) => <HouseMark key={index} camp={camp} size={11} />)
            )}
          </span>
        )}
      </button>
    </li>
  );
};

/** AM-13.2: camp, cash, liquidation value, titles by city, present count near a limit. */
export const Account = ({ view, seat, voice, pointed }: AccountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money } = speech;
  const camp = campOf(view, seat);
  const titles = titlesOf(view, seat);
  const worth = money(liquidationOf(view, seat));
  if (playerOf(view, seat).bankrupt) {
    return (
      <p class="am-account-head row help">
        {camp !== null && <CampBadge camp={camp} size={20} />}
        <span>{words('bankrupt')}</span>
      </p>
    );
  }
  return (
    <div class={`am-account am-account-${camp ?? 'none'}`}>
      <p class="am-account-head row">
        <span class="row tight" data-explain={camp === null ? undefined : `camp ${camp}`}>
          {camp !== null && <CampBadge camp={camp} size={20} />}
          <span>{camp === null ? words('noCamp') : words(`camps.${camp}`)}</span>
        </span>
        <b data-explain={`cash ${seat}`}>{money(cashOf(view, seat))}</b>
      </p>
      <p class="row ends hint">
        <span data-explain={`income ${seat}`}>{words('income', { sum: money(incomeNow(view, seat)) })}</span>
        <span data-explain={`worth ${seat}`}>{words('worth', { sum: worth })}</span>
      </p>
      {isNearLimit(view) && (
        <p class="am-account-count row ends" data-explain={`count ${seat}`}>
          <span>{words('present')}</span> <b>{money(scoreNow(view, seat))}</b>
        </p>
      )}
      <ul class="below cluster tight">
        {titles.length === 0 && <li class="hint">{words('noTitles')}</li>}
        {titles.map((title) => (
          <Chip
            key={title}
            view={view}
            title={title}
            camp={camp}
            speech={speech}
            onPoint={(id) => {
              pointed.value = { kind: 'thing', id };
            }}
          />
        ))}
      </ul>
    </div>
  );
};

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
