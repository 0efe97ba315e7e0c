import type { ChannelInfo, NoticeEvent, NoticeWays } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tp } from '../../i18n/app.ts';
import { td } from '../../i18n/notifications.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Switch } from '../../kit/parts/choices.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { noticeApi } from '../../store/notice-api.ts';
import { notifying } from '../../store/notices.ts';
import { canVibrate, setSounding, setVibrating, sounding, tryOut, vibrating } from '../../store/sounds.ts';
import { heldTable } from '../../store/tables.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { lookAt, ownZone, setEvents, setQuiet, setSilent, startMail, startPush, stopMail, stopPush, told, whyNoPush } from '../../store/notifications.ts';
import { DailyLine } from './daily-line.tsx';
import { Line, minuteOf, timeText } from './line.tsx';
import { TryOut } from './try-out.tsx';

/** What people switch, and the events behind it. */
const GROUPS = {
  'event.turn': ['yourTurn'],
  'event.deadline': ['reminder', 'overdue'],
  'event.word': ['privateWord'],
  'event.asked': ['asked'],
  'event.end': ['gameOver', 'rematch'],
  'event.seated': ['seated'],
  'event.started': ['started'],
} as const satisfies Readonly<Record<string, readonly NoticeEvent[]>>;

const Device = ({ ways }: { readonly ways: NoticeWays }) => {
  const [failure, setFailure] = useState<'denied' | 'failed' | null>(null);
  const why = whyNoPush();
  const on = notifying.value && why === null;
  const turn = async (wanted: boolean): Promise<void> => {
    setFailure(null);
    if (wanted) setFailure(await startPush(ways));
    else await stopPush();
  };
  if (why !== null)
    return <Line words={td('device')} help={td(why === 'denied' ? 'deviceDenied' : why === 'insecure' ? 'deviceInsecure' : 'deviceUnsupported')} />;
  return (
    <>
      <Line words={td('device')} help={td(!on ? 'deviceOff' : told.value.push === null ? 'devicePage' : 'deviceOn')}>
        <Switch label={td('device')} on={on} onChange={(wanted) => void turn(wanted)} />
      </Line>
      {failure !== null && <Notice words={td(failure === 'denied' ? 'deviceDenied' : 'deviceFailed')} />}
    </>
  );
};

const MAIL_LENGTH = 254;

const MailForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const refusal = await startMail(address.trim());
    if (refusal === null) onDone();
    else setFailure(refusal === '' ? td('failed') : refusal);
  };
  return (
    <Form class="row wrap p-4-0 blue-under" onSend={() => send()}>
      <Input
        class="input notices-mail-input"
        type="email"
        required
        autocomplete="email"
        maxLength={MAIL_LENGTH}
        aria-label={td('mailAddress')}
        placeholder={td('mailAddress')}
        value={address}
        onText={setAddress}
      />
      <Button type="submit" class="btn small" words={td('mailGo')} />
      {failure !== null && <Notice words={failure} />}
    </Form>
  );
};

/** How the mail of this device stands; asked again when somebody comes back from the letter. */
const useMailInfo = (): ChannelInfo | null => {
  const [info, setInfo] = useState<ChannelInfo | null>(null);
  const { mail } = told.value;
  useEffect(() => {
    const look = (): void => void lookAt('mail').then(setInfo);
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [mail]);
  return mail === null ? null : info;
};

const MailLine = ({ ways }: { readonly ways: NoticeWays }) => {
  const [asking, setAsking] = useState(false);
  const info = useMailInfo();
  const on = told.value.mail !== null;
  if (!ways.mail && !on) return <Line words={td('mail')} help={td('mailNone')} />;
  const help = info === null ? td('mailOff') : td(info.confirmed ? 'mailOn' : 'mailWaiting', { address: info.address });
  return (
    <>
      <Line words={td('mail')} help={help}>
        <Switch
          label={td('mail')}
          on={on || asking}
          onChange={(wanted) => {
            setAsking(wanted && !on);
            if (!wanted && on) void stopMail();
          }}
        />
      </Line>
      {asking && !on && <MailForm onDone={() => setAsking(false)} />}
    </>
  );
};

const QuietLine = () => {
  const { quiet } = told.value;
  const field = (label: string, value: number, change: (minute: number) => void) => (
    <input
      class="input notices-hour grow t4 min-h-36"
      type="time"
      aria-label={label}
      value={timeText(value)}
      onChange={(event) => {
        const minute = minuteOf(event.currentTarget.value);
        if (minute !== null) change(minute);
      }}
    />
  );
  return (
    <Line words={td('quiet')} help={td('quietHelp', { zone: ownZone() })}>
      <span class="notices-quiet row firm">
        {quiet !== null && (
          <>
            {field(td('quietFrom'), quiet.from, (from) => void setQuiet({ ...quiet, from }))}
            {td('to')}
            {field(td('quietTo'), quiet.to, (to) => void setQuiet({ ...quiet, to }))}
          </>
        )}
        <Switch label={td('quiet')} on={quiet !== null} onChange={(on) => void setQuiet(on ? { from: 22 * 60, to: 7 * 60 + 30 } : null)} />
      </span>
    </Line>
  );
};

const Events = () => {
  const { events } = told.value;
  const isOn = (group: readonly NoticeEvent[]): boolean => group.every((event) => events.includes(event));
  const turn = (group: readonly NoticeEvent[], on: boolean): void =>
    void setEvents([...events.filter((event) => !group.includes(event)), ...(on ? group : [])]);
  return (
    <>
      {(['event.turn', 'event.deadline', 'event.asked', 'event.word', 'event.seated', 'event.started', 'event.end'] as const).map((key) => (
        <Line key={key} words={td(key)}>
          <Switch label={td(key)} on={isOn(GROUPS[key])} onChange={(on) => turn(GROUPS[key], on)} />
        </Line>
      ))}
    </>
  );
};

/** What only one table has: silence, and its calendar. */
const OfTable = ({ table }: { readonly table: string }) => {
  const [calendar, setCalendar] = useState<string | null>(null);
  const origin = useOrigin();
  const token = heldTable(table)?.seats[0]?.token;
  useEffect(() => {
    if (token !== undefined) void noticeApi.notices(table, token).then((found) => setCalendar(found.ok ? found.value.calendar : null));
  }, [table, token]);
  return (
    <>
      <Line words={td('here')} help={td('hereHelp')}>
        <Switch label={td('here')} on={!told.value.silent.includes(table)} onChange={(on) => void setSilent(table, !on)} />
      </Line>
      {calendar !== null && (
        <Line words={td('calendar')} help={td('calendarHelp')}>
          <CopyButton class="btn small" text={`${origin}${calendar}`} words={td('calendarCopy')} />
        </Line>
      )}
    </>
  );
};

/** What is heard and felt while the page is open. */
const Sounds = () => (
  <section class="mt-5" aria-labelledby="sounds-title">
    <h3 id="sounds-title">{tp('sound.title')}</h3>
    <Line words={tp('sound.on')} help={tp('sound.help')}>
      <Switch label={tp('sound.on')} on={sounding.value} onChange={setSounding} />
    </Line>
    {canVibrate() && (
      <Line words={tp('sound.vibrate')} help={tp('sound.vibrateHelp')}>
        <Switch label={tp('sound.vibrate')} on={vibrating.value} onChange={setVibrating} />
      </Line>
    )}
    {(sounding.value || vibrating.value) && (
      <p class="mt-5">
        <Button class="btn small" words={tp('sound.try')} onClick={() => tryOut('turn')} />
      </p>
    )}
  </section>
);

/** « Me prévenir »: by which ways, of what, when not. With a table: for its seats, which this device holds. */
export const NoticesPanel = ({ table }: { readonly table?: string }) => {
  const [ways, setWays] = useState<NoticeWays | null>(null);
  useEffect(() => void noticeApi.noticeWays().then((found) => setWays(found.ok ? found.value : null)), []);
  const isOn = told.value.push !== null || told.value.mail !== null || notifying.value;
  return (
    <div class="notices stack columns-1">
      <p class="hint">{td('lead')}</p>
      {ways !== null && (
        <section aria-label={td('where')}>
          <Device ways={ways} />
          <MailLine ways={ways} />
        </section>
      )}
      {isOn && (
        <section aria-label={td('events')}>
          <Events />
          {(told.value.push !== null || told.value.mail !== null) && <DailyLine />}
          <QuietLine />
          {table !== undefined && <OfTable table={table} />}
          <TryOut />
        </section>
      )}
      {!isOn && table !== undefined && <OfTable table={table} />}
      <Sounds />
    </div>
  );
};
