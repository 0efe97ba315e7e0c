import type { Voice } from '#kernel/words.ts';
import { formatDayAndHour } from '#web/i18n/time.ts';
import type { GazetteProps } from '#web/kit/interface/room-parts.ts';
import { te } from '../words.ts';
import { wordsIn } from '../words-in.ts';
import { wrapped } from './plain-text.ts';

type Part = Pick<GazetteProps, 'press' | 'next'>;

/** When the season now under way closes, and whose sheets are missing so far. */
const nextWords = ({ deadline, missing }: NonNullable<GazetteProps['next']>, voice: Voice): readonly string[] => {
  const words = wordsIn(voice.lang);
  return [
    ...(deadline === null ? [] : [words('gazette.deadline', { when: formatDayAndHour(deadline, voice.lang) })]),
    ...(missing.length === 0 ? [] : [words('gazette.missing', { who: missing.map((seat) => voice.seatName(seat)) })]),
  ];
};

/** What was said to everybody during the season, and what comes next. */
export const Press = ({ press = [], next, voice }: Part & Pick<GazetteProps, 'voice'>) => {
  const coming = next === undefined ? [] : nextWords(next, voice);
  return (
    <div class="ec-gazette-columns m-5-0">
      {press.length > 0 && (
        <section class="ec-press">
          <h2 class="t6 ec-gazette-head">{te('gazette.press')}</h2>
          <ul>
            {press.map(({ n, name, text }) => (
              <li key={n} class="p-1-0 t3 unbroken">
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && (
        <section class="ec-press">
          <h2 class="t6 ec-gazette-head">{te('gazette.next')}</h2>
          <ul>
            {coming.map((words) => (
              <li key={words} class="p-1-0 t3 unbroken">
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** The same for a letter. */
export const pressText = ({ press = [], next }: Part, voice: Voice): string => {
  const words = wordsIn(voice.lang);
  const part = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', title, '-'.repeat(title.length), ...lines.map((line) => wrapped(`- ${line}`))];
  return [
    ...part(
      words('gazette.press'),
      press.map(({ name, text }) => `${name}: ${text}`),
    ),
    ...part(words('gazette.next'), next === undefined ? [] : nextWords(next, voice)),
  ].join('\n');
};
