import type { AnyFace } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/new-table.ts';
import { tn } from '../../i18n/solo.ts';
import { formatAllowance } from '../../i18n/time.ts';
import { type Chosen, type FormSpec, seatTermOf, textAt, wantsReferee, windowsOf, withReferee } from '../../options/options.ts';
import { WindowList } from '../../options/options-book.tsx';
import { Button } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments } from '../../kit/parts/choices.tsx';
import { GraceChoice, JoiningChoice, PaceChoice } from '../../kit/parts/table-choices.tsx';
import { lazily, Notice } from '../../kit/parts/waiting.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { openSoloTable } from '../../store/solo/solo-table.ts';
import { api } from '../../store/api.ts';
import { levelsOf, type LoadedGame } from '../../store/games.ts';
import { deviceName, lang, setDeviceName } from '../../browser/settings.ts';
import { rememberCreated } from '../../store/tables.ts';
import { WaxSeal } from '../../kit/svg/ornaments.tsx';
import type { GiveSheet as Sheet } from '../challenge/give-sheet.tsx';
import { type Draft, draft, hasGrace, longestOf, type Refereeing, refereeOf, requestOf, seatsOf, waitsForHuman } from './draft.ts';
import { RhythmChoice, usualRhythm } from './rhythm-choice.tsx';
import { SeatsPlan } from './seats-plan.tsx';
import '../../kit/parts/contract.css';

const GiveSheet = lazily<Parameters<typeof Sheet>[0]>(async () => (await import('../challenge/challenge-pages.tsx')).GiveSheet);

const TIMES = { none: null, minutes: 120, hours: 86_400, days: 86_400 } as const;
const HOUR_SECONDS = 3600;
const HOURS = { min: 1, max: 24 * 60, step: 1 } as const;

const timeOf = ({ seconds, rhythm }: Draft): keyof typeof TIMES => {
  if (seconds === null) return 'none';
  if (seconds < HOUR_SECONDS) return 'minutes';
  return rhythm === null ? 'hours' : 'days';
};

const termText = (term: string | null, voice: Voice): string | null => (term === null ? null : textAt(voice, term) || term);

const change = (part: Partial<Draft>): void => {
  draft.value = { ...draft.value, ...part };
};

/** One clock: the windows of the rules where they have some, else the table's own; none in a game against bots alone. */
const Time = ({ game, chosen, waits, voice }: { readonly game: AnyFace; readonly chosen: Chosen; readonly waits: boolean; readonly voice: Voice }) => {
  const { seconds, rhythm, graceHours } = draft.value;
  const windows = windowsOf(game, chosen);
  return (
    <>
      <div class="question stack tight">
        <h3>{windows.length > 0 ? tm('lobby.windows') : tm('slip.time')}</h3>
        {waits && <p class="help hint">{tm('lobby.waits')}</p>}
        {!waits && windows.length > 0 && (
          <>
            <WindowList windows={windows} voice={voice} rhythm={rhythm} />
            <p class="help hint">{tm('slip.windowsHelp')}</p>
            {hasGrace(longestOf(windows, null)) && (
              <Segments
                class="even"
                label={tm('slip.time')}
                value={rhythm === null ? 'after' : 'days'}
                choices={choicesOf({ after: tm('slip.windowsAfter'), days: tm('slip.weekdays') })}
                onChange={(when) => change({ rhythm: when === 'days' ? usualRhythm() : null })}
              />
            )}
          </>
        )}
        {!waits && windows.length === 0 && (
          <Segments
            class="even"
            label={tm('slip.time')}
            value={timeOf(draft.value)}
            choices={choicesOf({ none: tm('slip.noLimit'), minutes: tm('slip.twoMinutes'), hours: tm('slip.hours'), days: tm('slip.weekdays') })}
            onChange={(time) => change({ seconds: TIMES[time], rhythm: time === 'days' ? usualRhythm() : null })}
          />
        )}
        {!waits && windows.length === 0 && seconds !== null && timeOf(draft.value) === 'hours' && (
          <Stepper
            label={tm('slip.hours')}
            value={Math.round(seconds / HOUR_SECONDS)}
            scale={HOURS}
            text={formatAllowance(seconds, lang.value)}
            onChange={(hours) => change({ seconds: hours * HOUR_SECONDS })}
          />
        )}
        {!waits && rhythm !== null && hasGrace(longestOf(windows, seconds)) && (
          <RhythmChoice rhythm={rhythm} windows={windows} voice={voice} onChange={(next) => change({ rhythm: next })} />
        )}
      </div>
      {!waits && hasGrace(longestOf(windows, seconds)) && (
        <div class="question stack tight">
          <h3>{tm('slip.grace')}</h3>
          <GraceChoice hours={graceHours} onChange={(hours) => change({ graceHours: hours })} />
        </div>
      )}
    </>
  );
};

const Around = ({ rules, onReferee }: { readonly rules: Refereeing; readonly onReferee: (referee: Draft['referee']) => void }) => {
  const { watching, joining, takebacks, pace, seats } = draft.value;
  const referee = refereeOf(draft.value, rules);
  return (
    <>
      <div class="question stack tight">
        <h3>{tm('slip.watching')}</h3>
        <Segments
          class="even"
          label={tm('slip.watching')}
          value={watching}
          choices={choicesOf({ nobody: tm('slip.nobody'), link: tm('slip.withLink'), everyone: tm('slip.everyone') })}
          onChange={(eyes) => change({ watching: eyes })}
        />
      </div>
      <div class="question stack tight">
        <h3>{tm('slip.joining')}</h3>
        <JoiningChoice who={joining} onChange={(who) => change({ joining: who })} />
      </div>
      <div class="question stack tight">
        <h3>{tm('slip.takebacks')}</h3>
        <Segments
          class="even"
          label={tm('slip.takebacks')}
          value={takebacks}
          choices={(['none', 'two', 'free'] as const).map((value) => ({ value, text: tm(`takebacks.${value}`) }))}
          onChange={(often) => change({ takebacks: often })}
        />
      </div>
      {seats.some(({ kind }) => kind === 'bot') && (
        <div class="question stack tight">
          <h3>{tm('pace.label')}</h3>
          <PaceChoice pace={pace} onChange={(chosen) => change({ pace: chosen })} />
        </div>
      )}
      <div class="question stack tight">
        <h3>{tm('slip.referee')}</h3>
        <Segments
          class="even"
          label={tm('slip.referee')}
          value={referee}
          choices={choicesOf({ auto: tm('slip.auto'), me: tm('slip.me'), someone: tm('slip.someone') })}
          onChange={onReferee}
        />
        {rules === 'person' && referee === 'me' && <p class="help hint">{tm('slip.refereeNoPlayer')}</p>}
      </div>
    </>
  );
};

interface SlipProps {
  readonly loaded: LoadedGame;
  readonly chosen: Chosen;
  readonly specs: readonly FormSpec[];
  readonly onChosen: (chosen: Chosen) => void;
  readonly changed: number;
  /** Why these options do not go together, or null. */
  readonly refusal: Message | null;
  readonly voice: Voice;
}

/** Who sits around the table and under what conditions, closed by the seal. */
export const Slip = ({ loaded: { box, game }, chosen, specs, onChosen, changed, refusal, voice }: SlipProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [giving, setGiving] = useState(false);
  const rules: Refereeing = !specs.some(({ settledBy }) => settledBy === 'referee') ? 'any' : wantsReferee(game, chosen) ? 'person' : 'program';
  const referee = refereeOf(draft.value, rules);
  const seats = seatsOf(draft.value, rules);
  const full = seats.every(({ kind }) => kind !== 'open');
  const waits = waitsForHuman(seats, referee);

  // People elsewhere, a referee and clocks need the server.
  const alone = full && waits && referee === 'auto' && draft.value.watching !== 'everyone';

  const open = async (where: 'server' | 'here'): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const own = seats.find((plan) => plan.kind === 'here');
    if (own?.kind === 'here' && own.name.trim() !== '' && own.name !== deviceName.value) setDeviceName(own.name.trim());
    const words = { lang: lang.value, somebody: (number: number) => tm('slip.somebody', { number }) };
    const windowed = windowsOf(game, chosen).length > 0;
    const table: Draft = { ...draft.value, seats, referee, ...(windowed ? { seconds: null } : {}) };
    const plan = requestOf(box.id, chosen, table, words, longestOf(windowsOf(game, chosen), table.seconds));
    const created = await (where === 'here' ? openSoloTable({ ...plan, kept: true }) : api.create(plan));
    setBusy(false);
    if (!created.ok) {
      setFailure(created.message === '' ? t('error.unreachable') : created.message);
      return;
    }
    if (where === 'server') rememberCreated(created.value, box.id);
    goTo(pathTo.table(created.value.table));
  };

  return (
    <aside class="sheet slip contract sticky" aria-labelledby="slip-title">
      <header>
        <h2 id="slip-title">{tm('slip.title')}</h2>
        <span>{tm('slip.seats', { count: seats.length, max: game.module.seats.max })}</span>
      </header>
      <SeatsPlan
        game={game}
        seats={seats}
        playing={!(rules === 'person' && referee === 'me')}
        termOf={(seat) => termText(seatTermOf(game, chosen, seat), voice)}
        onChange={(planned) => change({ seats: planned })}
      />
      <Time game={game} chosen={chosen} waits={waits} voice={voice} />
      <Around
        rules={rules}
        onReferee={(chair) => {
          change({ referee: chair });
          onChosen(withReferee(specs, chosen, chair !== 'auto'));
        }}
      />
      <footer class="stack loose slip-foot">
        <WaxSeal />
        <p>
          {changed === 0 ? tm('slip.unchanged') : tm('slip.changed', { count: changed })}, <br class="wide-only" />
          <b>{box.length[lang.value]}</b>
        </p>
        {refusal !== null && (
          <Notice words={`${renderText(refusal, voice)} `}>
            {refusal.clauses.map((clause) => (
              <ClauseMark key={clause} game={box.id} clause={clause} />
            ))}
          </Notice>
        )}
        {failure !== null && <Notice words={failure} />}
        {/* Against bots it lies on the device, where no lost line ends it; whoever wants eyes or other devices lays it on the server. */}
        <button type="button" class="btn brass wide open" disabled={refusal !== null || busy} onClick={() => void open(alone ? 'here' : 'server')}>
          {busy ? tm('slip.opening') : alone ? tn('play') : full ? tm('slip.start') : tm('slip.go')}
        </button>
        {alone && <Button class="btn ghost wide" disabled={refusal !== null || busy} words={tn('atServer')} onClick={() => void open('server')} />}
        {levelsOf(game).length > 0 && rules !== 'person' && (
          <Button class="btn ghost wide" disabled={refusal !== null} words={tm('slip.give')} onClick={() => setGiving(true)} />
        )}
        {giving && <GiveSheet game={box.id} options={chosen} seats={seats.length} from={null} onClose={() => setGiving(false)} />}
      </footer>
    </aside>
  );
};
