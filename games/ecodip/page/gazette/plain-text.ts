import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { wordsIn } from '../words-in.ts';
import type { GazetteSection } from './sections.ts';

/** Letters of a line of mail. */
const WIDTH = 72;

/** Long lines are broken between words, for old mail readers. */
export const wrapped = (text: string, indent = '  '): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > WIDTH && line !== '') {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
};

/** EC-13.10: a season as a zine would print it, for mailing. */
export const plainText = (title: string, sections: readonly GazetteSection[], voice: Voice): string =>
  [
    title.toUpperCase(),
    '='.repeat(title.length),
    ...sections.flatMap(({ name, lines }) => {
      const head = wordsIn(voice.lang)(`section.${name}`);
      return ['', head, '-'.repeat(head.length), ...lines.map((line) => wrapped(`- ${renderText(line.text, voice)}`))];
    }),
    '',
    wordsIn(voice.lang)('gazette.disclaimer'),
    '',
  ].join('\n');
