/**
 * The rules of a game as data for the page: `await import('virtual:rules/<game>.fr')`, made from its booklet by
 * scripts/rules-plugin.ts. Plain text throughout: nothing here is ever put into the page as HTML.
 */
declare module 'virtual:rules/*' {
  /** A stretch of text; `clause` is a reference to a clause (`BO-4.4.2`) or to a whole section (`BO-4.4`), `word` one of the glossary. */
  export interface Span {
    readonly kind: 'text' | 'bold' | 'italic' | 'code' | 'clause' | 'word';
    readonly text: string;
  }

  export type Line = readonly Span[];

  export type Block =
    | { readonly kind: 'paragraph'; readonly line: Line }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
    | { readonly kind: 'table'; readonly align: readonly ('start' | 'end')[]; readonly header: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

  export interface RulesClause {
    readonly id: string;
    /** Null where the clause has none. */
    readonly title: string | null;
    readonly blocks: readonly Block[];
  }

  export interface RulesSection {
    /** `4` or `4.3`. */
    readonly number: string;
    readonly title: string;
    /** 2 for a chapter, 3 for a section in it. */
    readonly level: 2 | 3;
    /** What stands before the first clause. */
    readonly blocks: readonly Block[];
    readonly clauses: readonly RulesClause[];
  }

  const sections: readonly RulesSection[];
  export default sections;
}

/** The booklets of the shelf by game and language: each is a file of its own, fetched when somebody reads it. */
declare module 'virtual:rules/shelf' {
  import type { Lang } from '#kernel/words.ts';
  import type { RulesSection } from 'virtual:rules/*';

  const shelf: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly default: readonly RulesSection[] }>>>>>;
  export default shelf;
}

/** Guides for those who lead a workshop, by the game they are for. */
declare module 'virtual:rules/guides' {
  import type { Lang } from '#kernel/words.ts';
  import type { RulesSection } from 'virtual:rules/*';

  const guides: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly default: readonly RulesSection[] }>>>>>;
  export default guides;
}
