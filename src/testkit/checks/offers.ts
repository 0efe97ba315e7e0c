import { range } from '#kernel/collections.ts';
import type { FormOffer } from '#kernel/forms.ts';
import type { Actor, Offer, Way } from '#kernel/game.ts';
import { awaitedOf, waysOf } from '#kernel/match.ts';
import { difference, throughJson } from '../difference.ts';
import { type Complaint, complain } from '../faults.ts';
import { fillings, formFault, isOffered, lostBlank, offeredMoves } from '../forms.ts';
import { asForm, type Position } from '../position.ts';
import { pickAwaited, pickOne } from '../random-player.ts';
import { fieldComplaints } from './words.ts';

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A move as the server gets it: off the wire and decoded. */
const decoded = ({ module }: Position, move: unknown): unknown => module.decode(throughJson(move));

const judged = (position: Position, by: Actor, move: unknown): string | null => {
  const refusal = position.module.check(position.match.now.state, { by, move });
  if (refusal !== null) position.hear(refusal);
  return refusal === null ? null : refusal.key;
};

/** A filled form must decode, keep what was filled in, and be legal, unless the game says that it judges the whole. */
const formComplaints = (position: Position, actor: Actor, form: FormOffer, offers: readonly Offer<unknown>[]): readonly Complaint[] => {
  position.met('form');
  const fault = formFault(form);
  if (fault !== null) return [complain('offer', `form ${form.type} of ${actor}: ${fault}`)];
  const nameless = fieldComplaints(position.game, form.fields);
  if (nameless.length > 0) return nameless;
  for (const raw of fillings(form, position.chance)) {
    const move = decoded(position, raw);
    if (move === null) return [complain('offer', `offered to ${actor}: ${text(raw)}, which decode refuses`)];
    const lost = lostBlank(raw, asForm(position.terms, move));
    if (lost !== null) return [complain('decode', `${text(raw)} becomes ${text(move)}: ${lost} is lost`)];
    const refused = judged(position, actor, move);
    if (refused !== null && form.judged !== true) return [complain('offer', `offered to ${actor}: ${text(raw)}, which check refuses (${refused})`)];
    if (!isOffered(offers, move, (own) => asForm(position.terms, own)))
      return [complain('offer', `${text(raw)} becomes ${text(move)}, which fits no offer of ${actor}`)];
    if (refused === null) position.wild.add(move);
  }
  return [];
};

const moveComplaints = (position: Position, actor: Actor, move: unknown): readonly Complaint[] => {
  const lost = difference(move, decoded(position, move));
  if (lost !== null) return [complain('decode', `the offered move ${text(move)} comes back changed: ${lost}`)];
  const refused = judged(position, actor, move);
  if (refused !== null) return [complain('offer', `offered to ${actor}: ${text(move)}, which check refuses (${refused})`)];
  position.wild.add(move);
  return [];
};

/** What an offer says to whoever reads it, its words and its place among others, is no part of what may be done. */
const wordless = (way: Way<unknown>): unknown => {
  const said = { label: null, rank: null, group: null, about: null };
  // Blanks that are made when somebody looks are no property of their own.
  return way.kind === 'form' ? { ...way, fields: way.fields, ...said } : { ...way, ...said };
};

/** Everything offered to the actor is legal, whatever its form is filled with. */
export const offerComplaints = (position: Position, actor: Actor): readonly Complaint[] => {
  const { module, match } = position;
  const offers = module.offers(match.now.state, actor);
  const other = difference(offers.map(wordless), waysOf(module, match.now.state, actor).map(wordless));
  if (other !== null) return [complain('wordless', `what ${actor} may do differs from what he is offered: ${other}`)];
  for (const offer of offers) {
    position.hear(offer.label);
    position.met('offer');
    const complaints = offer.kind === 'move' ? moveComplaints(position, actor, offer.move) : formComplaints(position, actor, offer, offers);
    if (complaints.length > 0) return complaints;
  }
  return [];
};

/** Somebody who is awaited has a legal sample. */
export const sampleComplaints = (position: Position, actor: Actor): readonly Complaint[] => {
  const { module, match, terms, chance } = position;
  const sample = module.sample(match.now.state, actor, chance);
  const refused = judged(position, actor, sample);
  if (refused !== null) return [complain('offer', `sample of ${actor}: ${text(sample)}, which check refuses (${refused})`)];
  const lost = difference(sample, decoded(position, sample));
  if (lost !== null) return [complain('decode', `the sample ${text(sample)} comes back changed: ${lost}`)];
  if (!isOffered(module.offers(match.now.state, actor), sample, (move) => asForm(terms, move)))
    return [complain('offer', `sample of ${actor}: ${text(sample)} fits none of his offers`)];
  position.wild.add(sample);
  return [];
};

/** A wrong move worth trying: of another moment or another seat, or nearly one that is offered now. */
const probe = (position: Position): { readonly actor: Actor; readonly raw: unknown } => {
  const { module, match, chairs, chance, wild } = position;
  const awaited = chance.int(2) === 0 ? null : pickAwaited(awaitedOf(module, match.now.state), chance);
  if (awaited === null) {
    // One chair too many: nobody sits there, and nobody may speak for it.
    return { actor: pickOne<Actor>([...range(chairs), chairs, 'referee'], chance), raw: wild.draw(chance) };
  }
  const moves = offeredMoves(module.offers(match.now.state, awaited), chance);
  return { actor: awaited, raw: moves.length === 0 ? null : wild.warp(pickOne(moves, chance), chance) };
};

/** Is everything that fits the offer legal? */
const isPromise = (offer: Offer<unknown>): boolean => offer.kind === 'move' || offer.judged !== true;

/** A move is legal exactly when it is offered, and is refused otherwise with a reason that cites. */
export const refusalComplaints = (position: Position): readonly Complaint[] => {
  const { module, match, terms, chairs } = position;
  const { state } = match.now;
  const { actor, raw } = probe(position);
  let move: unknown;
  try {
    move = module.decode(throughJson(raw));
  } catch (error) {
    return [complain('decode', `decode threw on ${text(raw)}: ${String(error)}`)];
  }
  if (move === null) {
    // No wire between us and the judge: he must see for himself.
    return module.check(state, { by: actor, move: raw }) === null ? [complain('unoffered', `${text(raw)} of ${actor} is no move, but check accepts it`)] : [];
  }
  const offers = actor === chairs ? [] : module.offers(state, actor);
  const offered = isOffered(offers, move, (own) => asForm(terms, own));
  const refusal = module.check(state, { by: actor, move });
  if (refusal === null) return offered ? [] : [complain('unoffered', `${text(move)} of ${actor} fits no offer, but check accepts it`)];
  position.hear(refusal);
  position.met('refusal');
  const promised = isOffered(offers.filter(isPromise), move, (own) => asForm(terms, own));
  if (promised) return [complain('offer', `${text(move)} of ${actor} fits an offer, but check refuses it (${refusal.key})`)];
  return refusal.clauses.length > 0 ? [] : [complain('refusal', `${refusal.key} cites no clause (${text(move)} of ${actor})`)];
};
