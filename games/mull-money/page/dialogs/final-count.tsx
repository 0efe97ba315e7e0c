import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { player } from '#games/mull-money/rules/facts.ts';
import { isDisaster, type Score } from '#games/mull-money/scoring.ts';
import { SERVICES, type View } from '#games/mull-money/types.ts';
import { Token } from '#web/kit/svg/token.tsx';
import { type Count as CompanyScore, finalCount, sumText } from '../count.ts';
import type { CountProps } from '#web/kit/interface/game-page.ts';
import { type Speech, speechOf } from '../speech.ts';

interface Line {
  readonly label: string;
  /** Where the points come from. */
  readonly detail: (count: CompanyScore) => string;
  readonly points: (score: Score) => number;
}

/** MM-5.5: growth, three departments, half the treasury, loans. */
const linesOf = (view: View, { words, money }: Speech): readonly Line[] => [
  { label: words('count.growth'), detail: ({ score }) => words('count.column', { growth: score.growth }), points: ({ growth }) => growth },
  ...SERVICES.map((service) => ({
    label: words(`services.${service}`),
    detail: ({ seat }: CompanyScore) => words('count.marker', { marker: player(view, seat)[service] }),
    points: (score: Score) => score[service],
  })),
  { label: words('count.cash'), detail: ({ cash }) => words('count.half', { cash: money(cash) }), points: ({ cash }) => cash },
  {
    label: words('count.credits'),
    detail: ({ seat }) => {
      const { credits: count } = player(view, seat);
      return count === 0 ? words('count.noLoan') : words('count.loans', { count });
    },
    points: ({ credits }) => credits,
  },
];

const headOf = ({ table }: View, { words }: Speech): { readonly title: string; readonly lead: string | null } => {
  const { point } = table;
  if (point.kind !== 'gameOver') return { title: words('count.title'), lead: null };
  if (isDisaster(point.reason)) return { title: words(`count.disasters.${point.reason}`), lead: `${words('count.forInformation')} ${words('count.lesson')}` };
  if (point.reason === 'forfeit') return { title: words('count.title'), lead: words('count.forfeit') };
  if (point.reason === 'abandoned') return { title: words('count.title'), lead: words('count.abandoned') };
  return { title: words('count.title'), lead: null };
};

const Points = ({ value, speech }: { readonly value: number; readonly speech: Speech }) => <b class={value < 0 ? 'loss' : ''}>{speech.number(value)}</b>;

const Cells = ({ counts, children }: { readonly counts: readonly CompanyScore[]; readonly children: (count: CompanyScore) => ComponentChildren }) => (
  <>
    {counts.map((count) => (
      <td key={count.seat} class={count.rank === 1 ? 'mm-winner' : ''}>
        {children(count)}
      </td>
    ))}
  </>
);

/** Two companies with the same points on different ranks. */
const isTied = (counts: readonly CompanyScore[]): boolean =>
  counts.some((count, index) => {
    const next = counts[index + 1];
    return next !== undefined && next.score.total === count.score.total && next.rank !== count.rank;
  });

interface SumsProps {
  readonly view: View;
  readonly speech: Speech;
  readonly counts: readonly CompanyScore[];
}

const CountTable = ({ view, speech, counts }: SumsProps) => {
  const { words, name } = speech;
  return (
    <table class="sums">
      <thead>
        <tr>
          <td />
          {counts.map(({ seat, rank }) => (
            <th key={seat} scope="col">
              <Token seat={seat} name={name(seat)} size={34} />
              {name(seat)}
              {rank !== null && <em>{words('rank', { rank })}</em>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(view, speech).map(({ label, detail, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Cells counts={counts}>
              {(count) => (
                <>
                  <small>{detail(count)}</small>
                  <Points value={points(count.score)} speech={speech} />
                </>
              )}
            </Cells>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words('count.total')}</th>
          <Cells counts={counts}>
            {(count) => (
              <>
                <small>{sumText(count, speech)}</small>
                <b>{words('points', { count: count.score.total })}</b>
              </>
            )}
          </Cells>
        </tr>
      </tfoot>
    </table>
  );
};

const CompanyCount = ({ view, speech, count }: Omit<SumsProps, 'counts'> & { readonly count: CompanyScore }) => {
  const { words, name } = speech;
  return (
    <section class="mm-company-count">
      <h3 class="row ruled">
        <Token seat={count.seat} name={name(count.seat)} size={30} />
        {name(count.seat)}
        {count.rank !== null && <em class="push">{words('rank', { rank: count.rank })}</em>}
      </h3>
      <dl class="entries">
        {linesOf(view, speech).map(({ label, detail, points }) => (
          <div key={label} class="row ends">
            <dt>{label}</dt>
            <dd class="row">
              <small>{detail(count)}</small>
              <Points value={points(count.score)} speech={speech} />
            </dd>
          </div>
        ))}
        <div class="row ends mm-company-total">
          <dt>{sumText(count, speech)}</dt>
          <dd class="row">
            <b>{words('points', { count: count.score.total })}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
};

/** MM-13.9: itemised scores, closed by the sum written out: a column for each company, on a phone one company below the other. */
export const Count = ({ view, voice, wide }: CountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words } = speech;
  const counts = finalCount(view) ?? [];
  const { title, lead } = headOf(view, speech);
  const disaster = view.table.point.kind === 'gameOver' && isDisaster(view.table.point.reason);
  return (
    <section class={disaster ? 'mm-count mm-disaster' : 'mm-count'}>
      <h3>{title}</h3>
      {lead !== null && <p class="mm-count-lead">{lead}</p>}
      {wide ? (
        <CountTable view={view} speech={speech} counts={counts} />
      ) : (
        counts.map((count) => <CompanyCount key={count.seat} view={view} speech={speech} count={count} />)
      )}
      {isTied(counts) && <p class="hint">{words('count.tie')}</p>}
    </section>
  );
};
