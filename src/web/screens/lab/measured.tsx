import type { AnyGame } from '#kernel/game.ts';
import { figureName } from '#lab/words.ts';
import { tl } from '../../i18n/lab.ts';
import { Select } from '../../kit/parts/choices.tsx';
import { lang } from '../../browser/settings.ts';
import type { Draft } from './draft.ts';
import { PickMeasures, seatFigures } from './pick-measures.tsx';
import { probabilityText } from '#lab/measured.ts';
import type { DifferenceFound } from '#lab/findings.ts';
import type { BenchProps } from './bench.ts';
import { armColour } from './charts.tsx';

interface MeasuredProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  /** Words that a trial has found; null: it is still under way. */
  readonly found: readonly string[] | null;
  readonly onChange: (draft: Draft) => void;
}

/** What is measured: words of the lab, measures of one's own, and Lorenz's curve. */
export const Measured = (props: MeasuredProps) => {
  const { draft, game, found, onChange } = props;
  const seated = seatFigures(found ?? []);
  return (
    <section class="stack" aria-labelledby="lab-measured">
      <h2 id="lab-measured">
        {tl('measured')} <small class="lab-aside">{tl('measuredHelp')}</small>
      </h2>
      {found === null && <p class="hint">{tl('measuring')}</p>}
      <PickMeasures {...props} found={found ?? []} />
      {draft.kind !== 'map' && seated.length > 0 && (
        <div class="lab-row flex wrap ends gap-5">
          <div>
            <h3>{tl('lorenz')}</h3>
            <p class="hint">{tl('lorenzHelp')}</p>
          </div>
          <div class="cluster">
            <Select
              label={tl('lorenz')}
              value={draft.lorenz}
              choices={[{ value: '', text: tl('noLorenz') }, ...seated.map((figure) => ({ value: figure, text: figureName(game, figure, lang.value) }))]}
              onChange={(lorenz) => onChange({ ...draft, lorenz })}
            />
            {draft.lorenz !== '' && (
              <input
                class="input lab-turns"
                inputMode="numeric"
                aria-label={tl('lorenzTurns')}
                placeholder={tl('lorenzTurns')}
                value={draft.lorenzTurns}
                onChange={(event) => onChange({ ...draft, lorenzTurns: event.currentTarget.value })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
};

const REACH = 4;
const dotAt = (sigmas: number): number => 50 + (46 * Math.max(-REACH, Math.min(REACH, sigmas))) / REACH;

/** The difference in standard deviations, as a dot with its interval between −4 and +4. */
const EffectDot = ({ gap: { mean, low, high, effect } }: { readonly gap: DifferenceFound }) => {
  // What turns a difference into standard deviations; nothing, where nothing scatters.
  const scale = mean === 0 ? 0 : effect / mean;
  return (
    <svg class="lab-dot" viewBox="0 0 100 16" fill="var(--ink)" aria-hidden="true">
      <path d={`M50 1V15M${dotAt(low * scale)} 8H${dotAt(high * scale)}`} stroke="var(--ink-2)" />
      <circle cx={dotAt(effect)} cy="8" r="4.5" />
    </svg>
  );
};

export const AllMeasures = ({ findings, writing, names }: BenchProps) => {
  const { write, gap, gapRange, effect } = writing;
  const two = findings.arms.length === 2;
  return (
    <section class="sheet padded stack across-all" aria-labelledby="lab-all">
      <h2 id="lab-all">{tl('allMeasures')}</h2>
      <p class="hint">
        {tl('allHelp')} {two && tl('dotHelp')} {findings.arms.length > 2 && tl('allFromFirst', { first: names[0] ?? '' })}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="lab-all">
        <table class="sums">
          <thead>
            <tr>
              <th class="align-top" scope="col">
                {tl('measure')}
              </th>
              {names.map((name, arm) => (
                <th class="align-top" key={name} scope="col" style={{ color: armColour(arm) }}>
                  {name}
                </th>
              ))}
              {two &&
                [tl('gap'), tl('effect'), tl('chance')].map((head) => (
                  <th class="align-top" key={head} scope="col">
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
                  <th class="align-top lab-row" scope="row">
                    {name}
                  </th>
                  {findings.arms.map(({ name: arm, measures }, place) => {
                    const own = measures[index] ?? null;
                    // Of more than two arms each tells its difference from the first under its own figure.
                    const from = two ? undefined : findings.differences.find((one) => one.measure === index && one.arm === place);
                    return (
                      <td class="align-top" key={arm}>
                        {own === null ? '–' : <b>{write(index, own.mean)}</b>}
                        {own !== null && <small class="block">{writing.range(index, own)}</small>}
                        {from !== undefined && (
                          <small class="block">
                            {tl('fromFirst', { gap: gap(index, from.mean), range: gapRange(index, from), p: probabilityText(from.pOfAll, lang.value) })}
                          </small>
                        )}
                      </td>
                    );
                  })}
                  {two && (
                    <>
                      <td class="align-top">
                        {found === undefined ? '–' : <b>{gap(index, found.mean)}</b>}
                        {found !== undefined && <small class="block">{gapRange(index, found)}</small>}
                      </td>
                      <td class="align-top">
                        {found === undefined ? '' : `${effect(found)} σ`}
                        {found !== undefined && <EffectDot gap={found} />}
                      </td>
                      <td class="align-top">{found === undefined ? '' : probabilityText(found.pOfAll, lang.value)}</td>
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
