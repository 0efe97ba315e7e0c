import { sum } from '#kernel/collections.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { UN_COMMISSION, UN_SCARCE } from '../data.ts';
import { controls, isAlive, living, ordersOf } from './facts.ts';
import { listOf, money, power, quote, say, tell, word } from '../speak.ts';
import { type Motion, type MotionFate, type MotionResult, type Tag, type Vote } from '../types.ts';
import { addGold, addMissiles, addStock, changeSecrets, changeUn, note, publish, type Work } from './work.ts';
import type { Books } from './books.ts';

/* EC-4.3: the session of the United Nations, on the requests of the turn before. */

interface Ballot {
  readonly motion: Motion;
  readonly votes: Readonly<Partial<Record<Tag, Vote>>>;
  readonly referee: Vote | null;
  readonly yes: number;
  readonly no: number;
}

type Verdict = Pick<MotionResult, 'fate' | 'paid' | 'share' | 'kept'>;

const verdict = (fate: MotionFate, paid = 0, share = 0, kept = 0): Verdict => ({ fate, paid, share, kept });

/** EC-4.3.4: no vote is an abstention. */
const votesOn = (work: Work, { no }: Motion): Readonly<Partial<Record<Tag, Vote>>> =>
  Object.fromEntries(
    living(work.table).map((tag): [Tag, Vote] => {
      const vote = ordersOf(work.sheets[tag]).find((order) => order.k === 'vote' && order.motion === no);
      return [tag, vote?.k === 'vote' ? vote.v : 'abstain'];
    }),
  );

const count = (votes: Ballot['votes'], choice: Vote): number => Object.values(votes).filter((vote) => vote === choice).length;

/** EC-4.3.9: the Secretary General's vote on aid. */
const refereeVote = (work: Work, { no, what }: Motion, yes: number, against: number): Vote | null => {
  if (what === 'ABM') return null;
  if (work.options.referee === 'human') return work.refereeVotes[no] ?? 'abstain';
  if (yes === 0 || yes !== against || work.options.unChair === 'never') return 'abstain';
  return work.options.unChair === 'tieYes' ? 'yes' : 'no';
};

const ballotOn = (work: Work, motion: Motion): Ballot => {
  const votes = votesOn(work, motion);
  const yes = count(votes, 'yes');
  const no = count(votes, 'no');
  const referee = refereeVote(work, motion, yes, no);
  return { motion, votes, referee, yes: yes + (referee === 'yes' ? 1 : 0), no: no + (referee === 'no' ? 1 : 0) };
};

/** EC-4.3.5: the simple majority of the votes cast. */
const isCarried = ({ yes, no }: Ballot): boolean => yes > no;

/** EC-4.3.3, option `unPrice`. */
const priceOf = (work: Work, { price }: Motion): number => (work.options.unPrice === 'sale' ? work.table.prices.BT : price);

const byYes = (a: Ballot, b: Ballot): number => b.yes - a.yes || a.motion.no - b.motion.no;

/** EC-4.3.6: the sales that the stock at the start of the turn allows; a tie across the cut-off excludes all the tied. */
const chosen = (candidates: readonly Ballot[], stock: number): readonly Ballot[] => {
  const most = stock > UN_SCARCE ? stock : Math.min(1, stock);
  const ranked = candidates.toSorted(byYes);
  const next = ranked[most];
  return next === undefined ? ranked : ranked.slice(0, most).filter(({ yes }) => yes > next.yes);
};

/** EC-4.3.7: the price, less a commission, among those who voted yes. */
const sell = (work: Work, { motion, votes }: Ballot, books: Books): Verdict => {
  const price = priceOf(work, motion);
  const entitled = living(work.table).filter((tag) => votes[tag] === 'yes' && (work.options.unRequesterShares || tag !== motion.by));
  const commission = Math.floor(price / UN_COMMISSION);
  const share = entitled.length === 0 ? 0 : Math.floor((price - commission) / entitled.length);
  const kept = price - share * entitled.length;
  addGold(work, motion.by, -price);
  for (const tag of entitled) addGold(work, tag, share);
  addGold(work, 'UN', kept);
  books.spent[motion.by] = (books.spent[motion.by] ?? 0) + price;
  changeUn(work, { ABM: work.table.un.ABM - 1 });
  placeBought(work, motion.by, books);
  return verdict('sold', price, share, kept);
};

/** EC-4.3.8: placed at once and secretly, or in stock. */
const placeBought = (work: Work, tag: Tag, books: Books): void => {
  const named = work.secrets[tag].abmPlace;
  const place = named !== null && controls(work.table, tag, named) ? named : 'STOCK';
  addMissiles(work, tag, 'ABM', place, 1);
  books.freshen(tag, 'ABM', place, 1);
  note(work, tag, say('log.received', { n: 1, kind: word('ABM'), place: word(place) }, ['EC-4.3.8']));
};

const sellAbm = (work: Work, ballots: readonly Ballot[], books: Books): ReadonlyMap<number, Verdict> => {
  const stock = work.table.un.ABM;
  const fates = new Map<number, Verdict>();
  const candidates = ballots.filter((ballot) => {
    const { motion } = ballot;
    if (!isAlive(work.table, motion.by)) fates.set(motion.no, verdict('lapsed'));
    else if (!isCarried(ballot)) fates.set(motion.no, verdict('rejected'));
    else if (books.start[motion.by].gold < priceOf(work, motion)) fates.set(motion.no, verdict('insolvent'));
    else return true;
    return false;
  });
  const sold = chosen(candidates, stock);
  const top = Math.max(0, ...candidates.map(({ yes }) => yes));
  for (const ballot of candidates) {
    const { no } = ballot.motion;
    if (sold.includes(ballot)) fates.set(no, sell(work, ballot, books));
    else if (stock === 0) fates.set(no, verdict('noStock'));
    else fates.set(no, verdict(sold.length === 0 && ballot.yes === top ? 'tie' : 'outvoted'));
  }
  return fates;
};

/** EC-4.3.10: whole or not at all, most YES first. */
const giveAid = (work: Work, ballots: readonly Ballot[]): ReadonlyMap<number, Verdict> => {
  const fates = new Map<number, Verdict>();
  for (const ballot of ballots.toSorted(byYes)) {
    const { no, by, what, n } = ballot.motion;
    if (what === 'ABM') continue;
    if (!isAlive(work.table, by)) fates.set(no, verdict('lapsed'));
    else if (!isCarried(ballot)) fates.set(no, verdict('rejected'));
    else if (work.table.un[what] < n) fates.set(no, verdict('notCovered'));
    else {
      if (what === 'gold') {
        addGold(work, 'UN', -n);
        addGold(work, by, n);
      } else {
        addStock(work, 'UN', what, -n);
        addStock(work, by, what, n);
      }
      fates.set(no, verdict('given'));
    }
  }
  return fates;
};

const names = (work: Work, { votes, referee }: Ballot, choice: Vote): Arg => {
  const tags = living(work.table).filter((tag) => votes[tag] === choice);
  const chair = referee === choice ? [word('secretary')] : [];
  const list = [...tags.map((tag) => power(tag)), ...chair];
  return list.length === 0 ? word('nobody') : listOf(list);
};

const announce = (work: Work, ballot: Ballot, result: MotionResult): void => {
  const { motion } = ballot;
  const args = { no: motion.no, who: power(motion.by), n: motion.n, what: word(motion.what) };
  work.log.push(
    tell(
      isCarried(ballot) ? 'log.MOTION' : 'log.MOTION.rejected',
      { ...args, yes: names(work, ballot, 'yes'), no_: names(work, ballot, 'no'), abstain: names(work, ballot, 'abstain') },
      ['EC-4.3.4', motion.what === 'ABM' ? 'EC-4.3.5' : 'EC-4.3.9'],
    ),
  );
  const { fate, paid, share, kept } = result;
  if (fate === 'sold') work.log.push(tell('log.UN_SALE', { ...args, price: money(paid), share: money(share), kept: money(kept) }, ['EC-4.3.6', 'EC-4.3.7']));
  else if (fate === 'given') work.log.push(tell('log.UN_AID', args, ['EC-4.3.10']));
  else if (fate !== 'rejected') {
    const key = motion.what === 'ABM' ? 'log.UN_NOSALE' : 'log.UN_NOAID';
    work.log.push(tell(key, { ...args, why: word(`fate.${fate}`) }, [motion.what === 'ABM' ? 'EC-4.3.6' : 'EC-4.3.10']));
  }
};

/** Step 0. */
export const holdSession = (work: Work, books: Books): void => {
  const ballots = work.table.motions.map((motion) => ballotOn(work, motion));
  if (ballots.length > 0) {
    const sales = sellAbm(
      work,
      ballots.filter(({ motion }) => motion.what === 'ABM'),
      books,
    );
    const aid = giveAid(work, ballots);
    const results = ballots.map((ballot): MotionResult => {
      const { motion, votes, referee } = ballot;
      const fate = sales.get(motion.no) ?? aid.get(motion.no) ?? verdict('lapsed');
      return { motion, votes, referee, carried: isCarried(ballot), ...fate };
    });
    for (const [index, result] of results.entries()) {
      const ballot = ballots[index];
      if (ballot !== undefined) announce(work, ballot, result);
    }
    publish(work, { motions: results });
  }
  for (const tag of living(work.table)) if (work.secrets[tag].abmPlace !== null) changeSecrets(work, tag, { abmPlace: null });
  work.table.motions = [];
  work.refereeVotes = {};
};

/** EC-4.3.4: requests of this turn become motions for the next. */
export const openMotions = (work: Work, price: number): void => {
  const motions: Motion[] = [];
  for (const tag of living(work.table)) {
    for (const request of work.secrets[tag].carried) {
      if (request.k !== 'askAbm' && request.k !== 'askAid') continue;
      const no = work.table.motionsSoFar + motions.length + 1;
      if (request.k === 'askAbm') {
        motions.push({ no, by: tag, what: 'ABM', n: 1, price, text: '' });
        changeSecrets(work, tag, { abmPlace: request.at ?? null });
      } else motions.push({ no, by: tag, what: request.what, n: request.n, price: 0, text: request.text ?? '' });
    }
  }
  work.table.motions = motions;
  work.table.motionsSoFar += motions.length;
  for (const opened of motions) work.log.push(announceRequest(opened));
};

/** EC-4.3.4: published without the place of an ABM, with the motives of aid. */
const announceRequest = ({ no, by, what, n, price, text }: Motion): LogEntry => {
  const args = { no, who: power(by), n, what: word(what) };
  if (what === 'ABM') return tell('log.motionAbm', { ...args, price: money(price) }, ['EC-4.3.3', 'EC-4.3.4']);
  if (text === '') return tell('log.motionAid', args, ['EC-4.3.2', 'EC-4.3.4']);
  return tell('log.motionAid.motives', { ...args, text: quote(text) }, ['EC-4.3.2', 'EC-4.3.4']);
};

/** The votes of a result that were recorded (EC-9.12). */
export const votesRecorded = ({ votes, referee }: MotionResult): number => sum(Object.values(votes).map(() => 1)) + (referee === null ? 0 : 1);
