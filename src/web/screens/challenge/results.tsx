import { formatOrdinal, formatScore } from '#kernel/words.ts';
import type { ChallengeResults, SeatInfo } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { formatDayAndHour } from '../../i18n/time.ts';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Loading } from '../../kit/parts/waiting.tsx';
import { api, type Fetched } from '../../store/api.ts';
import { challengeApi } from '../../store/challenges.ts';
import { gameHere, loadGame, loadPage } from '../../store/games.ts';
import { voiceOf } from '../../store/voice.ts';
import { DistributionChart } from './distribution-chart.tsx';
import { PartedSheet, Ranking, shareText, titleOf } from './parts.tsx';

const AGAIN_MS = 15_000;
/** With fewer, a place and a list say it all. */
export const FEW = 5;

/** Asked for again as long as others may still come. */
const useResults = (challenge: string): Fetched<ChallengeResults> | null => {
  const [found, setFound] = useState<Fetched<ChallengeResults> | null>(null);
  const isOver = found?.ok === true && found.value.deal.isOver;
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answer = await challengeApi.results(challenge);
      if (gone) return;
      setFound((before) => (answer.ok || before?.ok !== true ? answer : before));
      if (answer.ok) await Promise.all([loadGame(answer.value.deal.game), loadPage(answer.value.deal.game)]);
    };
    void look();
    const timer = isOver ? undefined : setInterval(() => void look(), AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [challenge, isOver]);
  return found;
};

/** The names of one's own table: the bots are the same for everybody. */
const useSeats = (table: string | null): readonly SeatInfo[] => {
  const [seats, setSeats] = useState<readonly SeatInfo[]>([]);
  useAnswer(
    () => (table === null ? null : api.table(table)),
    (answer) => (answer.ok ? setSeats(answer.value.seats) : undefined),
    [table],
  );
  return seats;
};

const Told = ({ results, heading }: { readonly results: ChallengeResults; readonly heading: string }) => {
  const { deal, own, scores, median, players, bestBot, parted, least } = results;
  const seats = useSeats(own?.table ?? players[0]?.table ?? null);
  const face = gameHere(deal.game)?.game ?? null;
  if (face === null) return <Loading words={t('common.loading')} />;
  const voice = voiceOf(face, lang.value, seats);
  const write = (score: number): string => formatScore(score, lang.value, face);
  const gap = own === null || median === null ? 0 : own.score - median;
  const behind = own === null ? 0 : scores.filter((score) => score < own.score).length;
  return (
    <>
      <header class="brass-bar challenge-head cluster ends">
        <div class="min-w-0">
          <p>
            {heading} · {titleOf(deal)}
          </p>
          {own === null ? (
            <h2 class="t8">{tc('place', { place: '–', of: String(scores.length) })}</h2>
          ) : (
            <>
              <h2 class="challenge-score">{write(own.score)}</h2>
              <p>
                <b>{tc('place', { place: formatOrdinal(own.place, lang.value), of: String(scores.length) })}</b>
                {scores.length >= FEW && ` · ${tc('ahead', { share: shareText(behind / Math.max(1, scores.length - 1)) })}`}
              </p>
            </>
          )}
          {own === null && deal.mine.some(({ attempt, state }) => attempt === 1 && state !== 'playing' && state !== 'finished') && <p>{tc('uncounted')}</p>}
        </div>
        <small>{deal.isOver ? tc('final') : tc('provisional', { when: tc('until', { when: formatDayAndHour(deal.closesAt, lang.value) }) })}</small>
      </header>
      {scores.length >= FEW && median !== null && (
        <Sheet class="stack" title={tc('all')} note={tc('allHelp')}>
          <DistributionChart face={face} scores={scores} median={median} own={own?.score ?? null} />
          {own !== null && <p class="help">{gap === 0 ? tc('at') : tc(gap > 0 ? 'above' : 'below', { gap: write(Math.abs(gap)) })}</p>}
          {bestBot !== null && <p class="help">{tc('bestBotHere', { score: write(bestBot) })}</p>}
        </Sheet>
      )}
      {scores.length === 1 && own !== null && !deal.isOver && <p class="help">{tc('first')}</p>}
      {median !== null && players.length > 0 && <Ranking face={face} players={players} median={median} />}
      {scores.length > 0 && <PartedSheet face={face} voice={voice} parted={parted} enough={scores.length >= FEW} least={least} />}
      {deal.seed !== null && <p class="hint break-words">{tc('opened', { seed: deal.seed })}</p>}
    </>
  );
};

/** How a challenge came out, for whoever has played it, or once it is over. */
export const Results = ({ challenge, heading }: { readonly challenge: string; readonly heading: string }) => {
  const found = useResults(challenge);
  if (found === null) return <Loading words={t('common.loading')} />;
  if (!found.ok) return <p class="help">{found.message || tc('failed')}</p>;
  return <Told results={found.value} heading={heading} />;
};
