/**
 * A JSON reader that remembers lines: whoever typed a dataset by hand must be told where it is wrong, and JSON.parse
 * keeps no positions.
 */

/** Where a value stands: its line in the file, and its path such as `cards[4].title.fr`. */
interface Place {
  readonly line: number;
  readonly path: string;
}

export type Json = Place &
  (
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'null' }
    | { readonly kind: 'list'; readonly items: readonly Json[] }
    | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Json> }
  );

/** A mistake of the file's author; thrown while reading, caught where the file comes in. */
export class FileMistake extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}

const MAX_DEPTH = 20;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_]+/y;

class Reader {
  readonly #text: string;
  #position = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text.replace(/^\ufeff/, '');
  }

  file(): Json {
    const value = this.#value('', 0);
    if (this.#peek() !== '') this.#fail('the end of the file');
    return value;
  }

  /** The next character that is not space, or nothing at the end. */
  #peek(): string {
    for (;;) {
      const next = this.#text.charAt(this.#position);
      if (next === '\n') this.#line++;
      else if (next !== ' ' && next !== '\t' && next !== '\r') return next;
      this.#position++;
    }
  }

  #fail(expected: string): never {
    const found = this.#text.charAt(this.#position);
    throw new FileMistake(this.#line, `Expected ${expected}, but found ${found === '' ? 'the end of the file' : JSON.stringify(found)}.`);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#position += found.length;
    return found;
  }

  #value(path: string, depth: number): Json {
    if (depth > MAX_DEPTH) throw new FileMistake(this.#line, `Lists and objects are nested more than ${MAX_DEPTH} deep.`);
    const next = this.#peek();
    const place = { line: this.#line, path };
    if (next === '{') return { ...place, kind: 'object', fields: this.#fields(path, depth) };
    if (next === '[') return { ...place, kind: 'list', items: this.#items(path, depth) };
    if (next === '"') return { ...place, kind: 'text', value: this.#string() };
    const number = this.#match(NUMBER);
    if (number !== null) return { ...place, kind: 'number', value: Number(number) };
    const start = this.#position;
    const word = this.#match(WORD);
    if (word === 'true' || word === 'false') return { ...place, kind: 'boolean', value: word === 'true' };
    if (word === 'null') return { ...place, kind: 'null' };
    this.#position = start;
    return this.#fail('a value (text in double quotes, a number, true, false, null, a list or an object)');
  }

  #items(path: string, depth: number): readonly Json[] {
    const items: Json[] = [];
    this.#position++;
    if (this.#peek() !== ']') {
      do items.push(this.#value(`${path}[${items.length}]`, depth + 1));
      while (this.#comma());
    }
    this.#close(']', 'a comma or a closing bracket ]');
    return items;
  }

  #fields(path: string, depth: number): ReadonlyMap<string, Json> {
    const fields = new Map<string, Json>();
    this.#position++;
    if (this.#peek() !== '}') {
      do {
        if (this.#peek() !== '"') this.#fail('the name of a field in double quotes');
        const line = this.#line;
        const name = this.#string();
        if (fields.has(name)) throw new FileMistake(line, `The field "${name}" is given twice.`);
        if (this.#peek() !== ':') this.#fail(`a colon after "${name}"`);
        this.#position++;
        fields.set(name, this.#value(path === '' ? name : `${path}.${name}`, depth + 1));
      } while (this.#comma());
    }
    this.#close('}', 'a comma or a closing brace }');
    return fields;
  }

  #comma(): boolean {
    const comma = this.#peek() === ',';
    if (comma) this.#position++;
    return comma;
  }

  #close(mark: string, expected: string): void {
    if (this.#peek() !== mark) this.#fail(expected);
    this.#position++;
  }

  #string(): string {
    const start = this.#position++;
    for (;;) {
      const next = this.#text.charAt(this.#position);
      if (next === '' || next === '\n') throw new FileMistake(this.#line, 'A text is not closed: its last double quote is missing on this line.');
      this.#position += next === '\\' ? 2 : 1;
      if (next === '"') break;
    }
    try {
      return String(JSON.parse(this.#text.slice(start, this.#position)));
    } catch {
      throw new FileMistake(this.#line, 'A text holds a tab, another control character or an unknown escape; write \\t, \\n, \\" or \\\\.');
    }
  }
}

/** The values of a JSON text with their places; throws a FileMistake where it is not JSON. */
export const readJson = (text: string): Json => new Reader(text).file();
