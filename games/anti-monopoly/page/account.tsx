import type { TitleId } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { campOf, cashOf, cityColour, holdingOf, incomeNow, isHotel, isNearLimit, liquidationOf, playerOf, scoreNow, titlesOf } from './facts.ts';
import { chipLabel, tagOf, titleNameOf } from './names.ts';
import { CampBadge, HouseMark } from './pieces/pieces.tsx';
import { useScene } from './scene.ts';
import { statusOf } from './status.ts';
import './account.css';

interface SeatCampProps {
  readonly seat: Seat;
  readonly size: number;
  /** The badge alone tells the camp: it says its name. */
  readonly labelled?: boolean;
}

/** The badge of a player's camp, once they have chosen one. */
export const SeatCamp = ({ seat, size, labelled = true }: SeatCampProps) => {
  const { view, words } = useScene();
  const camp = campOf(view, seat);
  return camp === null ? null : <CampBadge camp={camp} size={size} label={labelled ? words(`camps.${camp}`) : undefined} />;
};

interface ChipProps {
  readonly title: TitleId;
  /** What it costs, where it is for sale. */
  readonly price?: string;
  readonly onPress: () => void;
}

/** One title: its city's colour, its letters, houses as pieces. */
export const Chip = ({ title, price, onPress }: ChipProps) => {
  const scene = useScene();
  const { owner, mortgaged, level } = holdingOf(scene.view, title);
  const camp = owner === null ? null : campOf(scene.view, owner);
  const called = titleNameOf(scene, title);
  const isSale = price !== undefined;
  return (
    <li>
      <button
        type="button"
        class={mortgaged ? 'am-chip edged flex clip w600 t2 am-chip-mortgaged' : 'am-chip edged flex clip w600 t2'}
        data-explain={isSale ? undefined : `title ${title}`}
        title={isSale ? scene.words('seePlace', { name: called }) : undefined}
        onClick={onPress}
      >
        <i class="am-chip-band" style={{ background: cityColour(title) }} />
        <u class={mortgaged ? 'narrow-type no-underline p-0-2 bg-sheet' : 'narrow-type no-underline p-0-2'}>
          {isSale ? `${tagOf(scene, title)} · ${price}` : tagOf(scene, title)}
        </u>
        <em class="hidden-words">{isSale ? called : chipLabel(scene, title)}</em>
        {level > 0 && camp !== null && (
          <span class="am-chip-built flex items-center">
            {isHotel(scene.view, title) ? (
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

/** AM-13.2: camp, cash, liquidation value, titles by city, present count near a limit. A chip lays its title in the middle of the board. */
export const Account = ({ seat }: { readonly seat: Seat }) => {
  const { view, words, money, point } = useScene();
  const camp = campOf(view, seat);
  const titles = titlesOf(view, seat);
  if (playerOf(view, seat).bankrupt) {
    return (
      <p class="row help mt-3 t3">
        <SeatCamp seat={seat} size={20} labelled={false} />
        <span>{words('bankrupt')}</span>
      </p>
    );
  }
  return (
    <div>
      <p class="row mt-3 t3">
        <span class="row tight" data-explain={camp === null ? undefined : `camp ${camp}`}>
          <SeatCamp seat={seat} size={20} labelled={false} />
          <span>{camp === null ? words('noCamp') : words(`camps.${camp}`)}</span>
        </span>
        <b class="leading-1-1 push t6" data-explain={`cash ${seat}`}>
          {money(cashOf(view, seat))}
        </b>
      </p>
      <p class="row ends hint">
        <span data-explain={`income ${seat}`}>{words('income', { sum: money(incomeNow(view, seat)) })}</span>
        <span data-explain={`worth ${seat}`}>{words('worth', { sum: money(liquidationOf(view, seat)) })}</span>
      </p>
      {isNearLimit(view) && (
        <p class="row ends p-1-4 round-1 bg-now" data-explain={`count ${seat}`}>
          <span>{words('present')}</span> <b>{money(scoreNow(view, seat))}</b>
        </p>
      )}
      <ul class="below cluster tight">
        {titles.length === 0 && <li class="hint">{words('noTitles')}</li>}
        {titles.map((title) => (
          <Chip key={title} title={title} onPress={() => point(title)} />
        ))}
      </ul>
    </div>
  );
};

/** One line under the phone's board: camp, what this player is about, cash and worth. */
export const PlayerLine = ({ seat }: { readonly seat: Seat }) => {
  const scene = useScene();
  const { view, words, money } = scene;
  const camp = campOf(view, seat);
  const count = titlesOf(view, seat).length;
  const sum = isNearLimit(view) ? words('worthCount', { sum: money(scoreNow(view, seat)) }) : words('worth', { sum: money(liquidationOf(view, seat)) });
  return (
    <div class="row">
      {camp !== null && (
        <span data-explain={`camp ${camp}`}>
          <SeatCamp seat={seat} size={17} />
        </span>
      )}
      <small class="leading-2 grow" data-explain={`titles ${seat}`}>
        {statusOf(scene, seat) ?? (count === 0 ? words('noTitles') : words('titlesCount', { count }))}
      </small>
      {!playerOf(view, seat).bankrupt && (
        <span class="am-line-sums stack gap-0 leading-2">
          <b class="t5" data-explain={`cash ${seat}`}>
            {money(cashOf(view, seat))}
          </b>
          <small data-explain={`${isNearLimit(view) ? 'count' : 'worth'} ${seat}`}>{sum}</small>
        </span>
      )}
    </div>
  );
};
