import { useEffect, useRef, useState } from 'preact/hooks';
import { type Actor, at } from '#kernel';
import type { TalkLine } from '#protocol';
import { isAlive, powerAt, seatOf } from '#games/ecodip/facts.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { TAGS } from '#games/ecodip/types.ts';
import { formatMoment } from '../../../i18n/time.ts';
import { useTable } from '../../../shell/at-table.ts';
import { Icon } from '../../../svg/icon.tsx';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../view.ts';
import { te } from '../words.ts';
import { bargainsIn, EVERYBODY, keyOf, type Thread, threadsOf } from './threads.ts';
import './press.css';

const LONGEST = 500;

interface PressProps {
  readonly scene: Scene;
  readonly you: number;
}

const nameOf = ({ view, lang }: Scene, actor: Actor): string => (actor === 'referee' ? te('press.referee') : powerName(powerAt(view.table, actor), lang));

/** A bargain in a message: one press writes the matching order on one's own sheet. */
const Bargains = ({ scene, line, you }: PressProps & { readonly line: TalkLine }) => {
  const { writer, view } = scene;
  const { writing } = writer;
  if (writing === null || !writer.canWrite || typeof line.seat !== 'number' || line.seat === you) return null;
  const found = bargainsIn(line.text, writing.grammar, powerAt(view.table, line.seat), powerAt(view.table, you));
  return (
    <>
      {found.map((order) => {
        const text = printOrder(order, writing.printing);
        const isWritten = writer.sheet?.lines.some((entry) => entry.text === text) === true;
        return (
          <p key={text} class="press-bargain">
            <Icon name="scale" size={17} />
            <span>{text}</span>
            <button type="button" class="btn small ink" disabled={isWritten} onClick={() => writer.add(order)}>
              {isWritten ? te('press.accepted') : te('press.accept')}
            </button>
          </p>
        );
      })}
    </>
  );
};

const Message = ({ scene, line, you }: PressProps & { readonly line: TalkLine }) => {
  const isMine = line.seat === you;
  return (
    <li class={isMine ? 'press-line mine' : 'press-line'}>
      {typeof line.seat === 'number' && !isMine && <PowerMark tag={powerAt(scene.view.table, line.seat)} size={22} />}
      <div>
        <p class="press-text">
          {!isMine && <span class="hidden-words">{line.seat === null ? line.name : nameOf(scene, line.seat)} </span>}
          {line.text}
        </p>
        <Bargains scene={scene} line={line} you={you} />
      </div>
      <small>{formatMoment(line.at, Date.now(), scene.lang)}</small>
    </li>
  );
};

interface ThreadTabsProps extends PressProps {
  readonly threads: readonly Thread[];
  readonly current: string;
  readonly onOpen: (others: readonly Actor[]) => void;
}

const ThreadTabs = ({ scene, threads, current, onOpen }: ThreadTabsProps) => (
  <div class="press-threads" role="group" aria-label={te('press.threads')}>
    {threads.map(({ key, others }) => (
      <button key={key} type="button" aria-pressed={key === current} onClick={() => onOpen(others)}>
        {others.map((actor) => (typeof actor === 'number' ? <PowerMark key={actor} tag={powerAt(scene.view.table, actor)} size={20} /> : null))}
        {key === EVERYBODY ? te('press.everybody') : others.length > 1 ? te('press.group', { n: others.length }) : nameOf(scene, at(others, 0))}
      </button>
    ))}
  </div>
);

/** Whom to write to: one power, or several for a group. */
const Recipients = ({
  scene,
  you,
  chosen,
  onChange,
}: PressProps & { readonly chosen: readonly Actor[]; readonly onChange: (others: readonly Actor[]) => void }) => {
  const { view, lang } = scene;
  return (
    <details class="press-to">
      <summary>{te('press.write')}</summary>
      <div role="group" aria-label={te('press.write')}>
        {TAGS.filter((tag) => isAlive(view.table, tag) && seatOf(view.table, tag) !== you).map((tag) => {
          const seat = seatOf(view.table, tag);
          const isOn = chosen.includes(seat);
          return (
            <button
              key={tag}
              type="button"
              class="ec-slip"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== seat) : [...chosen, seat])}
            >
              <PowerMark tag={tag} size={20} />
              <span>{powerName(tag, lang)}</span>
            </button>
          );
        })}
      </div>
    </details>
  );
};

const Composer = ({ scene, others }: { readonly scene: Scene; readonly others: readonly Actor[] }) => {
  const { session } = useTable();
  const [text, setText] = useState('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await session.ask(others.length === 0 ? { t: 'say', text: said } : { t: 'say', text: said, to: others });
    if (!answer.ok) setText(said);
  };
  const label = others.length === 0 ? te('press.toAll') : te('press.to', { names: others.map((actor) => nameOf(scene, actor)) });
  return (
    <form class="ec-type" onSubmit={(event) => void send(event)}>
      <input class="input" aria-label={label} placeholder={label} maxLength={LONGEST} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit" class="btn small" disabled={text.trim() === ''}>
        {te('press.send')}
      </button>
    </form>
  );
};

/** EC-13.11: private, group and public messages between powers, as the table allows them. */
export const PressPanel = ({ scene, you }: PressProps) => {
  const { session } = useTable();
  const { press } = scene.view.options;
  const [others, setOthers] = useState<readonly Actor[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const current = keyOf(others);
  const threads = threadsOf(session.connection().talk.value, you);
  const lines = threads.find(({ key }) => key === current)?.lines ?? [];
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, current]);
  return (
    <section class="sheet ec-card ec-press" aria-label={te('press.title')}>
      <header>
        <h2>{te('press.title')}</h2>
        <small>{te(`press.${press}`)}</small>
      </header>
      {press === 'all' && <ThreadTabs scene={scene} you={you} threads={threads} current={current} onOpen={setOthers} />}
      {press === 'all' && <Recipients scene={scene} you={you} chosen={others} onChange={setOthers} />}
      <div class="press-lines" ref={box} role="log" aria-label={te('press.title')} tabIndex={0}>
        {lines.length === 0 && <p class="ec-note">{te('press.empty')}</p>}
        <ul>
          {lines.map((line) => (
            <Message key={line.n} scene={scene} you={you} line={line} />
          ))}
        </ul>
      </div>
      {press !== 'none' && <Composer scene={scene} others={others} />}
    </section>
  );
};
