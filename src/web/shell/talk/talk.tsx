import type { Actor } from '#kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { SeatSpot, useTable } from '../at-table.tsx';
import {
  type Conversation,
  conversationsIn,
  deskOf,
  keyOf,
  mayWriteTo,
  type Partners,
  partnersAmong,
  silenceIn,
  talkRule,
  useHeard,
  useRingInStep,
} from './conversations.ts';
import { MutedNote, Said, useNames } from './said.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Form } from '../../kit/parts/writing.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import './talk.css';

interface RecipientsProps {
  readonly from: Partners;
  readonly onOpen: (partners: Partners) => void;
  readonly onCancel: () => void;
}

/** Chooses with whom to speak in private. */
const Recipients = ({ from, onOpen, onCancel }: RecipientsProps) => {
  const { scene } = useTable();
  const names = useNames();
  const [chosen, setChosen] = useState<Partners>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const toggle = (actor: Actor): void => setChosen(chosen.includes(actor) ? chosen.filter((other) => other !== actor) : [...chosen, actor]);
  const isBot = (actor: Actor): boolean => actor !== 'referee' && scene.info.seats[actor]?.holder === 'bot';
  const open = (event: Event): void => {
    event.preventDefault();
    if (chosen.length > 0) onOpen(partnersAmong(chosen, scene.you));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The phone's sheet would close on it too.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form class="fill" ref={form} onSubmit={open} onKeyDown={onKey}>
      <fieldset class="scroll recipients-set border-0">
        <legend class="p-4-0 besley w700 t5 leading-3">{tt('talk.choose')}</legend>
        {from.map((actor) => (
          <label key={actor} class="row min-h-40 blue-under break-words">
            <input class="tick firm" type="checkbox" checked={chosen.includes(actor)} onChange={() => toggle(actor)} />
            {actor !== 'referee' && <SeatSpot seat={actor} />}
            <span>{names([actor])}</span>
            {isBot(actor) && <small>{tt('talk.bot')}</small>}
          </label>
        ))}
      </fieldset>
      <p class="row justify-end p-4-5 line-over">
        <Button class="btn ghost" words={tt('talk.cancel')} onClick={onCancel} />
        <Button type="submit" disabled={chosen.length === 0} words={tt('talk.open')} />
      </p>
    </form>
  );
};

const LONGEST = 1000;

interface WritingProps {
  readonly partners: Partners;
  readonly longest?: number;
  readonly class?: string;
}

/** What one writes goes to the conversation one sees, and to nobody else. */
export const Writing = ({ partners, longest = LONGEST, class: more = 'p-4-5 line-over' }: WritingProps) => {
  const { session, scene } = useTable();
  const names = useNames();
  const { drafts } = deskOf(session.table, scene.you);
  const key = keyOf(partners);
  const [refused, setRefused] = useState('');
  const text = drafts.value[key] ?? '';
  const setText = (words: string): void => {
    drafts.value = { ...drafts.peek(), [key]: words };
  };
  const label = partners.length === 0 ? tt('talk.write') : tt('talk.writeTo', { names: names(partners) });
  const say = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    setRefused('');
    const answer = await session.connection().ask({ t: 'say', text: said, ...(partners.length === 0 ? {} : { to: partners }) });
    if (answer.ok) return;
    setText(said);
    setRefused(answer.message || t('error.unreachable'));
  };
  return (
    <Form class={`writing row wrap items-end ${more}`} onSend={say}>
      {refused !== '' && <Wrong words={refused} />}
      <textarea
        class="input talk-text grow p-4-5"
        rows={partners.length === 0 ? 1 : 2}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void say();
        }}
      />
      <Button type="submit" words={tt('talk.send')} />
    </Form>
  );
};

interface CirclesProps {
  readonly conversations: readonly Conversation[];
  readonly open: Partners;
  readonly choosing: boolean;
  readonly onOpen: (partners: Partners) => void;
  /** Null: there is nobody to write to in private. */
  readonly onChoose: (() => void) | null;
}

/** The table and the circles one speaks with in private, each with what is unread there. */
const Circles = ({ conversations, open, choosing, onOpen, onChoose }: CirclesProps) => {
  const names = useNames();
  return (
    <div class="circles firm cluster gap-3 scrolls p-4-5 line-under" role="group" aria-label={tt('talk.conversations')}>
      {conversations.map(({ key, partners, unread }) => (
        <button
          class="talk-circle items-center gap-2 min-h-32 max-w-full bg-sheet text-ink-2 text-left break-words p-1-4 t3 w600"
          key={key}
          type="button"
          aria-pressed={!choosing && key === keyOf(open)}
          onClick={() => onOpen(partners)}
        >
          {partners.length > 0 && <Icon name="lock" size={13} />}
          {partners.length === 0 ? tt('talk.table') : names(partners)}
          {unread > 0 && (
            <em class="badge firm">
              {unread}
              <span class="hidden-words"> {tt('talk.unread', { count: unread })}</span>
            </em>
          )}
        </button>
      ))}
      {onChoose !== null && (
        <Button
          class="talk-circle items-center gap-2 min-h-32 max-w-full bg-sheet text-ink-2 text-left break-words new p-1-4 t3 w600"
          aria-expanded={choosing}
          icon="plus"
          size={13}
          words={tt('talk.new')}
          onClick={onChoose}
        />
      )}
    </div>
  );
};

const SILENCE = { spectator: 'talk.spectator', closed: 'talk.closed', gone: 'talk.gone' } as const;

/** Table talk, for everybody at the table, and private circles where the table lets its players have them. */
export const Talk = () => {
  const { session, scene, game } = useTable();
  const names = useNames();
  const [choosing, setChoosing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const desk = deskOf(session.table, scene.you);
  const connection = session.connection();
  useRingInStep(session.table);
  const { lines: said, muted } = useHeard(session);
  const conversations = conversationsIn(said, scene.you, desk.marks.value);
  const open = desk.open.value;
  const key = keyOf(open);
  const here = conversations.find((conversation) => conversation.key === key);
  const lines = here?.lines ?? [];
  const last = lines.at(-1)?.n ?? 0;
  const rule = talkRule(game, scene);
  const others = mayWriteTo(rule, scene);
  const silence = silenceIn(open, rule, scene);
  useEffect(() => {
    if (choosing) return;
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
    desk.markRead(open, last);
  }, [last, key, choosing, desk]);
  const show = (partners: Partners): void => {
    desk.open.value = partners;
    setChoosing(false);
  };
  const started = here === undefined ? [...conversations, { key, partners: open, lines, unread: 0 }] : conversations;
  return (
    <div class="talk fill">
      {(started.length > 1 || others.length > 0) && (
        <Circles conversations={started} open={open} choosing={choosing} onOpen={show} onChoose={others.length === 0 ? null : () => setChoosing(!choosing)} />
      )}
      {choosing ? (
        <Recipients key={scene.you} from={others} onOpen={show} onCancel={() => setChoosing(false)} />
      ) : (
        <>
          <div
            class="lines scroll p-4-5"
            ref={box}
            role="log"
            aria-label={open.length === 0 ? tt('talk.label') : tt('talk.with', { names: names(open) })}
            tabIndex={0}
          >
            {open.length > 0 && (
              <p class="row hint gap-2 break-words">
                <Icon name="lock" size={13} />
                {tt('talk.secrecy', { names: names(open) })}
              </p>
            )}
            {(connection.talk.value[0]?.n ?? 1) > 1 && (
              <Button class="text-btn" icon="up" size={15} words={tt('log.earlier')} onClick={() => void connection.earlierTalk()} />
            )}
            {open.length === 0 && lines.length === 0 && muted.length === 0 && <p class="none p-5">{tt('talk.empty')}</p>}
            <ul class="entries">
              {lines.map((line) => (
                <Said key={line.n} line={line} />
              ))}
            </ul>
          </div>
          <MutedNote class="p-3-5" />
          {silence === null ? <Writing key={key} partners={open} /> : <p class="none p-5">{tt(SILENCE[silence])}</p>}
        </>
      )}
    </div>
  );
};
