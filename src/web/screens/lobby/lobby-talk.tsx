import { LOBBY_TALK_LENGTH, type LogLine, type TalkLine } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { deskOf, TABLE, useHeard, useRingInStep, useUnread } from '../../shell/talk/conversations.ts';
import { MutedNote, Said } from '../../shell/talk/said.tsx';
import { Writing } from '../../shell/talk/talk.tsx';
import { wide } from '../../browser/media.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import '../../shell/talk/talk.css';

/** The last of what was said, and of what the table itself had to say. */
const LAST = 3;

type Line = { readonly at: number; readonly said: TalkLine } | { readonly at: number; readonly told: LogLine };

const Lines = () => {
  const { session, scene, voice } = useTable();
  useRingInStep(session.table);
  const { lines, muted } = useHeard(session);
  const [whole, setWhole] = useState(false);
  const desk = deskOf(session.table, scene.you);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => desk.markRead(TABLE, last), [last, desk]);
  const all: readonly Line[] = [...lines.map((said) => ({ at: said.at, said })), ...session.log.value.map((told) => ({ at: told.at, told }))].toSorted(
    (one, other) => one.at - other.at,
  );
  return (
    <>
      {all.length === 0 && muted.length === 0 && <p class="help">{tm('lobby.talkEmpty')}</p>}
      {all.length > LAST && (
        <Button
          class="text-btn"
          aria-expanded={whole}
          words={whole ? tm('lobby.talkLast', { count: LAST }) : tm('lobby.talkAll', { count: all.length })}
          onClick={() => setWhole(!whole)}
        />
      )}
      <div class={whole ? 'scroll lobby-whole' : undefined} role="log" aria-label={tt('talk.label')} tabIndex={whole ? 0 : undefined}>
        <ul class="entries">
          {(whole ? all : all.slice(-LAST)).map((line) =>
            'said' in line ? (
              <Said key={`s${line.said.n}`} line={line.said} />
            ) : (
              <li key={`t${line.told.n}`} class="said told">
                <Sentence message={line.told.text} voice={voice} />
              </li>
            ),
          )}
        </ul>
      </div>
      <MutedNote />
      {scene.you === null && !scene.owner ? <p class="help">{tt('talk.spectator')}</p> : <Writing partners={TABLE} longest={LOBBY_TALK_LENGTH} class="" />}
    </>
  );
};

/** On a phone a line that unfolds, with what was said last and how much is unread. */
const Folded = () => {
  const { session } = useTable();
  const { lines } = useHeard(session);
  const [open, setOpen] = useState(false);
  const unread = useUnread(session);
  const last = lines.at(-1);
  return (
    <section class="sheet lobby-talk columns-1 padded talk stack" aria-label={tm('lobby.talk')}>
      <button type="button" class="unfold min-h-44 text-left row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="chat" />
        <b class="lobby-name">{tm('lobby.talk')}</b>
        {!open && last !== undefined && <span class="hint grow cut">{tm('lobby.talkLine', { name: last.name || tt('talk.owner'), text: last.text })}</span>}
        {!open && unread > 0 && (
          <em class="badge">
            {unread}
            <span class="hidden-words"> {tt('talk.unread', { count: unread })}</span>
          </em>
        )}
        <Icon name={open ? 'up' : 'down'} size={17} class="push" />
      </button>
      {open && <Lines />}
    </section>
  );
};

/** Talk before the game; it is read at the table, too. */
export const LobbyTalk = () =>
  wide.value ? (
    <Sheet class="lobby-talk columns-1 talk stack" title={tm('lobby.talk')} note={tm('lobby.talkWho')}>
      <Lines />
    </Sheet>
  ) : (
    <Folded />
  );
