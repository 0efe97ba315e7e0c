import type { Move, Proposal } from '#games/triple-bataille/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { Button } from '#web/parts/buttons.tsx';
import type { Speech } from '../speech.ts';
import { moveIn } from '../offer-rank.ts';
import type { BoardScene } from './scene.ts';

const thingOf = (asset: string, { words }: Speech): string => {
  if (asset === 'main' || asset === 'secondary' || asset === 'rental' || asset === 'factory') return words(`assets.${asset}`);
  return words('assets.subsidiary');
};

const sentenceOf = (proposal: Proposal, speech: Speech): string => {
  const { words, name } = speech;
  switch (proposal.kind) {
    case 'job':
      return words('jobOffer', { boss: name(proposal.by), k: proposal.k, wage: proposal.wage });
    case 'loan':
      return words('loanOffer', { name: name(proposal.by), cards: proposal.cards, perBattle: proposal.perBattle, due: proposal.due });
    case 'sale':
      return words('saleOffer', { name: name(proposal.by), thing: thingOf(proposal.asset, speech), price: proposal.price });
    default:
      return unreachable(proposal);
  }
};

const answers = (move: Move | null, id: string): boolean => move !== null && 'offer' in move && move.offer === id && move.type !== 'withdrawOffer';

/** More than these unfold. */
const MOST_SHOWN = 6;

const Line = ({ proposal, scene }: { readonly proposal: Proposal; readonly scene: BoardScene }) => {
  const { speech, you, offers, take } = scene;
  const { words } = speech;
  const answer = offers.find((offer) => answers(moveIn(offer), proposal.id));
  return (
    <li class="row ends">
      <span>
        {sentenceOf(proposal, speech)}
        {proposal.to === you && you !== null && <em> {words('forYou')}</em>}
      </span>
      {answer !== undefined && <Button words={proposal.kind === 'sale' ? words('buy') : words('accept')} onClick={() => take(answer)} />}
    </li>
  );
};

/** Jobs, sales and loans on offer, one's own affairs first, and who seeks a job; an offer that one may take has a button. */
export const Proposals = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { words, name } = speech;
  const { table, sealed } = view;
  const seekers = table.players.flatMap(({ seeks }, seat) => (seeks === null ? [] : [{ seat, seeks }]));
  const all = [...sealed.proposals, ...table.proposals];
  const lines = (proposals: readonly Proposal[]) => proposals.map((proposal) => <Line key={proposal.id} proposal={proposal} scene={scene} />);
  if (all.length === 0 && seekers.length === 0) return null;
  return (
    <section class="sheet tb-proposals" data-explain="proposals">
      <h3>{words('offers')}</h3>
      <ul>
        {lines(all.slice(0, MOST_SHOWN))}
        {seekers.map(({ seat, seeks }) => (
          <li key={seat}>{words('seeks', { name: name(seat), wage: seeks })}</li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && (
        <details>
          <summary>{words('moreOffers', { count: all.length - MOST_SHOWN })}</summary>
          <ul>{lines(all.slice(MOST_SHOWN))}</ul>
        </details>
      )}
    </section>
  );
};
