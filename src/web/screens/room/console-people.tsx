import { NAME_LENGTH, type RoomPerson } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatRemaining } from '../../i18n/time.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button, IconButton, Link } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { pathTo } from '../../browser/routes.ts';
import { useSeries } from '../../shell/ledger/use-series.ts';
import type { AtTable } from '../../shell/at-table.tsx';
import { lang } from '../../browser/settings.ts';
import { seconds } from '../../store/clock.ts';
import { askWaysIn, guestOrigin } from '../../store/ways-in.ts';
import { Token } from '../../kit/svg/seats.tsx';
import { trackOf } from '../projector/phases.tsx';
import { LOST_MS, type Need, needsIn, noteAwaited, type Since, type TableNow } from './needs.ts';
import { type Asking, headsOf, present } from './room-state.ts';
import type { ConsoleProps } from './console-steps.tsx';
import { standingsOf } from './standings.ts';
import { useSure } from '../../shell/use-sure.ts';

/** The first of them stand above what else can be done, on a screen of 900 lines; the others unfold. */
const LISTED = 4;

/** Who has nothing left, by the figure that the game is told by. */
const useBroke = (tables: readonly AtTable[]): ReadonlyMap<string, string> => {
  const [only] = tables;
  const found = new Map<string, string>();
  const points = useSeries(only?.session ?? null);
  if (only === undefined || points === null) return found;
  for (const { name, value, words } of standingsOf(only, points, 0)) if (value <= 0) found.set(name, words);
  return found;
};

const tableNow = (at: AtTable): TableNow => {
  const { scene, session } = at;
  const { paused, seats } = scene.info;
  return {
    table: session.table,
    goesOn: scene.outcome === null && !paused,
    awaited: scene.awaited,
    window: trackOf(at).title,
    holders: seats.map(({ holder }) => holder),
  };
};

const wordsOf = (need: Need): string => {
  if (need.why !== 'lost' && need.why !== 'slow') return tw(`console.${need.why}`);
  return tw(need.why === 'lost' ? 'console.phoneLost' : 'console.slow', { time: formatRemaining(need.ms, lang.value) });
};

interface NeedRowProps {
  readonly seat: number;
  readonly name: string;
  readonly words: ComponentChildren;
  readonly help: string | undefined;
  readonly children: ComponentChildren;
}

const NeedRow = ({ seat, name, words, help, children }: NeedRowProps) => (
  <li class="room-need gap-5 p-4-0 line-under across">
    <Token seat={seat} name={name} size={36} />
    <span>
      <b class="block">{name}</b> {words}
      {help !== undefined && <small class="block">{help}</small>}
    </span>
    {children}
  </li>
);

/** Whom to help, worst first; a person on another phone before all. On the console alone. */
export const Helping = ({ room, ask, tables }: ConsoleProps) => {
  const broke = useBroke(tables);
  const since = useRef<Since>(new Map());
  const now = seconds.value;
  const tablesNow = tables.map(tableNow);
  noteAwaited(room.view, tablesNow, since.current, now);
  // Between games a phone may be put down.
  const isPlayed = tables.some(({ scene }) => scene.outcome === null);
  const all = isPlayed ? needsIn(room.view, tablesNow, since.current, broke, now) : [];
  const { claims } = room.view;
  // Of a class in debt it may be half: one row says it of all.
  const poor = all.filter(({ why }) => why === 'broke');
  const needs = poor.length > 1 ? all.filter(({ why }) => why !== 'broke') : all;
  const lost = needs.filter(({ why }) => why === 'lost');
  const standAll = async (): Promise<void> => {
    for (const { person } of lost) await ask({ t: 'stand', person: person.person });
  };
  const moreTime = (
    <Button class="btn small" words={tw('console.minute')} help={tw('console.allTables')} onClick={() => void ask({ t: 'extend', seconds: 60 })} />
  );
  const row = (need: Need) => {
    const { person, name, paper } = need.person;
    const isBroke = need.why === 'broke';
    const help = isBroke ? tw('console.brokeHelp', { value: need.left }) : undefined;
    return (
      <NeedRow key={person} seat={person} name={name} words={<span class={isBroke ? 'loss' : undefined}>{wordsOf(need)}</span>} help={help}>
        {isBroke && moreTime}
        {!paper && !isBroke && <Button class="btn small" words={tw('console.stand')} onClick={() => void ask({ t: 'stand', person })} />}
        {paper && <Link class="btn small" href={pathTo.paper(room.view.room, person)} apart words={tw('console.playFor', { name })} />}
      </NeedRow>
    );
  };
  const confirm = (claim: number, yes: boolean) => (): void => void ask({ t: 'confirm', claim, yes });
  return (
    <Sheet title={tw('console.help')} note={tw('console.helpWho')}>
      {all.length === 0 && claims.length === 0 && <p class="help">{tw('console.helpNobody')}</p>}
      <ul>
        {claims.map(({ claim, person, name, pin }) => (
          <NeedRow key={`claim ${claim}`} seat={person} name={name} words={tw('console.claimed')} help={tw('console.claimPin', { pin })}>
            <span class="row tight">
              <Button class="btn small brass" words={tw('console.confirm', { name })} onClick={confirm(claim, true)} />
              <Button class="btn small" words={tw('console.deny')} onClick={confirm(claim, false)} />
            </span>
          </NeedRow>
        ))}
        {poor.length > 1 && (
          <NeedRow
            seat={poor[0]?.person.person ?? 0}
            name={tw('console.brokeMany', { count: poor.length })}
            words=""
            help={poor.map(({ person }) => `${person.name}\u00a0${broke.get(person.name) ?? ''}`).join(' · ')}
          >
            {moreTime}
          </NeedRow>
        )}
        {needs.slice(0, LISTED).map(row)}
      </ul>
      {needs.length > LISTED && (
        <details>
          <summary class="w650 p-4-0 min-h-40">{tw('console.others', { count: needs.length - LISTED })}</summary>
          <ul>{needs.slice(LISTED).map(row)}</ul>
        </details>
      )}
      {lost.length > 0 && (
        <p class="cluster above">
          <small class="help grow">{tw('console.phoneLostHelp')}</small>
          {lost.length > 1 && <Button class="btn small" words={tw('console.standAll', { count: lost.length })} onClick={() => void standAll()} />}
        </p>
      )}
    </Sheet>
  );
};

const Remove = ({ person, ask }: { readonly person: RoomPerson; readonly ask: Asking }) => {
  const { sure, press } = useSure();
  const remove = (): void => press(() => ask({ t: 'remove', person: person.person }));
  const { name } = person;
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null)
    return (
      <Form class="row" onSend={() => void ask({ t: 'rename', person: person.person, name: typed }).then((done) => done && setTyped(null))}>
        <Input aria-label={tw('console.rename', { name })} maxLength={NAME_LENGTH} value={typed} onText={setTyped} />
        <Button type="submit" class="btn small ink" words={tw('console.renameGo')} />
      </Form>
    );
  return sure ? (
    <Button class="btn small wax" words={tw('console.removeSure', { name })} onClick={remove} />
  ) : (
    <span class="row tight">
      <IconButton icon="pen" size={15} label={tw('console.rename', { name })} onClick={() => setTyped(name)} />
      <IconButton icon="close" size={15} label={tw('console.remove', { name })} onClick={remove} />
    </span>
  );
};

/** Names given beforehand, chosen by a tap at the door. */
const Names = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const [text, setText] = useState(() => room.view.names.join('\n'));
  return (
    <details>
      <summary class="w650 p-4-0 min-h-40">{tw('console.names')}</summary>
      <Form class="stack" onSend={() => void ask({ t: 'names', names: text.split('\n') })}>
        <label class="field">
          <span class="label">{tw('console.namesHelp')}</span>
          <textarea class="input" rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <Button type="submit" class="btn small" words={tw('console.namesGo')} />
      </Form>
    </details>
  );
};

/** Who may come in, and who has gone. */
const Door = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const { sure, press, unsure } = useSure();
  const { locked, claims } = room.view;
  const away = present(room.view).filter(({ lostAt }) => lostAt !== null && seconds.value - lostAt > LOST_MS).length;
  const clear = (): void =>
    press(() => {
      unsure();
      void ask({ t: 'clear' });
    });
  return (
    <p class="cluster above">
      <Button
        class={locked ? 'btn small ink' : 'btn small'}
        words={tw(locked ? 'console.unlock' : 'console.lock')}
        onClick={() => void ask({ t: 'door', locked: !locked })}
      />
      {sure ? (
        <Button class="btn small wax" words={tw('console.clearSure', { count: away })} onClick={clear} />
      ) : (
        <Button class="btn small" disabled={away === 0 && claims.length === 0} words={tw('console.clear', { count: String(away) })} onClick={clear} />
      )}
      <small class="help">{tw(locked ? 'console.locked' : 'console.doorHelp')}</small>
    </p>
  );
};

/** A line that is sent and then empty again, if the room took it. */
export const useSent = (send: (text: string) => Promise<boolean>) => {
  const [text, setText] = useState('');
  return {
    text,
    setText,
    onSend: () => {
      if (text.trim() !== '') void send(text).then((done) => done && setText(''));
    },
  };
};

/** Everybody who has come, and those without a phone. */
export const People = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const { text: name, setText: setName, onSend } = useSent((typed) => ask({ t: 'paper', name: typed }));
  const people = present(room.view);
  useEffect(() => void askWaysIn(), []);
  return (
    <details class="sheet padded people" open={room.view.games.length === 0}>
      <summary class="besley w700 t7 leading-3">
        {tw('console.people')} <small>{people.length === 0 ? tw('console.nobody') : tw('room.people', { count: headsOf(people) })}</small>
      </summary>
      <ul class="people-list m-4-0 cards">
        {people.map((person) => (
          <li key={person.person} class="min-h-40 row">
            <Token seat={person.person} name={person.name} size={30} />
            <span class="grow break-words">
              {person.name}
              {person.paper && <small> {tw('console.onPaper')}</small>}
            </span>
            <Remove person={person} ask={ask} />
          </li>
        ))}
      </ul>
      <Door room={room} ask={ask} />
      <Names room={room} ask={ask} />
      <Form class="cluster" onSend={onSend}>
        <label class="row">
          {tw('console.addPaper')}
          <Input aria-label={tw('console.paperName')} maxLength={NAME_LENGTH} value={name} onText={setName} />
        </label>
        <Button type="submit" class="btn small" words={tw('console.addPaperGo')} />
        <small class="help">{tw('console.addPaperHelp')}</small>
      </Form>
      {guestOrigin.value !== null && room.token !== null && (
        <CopyButton text={`${guestOrigin.value}${pathTo.room(room.view.room, 'console')}#a=${room.token}`} words={tw('console.link')} class="text-btn" />
      )}
    </details>
  );
};
