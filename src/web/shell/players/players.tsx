import { formatOrdinal } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { lang } from '../../browser/settings.ts';
import { type AtTable, gameProps, SeatToken, useTable } from '../at-table.tsx';
import { leaveWords } from '../table/leave-dialog.tsx';
import { IconButton } from '../../kit/parts/buttons.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import type { AccountProps } from '../../kit/interface/game-page.ts';
import './players.css';

/** « vous · au dé, traite la première »: who it is, then what he is about to do. */
export const statusWords = (table: AtTable, info: SeatInfo): string => {
  const { scene, session, page } = table;
  const who = (): string => {
    if (info.seat === scene.you) return [tt('players.you'), leaveWords(info)].filter((words) => words !== null).join(', ');
    if (info.holder === 'open') return tt('players.open');
    if (info.holder === 'bot') return tt('players.bot', { level: info.level === null ? '' : tm(`level.${info.level}`) });
    if (session.mine.value.includes(info.seat)) return tt('players.here');
    const away = leaveWords(info);
    if (away !== null) return away;
    return info.connected ? tt('players.online') : tt('players.offline');
  };
  const standing = scene.outcome?.standings.find(({ seat }) => seat === info.seat);
  if (standing !== undefined && session.past.value === null) return `${who()} · ${formatOrdinal(standing.rank, lang.value)}`;
  const props = gameProps(table);
  const plays = props.seatInfo.includes(info) && scene.view !== null;
  const doing = plays ? (page?.status({ ...props, seat: info.seat }) ?? null) : null;
  return doing === null ? who() : `${who()} · ${doing}`;
};

const stateClass = ({ session, scene }: AtTable, { seat }: SeatInfo): string => {
  const awaited = session.past.value === null && scene.awaited.includes(seat) ? ' awaited' : '';
  const pointed = session.pointed.value;
  return `${awaited}${seat === scene.you ? ' me' : ''}${pointed?.kind === 'seat' && pointed.seat === seat ? ' pointed' : ''}`;
};

/** Who sits there; in the past who sat there then. */
const chairsShown = (table: AtTable): readonly SeatInfo[] => (table.session.past.value === null ? table.scene.info.seats : gameProps(table).seatInfo);

/** What the game tells of a chair; null where it has no player. */
const playerProps = (table: AtTable, info: SeatInfo): AccountProps | null => {
  const props = gameProps(table);
  return table.scene.view !== null && props.seatInfo.includes(info) ? { ...props, seat: info.seat } : null;
};

const pointing = ({ session }: AtTable, seat: number) => ({
  onPointerEnter: () => {
    session.pointed.value = { kind: 'seat', seat };
  },
  onPointerLeave: () => {
    session.pointed.value = null;
  },
});

const Holder = ({ info, class: more = '' }: { readonly info: SeatInfo; readonly class?: string }) => {
  const { session, scene } = useTable();
  if (info.holder === 'bot') {
    return (
      <span class={`push help ${more}`}>
        <Icon name="bot" />
      </span>
    );
  }
  if (session.mine.value.length > 1 && session.mine.value.includes(info.seat) && info.seat !== scene.you) {
    return <IconButton icon="hand" label={tt('players.seeAs', { name: info.name })} class={`push help ${more}`} onClick={() => session.handTo(info.seat)} />;
  }
  return null;
};

/** The mark of a seat whose holder is away; the words stand beside it, or in its title on a phone. */
const LeaveMark = ({ info }: { readonly info: SeatInfo }) => {
  const words = leaveWords(info);
  return words === null ? null : (
    <span class="on-leave" title={words}>
      <Icon name="leave" size={14} class="inline-block" />
      <span class="hidden-words">{words}</span>
    </span>
  );
};

const Account = ({ info }: { readonly info: SeatInfo }) => {
  const table = useTable();
  const { page, scene, session, voice } = table;
  const props = playerProps(table, info);
  return (
    <li class={`sheet account column${stateClass(table, info)}`} {...pointing(table, info.seat)}>
      <div class="who row">
        <SeatToken seat={info.seat} size={38} />
        <div>
          <h2 class="t5 break-words">
            {voice.seatName(info.seat)} <LeaveMark info={info} />
          </h2>
          <small class="account-detail block">{statusWords(table, info)}</small>
        </div>
        <Holder info={info} />
      </div>
      {session.past.value === null && scene.awaited.includes(info.seat) && <span class="hidden-words">{tt('players.awaited')}</span>}
      {page !== null && props !== null && <page.Account {...props} />}
    </li>
  );
};

const Line = ({ info }: { readonly info: SeatInfo }) => {
  const table = useTable();
  const { page, voice } = table;
  const props = playerProps(table, info);
  return (
    <li class={`player-line grid across-all items-center line-under t3${stateClass(table, info)}`} {...pointing(table, info.seat)}>
      <SeatToken seat={info.seat} size={29} />
      <b class="player-name leading-1-1 besley row gap-2 w700 t4">
        {voice.seatName(info.seat)}
        {info.holder === 'bot' && <Icon name="bot" size={14} />}
        <LeaveMark info={info} />
      </b>
      {page !== null && props !== null ? <page.PlayerLine {...props} /> : <small>{statusWords(table, info)}</small>}
      {info.holder !== 'bot' && <Holder info={info} class="player-hand min-w-28" />}
    </li>
  );
};

/** One line each: under the board of a phone, and beside it in a crowd. */
export const PlayerLines = () => (
  <ul class="player-lines grid" aria-label={tt('players.label')}>
    {chairsShown(useTable()).map((info) => (
      <Line key={info.seat} info={info} />
    ))}
  </ul>
);

/** Accounts one below the other: what everybody has, and who is awaited. In a crowd one line each, so that all are seen. */
export const Players = () => {
  const table = useTable();
  const { page } = table;
  const seats = chairsShown(table);
  if (page?.linesFrom !== undefined && seats.length >= page.linesFrom) return <PlayerLines />;
  return (
    <ul class="accounts stack" aria-label={tt('players.label')}>
      {seats.map((info) => (
        <Account key={info.seat} info={info} />
      ))}
    </ul>
  );
};
