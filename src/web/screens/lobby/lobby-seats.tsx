import type { SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { seatTermOf, textAt } from '../../options/options.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { SeatToken, useTable } from '../../shell/at-table.tsx';
import { SeatForm } from '../../shell/table/seat-form.tsx';
import { Palette } from '../../shell/table/palette.tsx';
import { NewLink, SeatActions } from '../../shell/table/seat-manager.tsx';
import { MuteButton } from '../../shell/talk/said.tsx';
import { useHeard } from '../../shell/talk/conversations.ts';
import { takeAnySeat, takeSeat } from '../../store/chairs.ts';
import { mayStillSit, openSeats } from '../../store/table-words.ts';
import { ways } from '../../store/ways-in.ts';
import { Icon } from '../../kit/svg/icon.tsx';

const words = (info: SeatInfo, you: boolean, here: boolean): string => {
  if (info.holder === 'open') return tm(ways.value?.kind === 'alone' ? 'alone.freeFor' : 'lobby.freeFor');
  if (info.holder === 'bot') return info.level === null ? tm('slip.bot') : tm(`levelOf.${info.level}`);
  if (you) return tm('lobby.you');
  if (here) return tm('lobby.here');
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
      {() => <SeatForm submit={tm('lobby.sit')} onName={(name) => takeSeat(session.active.value, info.seat, name)} />}
    </FloatingButton>
  );
};

const Seat = ({ info, onLink }: { readonly info: SeatInfo; readonly onLink: (link: { readonly name: string; readonly url: string }) => void }) => {
  const { scene, session, voice, game, page } = useTable();
  const { muted } = useHeard(session);
  const mine = session.mine.value.includes(info.seat);
  const you = info.seat === scene.you;
  const term = seatTermOf(game, scene.info.options, info.seat);
  const runs = scene.owner || scene.you === 'referee';
  return (
    <li class={info.holder === 'open' ? 'lobby-seat across free' : 'lobby-seat across'}>
      {info.holder === 'open' ? (
        <span class="empty-seat centred">
          <Icon name="link" size={17} />
        </span>
      ) : (
        <SeatToken seat={info.seat} size={40} />
      )}
      <div class="name">
        <b>{info.holder === 'open' ? tm('lobby.free') : voice.seatName(info.seat)}</b>
        <small>
          {term !== null && `${textAt(voice, term) || term} · `}
          {words(info, you, mine)}
          {muted.includes(info.seat) && ` · ${tm('lobby.mutedHere')}`}
        </small>
      </div>
      <span class="acts help row">
        {info.holder === 'bot' && <Icon name="bot" />}
        {info.holder === 'open' && typeof scene.you !== 'number' && scene.you !== 'referee' && <Take info={info} />}
        {you && (
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
        )}
        {you && <Button class="btn small ghost" words={tm('lobby.leave')} onClick={() => void session.ask({ t: 'leave' })} />}
        {!mine && (runs || info.holder === 'person') && (
          <FloatingButton
            class={info.holder === 'open' ? 'btn small' : 'icon-btn'}
            label={
              info.holder === 'open' ? `${tm('lobby.putBot')}, ${tm('lobby.manage', { number: info.seat + 1 })}` : tm('lobby.manage', { number: info.seat + 1 })
            }
            face={info.holder === 'open' ? tm('lobby.putBot') : <Icon name="dots" weight={2.6} />}
          >
            {() => (
              <div class="stack">
                {info.holder === 'person' && <MuteButton seat={info.seat} class="btn small" />}
                {runs && <SeatActions info={info} onLink={onLink} />}
              </div>
            )}
          </FloatingButton>
        )}
      </span>
      {you && page?.wears === undefined && <Palette own={info} />}
    </li>
  );
};

/** So many free chairs are one line: whoever comes need not choose among sixty. */
const MANY = 8;
/** More chairs than this stand in several columns. */
const COLUMN = 12;

const FreeSeats = ({ count }: { readonly count: number }) => {
  const { scene, session } = useTable();
  return (
    <li class="lobby-seat across free">
      <span class="empty-seat centred">
        <Icon name="link" size={17} />
      </span>
      <div class="name">
        <b>{tm('lobby.freeMany', { count })}</b>
        <small>{tm(ways.value?.kind === 'alone' ? 'alone.freeFor' : 'lobby.freeFor')}</small>
      </div>
      {scene.you === null && (
        <FloatingButton class="btn brass" spoken label={tm('lobby.takeAny')} face={tm('lobby.takeAny')}>
          {() => <SeatForm submit={tm('lobby.sit')} onName={(name) => takeAnySeat(session.active.value, name)} />}
        </FloatingButton>
      )}
    </li>
  );
};

/** Seats fill as people come. */
export const LobbySeats = () => {
  const { scene, game } = useTable();
  const [link, setLink] = useState<{ readonly name: string; readonly url: string } | null>(null);
  const free = openSeats(scene.info);
  // Where each chair plays something else, people choose among them.
  const alike = seatTermOf(game, scene.info.options, 0) === null;
  const many = alike && (free > MANY || (free > 1 && scene.info.seats.length > COLUMN));
  return (
    <>
      <ul aria-live="polite" class={scene.info.seats.length > COLUMN ? 'many cards' : undefined}>
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
