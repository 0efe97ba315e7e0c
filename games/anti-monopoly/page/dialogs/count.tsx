import { compareCounts } from '#games/anti-monopoly/rules/ending.ts';
import { type Count as Counted, ROLES, type View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Slip } from '#web/kit/parts/slip.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { SeatCamp } from '../account.tsx';
import { askable, campOf, holdingsNow, incomeNow, livingSeats, playerOf, type Scoring, seatsOf } from '../facts.ts';
import { type Told, useScene } from '../scene.ts';

interface CountLine {
  readonly seat: Seat;
  /** 1 for the winner; null before the end. */
  readonly rank: number | null;
  /** Null for a bankrupt player. */
  readonly count: Counted | null;
  /** The place among those who went bankrupt. */
  readonly out: number | null;
  /** AM-5.2: the richest of its camp, by a limit. */
  readonly represents: boolean;
}

/** AM-6.4: a fallen camp is always counted by AM-5.3. */
const scoringOf = ({ options, table: { point } }: View): Scoring =>
  point.kind === 'gameOver' && (point.reason === 'campFallen' || point.reason === 'lastPlayer') ? 'richest' : options.limitScoring;

/** The count of the end, or what it would be now with utilities at 7. */
const countsOf = (view: View): readonly Counted[] => {
  const { point } = view.table;
  if (point.kind === 'gameOver') return point.counts;
  const scoring = scoringOf(view);
  return livingSeats(view).map((seat) => {
    const [holdings, income] = [holdingsNow(view, seat, scoring), incomeNow(view, seat)];
    return { seat, holdings, income, score: holdings + income, throws: [] };
  });
};

const ranked = (view: View): readonly Counted[] => countsOf(view).toSorted((a, b) => compareCounts(askable(view), a, b));

/** AM-5.5: those who share the first place. */
export const winnersOf = (view: View): readonly Seat[] => {
  const [best, ...others] = ranked(view);
  if (best === undefined) return [];
  return [best, ...others.filter((count) => compareCounts(askable(view), count, best) === 0)].map(({ seat }) => seat);
};

/** The bankrupt in the order in which they went. */
const eliminated = (view: View): readonly Seat[] =>
  seatsOf(view)
    .filter((seat) => playerOf(view, seat).eliminationOrder !== null)
    .toSorted((a, b) => (playerOf(view, a).eliminationOrder ?? 0) - (playerOf(view, b).eliminationOrder ?? 0));

/** AM-5.6: living players by score, then bankrupt ones, the later the better. */
export const countLines = (view: View): readonly CountLine[] => {
  const { point } = view.table;
  const counts = ranked(view);
  const over = point.kind === 'gameOver';
  const byLimit = !over || point.reason === 'roundLimit' || point.reason === 'roundCap';
  const representatives = new Set(ROLES.map((camp) => counts.find(({ seat }) => campOf(view, seat) === camp)?.seat));
  const rankOf = (count: Counted): number => 1 + counts.filter((other) => compareCounts(askable(view), other, count) < 0).length;
  const out = eliminated(view).filter((seat) => !counts.some((count) => count.seat === seat));
  return [
    ...counts.map((count) => ({
      seat: count.seat,
      rank: over ? rankOf(count) : null,
      count,
      out: null,
      represents: byLimit && representatives.has(count.seat),
    })),
    ...out.toReversed().map((seat, index) => ({
      seat,
      rank: over ? counts.length + 1 + index : null,
      count: null,
      out: playerOf(view, seat).eliminationOrder,
      represents: false,
    })),
  ];
};

const headOf = ({ view, words, name }: Told): string => {
  const { point } = view.table;
  if (point.kind !== 'gameOver') return words('count.present');
  const winners = winnersOf(view).map(name);
  if (point.winningCamp === null) return words('count.draw');
  const [only = ''] = winners;
  return winners.length === 1
    ? words('count.winner', { name: only, camp: words(`campsMany.${point.winningCamp}`).toLowerCase() })
    : words('count.winners', { names: winners });
};

const Row = ({ line: { seat, rank, count, out, represents } }: { readonly line: CountLine }) => {
  const { words, name, money, wide } = useScene();
  return (
    <tr class={rank === 1 ? 'bg-now' : ''}>
      <td class="am-count-cell">{rank === null ? '' : words('count.rank', { rank })}</td>
      <th class="am-count-cell am-count-name" scope="row">
        <span class="row">
          {wide && <Token seat={seat} name={name(seat)} size={28} />}
          {name(seat)}
          <SeatCamp seat={seat} size={17} />
        </span>
        {represents && <small class={rank === 1 ? 'block w500 text-ink' : 'block w500'}>{words('count.represents')}</small>}
      </th>
      {count === null ? (
        <td colSpan={3} class="am-count-cell help">
          {out === null ? '' : words('count.out', { place: out })}
        </td>
      ) : (
        <>
          <td class="am-count-cell">{money(count.holdings)}</td>
          <td class="am-count-cell">
            {money(count.income)}
            {count.throws.length > 0 && <small class={rank === 1 ? 'block w500 text-ink' : 'block w500'}>{`(${count.throws.join(', ')})`}</small>}
          </td>
          <td class="am-count-cell">
            <b class="t5">{money(count.score)}</b>
          </td>
        </>
      )}
    </tr>
  );
};

const HOLDINGS = { liquid: 'count.liquid', tournament: 'count.kept', richest: 'count.cash' } as const;

/** AM-13.8: elimination order, score throws, winner and winning camp; before the end the present count. */
const Sums = () => {
  const { view, words, name } = useScene();
  const { point } = view.table;
  const scoring = scoringOf(view);
  const thrown = point.kind === 'gameOver' && point.counts.some(({ throws }) => throws.length > 0);
  const out = eliminated(view).map(name);
  return (
    <>
      <p>{words(`count.rule.${scoring}`)}</p>
      <table class="m-4-0 sums t4">
        <Heads of={[null, words('count.player'), words(HOLDINGS[scoring]), words('count.income'), words('count.total')]} />
        <tbody>
          {countLines(view).map((line) => (
            <Row key={line.seat} line={line} />
          ))}
        </tbody>
      </table>
      <p>{point.kind !== 'gameOver' ? words('count.spAt') : thrown ? words('count.scoreThrows') : ''}</p>
      {point.kind === 'gameOver' && <p>{`${words('count.eliminated')}\u00a0: ${out.length === 0 ? words('count.nobodyOut') : out.join(', ')}`}</p>}
    </>
  );
};

/** What the count would be now, near the limit. */
export const CountSlip = ({ onClose }: { readonly onClose: () => void }) => {
  const scene = useScene();
  return (
    <Slip title={headOf(scene)} closeLabel={scene.words('close')} class="am-slip am-count" asked onClose={onClose}>
      <Sums />
    </Slip>
  );
};

/** The last count. */
export const Count = () => (
  <section class="am-count">
    <h3>{headOf(useScene())}</h3>
    <Sums />
  </section>
);
