import type { Seat } from '#kernel/game.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import { tt } from '../../i18n/table.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Heads } from '../../kit/svg/chart/heads.tsx';
import { pathTo } from '../../browser/routes.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { SeatSpot, SeatToken, useTable } from '../at-table.tsx';
import { columnsOf, figuresOf } from '../ledger/figures.ts';
import { seriesRows } from './score.ts';
import './game-over.css';

/** What somebody has said, in a word. */
const Answer = ({ seat }: { readonly seat: Seat }) => {
  const { scene } = useTable();
  const info = scene.info.seats.find((each) => each.seat === seat);
  const said = scene.info.rematch?.said.find((answer) => answer.seat === seat);
  if (info?.holder === 'bot') return <span>{tt('again.bot')}</span>;
  if (said === undefined) return <b>{info?.connected === true ? tt('again.thinking') : tt('again.absent')}</b>;
  return said.yes ? (
    <span class="gain row">
      <Icon name="check" size={15} />
      {tt('again.yes')}
    </span>
  ) : (
    <span>{tt('again.declined')}</span>
  );
};

/** Since when: the hour of the answer, or when whoever is absent was last asked. */
const Since = ({ seat }: { readonly seat: Seat }) => {
  const { scene, voice } = useTable();
  const { rematch, seats } = scene.info;
  const said = rematch?.said.find((answer) => answer.seat === seat);
  const info = seats.find((each) => each.seat === seat);
  if (rematch === null || info?.holder !== 'person' || (said === undefined && info.connected)) return null;
  const when = formatMoment(said?.at ?? rematch.toldAt, Date.now(), voice.lang);
  return <small class="block text-ink-2 t3">{tt(said === undefined ? 'again.askedAt' : 'again.saidAt', { when })}</small>;
};

const Answers = () => {
  const { scene, voice, game } = useTable();
  const { rematch, seats } = scene.info;
  if (rematch === null) return null;
  const isDue = (seat: Seat): boolean => !rematch.said.some((answer) => answer.seat === seat);
  return (
    <section class="sheet padded rematch" aria-labelledby="rematch-title">
      <header class="row ends ruled">
        <h2 id="rematch-title">{tt('again.title')}</h2>
        <small class="block text-ink-2 t3">{tt('again.by', { name: voice.seatName(rematch.by) })}</small>
      </header>
      <ul class="entries" aria-live="polite">
        {seats
          .filter(({ holder }) => holder !== 'open')
          .map(({ seat, holder }) => (
            <li key={seat} class={`gap-5 rematch-seat row${holder === 'person' && isDue(seat) ? ' due' : ''}`}>
              <SeatToken seat={seat} size={34} />
              <span class="grow">
                <b class="name">{voice.seatName(seat)}</b>
                <Since seat={seat} />
              </span>
              <Answer seat={seat} />
            </li>
          ))}
      </ul>
      <p class="hint below">
        {tt('again.askedWords')} <ClauseMark game={game.module.id} clause="HO-10.1" />
      </p>
    </section>
  );
};

/** Fortunes in thousands: a column of a series is narrow, and the whole sum is in its title. */
const LARGE = 10_000;
const shortScore = (score: number, lang: Lang): string =>
  Math.abs(score) < LARGE ? formatNumber(score, lang) : new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }).format(score);

const Score = () => {
  const { scene, voice, page, game } = useTable();
  const { series, seats } = scene.info;
  if (series === null) return null;
  const rows = seriesRows(
    series,
    seats.filter(({ holder }) => holder !== 'open').map(({ seat }) => seat),
    scene.outcome,
  );
  const figure = page === null ? undefined : figuresOf(columnsOf({ page, game, voice, scene }), '').find(({ key }) => key === game.scored.metric);
  const games = [...series.games.map(({ table }) => table), scene.info.table];
  return (
    <section class="sheet padded series" aria-labelledby="series-title">
      <header class="row ends ruled">
        <h2 id="series-title">{tt('again.series')}</h2>
        <a href={pathTo.table(series.previous)}>{tt('again.previous')}</a>
      </header>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="series-title">
        <table class="sums">
          <Heads
            of={[
              <span class="hidden-words">{tt('players.label')}</span>,
              ...games.map((_, index) => tt('again.game', { number: index + 1 })),
              tt('again.wins'),
            ]}
          />
          <tbody>
            {rows.map(({ seat, results, wins }) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatSpot seat={seat} /> {voice.seatName(seat)}
                </th>
                {games.map((table, index) => {
                  const result = results[index] ?? null;
                  return (
                    <td
                      key={table}
                      class={result?.rank === 1 ? 'won series-won w700' : undefined}
                      title={result === null ? undefined : formatNumber(result.score, voice.lang)}
                    >
                      {result === null ? '–' : shortScore(result.score, voice.lang)}
                      {result?.rank === 1 && <span class="hidden-words"> {tt('again.won')}</span>}
                    </td>
                  );
                })}
                <td>
                  <b>{formatNumber(wins, voice.lang)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {figure !== undefined && <p class="hint below">{tt('again.counts', { figure: figure.label })}</p>}
    </section>
  );
};

/** After the game: who plays again, and the score of the series. */
export const EndPanel = () => (
  <div class="end-panel stack columns-1">
    <Answers />
    <Score />
  </div>
);
