import { citingTestsIn, mentionsIn } from './citations.ts';
import { clausesOf } from './clauses.ts';
import type { RulesSection } from './rules-markdown.ts';

export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Rulebook {
  readonly prefix: string;
  readonly fr: readonly RulesSection[];
  readonly en: readonly RulesSection[];
}

export interface CoveredClause {
  readonly id: string;
  readonly heading: string;
  /** `file: title` of each test that cites it. */
  readonly tests: readonly string[];
  /** Why no test can prove it; null where one can. */
  readonly untestable: string | null;
}

export interface Coverage {
  readonly clauses: readonly CoveredClause[];
  /** Clauses that one language has and the other lacks. */
  readonly untranslated: readonly { readonly clause: string; readonly missing: 'fr' | 'en' }[];
  readonly unknown: readonly { readonly clause: string; readonly file: string; readonly line: number }[];
  /** Entries of the list of untestable clauses that name no clause. */
  readonly strayReasons: readonly string[];
}

interface Material {
  readonly rulebooks: readonly Rulebook[];
  readonly tests: readonly Source[];
  readonly sources: readonly Source[];
  readonly untestable: Readonly<Record<string, string>>;
}

/** Tests by the clauses they cite. */
const testsByClause = (tests: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { file, text } of tests) {
    for (const { title, clauses } of citingTestsIn(text)) {
      for (const clause of clauses) {
        const citing = found.get(clause) ?? [];
        found.set(clause, [...citing, `${file}: ${title}`]);
      }
    }
  }
  return found;
};

const coveredClauses = ({ fr, en }: Rulebook, tests: ReadonlyMap<string, readonly string[]>, untestable: Material['untestable']): readonly CoveredClause[] =>
  [...new Map([...clausesOf(fr), ...clausesOf(en)]).values()].map(({ id, heading }) => ({
    id,
    heading,
    tests: tests.get(id) ?? [],
    untestable: untestable[id] ?? null,
  }));

const untranslatedIn = ({ fr, en }: Rulebook): Coverage['untranslated'] => {
  const french = clausesOf(fr);
  const english = clausesOf(en);
  return [
    ...[...french.keys()].filter((clause) => !english.has(clause)).map((clause) => ({ clause, missing: 'en' as const })),
    ...[...english.keys()].filter((clause) => !french.has(clause)).map((clause) => ({ clause, missing: 'fr' as const })),
  ];
};

/** What may be cited: the clauses, and the sections they stand in. */
const citable = ({ prefix, fr, en }: Rulebook): readonly string[] => [
  ...clausesOf(fr).keys(),
  ...clausesOf(en).keys(),
  ...[...fr, ...en].map((section) => `${prefix}-${section.number}`),
];

const unknownCitations = (rulebooks: readonly Rulebook[], sources: readonly Source[]): Coverage['unknown'] => {
  const known = new Set(rulebooks.flatMap(citable));
  return sources.flatMap(({ file, text }) =>
    mentionsIn(text)
      .filter(({ clause }) => !known.has(clause))
      .map(({ clause, line }) => ({ clause, file, line })),
  );
};

export const coverageOf = ({ rulebooks, tests, sources, untestable }: Material): Coverage => {
  const found = testsByClause(tests);
  const clauses = rulebooks.flatMap((rulebook) => coveredClauses(rulebook, found, untestable));
  return {
    clauses,
    untranslated: rulebooks.flatMap(untranslatedIn),
    unknown: unknownCitations(rulebooks, sources),
    strayReasons: Object.keys(untestable).filter((id) => !clauses.some((clause) => clause.id === id)),
  };
};

/** What must be put right, a sentence each; none when all is well. */
export const problemsOf = ({ clauses, untranslated, unknown, strayReasons }: Coverage): readonly string[] => [
  ...clauses.filter(({ tests, untestable }) => tests.length === 0 && untestable === null).map(({ id, heading }) => `${id} (${heading}) is cited by no test.`),
  ...clauses.filter(({ tests, untestable }) => tests.length > 0 && untestable !== null).map(({ id }) => `${id} is listed as untestable, but a test cites it.`),
  ...strayReasons.map((id) => `${id} is listed as untestable, but no such clause is written.`),
  ...untranslated.map(({ clause, missing }) => `${clause} is missing in the ${missing === 'fr' ? 'French' : 'English'} rules.`),
  ...unknown.map(({ clause, file, line }) => `${file}:${line} cites ${clause}, which is written nowhere.`),
];

/** `BO` of `BO-4.4.2`: sections of two booklets may bear the same title, so a row belongs to a booklet and a title. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** A line per section of each booklet: how many clauses, how many of them are cited by a test, and those that none can prove. */
export const coverageTable = ({ clauses }: Coverage): readonly string[] => {
  const sections = Map.groupBy(clauses, ({ id, heading }) => `${prefixOf(id)} ${heading}`);
  return [...sections].map(([section, group]) => {
    const tested = group.filter(({ tests }) => tests.length > 0).length;
    const untestable = group.filter((clause) => clause.untestable !== null).map(({ id }) => id);
    return `${section}: ${tested} of ${group.length} tested${untestable.length === 0 ? '' : `; not testable: ${untestable.join(', ')}`}`;
  });
};
