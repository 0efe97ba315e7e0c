import type { Words } from '#kernel/words.ts';
import type { Fault } from '../faults.ts';
import { nim } from '../nim/index.ts';
import { type BadGame, right, spoiled } from './bad-game.ts';

const reworded = (name: string, fault: Fault, reword: (words: Words) => Words): BadGame => ({ name, fault, game: { ...nim, words: reword(nim.words) } });

const without = (words: Words, key: string): Words => Object.fromEntries(Object.entries(words).filter(([known]) => known !== key));

/** Games that are lost for words. */
export const MUMBLERS: readonly BadGame[] = [
  reworded('a sentence that is empty in English', 'translation', (words) => ({ ...words, 'nim.took': ['{who} prend {stones|# caillou|# cailloux}.', ''] })),
  reworded('a sentence missing in both languages', 'translation', (words) => without(words, 'nim.sealed')),
  reworded('an option without its help', 'translation', (words) => without(words, 'nim.option.ties.help')),
  reworded('a blank of a form without a name', 'translation', (words) => without(words, 'nim.field.stones')),
  reworded('a metric without a name', 'translation', (words) => without(words, 'nim.metric.purse')),
  reworded('a blank misspelt in English', 'placeholder', (words) => ({ ...words, 'nim.left': ['{who} s’en va.', '{whom} leaves.'] })),
  reworded('a blank that nothing fills', 'placeholder', (words) => ({ ...words, 'nim.joined': ['{who} {where}', '{who} {where}'] })),
  reworded('a plural of something that is not a number', 'placeholder', (words) => ({ ...words, 'nim.sealed': ['{who|#|#}', '{who|#|#}'] })),
  spoiled('an invariant that cites no clause of the specification', 'clause', { invariants: [{ clause: 'TB-nim.0', holds: () => null }] }),
  spoiled('a log line in no language', 'translation', {
    apply: (state, input, chance) => {
      const step = right.apply(state, input, chance);
      // Where nothing is told, a line more would be another fault.
      return step.log.every(({ to }) => to !== 'all') ? step : { ...step, log: [...step.log, { to: 'all', text: { key: 'nim.unheardOf', clauses: [] } }] };
    },
  }),
];
