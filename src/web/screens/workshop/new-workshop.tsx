import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import type { Programme } from '#protocol';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { formatMoment } from '../../i18n/time.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Segments } from '../../kit/parts/choices.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { FilledPage } from '../../kit/parts/page.tsx';
import { shelf } from '../../browser/house-sign.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { api } from '../../store/api.ts';
import { rememberRoom } from '../../store/room.ts';
import { lang } from '../../browser/settings.ts';
import { seconds } from '../../store/clock.ts';
import { askWaysIn, guestOrigin } from '../../store/ways-in.ts';
import { Icon, type IconName } from '../../kit/svg/icon.tsx';
import { Programme as Steps } from '../room/console-steps.tsx';
import { planFrom } from '../room/room-state.ts';
import { EditProgramme } from './edit-programme.tsx';
import { kept, loadProgrammes, minutesOf, type Offered } from './programmes.ts';
import '../room/console.css';
import './workshop.css';

const SIZES: readonly string[] = ['8', '15', '30', '60'];
const LENGTHS: readonly string[] = ['45', '60', '90', '120', '420'];
const DAY = '420';
const MINUTE_MS = 60_000;
/** The longest of them fills the strip. */
const STRIP_MINUTES = 95;

const lengthWords = (minutes: string): string => (minutes === DAY ? tw('new.day') : minutes === '120' ? '2\u00a0h' : tw('new.minutesOf', { minutes }));

/** The steps on one scale of minutes, so that programmes compare. */
const Strip = ({ programme }: { readonly programme: Programme }) => (
  <span class="mb-3 flex" aria-hidden="true">
    {programme.steps.map(({ title, minutes, game }, index) => (
      <i
        key={index}
        class={
          game === undefined
            ? 'strip-minutes p-2 bg-slip text-bar-ink w650 t2 upright nowrap clip'
            : 'strip-minutes p-2 bg-slip text-bar-ink w650 t2 upright plays nowrap clip'
        }
        style={{ width: `${(100 * minutes) / Math.max(STRIP_MINUTES, minutesOf(programme))}%` }}
      >
        {game !== undefined && minutes >= 20 ? `${title} ${minutes}` : minutes}
      </i>
    ))}
  </span>
);

const fitWords = (programme: Programme, minutes: number): string => {
  const needed = minutesOf(programme);
  if (needed > minutes) return tw('new.tooLong', { minutes: needed, over: needed - minutes });
  return needed > minutes - 5 ? tw('new.fits', { minutes: needed }) : tw('new.left', { minutes: needed, left: minutes - needed });
};

interface ChoiceProps {
  readonly offered: Offered;
  readonly chosen: boolean;
  readonly people: number;
  readonly minutes: number;
  readonly onChoose: () => void;
}

const Choice = ({ offered, chosen, people, minutes, onChoose }: ChoiceProps) => (
  <label class="programme-choice gap-6 p-5-6 blue-over across pick">
    <input type="radio" name="programme" checked={chosen} disabled={people < offered.least} onChange={onChoose} />
    <span>
      <b class="besley w700 t7 leading-1-2 block">{offered.title}</b>
      <small>{offered.words}</small>
    </span>
    <span>
      <Strip programme={offered} />
      <small class={minutesOf(offered) > minutes ? 'loss' : undefined}>
        {people < offered.least ? tw('new.tooFew', { count: offered.least }) : fitWords(offered, minutes)}
      </small>
    </span>
  </label>
);

const Need = ({ icon, title, words }: { readonly icon: IconName; readonly title: string; readonly words: string }) => (
  <li class="needed items-start line-under row">
    <Icon name={icon} size={22} />
    <span>
      <b class="block">{title}</b>
      <small class="block">{words}</small>
    </span>
  </li>
);

interface QuestionProps {
  readonly title: string;
  readonly help: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Question = ({ title, help, class: more = '', children }: QuestionProps) => (
  <div class={`cluster ends padded ${more}`.trim()}>
    <div>
      <h2>{title}</h2>
      <p class="help">{help}</p>
    </div>
    {children}
  </div>
);

interface SlipProps {
  readonly programme: Programme | null;
  readonly people: number;
  readonly onOpen: () => void;
  readonly busy: boolean;
}

/** What one needs, the plan with clock times, and the one button. */
const Slip = ({ programme, people, onOpen, busy }: SlipProps) => {
  const origin = guestOrigin.value;
  useEffect(() => void askWaysIn(), []);
  const now = seconds.value;
  const end = now + (programme === null ? 0 : minutesOf(programme) * MINUTE_MS);
  return (
    <aside class="sheet padded workshop-slip sticky stack">
      <h2 class="titled">{tw('new.need')}</h2>
      <ul>
        <Need icon="computer" title={tw('new.needWall')} words={tw('new.needWallHelp')} />
        <Need icon="phone" title={tw('new.needPhones')} words={tw('new.needPhonesHelp')} />
        <Need icon="wifi" title={tw('new.needNet')} words={origin === null ? tw('new.needNetNone') : tw('new.needNetHelp', { host: new URL(origin).host })} />
      </ul>
      {programme !== null && (
        <>
          <h3>{programme.title}</h3>
          <Steps steps={planFrom({ steps: programme.steps, step: 0, stepAt: now }, now)} />
          <p>{tw('new.end', { count: people, hour: formatMoment(end, now, lang.value) })}</p>
        </>
      )}
      <Button class="btn brass large" disabled={programme === null || busy} words={tw('new.open')} onClick={onOpen} />
      <a href={pathTo.guide}>{tw('new.guide')}</a>
      <a href={pathTo.roomFile}>{tw('file.title')}</a>
    </aside>
  );
};

const useOffered = (): readonly Offered[] => {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  const speaking = lang.value;
  useAnswer(() => loadProgrammes(speaking, shelf.peek()), setOffered, [speaking]);
  const own = kept.value.map(({ title, steps }): Offered => ({ title, steps, id: `own ${title}`, words: tw('new.changed'), least: 1, own: true }));
  return [...own, ...offered];
};

/** What is proposed without a choice: of those that fit, the one with the most games. */
const usualOf = (offered: readonly Offered[], people: number, minutes: number): Offered | null => {
  const games = ({ steps }: Offered): number => steps.filter(({ game }) => game !== undefined).length;
  const fitting = offered.filter((each) => people >= each.least && minutesOf(each) <= minutes);
  return fitting.toSorted((a, b) => games(b) - games(a))[0] ?? offered[0] ?? null;
};

/** /workshop: three questions, and the room is open. */
export const NewWorkshop = () => {
  useTitle(`${tw('new.title')} · Comptoir`);
  const offered = useOffered();
  const [people, setPeople] = useState(30);
  const [minutes, setMinutes] = useState('90');
  const [picked, setPicked] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = offered.find(({ id }) => id === picked) ?? usualOf(offered, people, Number(minutes));
  const open = async (): Promise<void> => {
    if (chosen === null) return;
    setBusy(true);
    const { title, steps } = chosen;
    const created = await api.createRoom({ title, steps, people, minutes: Number(minutes), lang: lang.value });
    setBusy(false);
    if (!created.ok) return setFailure(created.message === '' ? t('error.unreachable') : created.message);
    rememberRoom(created.value, title);
    goTo(pathTo.room(created.value.room, 'console'));
  };
  return (
    <FilledPage crumb={<b>{tw('new.title')}</b>} class="workshop gap-7 items-start grid paper">
      <div class="stack">
        <header>
          <h1>{tw('new.title')}</h1>
          <p class="help">{tw('new.lead')}</p>
        </header>
        {failure !== null && <Notice words={failure} />}
        <section class="sheet">
          <Question title={tw('new.people')} help={tw('new.peopleHelp')}>
            <div class="cluster">
              <Stepper
                value={people}
                scale={{ min: 1, max: 60, step: 1 }}
                label={tw('new.people')}
                text={tw('new.peopleCount', { count: people })}
                width={12}
                onChange={setPeople}
              />
              <Segments
                label={tw('new.people')}
                value={String(people)}
                choices={SIZES.map((value) => ({ value, text: value }))}
                onChange={(value) => setPeople(Number(value))}
              />
            </div>
          </Question>
          <Question class="blue-over" title={tw('new.minutes')} help={tw('new.minutesHelp')}>
            <Segments label={tw('new.minutes')} value={minutes} choices={LENGTHS.map((value) => ({ value, text: lengthWords(value) }))} onChange={setMinutes} />
          </Question>
          <div class="blue-over padded cluster ends">
            <h2>{tw('new.programme')}</h2>
            {chosen !== null && <Button class="text-btn" aria-expanded={editing} words={tw('new.change')} onClick={() => setEditing(!editing)} />}
          </div>
          <div class="blue-over" role="radiogroup" aria-label={tw('new.programme')}>
            {offered.map((each) => (
              <Choice key={each.id} offered={each} chosen={each === chosen} people={people} minutes={Number(minutes)} onChoose={() => setPicked(each.id)} />
            ))}
          </div>
        </section>
        {editing && chosen !== null && (
          <EditProgramme key={chosen.id} programme={chosen} onKept={(title) => setPicked(`own ${title}`)} onForgotten={() => setPicked(null)} />
        )}
      </div>
      <Slip programme={chosen} people={people} busy={busy} onOpen={() => void open()} />
    </FilledPage>
  );
};
