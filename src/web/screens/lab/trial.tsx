import { formatNumber } from '#kernel/words.ts';
import { type ExperimentDocument, gamesInAll } from '#lab/document.ts';
import { percentText } from '#lab/figures.ts';
import { leastVisible } from '#lab/statistics.ts';
import { useEffect, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { lang } from '../../store/settings.ts';
import { tried, workersHere } from './crew.ts';
import type { Trial } from './lab-worker.ts';
import { duration } from './setting.tsx';

/** A few games are played in a worker: what can be measured, how long it takes, what will be seen. */
export const useTrial = (document: ExperimentDocument): Trial | string | null => {
  const [trial, setTrial] = useState<Trial | string | null>(null);
  const { question: _question, games: _games, ...rest } = document;
  const key = JSON.stringify(rest);
  useEffect(() => {
    let wanted = true;
    setTrial(null);
    // A finger that holds a stepper does not want a game for each step.
    const soon = setTimeout(
      () =>
        void tried({ ...document, measures: document.measures.length === 0 ? ['turns'] : document.measures }, lang.value).then(
          (found) => wanted && setTrial(found),
        ),
      250,
    );
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [key]);
  return trial;
};

/** How long it will take here, and what can be seen with so many games. */
export const Promised = ({ trial, document }: { readonly trial: Trial; readonly document: ExperimentDocument }) => {
  const { deviation, share, error } = trial;
  const visible = deviation === null || deviation === 0 ? null : leastVisible(deviation, document.games);
  return (
    <>
      <p>
        <b class="lab-figure">{duration((trial.seconds * gamesInAll(document)) / workersHere())}</b> {tl('onDevice')}
      </p>
      {visible !== null && (
        <p class="hint">{tl('visible', { gap: share ? percentText(visible, lang.value) : formatNumber(Number(visible.toPrecision(2)), lang.value) })}</p>
      )}
      {error !== null && <p class="notice wrong">{error}</p>}
    </>
  );
};
