import { type Catalogue, type Lang, LANGS } from '#kernel';
import type { Fault } from '../faults.ts';
import { nim } from '../nim/index.ts';
import { type BadGame, right, spoiled } from './bad-game.ts';

const reworded = (name: string, fault: Fault, reword: (catalogue: Catalogue, lang: Lang) => Catalogue): BadGame => {
  const [fr, en] = LANGS.map((lang) => reword(nim.catalogues[lang], lang));
  return { name, fault, game: { ...nim, catalogues: { fr: fr ?? {}, en: en ?? {} } } };
};

const without = (catalogue: Catalogue, key: string): Catalogue => Object.fromEntries(Object.entries(catalogue).filter(([known]) => known !== key));

/** Games that are lost for words. */
export const MUMBLERS: readonly BadGame[] = [
  reworded('a sentence missing in English', 'translation', (catalogue, lang) => (lang === 'en' ? without(catalogue, 'nim.took') : catalogue)),
  reworded('a sentence missing in both languages', 'translation', (catalogue) => without(catalogue, 'nim.sealed')),
  reworded('an option without its help', 'translation', (catalogue) => without(catalogue, 'nim.option.ties.help')),
  reworded('a blank of a form without a name', 'translation', (catalogue) => without(catalogue, 'nim.field.stones')),
  reworded('a metric without a name', 'translation', (catalogue) => without(catalogue, 'nim.metric.purse')),
  reworded('a blank misspelt in English', 'placeholder', (catalogue, lang) => (lang === 'en' ? { ...catalogue, 'nim.left': '{whom} leaves.' } : catalogue)),
  reworded('a blank that nothing fills', 'placeholder', (catalogue) => ({ ...catalogue, 'nim.joined': '{who} {where}' })),
  reworded('a plural of something that is not a number', 'placeholder', (catalogue) => ({ ...catalogue, 'nim.sealed': '{who|#|#}' })),
  spoiled('an invariant that cites no clause of the specification', 'clause', { invariants: [{ clause: 'TB-nim.0', holds: () => null }] }),
  spoiled('a log line in no language', 'translation', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      // Where nothing is told, a line more would be another fault.
      return step.log.every(({ to }) => to !== 'all') ? step : { ...step, log: [...step.log, { to: 'all', text: { key: 'nim.unheardOf', clauses: [] } }] };
    },
  }),
];
