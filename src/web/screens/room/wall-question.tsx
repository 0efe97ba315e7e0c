import { formatNumber } from '#kernel/words.ts';
import type { RoomPoll } from '#protocol';
import { tw } from '../../i18n/workshop.ts';
import { lang } from '../../browser/settings.ts';
import { Wall } from '../projector/wall.tsx';
import { medianOf, present } from './room-state.ts';
import type { InRoom } from './use-room.tsx';

/** How often each answer was given, as bars. */
export const Choices = ({ poll, wall = false }: { readonly poll: RoomPoll; readonly wall?: boolean }) => {
  const most = Math.max(1, ...(poll.result ?? []));
  return (
    <ol class={wall ? 'poll-choices wall-choices stack' : 'stack'}>
      {poll.choices.map((choice, index) => (
        <li key={choice} class={wall ? 'wall-choice across' : 'poll-choice across'}>
          <b class={wall ? 'wall-letter' : undefined}>{String.fromCharCode(65 + index)}</b>
          <span>{choice}</span>
          {poll.result !== null && (
            <>
              <i class="poll-bar" style={{ '--part': (poll.result[index] ?? 0) / most }} />
              <strong class={wall ? 'wall-letter text-right' : 'text-right'}>{poll.result[index] ?? 0}</strong>
            </>
          )}
        </li>
      ))}
    </ol>
  );
};

/** Numbers that were answered: lowest, middle and highest, none of them anybody's. */
export const Numbers = ({ values, wall = false }: { readonly values: readonly number[]; readonly wall?: boolean }) => {
  const write = (value: number): string => formatNumber(value, lang.value);
  if (values.length === 0) return null;
  const rows = [
    { words: tw('wall.lowest'), value: values[0] ?? 0 },
    { words: tw('wall.middle'), value: medianOf(values) },
    { words: tw('wall.highest'), value: values.at(-1) ?? 0 },
  ];
  return (
    <dl class={wall ? 'wall-numbers flex' : 'flex gap-7'}>
      {rows.map(({ words, value }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd class={wall ? 'wall-number w750' : 'poll-number w750'}>{write(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Answers come as sealed envelopes without names, and are opened all together. */
export const WallQuestion = ({ room }: { readonly room: InRoom }) => {
  const poll = room.view.polls.at(-1);
  if (poll === undefined) return null;
  const count = present(room.view).filter(({ paper }) => !paper).length;
  return (
    <Wall kicker={room.view.title} title={tw('wall.bet')} code={room.view.code} class="wall room-question text-on-baize">
      <section class="wall-card content-start text-ink">
        <h2 class="wall-question leading-2">{poll.text}</h2>
        {poll.choices.length > 0 && <Choices poll={poll} wall />}
        {poll.choices.length === 0 && poll.result !== null && <Numbers values={poll.result} wall />}
      </section>
      <p class="sealed-count w600 row ends" aria-live="polite">
        <span>{poll.open ? tw('wall.sealed', { answered: poll.answered, count }) : tw('wall.answers', { answered: poll.answered })}</span>
        {poll.open && <span>{tw('wall.together')}</span>}
      </p>
      {poll.open && (
        <ul class="envelopes grid" aria-hidden="true">
          {Array.from({ length: Math.max(count, poll.answered) }, (_, index) => (
            <li key={index} class={index < poll.answered ? 'envelope sealed' : 'envelope'} />
          ))}
        </ul>
      )}
    </Wall>
  );
};
