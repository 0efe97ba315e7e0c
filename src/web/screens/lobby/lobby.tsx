import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Said } from '../../kit/parts/sentence.tsx';
import { lazily, Notice } from '../../kit/parts/waiting.tsx';
import { useState } from 'preact/hooks';
import { AskingStrip } from '../../shell/table/asking-strip.tsx';
import { pathTo } from '../../browser/routes.ts';
import { useTable } from '../../shell/at-table.tsx';
import { ForkMark } from '../../shell/fork/at-table.tsx';
import { SettingsList } from '../../shell/table/settings-list.tsx';
import { askToBeTold } from '../../shell/table/table-menu.tsx';
import { lang } from '../../browser/settings.ts';
import { mayStillSit, openSeats } from '../../store/table-words.ts';
import { Lid } from '../../kit/svg/lettering.tsx';
import { WaxSeal } from '../../kit/svg/ornaments.tsx';
import { ways } from '../../store/ways-in.ts';
import { Invite } from './invite.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { LobbyTalk } from './lobby-talk.tsx';
import { useStart } from './use-start.ts';
import '../../kit/parts/contract.css';
import './lobby.css';

const Start = () => {
  const { session } = useTable();
  const { free, taken, missing, busy, start, fill } = useStart();
  return (
    <div class="stack">
      {free > 0 && <Button class="btn justify-self-start dashed" words={tm('lobby.fill')} onClick={() => void fill()} />}
      <Button
        class={free > 0 && ways.value?.kind === 'open' ? 'btn open' : 'btn brass open'}
        disabled={missing || busy}
        words={free === 0 || missing ? tm('lobby.start') : tm('lobby.startWith', { count: taken })}
        onClick={start}
      />
      {free > 0 && <small>{missing ? tm('lobby.startClosed') : tm('lobby.startDrops')}</small>}
      <span class="gap-6 t4 row wide-only">
        <a href={pathTo.console(session.table)}>{tr('console.console')}</a>
        <Link href={pathTo.projector(session.table)} apart words={tr('console.projector')} />
      </span>
    </div>
  );
};

const SettingsDialog = lazily<{ readonly onClose: () => void }>(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** What changed since somebody sat down, and who is still to agree. */
const Unsettled = () => {
  const { scene, session, voice } = useTable();
  const { unsettled, seats } = scene.info;
  if (unsettled.length === 0) return null;
  const mine = session.chairs.value.filter(({ connection }) => unsettled.some((seat) => seat === connection.scene.value?.you));
  const agree = (): void => {
    for (const { connection } of mine) void connection.ask({ t: 'settle' });
  };
  return (
    <section class="motion row" role="status">
      <div>
        <b>{tm('settings.changed')}</b>
        <p>{tm('settings.awaited', { names: unsettled.filter((seat) => seats[seat] !== undefined).map((seat) => voice.seatName(seat)) })}</p>
      </div>
      {mine.length > 0 && <Button class="btn brass" words={tm('settings.agree')} onClick={agree} />}
    </section>
  );
};

/** Before the game: the box, the seats, and the ways in. */
export const Lobby = () => {
  const { scene, session } = useTable();
  const free = openSeats(scene.info);
  const runs = scene.owner || scene.you === 'referee';
  const guest = mayStillSit(scene);
  const refusal = session.refusal.value;
  const [changing, setChanging] = useState(false);
  const link = session.connection().link.value;
  return (
    <main id="main" class={guest ? 'lobby guest gap-7 items-start stack paper' : 'lobby gap-7 items-start stack paper'} tabIndex={-1}>
      <aside class="lobby-box">
        <div class="lid-shadow lobby-lid" aria-hidden="true">
          <Lid game={scene.info.game} width={216} lang={lang.value} />
        </div>
        <h2 class="mb-3 t5 ruled">{tm('lobby.settings')}</h2>
        <SettingsList />
        {runs && scene.info.fork === null && <Button class="btn small mt-4" icon="pen" words={tm('settings.open')} onClick={() => setChanging(true)} />}
        {changing && <SettingsDialog onClose={() => setChanging(false)} />}
        <p class="hint below">{tm('lobby.verify')}</p>
      </aside>
      <div class="columns-1 loose stack">
        <section class="sheet lobby-slip contract" aria-labelledby="lobby-title">
          <header>
            <h1 id="lobby-title" class="t8">
              {free === 0 ? tm('lobby.headingReady') : tm('lobby.heading')}
            </h1>
            <p aria-live="polite">
              {free === 0 && tm(runs ? 'lobby.ready' : 'lobby.readyGuest')}
              {free > 0 && tm(guest ? 'lobby.waitingGuest' : ways.value?.kind === 'alone' ? 'alone.waiting' : 'lobby.waiting', { count: free })}
              {scene.you === 'referee' && ` ${tm('lobby.refereeYou')}`}
            </p>
          </header>
          {scene.info.closed === true && <Notice class="m-5-0" words={`${tt('bar.closed')}. ${tt('bar.closedWords')}`} />}
          {link.kind === 'lost' && <Notice class="m-5-0 lobby-lost" words={`${tt('bar.lost')}. ${tt('bar.lostNow')}`} />}
          {refusal !== null && <Notice class="m-5-0" words={refusal.message} />}
          {session.asking.value && <Said class="hint m-5-0" words={tm('lobby.asking')} />}
          <ForkMark />
          <Unsettled />
          <AskingStrip />
          {runs && scene.info.guarded && (
            <label class="row p-4-6">
              <input type="checkbox" checked onChange={() => void session.ask({ t: 'guard', on: false })} />
              <span>{tm('lobby.guarded')}</span>
            </label>
          )}
          <LobbySeats />
          <footer>
            <WaxSeal />
            {runs ? <Start /> : <p>{tm(free > 0 ? 'lobby.guestWaits' : 'lobby.readyGuest')}</p>}
            {typeof scene.you === 'number' && <Button class="btn small justify-self-start mt-4" icon="bell" words={tm('lobby.tellMe')} onClick={askToBeTold} />}
          </footer>
        </section>
        <LobbyTalk />
      </div>
      <Invite />
    </main>
  );
};
