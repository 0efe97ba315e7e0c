import type { ComponentChildren } from 'preact';
import { player } from '#games/mull-money/rules/facts.ts';
import { isDisaster, type Score } from '#games/mull-money/scoring.ts';
import { SERVICES } from '#games/mull-money/types.ts';
import type { CountProps } from '#web/kit/interface/game-page.ts';
import { Token } from '#web/kit/svg/seats.tsx';
import { type Count as CompanyScore, finalCount, sumText } from '../count.ts';
import { type Speech, useScene } from '../scene.tsx';

interface Line {
  readonly label: string;
  /** Where the points come from. */
  readonly detail: (count: CompanyScore) => string;
  readonly points: (score: Score) => number;
}

/** MM-5.5: growth, three departments, half the treasury, loans. */
const linesOf = ({ view, words, money }: Speech): readonly Line[] => [
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

const headOf = ({ view, words }: Speech): { readonly title: string; readonly lead: string | null } => {
  const { point } = view.table;
  const title = words('count.title');
  if (point.kind !== 'gameOver') return { title, lead: null };
  const { reason } = point;
  if (isDisaster(reason)) return { title: words(`count.disasters.${reason}`), lead: `${words('count.forInformation')} ${words('count.lesson')}` };
  return { title, lead: reason === 'forfeit' || reason === 'abandoned' ? words(`count.${reason}`) : null };
};

/** Two companies with the same points on different ranks. */
const isTied = (counts: readonly CompanyScore[]): boolean =>
  counts.some((count, index) => {
    const next = counts[index + 1];
    return next !== undefined && next.score.total === count.score.total && next.rank !== count.rank;
  });

const Points = ({ value }: { readonly value: number }) => <b class={`min-w-28 t5 text-right nowrap${value < 0 ? ' loss' : ''}`}>{useScene().number(value)}</b>;

interface CellsProps {
  readonly counts: readonly CompanyScore[];
  readonly class?: string;
  readonly children: (count: CompanyScore) => ComponentChildren;
}

const Cells = ({ counts, class: more = '', children }: CellsProps) => (
  <>
    {counts.map((count) => (
      <td key={count.seat} class={count.rank === 1 ? `bg-now ${more}` : more}>
        {children(count)}
      </td>
    ))}
  </>
);

const CountTable = ({ counts }: { readonly counts: readonly CompanyScore[] }) => {
  const scene = useScene();
  const { words, name } = scene;
  return (
    <table class="sums">
      <thead>
        <tr>
          <td />
          {counts.map(({ seat, rank }) => (
            <th key={seat} class="besley" scope="col">
              <span class="mm-count-token block">
                <Token seat={seat} name={name(seat)} size={34} />
              </span>
              {name(seat)}
              {rank !== null && <em class="mm-count-rank text-ink-2 block">{words('rank', { rank })}</em>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(scene).map(({ label, detail, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Cells counts={counts}>
              {(count) => (
                <>
                  <small class="mm-count-detail">{detail(count)}</small>
                  <Points value={points(count.score)} />
                </>
              )}
            </Cells>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th class="ink-over double-under" scope="row">
            {words('count.total')}
          </th>
          <Cells counts={counts} class="ink-over double-under">
            {(count) => (
              <>
                <small class="block">{sumText(count, scene)}</small>
                <b class="t5">{words('points', { count: count.score.total })}</b>
              </>
            )}
          </Cells>
        </tr>
      </tfoot>
    </table>
  );
};

const CompanyCount = ({ count, first }: { readonly count: CompanyScore; readonly first: boolean }) => {
  const scene = useScene();
  const { words, name } = scene;
  return (
    <section class={first ? undefined : 'mt-5'}>
      <h3 class="row ruled">
        <Token seat={count.seat} name={name(count.seat)} size={30} />
        {name(count.seat)}
        {count.rank !== null && <em class="mm-count-rank text-ink-2 push">{words('rank', { rank: count.rank })}</em>}
      </h3>
      <dl class="entries">
        {linesOf(scene).map(({ label, detail, points }) => (
          <div key={label} class="row ends">
            <dt>{label}</dt>
            <dd class="row w400">
              <small>{detail(count)}</small>
              <Points value={points(count.score)} />
            </dd>
          </div>
        ))}
        <div class="row ends ink-over double-under">
          <dt>{sumText(count, scene)}</dt>
          <dd class="row w400">
            <b class="t5 text-right nowrap">{words('points', { count: count.score.total })}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
};

/** MM-13.9: itemised scores, closed by the sum written out: a column for each company, on a phone one company below the other. */
export const Count = ({ wide }: CountProps) => {
  const scene = useScene();
  const { view, words } = scene;
  const counts = finalCount(view) ?? [];
  const { title, lead } = headOf(scene);
  const disaster = view.table.point.kind === 'gameOver' && isDisaster(view.table.point.reason);
  return (
    <section class={disaster ? 'mm-count mm-disaster' : 'mm-count'}>
      <h3>{title}</h3>
      {lead !== null && <p class="mb-4">{lead}</p>}
      {wide ? <CountTable counts={counts} /> : counts.map((count, index) => <CompanyCount key={count.seat} count={count} first={index === 0} />)}
      {isTied(counts) && <p class="hint">{words('count.tie')}</p>}
    </section>
  );
};
