import { eventNameOf } from '#games/triple-bataille/content/data.ts';
import type { Proposal, TurnedEvent, VoteResult } from '#games/triple-bataille/types.ts';
import { enterpriseName } from '#games/triple-bataille/content/history.ts';
import type { Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { pathTo } from '#web/browser/routes.ts';
import { unreachable } from '#kernel/collections.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { offersAbout } from '#web/kit/parts/offers.ts';
import { SmallCard } from '../pieces/cards.tsx';
import { type Speech, speechOf, useScene } from '../speech.ts';
import { Listed, Paper } from './papers.tsx';

const EventLine = ({ event }: { readonly event: TurnedEvent }) => {
  const { words, name, term, you } = useScene();
  const called = eventNameOf(event.face);
  if (called === null) return null;
  return (
    <li class="row p-2-0 blue-over">
      <SmallCard face={event.face} class="firm" opacity={event.active ? undefined : 0.72} />
      <p>
        <b>{term(`event.${called}`)}</b>
        {event.seat === you ? '' : `, ${name(event.seat)}`}
        <small class="block w400">{event.active ? term(`event.${called}.text`) : words('eventIdle')}</small>
      </p>
    </li>
  );
};

/** TB-2.12: what was turned in this battle, one's own cards first; those of the others unfold. */
export const EventsSheet = () => {
  const { table, words, you } = useScene();
  const { turned } = table.battleReport;
  const own = turned.filter(({ seat }) => seat === you);
  const others = turned.filter(({ seat }) => seat !== you);
  const lines = (events: readonly TurnedEvent[]) => (
    <ul>
      {events.map((event, place) => (
        <EventLine key={`${event.seat} ${event.face} ${place}`} event={event} />
      ))}
    </ul>
  );
  if (turned.length === 0) return null;
  return (
    <Paper class="tb-events" explains="events" title={words('eventsTurned')}>
      {own.length > 0 && lines(own)}
      {others.length > 0 && (
        <details open={own.length === 0 && others.length <= 3}>
          <summary class="p-3-0">{words('eventsOthers', { count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
    </Paper>
  );
};

/** Votes stay to be read for this many battles. */
const REMEMBERED = 2;

const Votes = ({ vote: { motion, passed, yes, no } }: { readonly vote: VoteResult }) => {
  const { words, name, term } = useScene();
  const list = (seats: readonly Seat[]): string => (seats.length === 0 ? '–' : seats.map(name).join(', '));
  return (
    <li class="p-2-0 blue-over">
      <b>{words(passed ? 'votePassed' : 'voteRejected', { motion: term(motion), yes: yes.length, no: no.length })}</b>
      <small class="block w400">
        {words('voteYes', { names: list(yes) })} {words('voteNo', { names: list(no) })}
      </small>
    </li>
  );
};

/** TB-13.5: measures of the state, what is for sale, motions tabled, and how votes went, with names (TB-7). */
export const MotionsSheet = () => {
  const { table, sealed, words, name, term, lang, cards, you } = useScene();
  const { measures, motions, votes, state, battle } = table;
  const recent = votes.filter((vote) => vote.battle >= battle - REMEMBERED);
  const ownBid = you === null ? undefined : sealed.bids[you];
  const named = sealed.measures.find(({ seat }) => seat === you);
  const lines = [
    ...measures.map((measure) => words('measureTaken', { measure: term(measure) })),
    ...(state.onSale === null ? [] : [words('onSale', { enterprise: enterpriseName(state.onSale)[lang] })]),
    ...(ownBid === undefined ? [] : [words('ownBid', { cards: cards(ownBid.cards) })]),
    ...(named === undefined ? [] : [words('ownMeasure', { measure: term(named.measure) })]),
    ...motions.map(({ motion, by }) => words('motionTabled', { name: name(by), motion: term(motion) })),
  ];
  if (lines.length === 0 && recent.length === 0) return null;
  return (
    <Paper explains="motions" title={words('publicLife')}>
      <ul>
        {lines.map((line) => (
          <li key={line} class="p-2-0 blue-over">
            {line}
          </li>
        ))}
        {recent.toReversed().map((vote) => (
          <Votes key={`${vote.battle} ${vote.motion}`} vote={vote} />
        ))}
      </ul>
    </Paper>
  );
};

const SITE = 'https://jeu-triple-bataille.timlib.com';
const LICENCES = {
  fr: 'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.fr',
  en: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
} as const;

/** TB-0.1, TB-13.7: author, site, licence and changes, within reach of every board of this game. Also where there is no position. */
export const Notice = ({ voice, class: more = '' }: { readonly voice: Voice; readonly class?: string }) => {
  const { words, lang } = speechOf(voice);
  const link = { class: 'text-inherit', target: '_blank' };
  return (
    <p class={`hint ${more}`} role="note" aria-label={words('noticeTitle')}>
      {words('notice.before')}
      <a {...link} href={SITE} rel="noreferrer">
        {words('notice.site')}
      </a>
      {words('notice.between')}
      <a {...link} href={LICENCES[lang]} rel="license noreferrer">
        {words('notice.licence')}
      </a>
      {words('notice.after')}
      <a class="text-inherit" href={pathTo.rules('triple-bataille', 'TB-0.1')}>
        {words('notice.changes')}
      </a>
      .
    </p>
  );
};

const sentenceOf = (proposal: Proposal, { words, name }: Speech): string => {
  const by = name(proposal.by);
  switch (proposal.kind) {
    case 'job':
      return words('jobOffer', { boss: by, k: proposal.k, wage: proposal.wage });
    case 'loan':
      return words('loanOffer', { name: by, cards: proposal.cards, perBattle: proposal.perBattle, due: proposal.due });
    case 'sale': {
      const { asset, price } = proposal;
      const isWhole = asset === 'main' || asset === 'secondary' || asset === 'rental' || asset === 'factory';
      return words('saleOffer', { name: by, thing: words(`assets.${isWhole ? asset : 'subsidiary'}`), price });
    }
    default:
      return unreachable(proposal);
  }
};

/** More than these unfold. */
const MOST_SHOWN = 6;

/** Jobs, sales and loans on offer, one's own affairs first, and who seeks a job; an offer that one may take has a button. */
export const Proposals = () => {
  const scene = useScene();
  const { table, sealed, words, name, you, offers, take } = scene;
  const seekers = table.players.flatMap(({ seeks }, seat) => (seeks === null ? [] : [{ seat, seeks }]));
  const all = [...sealed.proposals, ...table.proposals];
  if (all.length === 0 && seekers.length === 0) return null;
  const answers = offersAbout(offers);
  const lines = all.map((proposal) => {
    const answer = answers.get(`proposal ${proposal.id}`);
    return (
      <li key={proposal.id} class="row ends p-2-0 blue-over">
        <span>
          {sentenceOf(proposal, scene)}
          {proposal.to === you && you !== null && <em> {words('forYou')}</em>}
        </span>
        {answer !== undefined && <Button words={words(proposal.kind === 'sale' ? 'buy' : 'accept')} onClick={() => take(answer)} />}
      </li>
    );
  });
  return (
    <Paper explains="proposals" title={words('offers')}>
      <Listed lines={lines} most={MOST_SHOWN} foldClass="p-3-0">
        {seekers.map(({ seat, seeks }) => (
          <li key={seat} class="p-2-0 blue-over">
            {words('seeks', { name: name(seat), wage: seeks })}
          </li>
        ))}
      </Listed>
    </Paper>
  );
};
