import type { TalkLine } from '#protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { formatMoment } from '../../i18n/time.ts';
import type { Session } from '../../store/session.ts';
import { lang } from '../../store/settings.ts';
import { readStored, writeStored } from '../../store/storage.ts';
import { SeatMark } from '../../svg/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import './talk.css';

const LONGEST = 500;

/** How many lines were said since the talk was last open on this device. */
export const useUnread = (session: Session, open: boolean): number => {
  const key = `read.${session.table}`;
  const [read, setRead] = useState(() => {
    const stored = readStored(key);
    return typeof stored === 'number' ? stored : 0;
  });
  const talk = session.connection().talk.value;
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!open || last <= read) return;
    setRead(last);
    writeStored(key, last);
  }, [open, last, read, key]);
  const you = session.scene.value?.you ?? null;
  return open ? 0 : talk.filter(({ n, seat }) => n > read && (seat === null || seat !== you)).length;
};

const Said = ({ line }: { readonly line: TalkLine }) => {
  const { scene } = useTable();
  const name = line.name === '' ? (line.seat === 'referee' ? tt('talk.referee') : tt('talk.owner')) : line.name;
  return (
    <li class={line.seat !== null && line.seat === scene.you ? 'said mine' : 'said'}>
      <p class="by">
        {typeof line.seat === 'number' && <SeatMark seat={line.seat} />}
        <b>{name}</b>
        <small>{formatMoment(line.at, Date.now(), lang.value)}</small>
      </p>
      <p class="text">{line.text}</p>
    </li>
  );
};

/** Table talk, for everybody at the table. */
export const Talk = () => {
  const { session, scene } = useTable();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const lines = session.connection().talk.value;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await session.ask({ t: 'say', text: said });
    if (!answer.ok) setText(said);
  };
  return (
    <div class="talk">
      <div class="lines" ref={box} role="log" aria-label={tt('talk.label')} tabIndex={0}>
        {lines.length === 0 && <p class="none">{tt('talk.empty')}</p>}
        <ul>
          {lines.map((line) => (
            <Said key={line.n} line={line} />
          ))}
        </ul>
      </div>
      {scene.you === null && !scene.owner ? (
        <p class="none">{tt('talk.spectator')}</p>
      ) : (
        <form onSubmit={(event) => void say(event)}>
          <input
            class="input"
            aria-label={tt('talk.write')}
            placeholder={tt('talk.write')}
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {tt('talk.send')}
          </button>
        </form>
      )}
    </div>
  );
};
