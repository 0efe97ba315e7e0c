import { lawSentence } from '#games/mull-money/rules/laws.ts';
import type { VoteResult } from '#games/mull-money/types.ts';
import { Sentence } from '#web/parts/sentence.tsx';
import { WaxSeal } from '#web/svg/wax-seal.tsx';
import { BallotList, VoiceBars } from '../laws/law-book.tsx';
import type { Speech } from '../speech.ts';
import { Slip } from '#web/parts/slip.tsx';

interface VoteSlipProps {
  readonly vote: VoteResult;
  readonly speech: Speech;
  readonly onClose: () => void;
}

/** The ballots are opened: what was voted on, how each one voted, and whether it holds from now on. */
export const VoteSlip = ({ vote, speech, onClose }: VoteSlipProps) => {
  const { words, name, term } = speech;
  return (
    <Slip title={vote.accepted ? words('vote.accepted') : words('vote.rejected')} closeLabel={words('vote.close')} class="mm-vote" onClose={onClose}>
      {vote.accepted && (
        <span class="mm-seal">
          <WaxSeal size={64} />
        </span>
      )}
      <h3>{term(vote.law.type)}</h3>
      <p>
        <Sentence message={lawSentence(vote.law)} voice={speech.voice} />
      </p>
      <p class="hint">{words('laws.by', { name: name(vote.proposer), mission: vote.mission })}</p>
      <VoiceBars yes={vote.voicesYes} no={vote.voicesNo} speech={speech} />
      <BallotList ballots={vote.ballots} speech={speech} />
    </Slip>
  );
};
