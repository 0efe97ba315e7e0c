import { formatNumber } from '#kernel';
import { letterOf } from '#lab/document.ts';
import type { ReadyExperiment } from '#lab/experiment.ts';
import type { Findings } from '#lab/findings.ts';
import { useMemo, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { lang } from '../../store/settings.ts';
import { openedRecording } from '../replay/recorded.ts';
import { type Crew, recordingOf } from './crew.ts';
import { measureNames, writers } from './figures.ts';
import { type Bin, binsOf, Histogram } from './histogram.tsx';

const MOST_LISTED = 40;

/** Where games end, and from any bar to the very games in it. */
export const Ends = ({ crew, ready, findings }: { readonly crew: Crew; readonly ready: ReadyExperiment; readonly findings: Findings }) => {
  const [chosen, setChosen] = useState<Bin | null>(null);
  const [busy, setBusy] = useState(false);
  const { write } = writers(findings, lang.value);
  const arms = useMemo(
    () =>
      binsOf(
        crew.rows.whole().map((own) => own.slice(0, findings.games)),
        0,
      ),
    [findings],
  );
  const show = async (arm: number, game: number): Promise<void> => {
    setBusy(true);
    const recording = await recordingOf(crew.document, lang.value, arm, game);
    setBusy(false);
    if (recording === null) return;
    openedRecording.value = recording;
    goTo(pathTo.replay(null));
  };
  if (arms.length === 0) return null;
  return (
    <section class="sheet padded stack" aria-labelledby="lab-ends">
      <h2 id="lab-ends">{tl('ends')}</h2>
      <p class="hint">{tl('endsHelp', { measure: measureNames(ready, lang.value)[0] ?? '', games: findings.games })}</p>
      <Histogram arms={arms} write={(value) => write(0, value)} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <div class="stack tight no-print">
          <b>{tl('binGames', { arm: letterOf(chosen.arm), low: write(0, chosen.low), high: write(0, chosen.high) })}</b>
          <p class="cluster tight">
            {chosen.games.slice(0, MOST_LISTED).map((game) => (
              <button
                key={game}
                type="button"
                class="btn small"
                disabled={busy}
                aria-label={tl('openGame', { game: String(game) })}
                onClick={() => void show(chosen.arm, game)}
              >
                {game}
              </button>
            ))}
          </p>
          {busy && <p class="hint">{tl('replaying')}</p>}
        </div>
      )}
      <table class="sums">
        <caption class="hidden-words">{tl('reasons')}</caption>
        <thead>
          <tr>
            <th scope="col">{tl('reasons')}</th>
            {findings.arms.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(findings.arms.flatMap(({ ends }) => Object.keys(ends)))].map((reason) => (
            <tr key={reason}>
              <th scope="row">{reason}</th>
              {findings.arms.map(({ name, ends }) => (
                <td key={name}>{formatNumber(ends[reason] ?? 0, lang.value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
