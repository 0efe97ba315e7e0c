import type { AnyGame, Field } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { houseClauses, TABLE_WORDS } from '#kernel/table-messages.ts';
import { type Arg, type Lang, LANGS, sentenceOf } from '#kernel/words.ts';
import { difference } from '../difference.ts';
import { type Complaint, complain } from '../faults.ts';

const sentence = (game: AnyGame, lang: Lang, key: string): string | undefined =>
  sentenceOf({ catalogue: game.words, lang }, key) ?? sentenceOf({ catalogue: TABLE_WORDS, lang }, key);

interface Blank {
  readonly name: string;
  readonly plural: boolean;
}

const blanksOf = (text: string): readonly Blank[] =>
  [...text.matchAll(/\{([^}|:]*)(?::\w+)?(\|[^}]*)?\}/g)].map((found) => ({ name: found[1] ?? '', plural: found[2] !== undefined }));

const blankNames = (text: string): readonly string[] => [...new Set(blanksOf(text).map((blank) => blank.name))].sort();

const missing = (game: AnyGame, key: string): readonly Complaint[] => {
  const langs = LANGS.filter((lang) => (sentence(game, lang, key) ?? '') === '');
  return langs.length === 0 ? [] : [complain('translation', `${key} is missing in ${langs.join(' and ')}`)];
};

const termsIn = (arg: Arg): readonly string[] => {
  if (typeof arg === 'number') return [];
  if ('term' in arg) return [arg.term];
  return 'list' in arg ? arg.list.flatMap(termsIn) : [];
};

const isCounted = (arg: Arg | undefined): boolean => typeof arg === 'number' || (arg !== undefined && 'money' in arg);

/** The sentence, and its kin that say an offer shortly. */
const keysOf = (game: AnyGame, lang: Lang, key: string): readonly string[] =>
  [key, `${key}.short`, `${key}.detail`, `${key}.help`].filter((each) => sentence(game, lang, each) !== undefined);

/** A sentence that was said: it can be said in both languages, every blank is filled, every clause exists. */
export const messageComplaints = (game: AnyGame, clauses: ReadonlySet<string>, message: Message): readonly Complaint[] => {
  const complaints: Complaint[] = [...missing(game, message.key)];
  const args = message.args ?? {};
  for (const lang of LANGS) {
    for (const key of keysOf(game, lang, message.key)) {
      for (const { name, plural } of blanksOf(sentence(game, lang, key) ?? '')) {
        if (!Object.hasOwn(args, name)) complaints.push(complain('placeholder', `${key} (${lang}): nothing fills {${name}}`));
        else if (plural && !isCounted(args[name])) complaints.push(complain('placeholder', `${key} (${lang}): {${name}|…} is not a number`));
      }
    }
  }
  // The table names options as they were written: no catalogue can know a mistyped one.
  if (!message.key.startsWith('table.')) for (const term of Object.values(args).flatMap(termsIn)) complaints.push(...missing(game, term));
  // The table also cites the booklet of the house, which is not the game's to know.
  const own = houseClauses(message.key);
  for (const clause of message.clauses) {
    if (!clauses.has(clause) && !own.some((each) => each === clause))
      complaints.push(complain('clause', `${message.key} cites ${clause}, which does not exist`));
  }
  return complaints;
};

const catalogueComplaints = (game: AnyGame): readonly Complaint[] =>
  Object.entries(game.words).flatMap(([key, [fr, en]]) => {
    const absent = missing(game, key);
    if (absent.length > 0) return absent;
    const differs = difference(blankNames(fr), blankNames(en));
    return differs === null ? [] : [complain('placeholder', `${key}: the blanks differ between French and English: ${differs}`)];
  });

const optionComplaints = (game: AnyGame, clauses: ReadonlySet<string>): readonly Complaint[] => {
  const { module } = game;
  const complaints: Complaint[] = [];
  for (const [name, spec] of Object.entries(module.options)) {
    const key = `option.${name}`;
    const values = spec.kind === 'choice' || spec.kind === 'set' ? spec.values : spec.kind === 'int' ? (spec.also ?? []).map(String) : [];
    for (const text of [key, `${key}.help`, `group.${spec.group}`, ...values.map((value) => `${key}.${value}`)]) complaints.push(...missing(game, text));
    for (const clause of spec.clauses) if (!clauses.has(clause)) complaints.push(complain('clause', `option ${name} cites ${clause}, which does not exist`));
  }
  for (const { id } of module.presets) for (const text of [`preset.${id}`, `preset.${id}.help`]) complaints.push(...missing(game, text));
  return complaints;
};

/** All the words that can be checked without playing. */
export const wordComplaints = (game: AnyGame, clauses: ReadonlySet<string>): readonly Complaint[] => [
  ...catalogueComplaints(game),
  ...optionComplaints(game, clauses),
  ...game.module.invariants
    .filter((invariant) => !clauses.has(invariant.clause))
    .map((invariant) => complain('clause', `an invariant cites ${invariant.clause}, which does not exist`)),
];

/** The words on a form, as the page looks for them: `field.<name>` for a blank, the name itself for anything. */
export const fieldComplaints = (game: AnyGame, fields: readonly Field[]): readonly Complaint[] => {
  const unnamed = (keys: readonly string[]): readonly Complaint[] =>
    keys.some((key) => missing(game, key).length === 0) ? [] : [complain('translation', `no word for ${keys.join(', nor ')}`)];
  return fields.flatMap((field) => [
    ...unnamed([`field.${field.name}`, field.name]),
    ...(field.kind === 'pick' ? field.from.flatMap((name) => unnamed([name])) : []),
  ]);
};

/** Figures have a name in the catalogue: the key, or the key before `/seat`. */
export const metricComplaints = (game: AnyGame, metrics: Readonly<Record<string, number>>): readonly Complaint[] =>
  Object.entries(metrics).flatMap(([name, value]) => {
    const key = name.split('/')[0] ?? name;
    return Number.isFinite(value) ? missing(game, key) : [complain('json', `metric ${name} is ${value}`)];
  });
