import { type RoomPoll } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Link } from '../../kit/parts/link.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { pathTo } from '../../browser/routes.ts';
import { heldTable, rememberSeat } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { TablePage } from '../table/table-page.tsx';
import { JoinRoom } from './join-room.tsx';
import { type Chair, chairIn, gameNow, nextGame, openPoll } from './room-state.ts';
import { type InRoom, OpenRoom } from './use-room.tsx';

type Person = Extract<InRoom['view']['you'], { readonly kind: 'person' }>;

/** One tap for a choice, a field for a number. An answer may be changed until the question is closed. */
const Answer = ({ room, poll, you, onDone }: { readonly room: InRoom; readonly poll: RoomPoll; readonly you: Person; readonly onDone: () => void }) => {
  const [typed, setTyped] = useState(you.answer === null ? '' : String(you.answer));
  const [failed, setFailed] = useState(false);
  const send = async (value: number): Promise<void> => {
    const sent = await room.followed.ask({ t: 'answer', question: poll.n, value });
    setFailed(!sent.ok);
    if (sent.ok) onDone();
  };
  return (
    <Dialog title={tw('ask.title')} onClose={onDone}>
      <div class="room-answer stack">
        <p class="asked">{poll.text}</p>
        {failed && <Notice words={tw('ask.failed')} />}
        {poll.choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            class={you.answer === index ? 'btn brass large' : 'btn large'}
            aria-pressed={you.answer === index}
            onClick={() => void send(index)}
          >
            <b>{String.fromCharCode(65 + index)}</b> {choice}
          </button>
        ))}
        {poll.choices.length === 0 && (
          <Form
            class="row"
            onSend={() => {
              const value = Number(typed.replace(',', '.'));
              if (typed.trim() !== '' && Number.isFinite(value)) void send(value);
            }}
          >
            <Input inputMode="decimal" aria-label={tw('ask.number')} value={typed} onText={setTyped} />
            <Button type="submit" class="btn ink" words={tw('ask.send')} />
          </Form>
        )}
        {you.answer !== null && <p class="hint">{tw('ask.kept')}</p>}
      </div>
    </Dialog>
  );
};

/** Over whatever the phone shows: what the animator announces, and what he asks. */
const Over = ({ room, you }: { readonly room: InRoom; readonly you: Person }) => {
  const { announcement } = room.view;
  const poll = openPoll(room.view);
  const [read, setRead] = useState(0);
  const [put, setPut] = useState(-1);
  const asking = poll !== null && poll.n !== put;
  return (
    <>
      {(announcement !== null && announcement.at !== read) || room.followed.lost.value || (poll !== null && !asking) ? (
        <div class="room-over stack" role="status">
          {room.followed.lost.value && <p class="told">{tw('room.lost')}</p>}
          {announcement !== null && announcement.at !== read && (
            <p class="told row ends">
              <span>{announcement.text}</span>
              <button type="button" class="icon-btn" aria-label={tw('announce.close')} onClick={() => setRead(announcement.at)}>
                <Icon name="close" />
              </button>
            </p>
          )}
          {poll !== null && !asking && <Button class="btn brass" words={you.answer === null ? tw('ask.open') : tw('ask.kept')} onClick={() => setPut(-1)} />}
        </div>
      ) : null}
      {asking && <Answer room={room} poll={poll} you={you} onDone={() => setPut(poll.n)} />}
    </>
  );
};

const Leave = ({ room }: { readonly room: InRoom }) => {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return <Button class="text-btn" words={tw('phone.leave')} onClick={() => setSure(true)} />;
  }
  return (
    <p class="cluster centred">
      {tw('phone.leaveSure')}
      <Button class="btn small wax" words={tw('phone.leave')} onClick={() => void room.followed.ask({ t: 'leave' })} />
      <Button class="btn small" words={tw('phone.stay')} onClick={() => setSure(false)} />
    </p>
  );
};

/** Between games: that one is in, and what comes. */
const Waiting = ({ room, you }: { readonly room: InRoom; readonly you: Person }) => {
  const { view } = room;
  const last = chairIn(view.games.at(-1) ?? null, you.person);
  const late = gameNow(view) !== null;
  const title = view.steps[view.step]?.title ?? '';
  return (
    <div class="fill">
      <TopStrip crumb={<b>{t('workshop.room', { code: view.code })}</b>} />
      <main id="main" class="room-wait paper" tabIndex={-1}>
        <section class="sheet padded stack centred">
          <h1>{tw('phone.in', { name: you.name })}</h1>
          <p>{late ? tw('phone.late') : view.games.length === 0 ? tw('phone.wait') : nextGame(view) === null ? tw('phone.lookAtWall') : tw('phone.next')}</p>
          <p class="help">{tw('phone.now', { title })}</p>
          <p class="cluster centred">
            {last !== null && <Link class="btn" href={pathTo.table(last.table.table)} words={tw('phone.lastGame')} />}
            {view.games.length > 0 && <Link class="btn" href={pathTo.room(view.room, 'debrief')} words={tw('phone.debrief')} />}
          </p>
          <Leave room={room} />
        </section>
      </main>
    </div>
  );
};

/** The device holds the chair before its page is opened: the key of the phone opens it. */
const useHeldChair = (room: InRoom, chair: Chair | null): boolean => {
  const [ready, setReady] = useState('');
  const game = gameNow(room.view)?.game ?? '';
  const table = chair?.table.table ?? '';
  useEffect(() => {
    if (chair === null || room.token === null) return;
    const known = heldTable(table)?.seats.some(({ token, seat }) => token === room.token && seat === chair.seat) === true;
    if (!known) rememberSeat({ table, code: chair.table.code, game }, { seat: chair.seat, token: room.token });
    setReady(`${table} ${chair.seat}`);
  }, [table, chair?.seat, room.token, game]);
  return chair !== null && ready === `${table} ${chair.seat}`;
};

const Inside = ({ room, you }: { readonly room: InRoom; readonly you: Person }) => {
  const chair = chairIn(gameNow(room.view), you.person);
  const ready = useHeldChair(room, chair);
  return (
    <>
      {chair === null ? <Waiting room={room} you={you} /> : ready && <TablePage key={chair.table.table} table={chair.table.table} />}
      <Over room={room} you={you} />
    </>
  );
};

/** /r/:room: one page for the whole workshop. Games come and go in it. */
export const RoomPhone = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="person">
    {(opened) => (opened.view.you.kind === 'person' ? <Inside room={opened} you={opened.view.you} /> : <JoinRoom room={opened} />)}
  </OpenRoom>
);
