import type { BoardEntry, ChallengeBoard } from '#protocol';
import { useState } from 'preact/hooks';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Dialog, Sheet } from '../../kit/parts/dialogs.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { SeatLooks, Token } from '../../kit/svg/seats.tsx';
import { challengeApi } from '../../store/challenges.ts';

/** What it came to, told by form and not by colour. */
const stateWords = (entry: BoardEntry, write: (score: number) => string): string => {
  if (entry.score !== null) return write(entry.score);
  if (entry.state !== 'playing') return tc(`state.${entry.state}`);
  return entry.turn === null ? tc('playing') : tc('turn', { turn: String(entry.turn) });
};

/** What those who gave it count by. */
export const tally = ({ entries, expected }: Pick<ChallengeBoard, 'entries' | 'expected'>) => {
  const firsts = entries.filter(({ attempt }) => attempt === 1);
  const done = firsts.filter(({ state }) => state === 'finished').length;
  const playing = firsts.filter(({ state }) => state === 'playing').length;
  const absent = expected === null ? null : Math.max(0, expected - firsts.length);
  return { done, playing, absent, uncounted: firsts.length - done - playing };
};

/** Without names all would have the same letter. */
const counted = (name: string): string => (name.startsWith(`${tc('someone')} `) ? (name.split(' ').at(-1) ?? name) : name);

const personsIn = ({ entries }: ChallengeBoard): readonly BoardEntry[] =>
  entries.filter(({ person }, index) => entries.findIndex((other) => other.person === person) === index);

/** Two names of one pupil, most likely the one who has a number and the one who has none. */
const JoinDialog = ({ board, onChange, onClose }: { readonly board: ChallengeBoard; readonly onChange: () => Promise<void>; readonly onClose: () => void }) => {
  const people = personsIn(board);
  const numbered = people.find(({ name }) => people.some((other) => name.startsWith(`${other.name} `)));
  const like = people.find((other) => numbered?.name.startsWith(`${other.name} `));
  const [one, setOne] = useState((like ?? people[0])?.person ?? '');
  const [other, setOther] = useState((numbered ?? people[1])?.person ?? '');
  const [wrong, setWrong] = useState('');
  const choices = people.map(({ person, name }) => ({ value: person, text: name }));
  const ask = async (asked: Parameters<typeof challengeApi.change>[1]): Promise<void> => {
    const answer = await challengeApi.change(board.deal.challenge, asked);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    await onChange();
    onClose();
  };
  return (
    <Dialog
      title={tc('join.title')}
      onClose={onClose}
      footer={<Button class="btn ink wide" disabled={one === other} words={tc('join.go')} onClick={() => ask({ join: [one, other] })} />}
    >
      <div class="stack">
        <p class="help">{tc('join.help')}</p>
        <div class="cluster">
          <Select label={tc('join.one')} value={one} choices={choices} onChange={setOne} />
          <Select label={tc('join.other')} value={other} choices={choices} onChange={setOther} />
        </div>
        {people
          .filter(({ joined }) => joined)
          .map(({ person, name }) => (
            <p key={person} class="row ends">
              <span>{tc('join.joined', { name })}</span>
              <Button class="btn small" words={tc('join.part')} onClick={() => ask({ part: person })} />
            </p>
          ))}
        {wrong !== '' && <Wrong words={wrong} />}
      </div>
    </Dialog>
  );
};

interface PeopleProps {
  readonly board: ChallengeBoard;
  readonly write: (score: number) => string;
  /** Null: nothing is changed from here. */
  readonly onChange: (() => Promise<void>) | null;
}

export const People = ({ board, write, onChange }: PeopleProps) => {
  const [joining, setJoining] = useState(false);
  const { done, playing, absent, uncounted } = tally(board);
  const order = board.entries.toSorted((a, b) => (b.score ?? Number.NEGATIVE_INFINITY) - (a.score ?? Number.NEGATIVE_INFINITY) || a.n - b.n);
  const states = [
    ['done', done, tc('finished')],
    ['playing', board.deal.isOver ? null : playing, tc('playing')],
    ['absent', absent, tc('waiting')],
    ['uncounted', uncounted === 0 ? null : uncounted, tc('uncountedShort')],
  ] as const;
  const total = states.reduce((all, [, count]) => all + (count ?? 0), 0);
  return (
    <Sheet
      class="stack"
      title={tc('people')}
      beside={
        onChange !== null && personsIn(board).length > 1 && <Button class="btn small no-print" words={tc('join.open')} onClick={() => setJoining(true)} />
      }
    >
      {joining && onChange !== null && <JoinDialog board={board} onChange={onChange} onClose={() => setJoining(false)} />}
      <p class="cluster challenge-states">
        {states.map(
          ([state, count, words]) =>
            count !== null && (
              <span key={state} class="row gap-3">
                <i class={`challenge-sign dot ${state}`} aria-hidden="true" />
                <span>
                  <b>{count}</b> {words}
                </span>
              </span>
            ),
        )}
      </p>
      {total > 0 && (
        <div class="challenge-gauge" aria-hidden="true">
          {states.map(([state, count]) => (count ?? 0) > 0 && <span key={state} class={`challenge-sign ${state}`} style={{ flexGrow: count ?? 0 }} />)}
        </div>
      )}
      {order.length === 0 ? (
        <p class="help">{tc('boardNone')}</p>
      ) : (
        <ol class="challenge-people">
          {order.map((entry) => (
            <li key={entry.n} class={`challenge-person row ends ${entry.state} ${entry.attempt > 1 ? 'again' : ''}`}>
              <span class="row gap-3 min-w-0">
                <SeatLooks seats={[{ mark: entry.mark }]}>
                  <Token seat={0} name={counted(entry.name)} size={26} />
                </SeatLooks>
                {entry.table === null ? entry.name : <a href={pathTo.table(entry.table)}>{entry.name}</a>}
                {entry.attempt > 1 && <small class="help">{tc('nth', { attempt: String(entry.attempt) })}</small>}
              </span>
              {entry.score === null ? <span class="help">{stateWords(entry, write)}</span> : <b>{stateWords(entry, write)}</b>}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
};
