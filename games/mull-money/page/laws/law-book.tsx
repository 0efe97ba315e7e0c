import { agreedLaws, lawSentence } from '#games/mull-money/rules/laws.ts';
import type { Ballots, LawEntry } from '#games/mull-money/types.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import { useScene } from '../scene.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { proposalsOf } from './proposals.ts';

/** How each one voted, with how many voices. */
export const BallotList = ({ ballots }: { readonly ballots: Ballots }) => {
  const { words, name, term } = useScene();
  return (
    <ul class="mm-ballots stack tight t3">
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
export const VoiceBars = ({ yes, no }: { readonly yes: number; readonly no: number }) => (
  <p class="w700 m-4-0 row" role="img" aria-label={useScene().words('vote.balanceOf', { yes, no })}>
    <span>{yes}</span>
    <i class="mm-voices-bar grow round-1" style={{ '--mm-share': `${(100 * yes) / Math.max(1, yes + no)}%` }} />
    <span>{no}</span>
  </p>
);

const Entry = ({ entry }: { readonly entry: LawEntry }) => {
  const { voice, words, name, term } = useScene();
  const { id, law, proposer, mission, voicesYes, voicesNo, ballots, status } = entry;
  const past = status === 'active' ? '' : 'struck text-ink-2';
  return (
    <li class="p-4-0 blue-under">
      <h4 class={`besley w700 t4 leading-1-2 ${past}`}>
        <span class="mm-law-number inline-block round-1 text-center">{id}</span> {term(law.type)}
        {status !== 'active' && <em class="mm-law-status inline-block text-ink-2 w500">{words(`laws.${status}`)}</em>}
      </h4>
      <p class={past}>
        <Sentence message={lawSentence(law)} voice={voice} />
      </p>
      <details>
        <summary class="hint">
          {words('laws.by', { name: name(proposer), mission })} · {words('vote.result', { yes: voicesYes, no: voicesNo })}
        </summary>
        <BallotList ballots={ballots} />
      </details>
    </li>
  );
};

const Entries = ({ title, entries }: { readonly title: string; readonly entries: readonly LawEntry[] }) =>
  entries.length === 0 ? null : (
    <section>
      <h3 class="ruled">{title}</h3>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );

/** MM-13.10: what is in force, what no longer is, how each vote went, what was agreed; and, on one's turn, the proposal form. */
export const LawBook = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, words, term, offers } = useScene();
  const { laws } = view.table;
  const proposals = proposalsOf(offers);
  return (
    <Slip title={words('laws.title')} closeLabel={words('laws.close')} class="mm-paper" asked onClose={onClose}>
      <div class="grid content-start gap-5">
        {proposals.size > 0 ? <ProposalForm proposals={proposals} onDone={onClose} /> : <p class="hint">{words('laws.noWay')}</p>}
        {laws.length === 0 && <p>{words('laws.none')}</p>}
        <Entries title={words('laws.inForce')} entries={laws.filter(({ status }) => status === 'active')} />
        <Entries title={words('laws.past')} entries={laws.filter(({ status }) => status !== 'active').toReversed()} />
        <details>
          <summary class="text-blue">{words('laws.agreed')}</summary>
          <ul class="mm-agreed mt-3 t3">
            {agreedLaws(view.options).map((type) => (
              <li key={type}>{term(type)}</li>
            ))}
          </ul>
        </details>
      </div>
    </Slip>
  );
};
