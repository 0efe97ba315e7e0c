import { formatOrdinal } from '#kernel/words.ts';
import type { ChallengesToday, DayResult, Deal, TableInfo } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { deviceName, lang } from '../../browser/settings.ts';
import { goTo, place as here } from '../../browser/router.ts';
import { decoded, pathTo } from '../../browser/routes.ts';
import { returns } from '../../browser/online.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { formatDay, weekdayName } from '../../i18n/time.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Page } from '../../kit/parts/page.tsx';
import { Loading, Notice } from '../../kit/parts/waiting.tsx';
import { Lid } from '../../kit/svg/lettering.tsx';
import { challengeApi, givenChallenges, keepToday, keptToday } from '../../store/challenges.ts';
import { api, type Fetched } from '../../store/api.ts';
import { loadGame } from '../../store/games.ts';
import { gameTitle } from '../../store/table-words.ts';
import { DailyCalendar } from './daily-calendar.tsx';
import { GiveSheet } from './give-sheet.tsx';
import { Again, Facts, NameField, shareText, titleOf, Way } from './parts.tsx';
import { FEW, Results } from './results.tsx';
import './challenge.css';

const AGAIN_MS = 30_000;

/** Today's deals, asked for again as long as somebody looks; an answer that does not come leaves the last one. */
const useToday = (): readonly [ChallengesToday | null, Fetched<ChallengesToday> | null] => {
  const [answer, setAnswer] = useState<Fetched<ChallengesToday> | null>(null);
  const [kept, setKept] = useState(keptToday);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await challengeApi.today();
      if (gone) return;
      setAnswer(found);
      if (!found.ok) return;
      setKept(found.value);
      keepToday(found.value);
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [returns.value]);
  return [kept, answer];
};

/** The deal of the day on felt, with the one brass plate. */
const Plate = ({ deal, zone }: { readonly deal: Deal; readonly zone: string }) => {
  const [name, setName] = useState(deviceName.value);
  return (
    <section class="challenge-felt" aria-labelledby="challenge-day">
      <div class="challenge-lid" aria-hidden="true">
        <Lid game={deal.game} width={150} lang={lang.value} />
      </div>
      <div class="min-w-0">
        <p class="challenge-over">{tc('title')}</p>
        <h1 id="challenge-day">{titleOf(deal)}</h1>
        <p>
          {tc('seats', { count: deal.seats })}
          {deal.kind !== null && ` · ${deal.kind[lang.value]}`}
          {deal.minutes !== null && ` · ${tc('minutes', { count: deal.minutes })}`}
        </p>
        <Facts deal={deal} zone={zone} />
      </div>
      <div class="challenge-go stack">
        {deal.mine.length === 0 && <NameField name={name} hidden={false} onName={setName} />}
        <Way deal={deal} name={name} />
        <small>{tc('counts')}</small>
      </div>
    </section>
  );
};

const dateOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

const Tile = ({ day, now }: { readonly day: DayResult; readonly now: boolean }) => {
  const at = dateOf(day.day);
  const share = day.behind === null || day.of === 0 ? null : day.behind / Math.max(1, day.of - 1);
  return (
    <li class={`challenge-tile ${share === null ? 'unplayed' : ''} ${now ? 'latest' : ''}`} style={{ '--share': `${100 * (share ?? 0)}%` }}>
      <a class="challenge-day" href={pathTo.challenge(day.challenge)}>
        <small>
          {weekdayName(new Date(at).getDay(), 'short', lang.value)} {new Date(at).getDate()}
        </small>
        <b class="challenge-share">{share === null ? '–' : day.of < FEW ? formatOrdinal(day.place ?? 1, lang.value) : shareText(share)}</b>
        <small>{day.place === null ? tc('notPlayed') : tc('place', { place: formatOrdinal(day.place, lang.value), of: String(day.of) })}</small>
      </a>
    </li>
  );
};

/** Days played one after the other, back from yesterday. */
const streakOf = (week: readonly DayResult[]): number => {
  let days = 0;
  for (const { place } of week.toReversed()) {
    if (place === null) break;
    days++;
  }
  return days;
};

const Week = ({ week }: { readonly week: readonly DayResult[] }) => {
  const streak = streakOf(week);
  return (
    <Sheet class="stack" title={tc('week')} note={tc('weekHelp')}>
      {week.every(({ place }) => place === null) ? (
        <p class="help">{tc('weekEmpty')}</p>
      ) : (
        <>
          <ol class="challenge-week">
            {week.map((day, index) => (
              <Tile key={day.day} day={day} now={index === week.length - 1} />
            ))}
          </ol>
          {streak > 1 && <p class="help mt-3">{tc('streak', { count: streak })}</p>}
        </>
      )}
    </Sheet>
  );
};

const Others = ({ deals }: { readonly deals: readonly Deal[] }) => (
  <Sheet class="stack" title={tc('others')} note={tc('othersHelp')}>
    <ul class="challenge-others">
      {deals.map((deal) => (
        <li key={deal.challenge} class="stack tight">
          <div aria-hidden="true">
            <Lid game={deal.game} width={84} lang={lang.value} />
          </div>
          <b class="besley">{gameTitle(deal.game)}</b>
          <small class="help">{tc(`bots.${deal.level}`, { count: deal.seats - 1 })}</small>
          <small class="help">{deal.begun === 0 ? tc('nobody') : tc('begun', { count: deal.begun })}</small>
          <Way deal={deal} name={deviceName.value} small />
        </li>
      ))}
    </ul>
  </Sheet>
);

const Mine = () =>
  givenChallenges.value.length === 0 ? null : (
    <Sheet class="stack" title={tc('mine')}>
      <ul class="entries">
        {givenChallenges.value.map((given) => (
          <li key={given.challenge} class="row ends">
            <a href={pathTo.challenge(given.challenge, true)}>{titleOf({ ...given, number: null })}</a>
            <span class="help">{given.challenge}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );

/** From a finished game: its deal is given on. */
const GiveFrom = ({ table }: { readonly table: string }) => {
  const [info, setInfo] = useState<TableInfo | null>(null);
  useAnswer(
    async () => {
      const answer = await api.table(table);
      if (answer.ok) await loadGame(answer.value.game);
      return answer;
    },
    (answer) => setInfo(answer.ok ? answer.value : null),
    [table],
  );
  if (info === null) return null;
  return <GiveSheet game={info.game} options={info.options} seats={info.seats.length} from={table} onClose={() => goTo(pathTo.challenges, 'replace')} />;
};

/** Yesterday alone is complete: the deal that one played, else that of the day. */
const yesterdayOf = ({ yesterday, week }: ChallengesToday): Deal | null => {
  const last = week.at(-1);
  return yesterday.find(({ challenge }) => challenge === last?.challenge) ?? yesterday[0] ?? null;
};

/** /challenge: the deals of the day. */
export const ChallengesPage = () => {
  const [today, answer] = useToday();
  const from = decoded(/^from=(.+)$/.exec(here.value.fragment)?.[1] ?? '') || null;
  const [first, ...others] = today?.deals ?? [];
  const yesterday = today === null ? null : yesterdayOf(today);
  const more = today !== null && (
    <>
      <Week week={today.week} />
      {others.length > 0 && <Others deals={others} />}
      <Mine />
      <DailyCalendar />
    </>
  );
  const when = today === null ? '' : formatDay(dateOf(today.day), lang.value);
  return (
    <Page title={tc('title')} crumb={<b>{tc('title')}</b>} class="page paper challenge-page">
      {from !== null && <GiveFrom table={from} />}
      {answer?.ok === false && (
        <Notice class="mb-5" words={answer.code === 'challengesOff' || today === null ? answer.message || tc('failed') : tc('failed')} />
      )}
      {answer === null && <Loading words={t('common.loading')} />}
      {today !== null && (
        <>
          <p class="help row ends mb-4">
            {when}
            <Link href={pathTo.newTable(first?.game ?? '')} words={tc('give')} />
          </p>
          <div class="challenge-columns">
            {first !== undefined && <Plate key={first.challenge} deal={first} zone={today.zone} />}
            <div class="challenge-yesterday stack gap-6 min-w-0">
              {yesterday === null ? (
                <>
                  <Sheet class="stack" title={tc('yesterday')}>
                    <p class="help">{tc('yesterdayNone')}</p>
                  </Sheet>
                  {more}
                </>
              ) : (
                <>
                  <Results key={yesterday.challenge} challenge={yesterday.challenge} heading={tc('yesterday')} />
                  <div class="cluster">
                    <Again deal={yesterday} />
                  </div>
                </>
              )}
            </div>
            {yesterday !== null && <div class="stack gap-6 min-w-0">{more}</div>}
          </div>
        </>
      )}
    </Page>
  );
};
