import { eventNameOf } from '#games/triple-bataille/content/data.ts';
import type { Move, Proposal, TurnedEvent, VoteResult } from '#games/triple-bataille/types.ts';
import { SmallCard } from '../pieces/cards.tsx';
import type { BoardScene } from './own-cloth.tsx';
import { enterpriseName } from '#games/triple-bataille/content/history.ts';
import type { Seat } from '#kernel/game.ts';
import { pathTo } from '#web/browser/routes.ts';
import type { Speech } from '../speech.ts';
import { unreachable } from '#kernel/collections.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { moveIn } from '../offer-rank.ts';

const EventLine = ({ event, scene }: { readonly event: TurnedEvent; readonly scene: BoardScene }) => {
  const { speech, view, you } = scene;
  const { words, name, term, index, face } = speech;
  const { jokers } = view.options;
  const called = eventNameOf(event.face);
  if (called === null) return null;
  return (
    <li class={event.active ? 'row' : 'row idle'}>
      <SmallCard face={event.face} index={index(event.face, jokers)} label={face(event.face, jokers)} />
      <p>
        <b>{term(`triple-bataille.event.${called}`)}</b>
        {event.seat === you ? '' : `, ${name(event.seat)}`}
        <small>{event.active ? term(`triple-bataille.event.${called}.text`) : words('eventIdle')}</small>
      </p>
    </li>
  );
};

/** TB-2.12: what was turned in this battle, one's own cards first; those of the others unfold. */
export const EventsSheet = (scene: BoardScene) => {
  const { view, speech, you } = scene;
  const { words } = speech;
  const { turned } = view.table.battleReport;
  const own = turned.filter(({ seat }) => seat === you);
  const others = turned.filter(({ seat }) => seat !== you);
  const lines = (events: readonly TurnedEvent[]) => (
    <ul>
      {events.map((event, place) => (
        <EventLine key={`${event.seat} ${event.face} ${place}`} event={event} scene={scene} />
      ))}
    </ul>
  );
  if (turned.length === 0) return null;
  return (
    <section class="sheet tb-events" data-explain="events">
      <h3>{words('eventsTurned')}</h3>
      {own.length > 0 && lines(own)}
      {others.length > 0 && (
        <details open={own.length === 0 && others.length <= 3}>
          <summary>{words('eventsOthers', { count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
    </section>
  );
};

/** Votes stay to be read for this many battles. */
const REMEMBERED = 2;

const Votes = ({ vote, scene }: { readonly vote: VoteResult; readonly scene: BoardScene }) => {
  const { words, name, term } = scene.speech;
  const list = (seats: readonly Seat[]): string => (seats.length === 0 ? '–' : seats.map(name).join(', '));
  return (
    <li>
      <b>{words(vote.passed ? 'votePassed' : 'voteRejected', { motion: term(vote.motion), yes: vote.yes.length, no: vote.no.length })}</b>
      <small>
        {words('voteYes', { names: list(vote.yes) })} {words('voteNo', { names: list(vote.no) })}
      </small>
    </li>
  );
};

/** TB-13.5: measures of the state, what is for sale, motions tabled, and how votes went, with names (TB-7). */
export const MotionsSheet = (scene: BoardScene) => {
  const { view, speech, you } = scene;
  const { words, name, term, lang, cards } = speech;
  const { measures, motions, votes, state, battle } = view.table;
  const recent = votes.filter((vote) => vote.battle >= battle - REMEMBERED);
  const ownBid = you === null ? undefined : view.sealed.bids[you];
  const named = view.sealed.measures.find(({ seat }) => seat === you);
  const lines = [
    ...measures.map((measure) => words('measureTaken', { measure: term(measure) })),
    ...(state.onSale === null ? [] : [words('onSale', { enterprise: enterpriseName(state.onSale)[lang] })]),
    ...(ownBid === undefined ? [] : [words('ownBid', { cards: cards(ownBid.cards) })]),
    ...(named === undefined ? [] : [words('ownMeasure', { measure: term(named.measure) })]),
    ...motions.map(({ motion, by }) => words('motionTabled', { name: name(by), motion: term(motion) })),
  ];
  if (lines.length === 0 && recent.length === 0) return null;
  return (
    <section class="sheet tb-motions" data-explain="motions">
      <h3>{words('publicLife')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {recent.toReversed().map((vote) => (
          <Votes key={`${vote.battle} ${vote.motion}`} vote={vote} scene={scene} />
        ))}
      </ul>
    </section>
  );
};

const SITE = 'https://jeu-triple-bataille.timlib.com';
const LICENCES = {
  fr: 'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.fr',
  en: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
} as const;

/** TB-0.1, TB-13.7: author, site, licence and changes, within reach of every board of this game. */
export const Notice = ({ speech }: { readonly speech: Speech }) => {
  const { words } = speech;
  return (
    <p class="tb-notice hint" role="note" aria-label={words('noticeTitle')}>
      {words('notice.before')}
      <a href={SITE} target="_blank" rel="noreferrer">
        {words('notice.site')}
      </a>
      {words('notice.between')}
      <a href={LICENCES[speech.lang]} target="_blank" rel="license noreferrer">
        {words('notice.licence')}
      </a>
      {words('notice.after')}
      <a href={pathTo.rules('triple-bataille', 'TB-0.1')}>{words('notice.changes')}</a>.
    </p>
  );
};

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
