import { at } from '#kernel/collections.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { MAX_LEVEL, RELEASE_FEE, type Street } from '../data.ts';
import { cashOf, ownedBy, player, roleOf, title } from '../rules/facts.ts';
import { answers, change, pay, type Phase, refuseStep, send, type Work } from '../rules/work.ts';
import { build, checkBuild, streetOf } from '../rules/buildings.ts';
import { resignTurn } from '../rules/debts.ts';
import { checkLift, checkLiquidation, isLiquidation, lift, liftCost, liquidate, liquidationOffers } from '../rules/mortgages.ts';
import { rentOf, throwAndMove, titleName } from '../rules/rent.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import { type Move, type PointOf, type State, TITLE_IDS } from '../types.ts';
import { checkPropose, proposalOffers, propose } from './propose.ts';

/* AM-4.3: management, then the throw. */

/** AM-4.3.2, AM-6.13. */
const mayEndTurn = ({ options, table }: State): boolean => table.throwNo === 2 && options.extraThrow === 'optional';

/** AM-4.3.3. */
const checkRelease = (state: State, seat: Seat): Message | null => {
  if (!player(state, seat).detained) return refuse('no.notDetained', ['AM-4.3.3'], {});
  return cashOf(state, seat) >= RELEASE_FEE ? null : refuse('no.tooDear', ['AM-4.3.3'], { price: money(RELEASE_FEE) });
};

const payRelease = (work: Work, seat: Seat): void => {
  pay(work, { from: seat, to: 'bank', amount: RELEASE_FEE });
  change(work, seat, { detained: false, detainedTurns: 0 });
  work.log?.push(tell('log.releasePaid', { who: who(seat), amount: money(RELEASE_FEE) }, ['AM-4.3.3']));
};

/** AM-4.11.1. */
const resign = (work: Work, seat: Seat): void => {
  work.log?.push(tell('log.resigned', { who: who(seat) }, ['AM-4.11.1']));
  resignTurn(work, seat);
};

const throwLabel = (state: State, seat: Seat): Message => {
  if (player(state, seat).detained) return say('do.tryDouble', {}, ['AM-4.4.2']);
  return say(state.table.throwNo === 2 ? 'do.throwAgain' : 'do.throw', {}, ['AM-4.3.1']);
};

const buildLabel = (state: State, seat: Seat, index: number, street: Street): Message => {
  const id = at(TITLE_IDS, index);
  const role = roleOf(state, seat);
  const level = title(state, id).level + 1;
  const key = level === MAX_LEVEL[role] ? 'do.buildHotel' : 'do.buildHouse';
  const rents = { before: money(rentOf(state, index)), after: money(at(street.rents[role], level)) };
  return say(key, { title: titleName(state.options, id), level, amount: money(street.step), ...rents }, ['AM-4.3.4']);
};

const titleOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const offers: Draft<Move>[] = [];
  for (const index of ownedBy(state, seat)) {
    const id = at(TITLE_IDS, index);
    const { mortgaged } = at(state.table.titles, index);
    const street = mortgaged ? null : streetOf(id);
    if (street !== null && checkBuild(state, seat, id) === null) {
      offers.push(offerMove({ type: 'build', title: id }, () => buildLabel(state, seat, index, street)));
    }
    if (mortgaged && checkLift(state, seat, id) === null) {
      const args = () => ({ title: titleName(state.options, id), amount: money(liftCost(state.options, id)) });
      const label = () => say('do.unmortgage', args(), ['AM-4.3.7']);
      offers.push(offerMove({ type: 'unmortgage', title: id }, label, { weighty: true }));
    }
  }
  return offers;
};

const RESIGN: Draft<Move> = offerMove({ type: 'resign' }, () => say('do.resign', {}, ['AM-4.11.1']), { weighty: true });

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const found: Draft<Move>[] = [offerMove({ type: 'throw' }, () => throwLabel(state, seat))];
  if (mayEndTurn(state)) found.push(offerMove({ type: 'endTurn' }, () => say('do.endTurn', {}, ['AM-4.3.2'])));
  if (checkRelease(state, seat) === null) {
    found.push(offerMove({ type: 'payRelease' }, () => say('do.payRelease', { amount: money(RELEASE_FEE) }, ['AM-4.3.3'])));
  }
  return [...found, ...titleOffers(state, seat), ...liquidationOffers(state, seat), ...proposalOffers(state, seat, 'preThrow'), RESIGN];
};

const moves = answers({
  throw: { apply: throwAndMove },
  endTurn: {
    check: (state) => (mayEndTurn(state) ? null : refuse('no.mustThrow', ['AM-4.3.2', 'AM-6.13'], {})),
    apply: (work) => send(work, 'nextTurn'),
  },
  payRelease: { check: checkRelease, apply: payRelease },
  build: { check: (state, seat, move) => checkBuild(state, seat, move.title), apply: (work, seat, move) => build(work, seat, move.title) },
  unmortgage: { check: (state, seat, move) => checkLift(state, seat, move.title), apply: (work, seat, move) => lift(work, seat, move.title) },
  proposeTrade: {
    check: (state, seat, move) => checkPropose(state, seat, move, 'preThrow'),
    apply: (work, seat, move) => propose(work, seat, move, 'preThrow'),
  },
  resign: { apply: resign },
});

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (isLiquidation(move)) return checkLiquidation(state, seat, move);
  return moves.has(move) ? moves.check(state, seat, move) : refuseStep();
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  if (isLiquidation(move)) return liquidate(work, seat, move);
  return moves.has(move) ? moves.apply(work, seat, move) : unexpected(move);
};

const prompt = (state: State, seat: Seat): Message => {
  const { detained, detainedTurns, role } = player(state, seat);
  if (state.table.throwNo === 2) return say(detained ? 'ask.extraDetained' : 'ask.extraThrow', {}, ['AM-4.2.5']);
  // It names only what is offered.
  if (!detained) return say(offers(state, seat).length > 2 ? 'ask.throw' : 'ask.throwOnly', {}, ['AM-4.3']);
  return say(role === 'M' ? 'ask.prison' : 'ask.priceWar', { turn: detainedTurns + 1, amount: money(RELEASE_FEE) }, ['AM-4.7.2']);
};

export const preThrow: Phase<PointOf<'preThrow'>> = {
  prompt: (state, _point, seat) => prompt(state, seat),
  offers: (state, _point, seat) => offers(state, seat),
  check: (state, _point, seat, move) => check(state, seat, move),
  apply: (work, _point, seat, move) => apply(work, seat, move),
  timeout: () => ({ type: 'throw' }),
};
