import type { Example } from '#kernel/example.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesSection } from 'virtual:rules/*';
import { ts } from '../i18n/rules-and-replay.ts';
import { lazily, Loading } from '../kit/parts/waiting.tsx';
import { lang } from '../browser/settings.ts';
import { Icon } from '../kit/svg/icon.tsx';
import { Blocks, GLOSSARY, type OnClause } from './blocks.tsx';
import { booklet, clauseText } from './booklet.ts';
import { examplesOf, openingOf } from './examples.ts';
import { withWords } from './glossary-words.ts';
import { glossaryOf, wordName } from './glossary.ts';
import { practiceOf, type Wish } from './practice.ts';
import { countClauses, findClause, searchBooklet } from './search.ts';
import './rules.css';
import type { Word } from './word.ts';

interface ExampleProps {
  readonly game: string;
  readonly example: Omit<Example, 'clause'>;
}

const ExampleCard = lazily<ExampleProps>(async () => (await import('./example-card.tsx')).ExampleCard);
const OpeningCard = lazily<ExampleProps>(async () => (await import('./example-card.tsx')).OpeningCard);

/** The game in brief. */
const BRIEF = '1';

/** The id of a clause or section in the page. */
const anchorOf = (id: string): string => `rule-${id}`;

/** The words that one must know, before those of the two languages. */
const Words = ({ words, onClause }: { readonly words: readonly Word[]; readonly onClause: OnClause }) => (
  <dl class="glossary">
    {words.map((word) => (
      <div class="p-2-0" key={word.clause + wordName(word)}>
        <dt class="text-ink w700">{wordName(word)}</dt>
        <dd class="w400">
          {word.says[lang.value]}{' '}
          <button type="button" class="clause" onClick={() => onClause(word.clause)}>
            {clauseText(word.clause)}
          </button>
        </dd>
      </div>
    ))}
  </dl>
);

interface SectionProps {
  readonly section: RulesSection;
  readonly words: readonly Word[];
  readonly onClause: OnClause;
  readonly at: string;
  /** What may be tried out of a clause. */
  readonly practice: (clause: string) => ComponentChildren;
  readonly worked: (clause: string) => ComponentChildren;
  readonly opening: ComponentChildren;
}

const Section = ({ section: plain, words, onClause, at, practice, worked, opening }: SectionProps) => {
  const spoken = lang.value;
  const section = useMemo(() => withWords(plain, words, spoken), [plain, words, spoken]);
  const Heading = section.level === 2 ? 'h2' : 'h3';
  return (
    <section class={`rules-section level-${section.level}`}>
      <Heading id={anchorOf(section.number)} class={section.number === at ? 'rules-heading reached t6' : 'rules-heading t6'}>
        <span class="number text-ink-3 w500">{section.number}</span> {section.title}
      </Heading>
      {section.number === GLOSSARY && <Words words={words} onClause={onClause} />}
      <Blocks blocks={section.blocks} onClause={onClause} />
      {practice(section.number)}
      {section.clauses.map(({ id, title, blocks }) => (
        <div key={id} id={anchorOf(id)} class={id === at ? 'rule stack reached p-3-4 blue-over gap-2-4' : 'rule stack p-3-4 blue-over gap-2-4'}>
          <button type="button" class="clause rule-clause" onClick={() => onClause(id)}>
            {clauseText(id)}
          </button>
          <div>
            {title !== null && <p class="rule-title w700">{title}</p>}
            <Blocks blocks={blocks} onClause={onClause} />
            {practice(id)}
          </div>
          {worked(id)}
        </div>
      ))}
      {section.number === BRIEF && opening}
    </section>
  );
};

interface ReaderProps {
  readonly game: string;
  /** The clause to open at; empty for the beginning. */
  readonly at: string;
  readonly onGo: (id: string) => void;
  /** On a page of its own there is room for worked examples with their boards. */
  readonly examples?: boolean;
  /** Where examples can be tried out; without it none is offered. */
  readonly onTry?: (wish: Wish) => void;
}

/** The whole booklet: searchable, opened at a clause. */
export const Reader = ({ game, at, onGo, onTry, examples = false }: ReaderProps) => {
  const [query, setQuery] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const sections = booklet(game);
  const Practice = onTry === undefined ? null : practiceOf(game);
  const worked = examples ? examplesOf(game) : [];
  const practice = (clause: string): ComponentChildren => (Practice === null || onTry === undefined ? null : <Practice clause={clause} onTry={onTry} />);
  const examplesUnder = (clause: string): ComponentChildren =>
    worked.filter((example) => example.clause === clause).map((example) => <ExampleCard key={example.id} game={game} example={example} />);
  const laid = useMemo(() => (examples ? openingOf(game) : null), [examples, game]);
  const opening = laid === null ? null : <OpeningCard game={game} example={laid} />;
  const words = glossaryOf(game);
  const found = sections === null || at === '' ? null : findClause(sections, at);
  const target = found === null ? '' : found.kind === 'clause' ? found.clause.id : found.section.number;
  useEffect(() => {
    if (target === '') return;
    body.current?.querySelector(`[id="${CSS.escape(anchorOf(target))}"]`)?.scrollIntoView({ block: 'start' });
  }, [target, sections === null, Practice === null]);
  if (sections === null) return <Loading words={ts('rules.loading')} />;
  const shown = searchBooklet(sections, query);
  const go = (id: string): void => {
    setQuery('');
    onGo(id);
  };
  return (
    <div class="rules-text t4">
      <label class="search row reader-search sticky top-0 z-over p-4-5 bg-sheet blue-under">
        <Icon name="search" size={17} />
        <input
          class="input"
          type="search"
          aria-label={ts('rules.search')}
          placeholder={ts('rules.searchPlaceholder')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {findClause(sections, GLOSSARY) !== null && (
          <button type="button" class="text-btn firm" onClick={() => go(GLOSSARY)}>
            {ts('rules.glossary')}
          </button>
        )}
        <span class="count firm hint" role="status">
          {query === '' ? '' : ts('rules.found', { count: countClauses(shown) })}
        </span>
      </label>
      <div ref={body}>
        {shown.length === 0 && <p class="none">{ts('rules.none', { words: query })}</p>}
        {shown.map((section) => (
          <Section
            key={section.number}
            section={section}
            words={words}
            onClause={go}
            at={target}
            practice={practice}
            worked={examplesUnder}
            opening={opening}
          />
        ))}
      </div>
    </div>
  );
};
