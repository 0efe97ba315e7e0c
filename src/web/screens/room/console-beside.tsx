import { writerOf } from '#kernel/figures.ts';
import { ANNOUNCEMENT_LENGTH, type WallView } from '#protocol';
import { nameFor } from '#table/player-name.ts';
import { lang } from '../../browser/settings.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Segments, Switch } from '../../kit/parts/choices.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import type { AtTable } from '../../shell/at-table.tsx';
import { useSeries } from '../../shell/ledger/use-series.ts';
import type { DebriefFact } from '../../kit/interface/room-parts.ts';
import { RoomLight } from '../projector/room-light.tsx';
import { useSent } from './console-people.tsx';
import type { ConsoleProps } from './console-steps.tsx';
import { gameNow, medianOf, present } from './room-state.ts';
import { leadingChart, standingsOf } from './standings.ts';
import { tr } from '../../i18n/room.ts';
import { useAnnounced } from './use-room.tsx';

const FIGURES = 6;
/** Of several tables the two that lie furthest apart, of each. */
const FIGURES_EACH = 2;

/** What the game itself says of its economy; else how far its players lie apart. */
const factsOf = (at: AtTable, points: NonNullable<ReturnType<typeof useSeries>>): readonly DebriefFact[] => {
  const { page, voice, scene } = at;
  const { code, options, seats } = scene.info;
  const own = page?.debrief?.facts?.({ code, options, names: seats.map(({ name }) => name), points, outcome: scene.outcome }, voice);
  if (own !== undefined) return own;
  const chart = leadingChart(at, points);
  const standings = standingsOf(at, points, 0);
  const [first, last] = [standings[0], standings.at(-1)];
  if (chart === undefined || first === undefined || last === undefined) return [];
  const middle = medianOf(standings.map(({ value }) => value));
  return [
    { value: first.words, words: tr('debrief.highest', { label: chart.label }) },
    { value: last.words, words: tr('debrief.lowest', { label: chart.label }) },
    { value: writerOf(chart, voice)(middle), words: tr('debrief.median', { label: chart.label }) },
    { value: String(standings.filter(({ value }) => value <= 0).length), words: tw('console.broke') },
  ];
};

const Figures = ({ at, most }: { readonly at: AtTable; readonly most: number }) => {
  const points = useSeries(at.session);
  const { page, scene, voice } = at;
  const now = scene.view === null || scene.outcome !== null ? [] : (page?.now?.(scene.view, voice) ?? []);
  // Without a bank there is no share of it.
  const told = points === null || points.length === 0 ? [] : factsOf(at, points).filter(({ value }) => value !== '–');
  const facts = [...now, ...told].slice(0, most);
  if (facts.length === 0) return <p class="help">{tw('console.economyNone')}</p>;
  return (
    <dl class="facts-four columns-2 grid">
      {facts.map(({ value, words }) => (
        <div key={words}>
          <dd class="w750 t9 leading-1-1">{value}</dd>
          <dt class="t3">{words}</dt>
        </div>
      ))}
    </dl>
  );
};

/** The economy in four figures, of every table. */
export const Economy = ({ tables }: Pick<ConsoleProps, 'tables'>) =>
  tables.length === 0 ? null : (
    <Sheet title={tw('console.economy')}>
      {tables.map((at, number) => (
        <div key={at.session.table}>
          {tables.length > 1 && <h3>{tw('wall.table', { number: number + 1 })}</h3>}
          <Figures at={at} most={tables.length > 1 ? FIGURES_EACH : FIGURES} />
        </div>
      ))}
    </Sheet>
  );

const TALK_SHOWN = 12;
const READY = ['console.ready1', 'console.ready2', 'console.ready3', 'console.ready4'] as const;

/** Whether words may be exchanged at the tables; whatever is said is read here. */
export const TalkSwitch = ({ room, ask, tables }: ConsoleProps) => {
  const said = tables.flatMap(({ session, scene }) =>
    session.connection().talk.value.map((line) => ({ line, seat: scene.info.seats[Number(line.seat)]?.name ?? '' })),
  );
  const { talk } = room.view;
  return (
    <Sheet class="stack" title={tw('console.talk')}>
      <label class="row">
        <Switch label={tw('console.talkOn')} on={talk} onChange={(on) => void ask({ t: 'talk', on })} />
        <span>{tw('console.talkOn')}</span>
      </label>
      <p class="help">{tw(talk ? 'console.talkOpen' : 'console.talkShut')}</p>
      {said.length > 0 && (
        <ol class="stack tight t3">
          {said.slice(-TALK_SHOWN).map(({ line, seat }) => (
            <li key={`${seat} ${line.n} ${line.at}`}>
              <b>{line.name === '' ? seat : nameFor(line.name, lang.value)}</b> {line.text}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
};

/** A line to wall and phones, written or ready made. */
export const Announce = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => {
  const announce = (text: string): Promise<boolean> => ask({ t: 'announce', text });
  const { text, setText, onSend } = useSent(announce);
  const count = present(room.view).filter(({ paper }) => !paper).length;
  return (
    <Sheet class="stack" title={tw('console.announce')} note={tw('console.announceTo', { count })}>
      <Form class="stack" onSend={onSend}>
        <Input aria-label={tw('console.announceText')} maxLength={ANNOUNCEMENT_LENGTH} value={text} onText={setText} />
        <span class="row">
          <Button type="submit" class="btn ink" words={tw('console.send')} />
          <Button disabled={useAnnounced(room) === null} words={tw('console.erase')} onClick={() => void announce('')} />
        </span>
        <small class="help">{tw('console.announceEnds')}</small>
      </Form>
      <p class="cluster tight">
        {READY.map((key) => (
          <Button key={key} class="btn small" words={tw(key)} onClick={() => void announce(tw(key))} />
        ))}
      </p>
    </Sheet>
  );
};

const VIEWS: readonly WallView[] = ['auto', 'lobby', 'question', 'lesson', 'debrief', 'black'];

/** A lesson is that of a game with one table; a question has been put. */
const isThere = ({ view }: ConsoleProps['room'], wall: WallView): boolean =>
  wall === 'question' ? view.polls.length > 0 : wall !== 'lesson' || gameNow(view)?.tables.length === 1;

/** What the wall shows: it changes by itself, or is held. */
export const WallChoice = ({ room, ask }: Pick<ConsoleProps, 'room' | 'ask'>) => (
  <Sheet class="stack" title={tw('console.onWall')} beside={<RoomLight />}>
    <Segments
      label={tw('console.onWall')}
      value={room.view.wall}
      choices={VIEWS.filter((view) => isThere(room, view)).map((value) => ({ value, text: tw(`wallView.${value}`) }))}
      onChange={(view) => void ask({ t: 'wall', view })}
    />
    {!room.view.walled && <p class="help">{tw('console.wallShut')}</p>}
  </Sheet>
);
