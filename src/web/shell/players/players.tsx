import type { SeatInfo } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { Icon } from '../../svg/icon.tsx';
import { type AtTable, gameProps, useTable } from '../at-table.ts';
import { SeatToken } from '../seat-look.tsx';
import { leaveWords } from '../table/correspondence.ts';
import { statusWords } from './status-words.ts';
import './players.css';

const stateClass = ({ session, scene }: AtTable, { seat }: SeatInfo): string => {
  const awaited = session.past.value === null && scene.awaited.includes(seat) ? ' awaited' : '';
  const pointed = session.pointed.value;
  return `${awaited}${seat === scene.you ? ' me' : ''}${pointed?.kind === 'seat' && pointed.seat === seat ? ' pointed' : ''}`;
};

const pointing = ({ session }: AtTable, seat: number) => ({
  onPointerEnter: () => {
    session.pointed.value = { kind: 'seat', seat };
  },
  onPointerLeave: () => {
    session.pointed.value = null;
  },
});

const Holder = ({ info }: { readonly info: SeatInfo }) => {
  const { session, scene } = useTable();
  if (info.holder === 'bot') {
    return (
      <span class="kind push help">
        <Icon name="bot" />
      </span>
    );
  }
  if (session.mine.value.length > 1 && session.mine.value.includes(info.seat) && info.seat !== scene.you) {
    return <IconButton icon="hand" label={tt('players.seeAs', { name: info.name })} class="kind push help" onClick={() => session.handTo(info.seat)} />;
  }
  return null;
};

/** The mark of a seat whose holder is away; the words stand beside it, or in its title on a phone. */
const LeaveMark = ({ info }: { readonly info: SeatInfo }) => {
  const words = leaveWords(info);
  return words === null ? null : (
    <span class="on-leave" title={words}>
      <Icon name="leave" size={14} />
      <span class="hidden-words">{words}</span>
    </span>
  );
};

const Account = ({ info }: { readonly info: SeatInfo }) => {
  const table = useTable();
  const { page, scene, session, voice } = table;
  return (
    <li class={`sheet account column${stateClass(table, info)}`} {...pointing(table, info.seat)}>
      <div class="who row">
        <SeatToken seat={info.seat} size={38} />
        <div>
          <h2>
            {voice.seatName(info.seat)} <LeaveMark info={info} />
          </h2>
          <small>{statusWords(table, info)}</small>
        </div>
        <Holder info={info} />
      </div>
      {session.past.value === null && scene.awaited.includes(info.seat) && <span class="hidden-words">{tt('players.awaited')}</span>}
      {page !== null && scene.view !== null && <page.Account {...gameProps(table)} seat={info.seat} />}
    </li>
  );
};

/** One line each: under the board of a phone, and beside it in a crowd. */
export const PlayerLines = () => {
  const table = useTable();
  const { page, scene, voice } = table;
  return (
    <ul class="player-lines" aria-label={tt('players.label')}>
      {scene.info.seats.map((info) => (
        <li key={info.seat} class={`player-line${stateClass(table, info)}`} {...pointing(table, info.seat)}>
          <SeatToken seat={info.seat} size={29} />
          <b class="name row">
            {voice.seatName(info.seat)}
            {info.holder === 'bot' && <Icon name="bot" size={14} />}
            <LeaveMark info={info} />
          </b>
          {page !== null && scene.view !== null ? <page.PlayerLine {...gameProps(table)} seat={info.seat} /> : <small>{statusWords(table, info)}</small>}
          {info.holder !== 'bot' && <Holder info={info} />}
        </li>
      ))}
    </ul>
  );
};

/** Accounts one below the other: what everybody has, and who is awaited. In a crowd one line each, so that all are seen. */
export const Players = () => {
  const { page, scene } = useTable();
  const { seats } = scene.info;
  if (page?.linesFrom !== undefined && seats.length >= page.linesFrom) return <PlayerLines />;
  return (
    <ul class="accounts stack" aria-label={tt('players.label')}>
      {seats.map((info) => (
        <Account key={info.seat} info={info} />
      ))}
    </ul>
  );
};
