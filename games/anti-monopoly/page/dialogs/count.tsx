import { useMemo } from 'preact/hooks';
import type { Count as Counted, View } from '#games/anti-monopoly/types.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import type { CountProps } from '#web/kit/interface/game-page.ts';
import { Token } from '#web/kit/svg/token.tsx';
import { campOf, seatsOf } from '../facts.ts';
import { type CountLine, countLines, scoringOf, winnersOf } from '../count.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { type Speech, speechOf } from '../targets.ts';
import { Slip } from '#web/kit/parts/slip.tsx';

interface SumsProps {
  readonly view: View;
  readonly speech: Speech;
}

const headOf = (view: View, { words, name }: Speech): string => {
  const { point } = view.table;
  if (point.kind !== 'gameOver') return words('count.present');
  const winners = winnersOf(view).map((seat) => name(seat));
  if (point.winningCamp === null) return words('count.draw');
  const [only = ''] = winners;
  return winners.length === 1
    ? words('count.winner', { name: only, camp: words(`campsMany.${point.winningCamp}`).toLowerCase() })
    : words('count.winners', { names: winners });
};

const Row = ({ view, speech, line }: { readonly view: View; readonly speech: Speech; readonly line: CountLine }) => {
  const { words, money } = speech;
  const camp = campOf(view, line.seat);
  return (
    <tr class={line.rank === 1 ? 'am-winner' : ''}>
      <td>{line.rank === null ? '' : words('count.rank', { rank: line.rank })}</td>
      <th scope="row">
        <span class="row">
          <Token seat={line.seat} name={speech.name(line.seat)} size={28} />
          {speech.name(line.seat)}
          {camp !== null && <CampBadge camp={camp} size={17} label={words(`camps.${camp}`)} />}
        </span>
        {line.represents && <small>{words('count.represents')}</small>}
      </th>
      {line.count === null ? (
        <td colSpan={3} class="help">
          {line.out === null ? '' : words('count.out', { place: line.out })}
        </td>
      ) : (
        <Figures count={line.count} money={money} />
      )}
    </tr>
  );
};

const Figures = ({ count, money }: { readonly count: Counted; readonly money: Speech['money'] }) => (
  <>
    <td>{money(count.holdings)}</td>
    <td>
      {money(count.income)}
      {count.throws.length > 0 && <small>{`(${count.throws.join(', ')})`}</small>}
    </td>
    <td>
      <b>{money(count.score)}</b>
    </td>
  </>
);

/** AM-13.8: elimination order, score throws, winner and winning camp; before the end the present count. */
const Sums = ({ view, speech }: SumsProps) => {
  const { words } = speech;
  const scoring = scoringOf(view);
  const holdings = scoring === 'liquid' ? words('count.liquid') : scoring === 'tournament' ? words('count.kept') : words('count.cash');
  const over = view.table.point.kind === 'gameOver';
  const thrown = over && view.table.point.counts.some(({ throws }) => throws.length > 0);
  const out = seatsOf(view)
    .filter((seat) => view.table.players[seat]?.eliminationOrder !== null)
    .toSorted((a, b) => (view.table.players[a]?.eliminationOrder ?? 0) - (view.table.players[b]?.eliminationOrder ?? 0));
  return (
    <>
      <p>{words(`count.rule.${scoring}`)}</p>
      <table class="sums">
        <Heads of={[null, words('count.player'), holdings, words('count.income'), words('count.total')]} />
        <tbody>
          {countLines(view).map((line) => (
            <Row key={line.seat} view={view} speech={speech} line={line} />
          ))}
        </tbody>
      </table>
      <p>{over ? (thrown ? words('count.scoreThrows') : '') : words('count.spAt')}</p>
      {over && <p>{`${words('count.eliminated')}\u00a0: ${out.length === 0 ? words('count.nobodyOut') : out.map((seat) => speech.name(seat)).join(', ')}`}</p>}
    </>
  );
};

/** What the count would be now, near the limit. */
export const CountSlip = ({ view, speech, onClose }: SumsProps & { readonly onClose: () => void }) => (
  <Slip title={headOf(view, speech)} closeLabel={speech.words('close')} class="am-count" asked onClose={onClose}>
    <Sums view={view} speech={speech} />
  </Slip>
);

/** The last count. */
export const Count = ({ view, voice }: CountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  return (
    <section class="am-count">
      <h3>{headOf(view, speech)}</h3>
      <Sums view={view} speech={speech} />
    </section>
  );
};
