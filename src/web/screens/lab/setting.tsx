import { findBox } from '#catalogue';
import { formatNumber } from '#kernel/words.ts';
import { gamesInAll } from '#lab/document.ts';
import type { ReadyExperiment } from '#lab/experiment.ts';
import { armNames } from '#lab/measured.ts';
import { botText, settingName, settingText, settingValue } from '#lab/words.ts';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../browser/settings.ts';
import { ArmMark, armColour } from './charts.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import type { Crew } from './crew.ts';
import { housePlays } from './elsewhere.ts';

export const duration = (seconds: number): string =>
  seconds < 100 ? tl('seconds', { count: Math.ceil(seconds) }) : tl('minutes', { count: Math.ceil(seconds / 60) });

/** The rest may be left to the machines of the house, where it has any for those who ask. */
const Elsewhere = ({ crew }: { readonly crew: Crew }) => {
  const [plays, setPlays] = useState(false);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    void housePlays().then(setPlays);
  }, []);
  const send = async (): Promise<void> => {
    const refused = await crew.sendAway();
    setWrong(refused === '' ? t('error.unreachable') : (refused ?? ''));
  };
  const away = crew.away.value;
  const takeBack = async (): Promise<void> => {
    const refused = await crew.takeBack();
    setWrong(refused === '' ? t('error.unreachable') : (refused ?? ''));
  };
  if (away !== null)
    return (
      <>
        <p class="hint">{away === 0 ? tl('awayWaiting') : tl('away', { count: away })}</p>
        {crew.sent.value !== null && (
          <p class="no-print">
            <button type="button" class="btn small" onClick={takeBack}>
              {tl('takeBack')}
            </button>
          </p>
        )}
        <Wrong words={wrong} />
      </>
    );
  if (!plays) return null;
  return (
    <>
      <p class="no-print">
        <button type="button" class="btn" onClick={send}>
          {tl('sendAway')}
        </button>
      </p>
      <p class="wrong" role="alert">
        {wrong}
      </p>
    </>
  );
};

/** How far it is. */
export const Gauge = ({ crew }: { readonly crew: Crew }) => {
  const all = gamesInAll(crew.document);
  return <progress class="lab-gauge across-all w-full" max={all} value={crew.state.value === 'over' ? all : crew.played.value} aria-label={tl('experiment')} />;
};

/** What is run, and how far it is. */
const Progress = ({ crew }: { readonly crew: Crew }) => {
  const all = gamesInAll(crew.document);
  const played = crew.played.value;
  const state = crew.state.value;
  const rate = crew.seconds > 0 ? played / crew.seconds : 0;
  return (
    <>
      <Gauge crew={crew} />
      <p aria-live={state === 'over' ? 'polite' : 'off'}>
        {state === 'over' ? tl('over', { played }) : <b>{tl('running', { played: formatNumber(played, lang.value), all: formatNumber(all, lang.value) })}</b>}
        {state === 'running' && rate > 0 && <small class="block">{tl('speed', { rate: Math.round(rate), left: duration((all - played) / rate) })}</small>}
      </p>
      {state !== 'over' && (
        <p class="cluster no-print">
          <button type="button" class="btn" onClick={() => (state === 'paused' ? crew.goOn() : crew.pause())}>
            {tl(state === 'paused' ? 'goOn' : 'pause')}
          </button>
          <button type="button" class="btn" disabled={crew.findings.value === null} onClick={() => crew.settle()}>
            {tl('settle')}
          </button>
        </p>
      )}
      {state !== 'over' && <Elsewhere crew={crew} />}
    </>
  );
};

/** The arms as they are set, in words; while the rules are still being opened there is nothing to say of them. */
const Arms = ({ ready }: { readonly ready: ReadyExperiment }) => {
  const { document, arms } = ready;
  const names = armNames(ready, lang.value);
  return (
    <div class="cards" style={{ '--card': '200px' }}>
      {arms.map(({ options, bots, players, prepared: { package: game } }, arm) => {
        const own = document.arms?.[arm]?.options ?? {};
        const set = [
          ...Object.entries(own).map(([name]) => settingText(name, options[name] ?? '', game, lang.value)),
          ...(players === document.players ? [] : [settingText('players', players, game, lang.value)]),
          ...(bots === document.bots ? [] : [bots.map((bot) => botText(bot, game, lang.value)).join(', ')]),
        ];
        return (
          <div key={names[arm]} class="lab-arm p-5 round-2" style={{ '--arm': armColour(arm) }}>
            <ArmMark arm={arm} />
            <b class="lab-of-arm">{names[arm]}</b>
            <small class="block break-words">{set.join(', ')}</small>
          </div>
        );
      })}
    </div>
  );
};

/** The experiment as it is set, and how far it is. */
export const Setting = ({ crew, ready, onChange }: { readonly crew: Crew; readonly ready: ReadyExperiment | null; readonly onChange: () => void }) => {
  const { document } = crew;
  const game = ready?.arms[0]?.prepared.package;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-setting">
      <header class="row ends ruled">
        <h2 id="lab-setting">{tl('experiment')}</h2>
        <button type="button" class="text-btn no-print" onClick={onChange}>
          {tl('change')}
        </button>
      </header>
      <dl class="lab-facts columns-auto grid">
        <dt>{tl('game')}</dt>
        <dd class="lab-fact">{findBox(document.game)?.title ?? document.game}</dd>
        <dt>{tl('players')}</dt>
        <dd class="lab-fact">{[...new Set(ready?.arms.map(({ players }) => players) ?? [document.players])].join(', ')}</dd>
        {game !== undefined && (
          <>
            <dt>{tl('bots')}</dt>
            <dd class="lab-fact">{document.bots.map((bot) => botText(bot, game, lang.value)).join(', ')}</dd>
            {Object.entries(document.options).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{settingName(name, game, lang.value)}</dt>
                <dd class="lab-fact">{settingValue(name, value, game, lang.value)}</dd>
              </Fragment>
            ))}
          </>
        )}
        <dt>{tl('seed')}</dt>
        <dd class="lab-fact">{document.seed}</dd>
      </dl>
      {ready !== null && document.factors === undefined && <Arms ready={ready} />}
      <Progress crew={crew} />
    </section>
  );
};
