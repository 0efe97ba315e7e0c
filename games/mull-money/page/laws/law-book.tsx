import { agreedLaws, lawSentence } from '#games/mull-money/rules/laws.ts';
import type { Ballots, LawEntry, View } from '#games/mull-money/types.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import type { Speech } from '../speech.ts';
import type { Proposals } from './proposals.ts';
import { ProposalForm } from './proposal-form.tsx';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import './laws.css';

/** How each one voted, with how many voices. */
export const BallotList = ({ ballots, speech }: { readonly ballots: Ballots; readonly speech: Speech }) => {
  const { words, name, term } = speech;
  return (
    <ul class="mm-ballots stack tight">
      {Object.entries(ballots).map(([key, { vote, voices, bribes }]) => (
        <li key={key} class="row">
          <SeatMark seat={Number(key)} size={13} />
          <b>{name(Number(key))}</b> {words('vote.ballot', { vote: term(vote), voices })}{' '}
          {bribes > 0 && <small>{words('vote.bribes', { count: bribes })}</small>}
        </li>
      ))}
    </ul>
  );
};

/** The voices on both sides, as two bars against each other. */
export const VoiceBars = ({ yes, no, speech }: { readonly yes: number; readonly no: number; readonly speech: Speech }) => {
  const total = Math.max(1, yes + no);
  return (
    <p class="mm-voices row" role="img" aria-label={speech.words('vote.balanceOf', { yes, no })}>
      <span>{yes}</span>
      <i style={{ '--mm-share': `${(100 * yes) / total}%` }} />
      <span>{no}</span>
    </p>
  );
};

const Entry = ({ entry, speech }: { readonly entry: LawEntry; readonly speech: Speech }) => {
  const { words, name, term } = speech;
  const { id, law, proposer, mission, voicesYes, voicesNo, ballots, status } = entry;
  return (
    <li class={status === 'active' ? 'mm-law' : 'mm-law mm-law-past'}>
      <h4>
        <span>{id}</span> {term(law.type)}
        {status !== 'active' && <em>{words(`laws.${status}`)}</em>}
      </h4>
      <p>
        <Sentence message={lawSentence(law)} voice={speech.voice} />
      </p>
      <details>
        <summary class="hint">
          {words('laws.by', { name: name(proposer), mission })} · {words('vote.result', { yes: voicesYes, no: voicesNo })}
        </summary>
        <BallotList ballots={ballots} speech={speech} />
      </details>
    </li>
  );
};

const Entries = ({ title, entries, speech }: { readonly title: string; readonly entries: readonly LawEntry[]; readonly speech: Speech }) =>
  entries.length === 0 ? null : (
    <section>
      <h3 class="ruled">{title}</h3>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} speech={speech} />
        ))}
      </ol>
    </section>
  );

interface LawBookProps {
  readonly view: View;
  readonly speech: Speech;
  readonly proposals: Proposals;
  readonly take: BoardProps['take'];
  readonly onClose: () => void;
}

/** MM-13.10: what is in force, what no longer is, how each vote went, what was agreed; and, on one's turn, the proposal form. */
export const LawBook = ({ view, speech, proposals, take, onClose }: LawBookProps) => {
  const { words, term } = speech;
  const { laws } = view.table;
  return (
    <Slip title={words('laws.title')} closeLabel={words('laws.close')} class="mm-book" asked onClose={onClose}>
      {proposals.size > 0 ? (
        <ProposalForm view={view} speech={speech} proposals={proposals} take={take} onDone={onClose} />
      ) : (
        <p class="hint">{words('laws.noWay')}</p>
      )}
      {laws.length === 0 && <p>{words('laws.none')}</p>}
      <Entries title={words('laws.inForce')} entries={laws.filter(({ status }) => status === 'active')} speech={speech} />
      <Entries title={words('laws.past')} entries={laws.filter(({ status }) => status !== 'active').toReversed()} speech={speech} />
      <details class="mm-agreed">
        <summary>{words('laws.agreed')}</summary>
        <ul>
          {agreedLaws(view.options).map((type) => (
            <li key={type}>{term(type)}</li>
          ))}
        </ul>
      </details>
    </Slip>
  );
};
