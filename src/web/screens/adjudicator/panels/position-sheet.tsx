import { at } from '#kernel/collections.ts';
import { choicesOf, Segments } from '../../../kit/parts/choices.tsx';
import { CopyButton } from '../../../kit/parts/copy-button.tsx';
import { Icon } from '../../../kit/svg/icon.tsx';
import { commit, load, scenario, verdict } from '../desk.ts';
import { writeLink } from '../link.ts';
import { board } from '../powers.tsx';
import { recordsOf } from '../record.ts';
import { SAMPLES, staged } from '../samples.ts';
import { positionOf, type Readings } from '../scenario.ts';
import { ta } from '../words.ts';

const loadNamed = (name: string): void => {
  if (name === 'start') load(positionOf(board.map.start));
  else if (name === 'empty') load(positionOf([]));
  else if (name !== '') load(staged(at(SAMPLES, Number(name))));
};

/** Where to begin: the start of a game, an empty map, or a case that everybody argues about. */
export const PositionChoice = () => (
  <span class="choice phone-w-full">
    <select
      aria-label={ta('position.load')}
      value=""
      onChange={(event) => {
        loadNamed(event.currentTarget.value);
        event.currentTarget.value = '';
      }}
    >
      <option value="">{ta('position.load')}</option>
      <option value="start">{ta('position.start')}</option>
      <option value="empty">{ta('position.clear')}</option>
      <optgroup label={ta('position.samples')}>
        {SAMPLES.map(({ name, datc }, index) => (
          <option key={name} value={String(index)}>
            {ta(name)}
            {datc === null ? '' : ` (${datc})`}
          </option>
        ))}
      </optgroup>
    </select>
    <Icon name="down" size={15} />
  </span>
);

const change = (readings: Partial<Readings>): void => commit({ ...scenario.value, readings: { ...scenario.value.readings, ...readings } });

export const OptionsSheet = () => {
  const { paradox, convoyFallback } = scenario.value.readings;
  return (
    <section class="sheet padded stack min-w-0" aria-labelledby="options-title">
      <h2 id="options-title" class="t6">
        {ta('options.title')}
      </h2>
      <div class="stack tight t3">
        <span>{ta('options.paradox')}</span>
        <Segments
          label={ta('options.paradox')}
          value={paradox}
          choices={choicesOf({ szykman: ta('options.szykman'), hold: ta('options.hold') })}
          onChange={(value) => change({ paradox: value })}
        />
      </div>
      <div class="stack tight t3">
        <span>{ta('options.fallback')}</span>
        <Segments
          label={ta('options.fallback')}
          value={convoyFallback}
          choices={choicesOf({ none: ta('options.none'), land: ta('options.land') })}
          onChange={(value) => change({ convoyFallback: value })}
        />
      </div>
    </section>
  );
};

export const ShareSheet = () => (
  <section class="sheet padded stack min-w-0" aria-labelledby="share-title">
    <h2 id="share-title" class="t6">
      {ta('share.title')}
    </h2>
    <p class="hint">{ta('share.words')}</p>
    <CopyButton text={`${location.origin}${location.pathname}#${writeLink(scenario.value)}`} words={ta('share.link')} class="btn" />
    <CopyButton text={recordsOf(scenario.value, verdict.value)} words={ta('share.record')} class="btn" />
    <p class="hint">{ta('share.recordWords')}</p>
  </section>
);
