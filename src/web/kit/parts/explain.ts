import type { Clause } from '#kernel/messages.ts';
import { type Blank, fill, type Filling, saidIn, type Sentence, textOf, type Voice, type Word } from '#kernel/words.ts';

/** What a thing says of itself: one sentence with the figures of this position, and the clauses it rests on. */
export interface Explained {
  /** The name of the thing, where it does not stand on it. */
  readonly title?: string;
  readonly words: string;
  readonly clauses: readonly Clause[];
}

/** Explains what `data-explain` names on an element: a kind, and after a blank what it is about, such as `quote ECC`. Null: nothing to say now. */
export type Explain<About> = (thing: string, about: About) => Explained | null;

/** One kind of thing of a game. `of` is what stands after the kind. */
export type Thing<Scene> = (scene: Scene, of: string) => Explained | null;

/** The things of a game by kind; the scene is made once for each question. */
export const explainer =
  <About, Scene>(sceneOf: (about: About) => Scene, things: Readonly<Record<string, Thing<Scene>>>): Explain<About> =>
  (thing, about) => {
    const [kind = '', ...of] = thing.split(' ');
    return things[kind]?.(sceneOf(about), of.join(' ')) ?? null;
  };

/** What fills the blanks of a sentence in this position; null: there is nothing to say of it now. A sentence without blanks has none. */
type Filler<S extends Sentence, Scene> = [Blank<S[0]>] extends [never] ? [] : [fills: (scene: Scene, of: string) => Filling<S[0], Word> | null];

/**
 * Rows of the table of things: `const thing = thingsOf<Scene>()`, then
 * `dial: thing(['Tour {turn}', 'Turn {turn}'], ['BO-2.5'], ({ view }) => ({ turn: … }))`. A thing that says one of several
 * sentences is a function that asks the row that fits.
 */
export const thingsOf =
  <Scene extends { readonly voice: Voice }>() =>
  <const S extends Sentence>(sentence: S, clauses: readonly Clause[], ...[fills]: Filler<S, Scene>): Thing<Scene> =>
  (scene, of) => {
    const filling = fills === undefined ? {} : fills(scene, of);
    return filling === null ? null : { words: textOf(fill(saidIn(sentence, scene.voice.lang), filling, scene.voice)), clauses };
  };

/** Of several sentences the first that has something to say now. */
export const firstOf =
  <Scene>(...rows: readonly Thing<Scene>[]): Thing<Scene> =>
  (scene, of) => {
    for (const row of rows) {
      const said = row(scene, of);
      if (said !== null) return said;
    }
    return null;
  };

/** Something worth knowing at the moment when it matters; told once. */
export interface Tip<Scene> {
  readonly id: string;
  readonly when: (scene: Scene) => boolean;
  readonly told: Thing<Scene>;
}

/** The tip of this moment that was not told yet, if there is one. */
export type TipNow<About> = (about: About, told: readonly string[]) => (Explained & { readonly id: string }) | null;

export const tipper =
  <About, Scene>(sceneOf: (about: About) => Scene, tips: readonly Tip<Scene>[]): TipNow<About> =>
  (about, told) => {
    const scene = sceneOf(about);
    const tip = tips.find(({ id, when }) => !told.includes(id) && when(scene));
    const said = tip?.told(scene, '') ?? null;
    return tip === undefined || said === null ? null : { id: tip.id, ...said };
  };
