import { formatNumber } from '#kernel/words.ts';
import type { RoomPoll } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { t } from '../../i18n/house.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button, IconButton, Link } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { FilledPage, Page } from '../../kit/parts/page.tsx';
import { Notice, Problem } from '../../kit/parts/waiting.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { heldTable, rememberSeat } from '../../store/tables.ts';
import { TablePage } from '../table/table-page.tsx';
import { PhoneAtTable } from './phone-at-table.tsx';
import { Learn, Learning } from './phone-learn.tsx';
import { JoinRoom } from './join-room.tsx';
import { type Asking, type Chair, chairIn, freshPoll, gameNow, nextGame, openPoll } from './room-state.ts';
import { type InRoom, OpenRoom, useAnnounced } from './use-room.tsx';
import { useSure } from '../../shell/use-sure.ts';

type Person = Extract<InRoom['view']['you'], { readonly kind: 'person' }>;

interface AnswerProps {
  readonly room: InRoom;
  readonly poll: RoomPoll;
  readonly you: Person;
  readonly onDone: () => void;
}

/** One tap for a choice, a field for a number. An answer may be changed until the question is closed. */
const Answer = ({ room, poll, you, onDone }: AnswerProps) => {
  const [typed, setTyped] = useState(you.answer === null ? '' : String(you.answer));
  const [failed, setFailed] = useState(false);
  const send = async (value: number): Promise<void> => {
    const sent = await room.followed.ask({ t: 'answer', question: poll.n, value });
    setFailed(!sent.ok);
    if (sent.ok) onDone();
  };
  const sendNumber = (): void => {
    const value = Number(typed.replace(',', '.'));
    if (typed.trim() !== '' && Number.isFinite(value)) void send(value);
  };
  return (
    <Dialog title={tw('ask.title')} onClose={onDone}>
      <div class="stack">
        <p class="besley w650 t7 leading-1-25">{poll.text}</p>
        {failed && <Notice words={tw('ask.failed')} />}
        {poll.choices.map((choice, index) => (
          <Button
            key={choice}
            class={you.answer === index ? 'btn justify-start text-left brass large' : 'btn justify-start text-left large'}
            aria-pressed={you.answer === index}
            words={
              <>
                <b>{String.fromCharCode(65 + index)}</b> {choice}
              </>
            }
            onClick={() => void send(index)}
          />
        ))}
        {poll.choices.length === 0 && (
          <Form class="row" onSend={sendNumber}>
            <Input inputMode="decimal" aria-label={tw('ask.number')} value={typed} onText={setTyped} />
            <Button type="submit" class="btn justify-start text-left ink" words={tw('ask.send')} />
          </Form>
        )}
        {you.answer !== null && <p class="hint">{tw('ask.kept')}</p>}
      </div>
    </Dialog>
  );
};

/** Over whatever the phone shows: what the animator announces, and what they ask. */
const Over = ({ room, you }: { readonly room: InRoom; readonly you: Person }) => {
  const announcement = useAnnounced(room);
  const poll = openPoll(room.view);
  const lost = room.followed.lost.value;
  const [read, setRead] = useState(0);
  const [put, setPut] = useState(-1);
  const asking = poll !== null && poll.n !== put;
  const told = announcement !== null && announcement.at !== read;
  return (
    <>
      {(told || lost || (poll !== null && !asking)) && (
        <div class="room-over stack" role="status">
          {lost && <p class="room-told p-4-5 round-2 t5 w650">{tw('room.lost')}</p>}
          {told && (
            <p class="room-told p-4-5 round-2 t5 w650 row ends">
              <span>{announcement.text}</span>
              <IconButton icon="close" label={tw('announce.close')} onClick={() => setRead(announcement.at)} />
            </p>
          )}
          {poll !== null && !asking && <Button class="btn brass" words={you.answer === null ? tw('ask.open') : tw('ask.kept')} onClick={() => setPut(-1)} />}
        </div>
      )}
      {asking && <Answer room={room} poll={poll} you={you} onDone={() => setPut(poll.n)} />}
    </>
  );
};

const Leave = ({ room }: { readonly room: InRoom }) => {
  const { sure, press, unsure } = useSure();
  const leave = (): void => press(() => room.followed.ask({ t: 'leave' }));
  if (!sure) return <Button class="text-btn" words={tw('phone.leave')} onClick={leave} />;
  return (
    <p class="cluster centred">
      {tw('phone.leaveSure')}
      <Button class="btn small wax" words={tw('phone.leave')} onClick={leave} />
      <Button class="btn small" words={tw('phone.stay')} onClick={unsure} />
    </p>
  );
};

/** A slip in the middle of the phone, under the number of the room. */
const Slip = ({ room, class: kind = '', children }: { readonly room: InRoom; readonly class?: string; readonly children: ComponentChildren }) => (
  <FilledPage crumb={<b>{t('workshop.room', { code: room.view.code })}</b>} class="room-wait paper">
    <section class={`sheet padded stack ${kind}`.trim()}>{children}</section>
  </FilledPage>
);

/** Between games: that one is in, and what comes. */
const Waiting = ({ room, you }: { readonly room: InRoom; readonly you: Person }) => {
  const { view } = room;
  const [learning, setLearning] = useState(false);
  const coming = nextGame(view)?.step.game?.game;
  const last = chairIn(view.games.at(-1) ?? null, you.person);
  const late = gameNow(view) !== null;
  const title = view.steps[view.step]?.title ?? '';
  const opened = freshPoll(view);
  const own = opened === null || you.answer === null ? undefined : (opened.choices[you.answer] ?? formatNumber(you.answer, lang.value));
  const words = late
    ? 'phone.late'
    : opened?.open === false
      ? 'phone.opened'
      : view.games.length === 0
        ? 'phone.wait'
        : nextGame(view) === null
          ? 'phone.lookAtWall'
          : 'phone.next';
  if (learning && coming !== undefined) return <Learning game={coming} onClose={() => setLearning(false)} />;
  return (
    <Slip room={room} class="centred">
      <h1>{tw('phone.in', { name: you.name })}</h1>
      <p>{tw(words)}</p>
      <p class="help">{own === undefined ? tw('phone.now', { title }) : tw('phone.said', { answer: own })}</p>
      {coming !== undefined && view.steps[view.step]?.phones !== 'look' && <Learn game={coming} onLearn={() => setLearning(true)} />}
      <p class="cluster centred">
        {last !== null && <Link class="btn" href={pathTo.table(last.table.table)} words={tw('phone.lastGame')} />}
        {view.games.length > 0 && <Link class="btn" href={pathTo.room(view.room, 'debrief')} words={tw('phone.debrief')} />}
      </p>
      <Leave room={room} />
    </Slip>
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
  const ask: Asking = async (request) => (await room.followed.ask(request)).ok;
  return (
    <>
      {chair === null ? (
        <Waiting room={room} you={you} />
      ) : (
        ready && <PhoneAtTable key={chair.table.table} table={chair.table.table} name={you.name} ask={ask} />
      )}
      <Over room={room} you={you} />
    </>
  );
};

/** /r/:room: one page for the whole workshop. Games come and go in it. */
export const RoomPhone = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="person">
    {(opened) =>
      opened.view.you.kind === 'person' ? (
        <Inside room={opened} you={opened.view.you} />
      ) : (
        <Slip room={opened}>
          <JoinRoom room={opened} />
        </Slip>
      )
    }
  </OpenRoom>
);

/** /r/:room/paper/:person: the table as somebody without a phone plays it, by the animator's hand. */
export const RoomPaper = ({ room, person }: { readonly room: string; readonly person: number }) => (
  <OpenRoom room={room} role="animator">
    {({ view, token }) => {
      const chair = chairIn(gameNow(view), person);
      const name = view.people[person]?.name ?? '';
      if (chair !== null && token !== null) return <TablePage key={chair.table.table} table={chair.table.table} token={`${token}-${person}`} />;
      return (
        <Page crumb={<b>{tw('paper.title', { name })}</b>}>
          <Problem title={tw('paper.title', { name })} words={tw('paper.wait', { name })}>
            <Link class="btn ink" href={pathTo.room(room, 'console')} words={tw('paper.back')} />
          </Problem>
        </Page>
      );
    }}
  </OpenRoom>
);
