import { diffText, objectDiff, type Scene } from '#protocol';

/*
 * The difference between two scenes, in JSON, as `diffText` of the protocol would tell it. Viewers of one table share most of what
 * they see, by reference: what they share is compared and written once for all.
 */

/** How a part is told: `inside`, by what changed in it; `view`, the same one level deeper; `whole`, anew as soon as it is another. */
const PARTS: Readonly<Record<keyof Scene, 'inside' | 'view' | 'whole'>> = {
  info: 'inside',
  you: 'whole',
  owner: 'whole',
  mayQuit: 'whole',
  step: 'whole',
  view: 'view',
  // Offers shift in their list: piece by piece they would cost more than anew.
  decision: 'whole',
  decisionNumber: 'whole',
  awaited: 'inside',
  offers: 'whole',
  motion: 'inside',
  deadline: 'whole',
  overdue: 'whole',
  undoClosed: 'whole',
  takeback: 'whole',
  takebackClosed: 'whole',
  outcome: 'inside',
};

const isPart = (key: string): key is keyof Scene => Object.hasOwn(PARTS, key);
const KEYS: readonly (keyof Scene)[] = Object.keys(PARTS).filter(isPart);

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serves one change of a table: made anew for the next one. */
export class ScenePatches {
  readonly #told = new Map<object, { readonly before: unknown; readonly text: string | null }>();
  readonly #texts = new Map<object, string>();

  /** The JSON of a value, written once. */
  text(value: object): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }

  readonly #inside = (before: unknown, after: unknown): string | null => {
    if (before === after) return null;
    if (typeof after !== 'object' || after === null) return `{"s":${JSON.stringify(after)}}`;
    const known = this.#told.get(after);
    if (known !== undefined && known.before === before) return known.text;
    const text = diffText(before, after);
    this.#told.set(after, { before, text });
    return text;
  };

  #view(before: unknown, after: unknown): string | null {
    return isPlain(before) && isPlain(after) ? objectDiff(before, after, this.#inside) : this.#inside(before, after);
  }

  #part(key: keyof Scene, before: unknown, after: unknown): string | null {
    const how = PARTS[key];
    if (how === 'inside') return this.#inside(before, after);
    if (how === 'view') return this.#view(before, after);
    return `{"s":${typeof after === 'object' && after !== null ? this.text(after) : JSON.stringify(after)}}`;
  }

  /** Null when nothing changed. */
  patch(before: Scene, after: Scene): string | null {
    let text = '';
    for (const key of KEYS) {
      if (before[key] === after[key]) continue;
      const change = this.#part(key, before[key], after[key]);
      if (change !== null) text += `${text === '' ? '' : ','}"${key}":${change}`;
    }
    return text === '' ? null : `{"o":{${text}}}`;
  }
}
