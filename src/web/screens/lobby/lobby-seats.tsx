import type { SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { seatTermOf, textAt } from '../../options/options.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { SeatForm } from '../../shell/table/seat-form.tsx';
import { Palette } from '../../shell/table/palette.tsx';
import { NewLink, SeatActions } from '../../shell/table/seat-manager.tsx';
import { MuteButton } from '../../shell/talk/said.tsx';
import { useHeard } from '../../shell/talk/conversations.ts';
import { takeAnySeat, takeSeat } from '../../store/chairs.ts';
import { mayStillSit, openSeats } from '../../store/table-words.ts';
import { ways } from '../../store/ways-in.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { SeatLine } from './seat-line.tsx';

interface SeatLink {
  readonly name: string;
  readonly url: string;
}

const words = (info: SeatInfo, { you, here, lost }: { readonly you: boolean; readonly here: boolean; readonly lost: boolean }): string => {
  if (info.holder === 'open') return tm(ways.value?.kind === 'alone' ? 'alone.freeFor' : 'lobby.freeFor');
  if (info.holder === 'bot') return info.level === null ? tm('slip.bot') : tm(`levelOf.${info.level}`);
  if (you) return tm('lobby.you');
  if (here) return tm('lobby.here');
  // Nobody knows who is there while the line is lost.
  if (lost) return tm('lobby.lost');
  return info.connected ? tm('lobby.online') : tm('lobby.offline');
};

const Take = ({ info }: { readonly info: SeatInfo }) => {
  const { scene, session } = useTable();
  const first = scene.info.seats.find(({ holder }) => holder === 'open') === info;
  return (
    <FloatingButton
      class={first && mayStillSit(scene) ? 'btn brass' : 'btn'}
      spoken
      label={tm('lobby.takeSeat', { number: info.seat + 1 })}
      face={tm('lobby.take')}
    >
      {() => (
        <SeatForm
          submit={tm(scene.info.guarded ? 'lobby.ask' : 'lobby.sit')}
          waiting={scene.info.guarded ? tm('lobby.asking') : undefined}
          onName={(name) => takeSeat(session.active.value, info.seat, name)}
        />
      )}
    </FloatingButton>
  );
};

interface SeatProps {
  readonly info: SeatInfo;
  readonly onLink: (link: SeatLink) => void;
}

const Rename = ({ info }: Pick<SeatProps, 'info'>) => {
  const { session } = useTable();
  return (
    <FloatingButton class="icon-btn" label={tm('lobby.rename')} face={<Icon name="pen" size={16} />}>
      {(close) => (
        <SeatForm
          submit={tm('lobby.rename')}
          initial={info.name}
          onName={async (name) => {
            const answer = await session.connection().ask({ t: 'rename', name });
            if (answer.ok) close();
            return answer.ok ? null : answer.message;
          }}
        />
      )}
    </FloatingButton>
  );
};

/** What others may do with a chair: a bot, another link, not to hear who sits there. */
const Manage = ({ info, onLink, runs }: SeatProps & { readonly runs: boolean }) => {
  const manage = tm('lobby.manage', { number: info.seat + 1 });
  const open = info.holder === 'open';
  return (
    <FloatingButton
      class={open ? 'btn small' : 'icon-btn'}
      label={open ? `${tm('lobby.putBot')}, ${manage}` : manage}
      face={open ? tm('lobby.putBot') : <Icon name="dots" weight={2.6} />}
    >
      {() => (
        <div class="stack">
          {info.holder === 'person' && <MuteButton seat={info.seat} class="btn small" />}
          {runs && <SeatActions info={info} onLink={onLink} />}
        </div>
      )}
    </FloatingButton>
  );
};

const [LINE, FREE_LINE] = ['lobby-seat', 'lobby-seat free'];
const [NAME, FREE_NAME] = ['lobby-name', 'lobby-name free'];

const Seat = ({ info, onLink }: SeatProps) => {
  const { scene, session, voice, game, page } = useTable();
  const { muted } = useHeard(session);
  const mine = session.mine.value.includes(info.seat);
  const you = info.seat === scene.you;
  const open = info.holder === 'open';
  const term = seatTermOf(game, scene.info.options, info.seat);
  const runs = scene.owner || scene.you === 'referee';
  return (
    <SeatLine
      wordsClass="block t3"
      class={open ? FREE_LINE : LINE}
      nameClass={open ? FREE_NAME : NAME}
      seat={open ? null : info.seat}
      size={40}
      name={open ? tm('lobby.free') : voice.seatName(info.seat)}
      words={
        <>
          {term !== null && `${textAt(voice, term) || term} · `}
          {words(info, { you, here: mine, lost: session.connection().link.value.kind === 'lost' })}
          {muted.includes(info.seat) && ` · ${tm('lobby.mutedHere')}`}
        </>
      }
      acts={
        <span class="help row">
          {info.holder === 'bot' && <Icon name="bot" />}
          {open && !session.asking.value && typeof scene.you !== 'number' && scene.you !== 'referee' && <Take info={info} />}
          {you && <Rename info={info} />}
          {you && <Button class="btn small ghost" words={tm('lobby.leave')} onClick={() => void session.ask({ t: 'leave' })} />}
          {!mine && (runs || info.holder === 'person') && <Manage info={info} onLink={onLink} runs={runs} />}
        </span>
      }
    >
      {you && page?.wears === undefined && <Palette own={info} class="lobby-palette" />}
    </SeatLine>
  );
};

/** So many free chairs are one line: newcomers need not choose among sixty. */
const MANY = 8;
/** More chairs than this stand in several columns. */
const COLUMN = 12;

const FreeSeats = ({ count }: { readonly count: number }) => {
  const { scene, session } = useTable();
  const take = (
    <FloatingButton class="btn brass" spoken label={tm('lobby.takeAny')} face={tm('lobby.takeAny')}>
      {() => <SeatForm submit={tm('lobby.sit')} onName={(name) => takeAnySeat(session.active.value, name)} />}
    </FloatingButton>
  );
  return (
    <SeatLine
      wordsClass="block t3"
      class={FREE_LINE}
      nameClass={FREE_NAME}
      seat={null}
      size={40}
      name={tm('lobby.freeMany', { count })}
      words={tm(ways.value?.kind === 'alone' ? 'alone.freeFor' : 'lobby.freeFor')}
      acts={scene.you === null && take}
    />
  );
};

/** Seats fill as people come. */
export const LobbySeats = () => {
  const { scene, game } = useTable();
  const [link, setLink] = useState<SeatLink | null>(null);
  const free = openSeats(scene.info);
  // Where each chair plays something else, people choose among them.
  const alike = seatTermOf(game, scene.info.options, 0) === null;
  const many = alike && (free > MANY || (free > 1 && scene.info.seats.length > COLUMN));
  return (
    <>
      <ul aria-live="polite" class={scene.info.seats.length > COLUMN ? 'lobby-list many gap-0 cards' : 'lobby-list'}>
        {many && <FreeSeats count={free} />}
        {scene.info.seats
          .filter(({ holder }) => !many || holder !== 'open')
          .map((info) => (
            <Seat key={info.seat} info={info} onLink={setLink} />
          ))}
      </ul>
      {link !== null && <NewLink {...link} />}
    </>
  );
};
