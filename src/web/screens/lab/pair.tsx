import { fairShare } from '#lab/measured.ts';
import { tl } from '../../i18n/lab.ts';
import type { BenchProps } from './bench.ts';
import { ArmMark, armColour } from './charts.tsx';

/** A measure in every arm: a bar to its mean, its interval, its figure; an equal share across, where there is one; the difference under it. */
export const Pair = ({ ready, findings, writing, names, measure }: BenchProps & { readonly measure: number }) => {
  const found = findings.arms.map(({ measures }) => measures[measure] ?? null);
  const known = found.flatMap((own) => (own === null ? [] : [own]));
  const from = Math.min(0, ...known.map(({ low }) => low));
  const to = Math.max(findings.shares[measure] === true ? 1 : 0, ...known.map(({ high }) => high)) || 1;
  const part = (value: number): string => String((value - from) / (to - from || 1));
  const fair = ready.arms.map(({ prepared, measures }) => {
    const own = measures[measure];
    return own === undefined ? null : fairShare(prepared, own);
  });
  const gap = findings.differences.find((one) => one.measure === measure && one.arm === 1);
  return (
    <section class="sheet padded stack" aria-labelledby="lab-pair">
      <h2 id="lab-pair">{writing.names[measure]}</h2>
      <p class="hint">
        {tl('pairHelp', { games: findings.games })} {fair[0] !== null && fair[0] !== undefined && tl('fairHelp', { share: writing.write(measure, fair[0]) })}
      </p>
      <dl class="lab-pair">
        {found.map((own, arm) => {
          const share = fair[arm] ?? null;
          return own === null ? null : (
            <div key={names[arm]} style={{ display: 'contents', '--arm': armColour(arm) }}>
              <dt>
                <ArmMark arm={arm} /> <small>{names[arm]}</small>
              </dt>
              <dd class="lab-bar" style={{ '--mean': part(own.mean), '--low': part(own.low), '--high': part(own.high) }}>
                {share !== null && <i style={{ '--fair': part(share) }} />}
              </dd>
              <dd>
                <b>{writing.write(measure, own.mean)}</b>
                <small>{`${writing.write(measure, own.low)} … ${writing.write(measure, own.high)}`}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      {gap !== undefined && (
        <p class="row ends lab-gap">
          <span>{tl(findings.document.dice === 'same' ? 'gapSame' : 'gapOwn')}</span>
          <span>
            <b>{writing.gap(measure, gap.mean)}</b> ± {writing.width(measure, (gap.high - gap.low) / 2)}
          </span>
        </p>
      )}
    </section>
  );
};
