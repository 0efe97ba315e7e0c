import { type Message, renderText, type Voice } from '#kernel';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/making.ts';
import { type Chosen, wantsReferee } from '../../options/options.ts';
import { Segments } from '../../parts/choices.tsx';
import { GraceChoice } from '../../parts/grace-choice.tsx';
import { Notice } from '../../parts/problem.tsx';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { api } from '../../store/api.ts';
import type { LoadedGame } from '../../store/games.ts';
import { deviceName, lang, setDeviceName } from '../../store/settings.ts';
import { rememberCreated } from '../../store/tables.ts';
import { WaxSeal } from '../../svg/wax-seal.tsx';
import { type Draft, draft, hasGrace, refereeOf, requestOf } from './draft.ts';
import { SeatsPlan } from './seats-plan.tsx';

const TIMES = { none: null, minutes: 120, day: 86_400 } as const;

const timeOf = (seconds: number | null): keyof typeof TIMES => (seconds === null ? 'none' : seconds >= 3600 ? 'day' : 'minutes');

const change = (part: Partial<Draft>): void => {
  draft.value = { ...draft.value, ...part };
};

const Around = ({ refereed }: { readonly refereed: boolean }) => {
  const { seconds, graceHours, watching } = draft.value;
  return (
    <>
      <div class="question">
        <h3>{tm('slip.time')}</h3>
        <Segments
          label={tm('slip.time')}
          value={timeOf(seconds)}
          choices={[
            { value: 'none', text: tm('slip.noLimit') },
            { value: 'minutes', text: tm('slip.twoMinutes') },
            { value: 'day', text: tm('slip.oneDay') },
          ]}
          onChange={(time) => change({ seconds: TIMES[time] })}
        />
      </div>
      {hasGrace(seconds) && (
        <div class="question">
          <h3>{tm('slip.grace')}</h3>
          <GraceChoice hours={graceHours} onChange={(hours) => change({ graceHours: hours })} />
        </div>
      )}
      <div class="question">
        <h3>{tm('slip.watching')}</h3>
        <Segments
          label={tm('slip.watching')}
          value={watching}
          choices={[
            { value: 'nobody', text: tm('slip.nobody') },
            { value: 'link', text: tm('slip.withLink') },
            { value: 'everyone', text: tm('slip.everyone') },
          ]}
          onChange={(eyes) => change({ watching: eyes })}
        />
      </div>
      <div class="question">
        <h3>{tm('slip.referee')}</h3>
        <Segments
          label={tm('slip.referee')}
          value={refereeOf(draft.value, refereed)}
          choices={[
            ...(refereed ? [] : [{ value: 'auto' as const, text: tm('slip.auto') }]),
            { value: 'me', text: tm('slip.me') },
            { value: 'someone', text: tm('slip.someone') },
          ]}
          onChange={(chair) => change({ referee: chair })}
        />
      </div>
    </>
  );
};

interface SlipProps {
  readonly loaded: LoadedGame;
  readonly chosen: Chosen;
  readonly changed: number;
  /** Why these options do not go together, or null. */
  readonly refusal: Message | null;
  readonly voice: Voice;
}

/** Who sits around the table and under what conditions, closed by the seal. */
export const Slip = ({ loaded: { box, game }, chosen, changed, refusal, voice }: SlipProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { seats } = draft.value;
  const full = seats.every(({ kind }) => kind !== 'open');
  const refereed = wantsReferee(game, chosen);

  const open = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const own = seats.find((plan) => plan.kind === 'here');
    if (own?.kind === 'here' && own.name.trim() !== '' && own.name !== deviceName.value) setDeviceName(own.name.trim());
    const words = { lang: lang.value, somebody: (number: number) => tm('slip.somebody', { number }) };
    const created = await api.create(requestOf(box.id, chosen, { ...draft.value, referee: refereeOf(draft.value, refereed) }, words));
    setBusy(false);
    if (!created.ok) {
      setFailure(created.message === '' ? t('error.unreachable') : created.message);
      return;
    }
    rememberCreated(created.value, box.id);
    goTo(pathTo.table(created.value.table));
  };

  return (
    <aside class="sheet slip" aria-labelledby="slip-title">
      <header>
        <h2 id="slip-title">{tm('slip.title')}</h2>
        <span>{tm('slip.seats', { count: seats.length, max: game.module.seats.max })}</span>
      </header>
      <SeatsPlan game={game} seats={seats} onChange={(planned) => change({ seats: planned })} />
      <Around refereed={refereed} />
      <footer>
        <WaxSeal />
        <p>
          {changed === 0 ? tm('slip.unchanged') : tm('slip.changed', { count: changed })}, <br />
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
        <button type="button" class="btn brass wide open" disabled={refusal !== null || busy} onClick={() => void open()}>
          {busy ? tm('slip.opening') : full ? tm('slip.start') : tm('slip.go')}
        </button>
      </footer>
    </aside>
  );
};
