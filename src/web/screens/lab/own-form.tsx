import { MEASURE_LENGTH, MOST_TURN, type OwnMeasure } from '#lab/document.ts';
import { useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { Button } from '../../parts/button.tsx';
import { Segments, Select } from '../../parts/choices.tsx';
import { Stepper } from '../../parts/stepper.tsx';

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
export const OwnForm = ({ words, name, onMake }: OwnFormProps) => {
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
    <fieldset class="lab-own stack">
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
