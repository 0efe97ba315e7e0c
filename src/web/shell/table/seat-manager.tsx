import type { BotLevel, Seat } from '#kernel/game.ts';
import type { SeatInfo, TakeResult } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { JoiningChoice } from '../../kit/parts/table-choices.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { levelsOf } from '../../store/games.ts';
import { seatLink } from '../../store/links.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { SeatToken, useTable } from '../at-table.tsx';
import { isOnLeave } from './leave-dialog.tsx';
import { useSure } from '../use-sure.ts';

const isToken = (result: Readonly<Record<string, unknown>>): result is Readonly<Record<string, unknown>> & TakeResult => typeof result.token === 'string';

/** Sends somebody away, at the second press: he is told, and so is everybody. */
const Remove = ({ info }: { readonly info: SeatInfo }) => {
  const { session, scene, voice } = useTable();
  const { sure, press } = useSure();
  const remove = (): void => press(() => session.ask({ t: 'remove', seat: info.seat }));
  const name = voice.seatName(info.seat);
  if (!sure) {
    return <Button class="btn small" words={tm('lobby.remove', { name })} onClick={remove} />;
  }
  return (
    <>
      <p class="hint">{tm(scene.info.status === 'lobby' ? 'lobby.removeLobby' : 'lobby.removePlaying', { name })}</p>
      <Button class="btn small wax" words={tm('lobby.removeGo', { name })} onClick={remove} />
    </>
  );
};

/** What the owner may do with a seat: a bot, an open chair, a new link for the person in it. */
export const SeatActions = ({
  info,
  onLink,
}: {
  readonly info: SeatInfo;
  readonly onLink: (link: { readonly name: string; readonly url: string }) => void;
}) => {
  const { session, game, voice, scene } = useTable();
  const origin = useOrigin();
  const putBot = (level: BotLevel): void => void session.ask({ t: 'bot', seat: info.seat, level });
  const reissue = async (seat: Seat): Promise<void> => {
    const answer = await session.ask({ t: 'reissue', seat });
    if (answer.ok && isToken(answer.result))
      onLink({ name: voice.seatName(seat), url: seatLink(origin, session.table, { kind: 'seat', token: answer.result.token }) });
  };
  const mine = session.mine.value.includes(info.seat);
  return (
    <>
      {info.holder !== 'bot' &&
        !mine &&
        levelsOf(game).map((level) => (
          <Button key={level} class="btn small" words={tm('slip.kindBot', { level: tm(`level.${level}`) })} onClick={() => putBot(level)} />
        ))}
      {info.holder === 'bot' && !mine && (
        <Button class="btn small" words={tm('lobby.reopen')} onClick={() => void session.ask({ t: 'open', seat: info.seat })} />
      )}
      {isOnLeave(info) && (
        <button type="button" class="btn small" onClick={() => void session.ask({ t: 'vacation', until: null, seat: info.seat })}>
          {tt('menu.endLeave', { name: voice.seatName(info.seat) })}
        </button>
      )}
      {info.holder === 'person' && !mine && (
        <Button class="btn small" words={tm('lobby.newSeatLink', { name: voice.seatName(info.seat) })} onClick={() => void reissue(info.seat)} />
      )}
      {info.holder === 'person' && !mine && scene.info.status !== 'finished' && <Remove info={info} />}
    </>
  );
};

export const NewLink = ({ name, url }: { readonly name: string; readonly url: string }) => (
  <div class="new-link stack gap-3 p-5 round-2 bg-now">
    <b>{tm('lobby.seatLinkTitle', { name })}</b>
    <p>{tm('lobby.seatLinkHelp')}</p>
    <input class="input" readOnly aria-label={tm('lobby.seatLinkTitle', { name })} value={url} onFocus={(event) => event.currentTarget.select()} />
    <CopyButton text={url} words={tm('lobby.copyLink')} />
  </div>
);

/** All seats of a running table, for its owner or referee. */
export const SeatManager = () => {
  const { scene, voice, session } = useTable();
  const [link, setLink] = useState<{ readonly name: string; readonly url: string } | null>(null);
  const refusal = session.refusal.value;
  return (
    <>
      {refusal !== null && <Notice words={refusal.message} />}
      {link !== null && <NewLink {...link} />}
      <label class="field">
        <span class="label">{tm('slip.joining')}</span>
        <JoiningChoice who={scene.info.joining} onChange={(who) => void session.ask({ t: 'joining', who })} />
      </label>
      <ul class="entries">
        {scene.info.seats.map((info) => (
          <li key={info.seat} class="across managed-seat">
            <SeatToken seat={info.seat} size={32} />
            <b>{voice.seatName(info.seat)}</b>
            <span class="acts cluster justify-end gap-3">
              <SeatActions info={info} onLink={setLink} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
