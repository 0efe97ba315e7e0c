import { probabilityText } from '#lab/figures.ts';
import type { DifferenceFound } from '#lab/findings.ts';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../store/settings.ts';
import type { BenchProps } from './bench.ts';
import { armColour } from './charts.tsx';

const REACH = 4;
const dotAt = (sigmas: number): number => 50 + (46 * Math.max(-REACH, Math.min(REACH, sigmas))) / REACH;

/** The difference in standard deviations, as a dot with its interval between −4 and +4. */
const EffectDot = ({ gap: { mean, low, high, effect } }: { readonly gap: DifferenceFound }) => {
  // What turns a difference into standard deviations; nothing, where nothing scatters.
  const scale = mean === 0 ? 0 : effect / mean;
  return (
    <svg class="lab-dot" viewBox="0 0 100 16" aria-hidden="true">
      <path d={`M50 1V15M${dotAt(low * scale)} 8H${dotAt(high * scale)}`} />
      <circle cx={dotAt(effect)} cy="8" r="4.5" />
    </svg>
  );
};

export const AllMeasures = ({ findings, writing, names }: BenchProps) => {
  const { write, gap, gapRange, effect } = writing;
  const two = findings.arms.length === 2;
  return (
    <section class="sheet padded stack lab-wide" aria-labelledby="lab-all">
      <h2 id="lab-all">{tl('allMeasures')}</h2>
      <p class="hint">
        {tl('allHelp')} {two && tl('dotHelp')} {findings.arms.length > 2 && tl('allFromFirst', { first: names[0] ?? '' })}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-all">
        <table class="sums lab-sums">
          <thead>
            <tr>
              <th scope="col">{tl('measure')}</th>
              {names.map((name, arm) => (
                <th key={name} scope="col" style={{ color: armColour(arm) }}>
                  {name}
                </th>
              ))}
              {two &&
                [tl('gap'), tl('effect'), tl('chance')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {writing.names.map((name, index) => {
              const found = two ? findings.differences.find(({ measure }) => measure === index) : undefined;
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {findings.arms.map(({ name: arm, measures }, place) => {
                    const own = measures[index] ?? null;
                    // Of more than two arms each tells its difference from the first under its own figure.
                    const from = two ? undefined : findings.differences.find((one) => one.measure === index && one.arm === place);
                    return (
                      <td key={arm}>
                        {own === null ? '–' : <b>{write(index, own.mean)}</b>}
                        {own !== null && <small class="lab-line">{`${write(index, own.low)} … ${write(index, own.high)}`}</small>}
                        {from !== undefined && (
                          <small class="lab-line">
                            {tl('fromFirst', { gap: gap(index, from.mean), range: gapRange(index, from), p: probabilityText(from.pOfAll, lang.value) })}
                          </small>
                        )}
                      </td>
                    );
                  })}
                  {two && (
                    <>
                      <td>
                        {found === undefined ? '–' : <b>{gap(index, found.mean)}</b>}
                        {found !== undefined && <small class="lab-line">{gapRange(index, found)}</small>}
                      </td>
                      <td>
                        {found === undefined ? '' : `${effect(found)} σ`}
                        {found !== undefined && <EffectDot gap={found} />}
                      </td>
                      <td>{found === undefined ? '' : probabilityText(found.pOfAll, lang.value)}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
