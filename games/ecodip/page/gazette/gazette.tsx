import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { renderText } from '#kernel/messages.ts';
import { holdingsIn } from '#games/ecodip/rules/facts.ts';
import { GOODS, TAGS, type View } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { CopyButton } from '#web/kit/parts/copy-button.tsx';
import { saveAs } from '#web/kit/parts/files.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import type { GazetteProps } from '#web/kit/interface/room-parts.ts';
import type { Voice } from '#kernel/words.ts';
import { formatDayAndHour } from '#web/i18n/time.ts';
import { turnOf } from '../map/of-view.ts';
import { PLATES } from '../map/plates.ts';
import { WorldPicture } from '../map/picture.tsx';
import { PowersTable } from '../account.tsx';
import { seasonWords, te } from '../words.ts';
import { plainText, wrapped } from './plain-text.ts';
import { type GazetteSection, sectionsOf } from './sections.ts';
import { wordsIn } from '../words-in.ts';
import './gazette.css';

type Part = Pick<GazetteProps, 'press' | 'next'>;

/** When the season now under way closes, and whose sheets are missing so far. */
const nextWords = ({ deadline, missing }: NonNullable<GazetteProps['next']>, voice: Voice): readonly string[] => {
  const words = wordsIn(voice.lang);
  return [
    ...(deadline === null ? [] : [words('gazette.deadline', { when: formatDayAndHour(deadline, voice.lang) })]),
    ...(missing.length === 0 ? [] : [words('gazette.missing', { who: missing.map((seat) => voice.seatName(seat)) })]),
  ];
};

/** What was said to everybody during the season, and what comes next. */
export const Press = ({ press = [], next, voice }: Part & Pick<GazetteProps, 'voice'>) => {
  const coming = next === undefined ? [] : nextWords(next, voice);
  return (
    <div class="ec-gazette-columns m-5-0">
      {press.length > 0 && (
        <section class="ec-press">
          <h2 class="t6 ec-gazette-head">{te('gazette.press')}</h2>
          <ul>
            {press.map(({ n, name, text }) => (
              <li key={n} class="p-1-0 t3 unbroken">
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && (
        <section class="ec-press">
          <h2 class="t6 ec-gazette-head">{te('gazette.next')}</h2>
          <ul>
            {coming.map((words) => (
              <li key={words} class="p-1-0 t3 unbroken">
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** The same for a letter. */
export const pressText = ({ press = [], next }: Part, voice: Voice): string => {
  const words = wordsIn(voice.lang);
  const part = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', title, '-'.repeat(title.length), ...lines.map((line) => wrapped(`- ${line}`))];
  return [
    ...part(
      words('gazette.press'),
      press.map(({ name, text }) => `${name}: ${text}`),
    ),
    ...part(words('gazette.next'), next === undefined ? [] : nextWords(next, voice)),
  ].join('\n');
};

/** Dense regions are printed so many times as large as the world. */
const PLATE_SCALE = 3;

/** The public part of a view: a gazette is the same for everybody. */
const openView = (view: View): View => ({ ...view, own: null, desk: null });

const Prices = ({ view }: { readonly view: View }) => (
  <dl class="ec-gazette-prices p-4-0 cluster justify-center">
    {GOODS.map((good) => (
      <div key={good} class="row">
        <dt>{te(`good.${good}`)}</dt>
        <dd class="t6">{view.table.prices[good]} kg</dd>
      </div>
    ))}
    <div class="row">
      <dt>{te('un.title')}</dt>
      <dd class="t6">
        {view.table.un.ABM} ABM · {view.table.un.gold} kg
      </dd>
    </div>
  </dl>
);

const Columns = ({ sections, voice }: { readonly sections: readonly GazetteSection[] } & Pick<GazetteProps, 'voice'>) => (
  <div class="ec-gazette-columns m-5-0">
    {sections
      .filter(({ name }) => name !== 'stocks')
      .map(({ name, lines }) => (
        <section key={name} class="ec-press">
          <h2 class="ruled t6 ec-gazette-head">{te(`section.${name}`)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line.n} class="p-1-0 t3 unbroken">
                <Sentence message={line.text} voice={voice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
  </div>
);

interface PaperProps extends GazetteProps<View> {
  /** What stands under the title: tools, or a warning. */
  readonly children: ComponentChildren;
}

/** The printed page itself. */
export const GazettePaper = ({ view: given, lines, turn, voice, code, press, next, children }: PaperProps) => {
  const view = useMemo(() => openView(given), [given]);
  const { report } = view.table;
  const hasPicture = report.turn === turn - 1 && report.orders.length > 0;
  const drawn = useMemo(() => (hasPicture ? turnOf(view, report) : null), [hasPicture, view, report]);
  const sections = sectionsOf(lines);
  const { centres } = holdingsIn(view);
  return (
    <article class="ec-gazette sheet">
      <header class="titled text-center">
        <p class="hint">
          {te('gazette.number', { n: turn })} · {code}
        </p>
        <h1 class="ec-gazette-title" tabIndex={-1}>
          {te('gazette.name')}
        </h1>
        <p class="ec-gazette-season">{seasonWords(turn - 1)}</p>
      </header>
      {children}
      {drawn !== null && (
        <figure class="unbroken m-5-0">
          <div class="ec-gazette-reach" tabIndex={0} role="group" aria-label={te('gazette.picture')}>
            <WorldPicture position={drawn.position} orders={drawn.orders} width={1120} hasPlates />
          </div>
          <div class="ec-gazette-plates stack items-start below">
            {PLATES.map((plate) => (
              <WorldPicture
                key={plate.number}
                class={plate.number <= 2 ? 'ec-tall-plate' : ''}
                position={drawn.position}
                orders={drawn.orders}
                width={plate.box.width * PLATE_SCALE}
                plate={plate}
              />
            ))}
          </div>
          <figcaption class="hint">{te('gazette.picture')}</figcaption>
        </figure>
      )}
      <Prices view={view} />
      {sections.length === 0 ? <p class="hint">{te('gazette.empty')}</p> : <Columns sections={sections} voice={voice} />}
      <Press press={press} next={next} voice={voice} />
      <PowersTable
        class="sums"
        view={view}
        lang={voice.lang}
        tags={TAGS.toSorted((a, b) => centres[b] - centres[a])}
        figures={['centres', 'units', 'force', ...GOODS]}
        caption={te('powers.title')}
      />
      <p class="hint">{renderText({ key: 'log.disclaimer', clauses: ['EC-1.8'] }, voice)}</p>
    </article>
  );
};

/** The public report of one season: picture, orders and results, bargains, exchange, votes, destruction; to read, print or mail. */
export const Gazette = (props: GazetteProps<View>) => {
  const { lines, turn, voice, code } = props;
  const text = `${plainText(te('gazette.title', { season: seasonWords(turn - 1), code }), sectionsOf(lines), voice)}${pressText(props, voice)}\n`;
  return (
    <GazettePaper {...props}>
      <p class="m-5-0 cluster justify-center no-print">
        <Button class="btn small" icon="ledger" size={16} words={te('gazette.print')} onClick={() => window.print()} />
        <CopyButton class="btn small" text={text} words={te('gazette.copy')} />
        <Button class="btn small" icon="download" size={16} words={te('gazette.save')} onClick={() => saveAs(`ecodip-${code}-${turn}.txt`, text)} />
      </p>
    </GazettePaper>
  );
};
