import { type AnyGame, range } from '#kernel';
import { countableOf } from '#lab/measured.ts';
import { parseMeasure } from '#lab/measures.ts';
import { figureName, measureText } from '#lab/words.ts';
import { useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { Select } from '../../parts/choices.tsx';
import { lang } from '../../store/settings.ts';
import type { Draft } from './draft.ts';
import { OwnForm } from './own-form.tsx';

/** Measures in sight before the rest is unfolded. */
const MOST_MEASURES = 14;
/** How a figure that every seat has is taken together. */
const GROUPINGS = ['mean', 'min', 'max', 'sum', 'top', 'half', 'gini'] as const;

interface MeasuredProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  /** Words that a trial has found; null: it is still under way. */
  readonly found: readonly string[] | null;
  readonly onChange: (draft: Draft) => void;
}

/** Figures that every seat has, as the trial found them. */
const seatFigures = (found: readonly string[]): readonly string[] => found.flatMap((word) => (word.startsWith('mean:') ? [word.slice('mean:'.length)] : []));

/** What is measured: words of the lab, measures of one's own, and Lorenz's curve. */
export const Measured = ({ draft, game, found, onChange }: MeasuredProps) => {
  const [whole, setWhole] = useState(false);
  const wins = [
    'win:order/0',
    ...(game.bench?.sides ?? []).map((side) => `win:side/${side}`),
    ...Object.keys(game.bench?.endings ?? {})
      .slice(0, 2)
      .map((end) => `end:${end}`),
  ];
  // What concerns all seats together tells more of an economy than the price of one thing.
  const figures = (found ?? []).toSorted((a, b) => Number(b.includes(':')) - Number(a.includes(':')));
  const own = draft.own.map(({ name }) => name);
  const words = [...new Set([...draft.measures, ...own, ...wins, ...figures])];
  const seated = seatFigures(found ?? []);
  const table = countableOf(
    game,
    range(draft.players).map(() => draft.bot),
  );
  const name = (word: string): string => {
    const measure = own.includes(word) ? null : parseMeasure(word, table);
    return measure === null ? word : measureText(measure, game, lang.value);
  };
  /** Whoever asks for a Gini wants to see the curve behind it. */
  const take = (word: string): Draft => {
    const figure = word.startsWith('gini:') ? word.slice('gini:'.length) : '';
    return { ...draft, measures: [...draft.measures, word], lorenz: draft.lorenz === '' ? figure : draft.lorenz };
  };
  const toggle = (word: string): void =>
    onChange(draft.measures.includes(word) ? { ...draft, measures: draft.measures.filter((one) => one !== word) } : take(word));
  return (
    <section class="stack" aria-labelledby="lab-measured">
      <h2 id="lab-measured">
        {tl('measured')} <small>{tl('measuredHelp')}</small>
      </h2>
      {found === null && <p class="hint">{tl('measuring')}</p>}
      <div class="chips cluster" role="group" aria-labelledby="lab-measured">
        {(whole ? words : words.slice(0, MOST_MEASURES)).map((word) => (
          <span key={word} class="row tight">
            <label class={`chip row pick ${draft.measures[0] === word ? 'decisive' : ''}`}>
              <input type="checkbox" checked={draft.measures.includes(word)} onChange={() => toggle(word)} />
              {name(word)}
            </label>
            {own.includes(word) && (
              <button
                type="button"
                class="text-btn"
                aria-label={tl('forget', { question: word })}
                onClick={() =>
                  onChange({ ...draft, own: draft.own.filter((one) => one.name !== word), measures: draft.measures.filter((one) => one !== word) })
                }
              >
                ×
              </button>
            )}
          </span>
        ))}
        {words.length > MOST_MEASURES && (
          <button type="button" class="text-btn" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? tl('fewer') : tl('allOf', { count: words.length })}
          </button>
        )}
      </div>
      {found !== null && (
        <OwnForm
          words={[...new Set(['turns', 'moves', ...wins, ...found, ...seated.flatMap((figure) => GROUPINGS.map((how) => `${how}:${figure}`))])]}
          name={name}
          onMake={(made) =>
            onChange({ ...draft, own: [...draft.own.filter((one) => one.name !== made.name), made], measures: [...new Set([...draft.measures, made.name])] })
          }
        />
      )}
      {draft.kind !== 'map' && seated.length > 0 && (
        <div class="lab-row">
          <div>
            <h3>{tl('lorenz')}</h3>
            <p class="hint">{tl('lorenzHelp')}</p>
          </div>
          <div class="cluster lab-controls">
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
