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
import { type Asking, chairIn, gameNow, headsOf, present } from './room-state.ts';
import type { ConsoleProps } from './console-steps.tsx';
import { standingsOf } from './standings.ts';
import type { InRoom } from './use-room.tsx';
import { useSure } from '../../shell/use-sure.ts';

/** A phone that is gone for less is only locked, or changes networks. */
const LOST_MS = 20_000;
/** Nothing touched for so long: perhaps lost, and worth a look. */
const SLOW_MS = 20_000;
/** The first of them stand above what else can be done, on a screen of 900 lines; the others unfold. */
const LISTED = 4;

const LOST = 2;

/** Somebody to look after, the most pressing first. */
interface Need {
  readonly person: RoomPerson;
  readonly weight: number;
  readonly words: string;
  readonly help?: string;
  readonly paper?: true;
}

/** Who has nothing left, by the figure that the game is told by. */
const useBroke = (tables: readonly AtTable[]): ReadonlyMap<string, string> => {
  const [only] = tables;
  const found = new Map<string, string>();
  const points = useSeries(only?.session ?? null);
  if (only === undefined || points === null) return found;
  for (const { name, value, words } of standingsOf(only, points, 0)) if (value <= 0) found.set(name, tw('console.brokeHelp', { value: words }));
  return found;
};

type Since = Map<number, number>;

/** Whom a game waits for, and since when without a pause: in a game of turns one is always awaited. */
const noteAwaited = ({ view }: InRoom, tables: readonly AtTable[], since: Since, now: number): void => {
  const game = gameNow(view);
  for (const { person } of view.people) {
    const chair = chairIn(game, person);
    const at = tables.find(({ session }) => session.table === chair?.table.table);
    const awaited = chair !== null && at !== undefined && at.scene.outcome === null && !at.scene.info.paused && at.scene.awaited.includes(chair.seat);
    if (!awaited) since.delete(person);
    else if (!since.has(person)) since.set(person, now);
  }
};

/** A bot goes on for them already, until their first touch. */
const isStoodFor = ({ view }: InRoom, tables: readonly AtTable[], person: number): boolean => {
  const chair = chairIn(gameNow(view), person);
  const at = tables.find(({ session }) => session.table === chair?.table.table);
  return at?.scene.info.seats[chair?.seat ?? -1]?.holder === 'bot';
};

const needOf = (person: RoomPerson, since: Since, broke: ReadonlyMap<string, string>, now: number): Need | null => {
  const waited = since.get(person.person);
  const poor = broke.get(person.name);
  const lost = person.lostAt === null ? 0 : now - person.lostAt;
  if (person.paper) return waited === undefined ? null : { person, weight: 3, words: tw('console.paperAsked'), paper: true };
  if (poor !== undefined) return { person, weight: 4, words: tw('console.broke'), help: poor };
  if (lost > LOST_MS) {
    return { person, weight: LOST, words: tw('console.phoneLost', { time: formatRemaining(lost, lang.value) }) };
  }
  if (waited === undefined || now - waited < SLOW_MS) return null;
  return { person, weight: 1, words: tw('console.slow', { time: formatRemaining(now - waited, lang.value) }) };
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
  noteAwaited(room, tables, since.current, now);
  // Between games a phone may be put down.
  const isPlayed = tables.some(({ scene }) => scene.outcome === null);
  const needs = present(room.view)
    .filter(({ person }) => isPlayed && !isStoodFor(room, tables, person))
    .flatMap((person) => needOf(person, since.current, broke, now) ?? [])
    .toSorted((a, b) => b.weight - a.weight);
  const { claims } = room.view;
  const lost = needs.filter(({ weight }) => weight === LOST);
  const standAll = async (): Promise<void> => {
    for (const { person } of lost) await ask({ t: 'stand', person: person.person });
  };
  const row = ({ person: { person, name }, words, help, paper, weight }: Need) => (
    <NeedRow key={person} seat={person} name={name} words={<span class={weight >= 4 ? 'loss' : undefined}>{words}</span>} help={help}>
      {weight >= 4 && (
        <Button class="btn small" words={tw('console.minute')} help={tw('console.allTables')} onClick={() => void ask({ t: 'extend', seconds: 60 })} />
      )}
      {!paper && weight < 4 && <Button class="btn small" words={tw('console.stand')} onClick={() => void ask({ t: 'stand', person })} />}
      {paper && <Link class="btn small" href={pathTo.paper(room.view.room, person)} apart words={tw('console.playFor', { name })} />}
    </NeedRow>
  );
  const confirm = (claim: number, yes: boolean) => (): void => void ask({ t: 'confirm', claim, yes });
  return (
    <Sheet title={tw('console.help')} note={tw('console.helpWho')}>
      {needs.length === 0 && claims.length === 0 && <p class="help">{tw('console.helpNobody')}</p>}
      <ul>
        {claims.map(({ claim, person, name, pin }) => (
          <NeedRow key={`claim ${claim}`} seat={person} name={name} words={tw('console.claimed')} help={tw('console.claimPin', { pin })}>
            <span class="row tight">
              <Button class="btn small brass" words={tw('console.confirm', { name })} onClick={confirm(claim, true)} />
              <Button class="btn small" words={tw('console.deny')} onClick={confirm(claim, false)} />
            </span>
          </NeedRow>
        ))}
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
