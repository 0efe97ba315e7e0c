import { MEASURE_LENGTH, MOST_TURN, type OwnMeasure } from '#lab/document.ts';
import { useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { at, range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { countableOf } from '#lab/measured.ts';
import { parseMeasure } from '#lab/measures.ts';
import { figureName, measureText } from '#lab/words.ts';
import { lang } from '../../browser/settings.ts';
import type { Draft } from './draft.ts';

type When = 'end' | 'mean' | 'turn';
type With = 'alone' | 'minus' | 'over';

const WHEN: readonly When[] = ['end', 'mean', 'turn'];
const WITH: readonly With[] = ['alone', 'minus', 'over'];
const SOME_TURN = 10;
/** Who wins, and after how long, is known at the end only. */
const LATE = /^(turns|moves|win:|end:)/;

interface OwnFormProps {
  /** What a measure may be made of. */
  readonly words: readonly string[];
  readonly name: (word: string) => string;
  readonly onMake: (measure: OwnMeasure) => void;
}

/** A measure of one's own: a figure, less another one or divided by it, at the end, at a turn, or as the mean of all turns. */
const OwnForm = ({ words, name, onMake }: OwnFormProps) => {
  const [open, setOpen] = useState(false);
  const [when, setWhen] = useState<When>('end');
  const [turn, setTurn] = useState(SOME_TURN);
  const [combined, setCombined] = useState<With>('alone');
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [title, setTitle] = useState('');
  if (!open)
    return (
      <p>
        <Button onClick={() => setOpen(true)} words={tl('ownWrite')} />
      </p>
    );
  const usable = when === 'end' ? words : words.filter((word) => !LATE.test(word));
  const choices = usable.map((word) => ({ value: word, text: name(word) }));
  const of = usable.find((word) => word === first) ?? usable[0] ?? '';
  const other = usable.find((word) => word === second) ?? usable.find((word) => word !== of) ?? of;
  const made = combined === 'alone' ? name(of) : tl(combined === 'minus' ? 'ownMinus' : 'ownOver', { of: name(of), other: name(other) });
  const usual = (when === 'end' ? made : tl(when === 'mean' ? 'ownMean' : 'ownTurn', { figure: made, turn })).slice(0, MEASURE_LENGTH);
  const make = (): void => {
    const part = combined === 'alone' ? {} : combined === 'minus' ? { minus: other } : { over: other };
    onMake({ name: title.trim() === '' ? usual : title.trim(), of, ...part, at: when === 'turn' ? turn : when });
    setTitle('');
    setOpen(false);
  };
  return (
    <fieldset class="lab-own stack p-5 round-2">
      <legend>{tl('ownTitle')}</legend>
      <p class="cluster">
        <Select label={tl('ownOf')} value={of} choices={choices} onChange={setFirst} />
        <Segments label={tl('ownWith')} value={combined} choices={WITH.map((value) => ({ value, text: tl(`own.${value}`) }))} onChange={setCombined} />
        {combined !== 'alone' && <Select label={tl('ownOther')} value={other} choices={choices} onChange={setSecond} />}
      </p>
      <p class="cluster">
        <Segments label={tl('ownWhen')} value={when} choices={WHEN.map((value) => ({ value, text: tl(`own.${value}`) }))} onChange={setWhen} />
        {when === 'turn' && (
          <Stepper label={tl('ownTurnNumber')} value={turn} scale={{ min: 1, max: MOST_TURN, step: 1 }} text={String(turn)} width={5} onChange={setTurn} />
        )}
      </p>
      <label class="field">
        <span class="label">{tl('ownName')}</span>
        <input
          class="input"
          maxLength={MEASURE_LENGTH}
          value={title}
          placeholder={usual}
          onInput={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would run the experiment.
            event.preventDefault();
            make();
          }}
        />
      </label>
      <p class="cluster">
        <Button class="btn ink" onClick={make} words={tl('ownAdd')} />
        <Button class="text-btn" onClick={() => setOpen(false)} words={tl('ownCancel')} />
      </p>
      <p class="hint">{tl('ownHelp')}</p>
    </fieldset>
  );
};

/** How a figure that every seat has is taken together. */
const GROUPINGS = ['mean', 'gini', 'max', 'min', 'sum', 'top', 'half'] as const;
/** And who wins that had the most of it at half-time. */
const HOW = [...GROUPINGS, 'lead'] as const;
const GROUPS = ['outcome', 'players', 'table', 'own'] as const;
/** Places in the order of play that are worth a measure each. */
const MOST_PLACES = 6;

interface PickProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  /** Words that a trial has found. */
  readonly found: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

/** Figures that every seat has, as the trial found them. */
export const seatFigures = (found: readonly string[]): readonly string[] =>
  found.flatMap((word) => (word.startsWith('mean:') ? [word.slice('mean:'.length)] : []));

/** Length, victories and ends, which every game of the box has. */
const outcomesOf = (game: AnyGame, players: number): readonly string[] => [
  'turns',
  'moves',
  ...range(game.bench?.together === true ? 0 : Math.min(players, MOST_PLACES)).map((place) => `win:order/${place}`),
  ...(game.bench?.sides ?? []).map((side) => `win:side/${side}`),
  ...Object.keys(game.endings ?? {}).map((end) => `end:${end}`),
];

/** The measures that are taken, the one that decides first; and all others by what they are about. */
export const PickMeasures = ({ draft, game, found, onChange }: PickProps) => {
  const [group, setGroup] = useState<(typeof GROUPS)[number]>('outcome');
  const [how, setHow] = useState<(typeof HOW)[number]>('mean');
  const own = draft.own.map(({ name }) => name);
  const outcomes = outcomesOf(game, draft.players);
  const seated = seatFigures(found);
  const words = {
    outcome: outcomes,
    players: seated.map((figure) => `${how}:${figure}`),
    table: found.filter((word) => !word.includes(':') && !outcomes.includes(word)),
    own,
  }[group];
  const table = countableOf(
    game,
    range(draft.players).map((seat) => at(draft.bots, seat % draft.bots.length)),
  );
  const name = (word: string): string => {
    const measure = own.includes(word) ? null : parseMeasure(word, table);
    return measure === null ? word : measureText(measure, game, lang.value);
  };
  /** Beside the word that says how, the figure alone is enough. */
  const short = (word: string): string => (group === 'players' ? figureName(game, word.slice(word.indexOf(':') + 1), lang.value) : name(word));
  const drop = (word: string): Draft => ({ ...draft, measures: draft.measures.filter((one) => one !== word) });
  /** Whoever asks for a Gini wants to see the curve behind it. */
  const take = (word: string): Draft => {
    const figure = word.startsWith('gini:') ? word.slice('gini:'.length) : '';
    return { ...draft, measures: [...draft.measures, word], lorenz: draft.lorenz === '' ? figure : draft.lorenz };
  };
  return (
    <>
      <ol class="cluster gap-3" aria-label={tl('taken')}>
        {draft.measures.map((word, place) => (
          <li key={word} class={`lab-taken chip row tight ${place === 0 ? 'lab-decisive text-sheet' : ''}`}>
            {place === 0 ? (
              <span>{tl('decides', { measure: name(word) })}</span>
            ) : (
              <button
                type="button"
                class="lab-drop text-btn"
                aria-label={tl('letDecide', { measure: name(word) })}
                title={tl('letDecide', { measure: name(word) })}
                onClick={() => onChange({ ...draft, measures: [word, ...drop(word).measures] })}
              >
                {name(word)}
              </button>
            )}
            <button type="button" class="lab-drop text-btn" aria-label={tl('drop', { measure: name(word) })} onClick={() => onChange(drop(word))}>
              ×
            </button>
          </li>
        ))}
      </ol>
      <div class="cluster">
        <Segments label={tl('about')} value={group} choices={GROUPS.map((value) => ({ value, text: tl(`about.${value}`) }))} onChange={setGroup} />
        {group === 'players' && <Select label={tl('how')} value={how} choices={HOW.map((value) => ({ value, text: tl(`how.${value}`) }))} onChange={setHow} />}
      </div>
      <div class="cluster gap-3" role="group" aria-label={tl(`about.${group}`)}>
        {words.map((word) => (
          <span key={word} class="row tight">
            <label class="lab-choice chip row pick">
              <input
                type="checkbox"
                aria-label={name(word)}
                checked={draft.measures.includes(word)}
                onChange={({ currentTarget }) => onChange(currentTarget.checked ? take(word) : drop(word))}
              />
              {short(word)}
            </label>
            {group === 'own' && (
              <button
                type="button"
                class="text-btn"
                aria-label={tl('forget', { question: word })}
                onClick={() => onChange({ ...drop(word), own: draft.own.filter((one) => one.name !== word) })}
              >
                ×
              </button>
            )}
          </span>
        ))}
      </div>
      {group === 'own' && found.length > 0 && (
        <OwnForm
          words={[...new Set([...outcomes, ...found, ...seated.flatMap((figure) => GROUPINGS.map((grouping) => `${grouping}:${figure}`))])]}
          name={name}
          onMake={(made) =>
            onChange({ ...draft, own: [...draft.own.filter((one) => one.name !== made.name), made], measures: [...new Set([...draft.measures, made.name])] })
          }
        />
      )}
    </>
  );
};
