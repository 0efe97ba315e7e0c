import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { once } from '#kernel/work.ts';
import { type Board, SEA } from '../board.ts';
import { cell } from '../coasts.ts';
import { say, word } from '../speech.ts';
import type { Order, Place } from '../types.ts';
import { type Lexicon, makeLexicon, type Token } from './lexicon.ts';
import { type Piece, piecesOf, withoutComment } from './lines.ts';
import type { Taken } from './pattern.ts';
import { type Form, type FormRow, formsOf, nearestOrders, type Reading, readTokens } from './reading.ts';

export type Phase = 'movement' | 'retreat' | 'adjustment';

export type Parsed = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly error: Message };

const coastOf = ({ coast }: Place): { readonly coast?: string } => (coast === undefined ? {} : { coast });

type Read = FormRow<Order>[1];

const hold: Read = ({ places }) => ({ k: 'hold', at: at(places, 0).loc });
const move: Read = ({ places, has }) => {
  const to = at(places, 1);
  return { k: 'move', at: at(places, 0).loc, to: to.loc, ...coastOf(to), ...(has('VIA_CONVOY') ? { via: true } : {}) };
};
const support: Read = ({ places }) => {
  const [unit, of, to] = places;
  if (unit === undefined || of === undefined) return null;
  return { k: 'support', at: unit.loc, of: of.loc, ...(to === undefined ? {} : { to: to.loc, ...coastOf(to) }) };
};
const zineSupport: Read = ({ places: [unit, of, to] }) => {
  if (unit === undefined || of === undefined || to === undefined) return null;
  return { k: 'support', at: unit.loc, of: of.loc, ...(to.loc === of.loc ? {} : { to: to.loc, ...coastOf(to) }) };
};
const supportFrom: Read = ({ places: [unit, to, of] }) =>
  unit === undefined || to === undefined || of === undefined ? null : { k: 'support', at: unit.loc, of: of.loc, to: to.loc, ...coastOf(to) };
const convoyFrom: Read = ({ places }) => ({ k: 'convoy', at: at(places, 0).loc, of: at(places, 2).loc, to: at(places, 1).loc });
const convoy: Read = ({ places }) => ({ k: 'convoy', at: at(places, 0).loc, of: at(places, 1).loc, to: at(places, 2).loc });
const retreat: Read = ({ places }) => ({ k: 'retreat', at: at(places, 0).loc, to: at(places, 1).loc, ...coastOf(at(places, 1)) });
const disband: Read = ({ places }) => ({ k: 'disband', at: at(places, 0).loc });
const remove: Read = ({ places }) => ({ k: 'remove', at: at(places, 0).loc });
const build: Read = ({ places, has }) => {
  const place = at(places, 0);
  const unit = has('ARMY') ? 'army' : 'fleet';
  return { k: 'build', unit, at: place.loc, ...(unit === 'army' ? {} : coastOf(place)) };
};

/** Any number of seas between where an army embarks and where it lands: the way of a convoy. */
const throughSeas =
  (board: Board, route: (places: readonly Place[]) => readonly [from: Place, to: Place, seas: readonly Place[]]): Read =>
  ({ places }: Taken) => {
    const [from, to, seas] = route(places);
    const isSea = ({ loc }: Place): boolean => cell(board.kinds, board.provinceAt(loc)) === SEA;
    return seas.every(isSea) && !isSea(from) && !isSea(to) ? { k: 'move', at: from.loc, to: to.loc, via: true } : null;
  };

const rowsOf = (board: Board): Readonly<Record<Phase, readonly FormRow<Order>[]>> => {
  const along = throughSeas(board, (all) => [at(all, 0), at(all, all.length - 1), all.slice(1, -1)]);
  return {
    movement: [
      ['OWN DASH? HOLD', hold],
      ['OWN DASH|GO? PREP? PLACE VIA_CONVOY?', move],
      ['OWN DASH PROVINCE DASH PROVINCE', along],
      ['OWN DASH PROVINCE DASH PROVINCE DASH PROVINCE', along],
      ['OWN DASH|GO PREP? PROVINCE VIA_CONVOY? VIA TYPE? PROVINCE PROVINCE*', throughSeas(board, (all) => [at(all, 0), at(all, 1), all.slice(2)])],
      ['OWN VIA PROVINCE PROVINCE* DASH|PREP PROVINCE', along],
      ['OWN SUPPORT UNIT HOLD?', support],
      ['OWN ZINE_SUPPORT POWER? PROVINCE DASH PLACE', zineSupport],
      ['OWN SUPPORT HOLD PREP|FROM? UNIT', support],
      ['OWN SUPPORT GO PREP PROVINCE FROM UNIT', supportFrom],
      ['OWN SUPPORT GO? FROM? UNIT DASH|GO? PREP? PLACE', support],
      ['OWN CONVOY PREP PROVINCE FROM UNIT', convoyFrom],
      ['OWN CONVOY UNIT DASH|GO? PREP? PROVINCE', convoy],
    ],
    retreat: [
      ['OWN DASH|GO|RETREAT? PREP? PLACE', retreat],
      ['RETREAT OWN DASH|GO? PREP? PLACE', retreat],
      ['OWN DISBAND', disband],
      ['DISBAND OWN', disband],
    ],
    adjustment: [
      ['BUILD ONE? TYPE FROM|PREP? PLACE', build],
      ['TYPE FROM|PREP? PLACE BUILD', build],
      ['REMOVE FROM? OWN', remove],
      ['OWN DISBAND', remove],
      ['WAIVE NOW?', () => ({ k: 'waive' })],
    ],
  };
};

const PHASES: readonly Phase[] = ['movement', 'retreat', 'adjustment'];

/** The forms of orders to units on a map, by phase. */
export const unitForms = once((board: Board): Readonly<Record<Phase, readonly Form<Order>[]>> => {
  const { movement, retreat: retreats, adjustment } = rowsOf(board);
  return { movement: formsOf(movement), retreat: formsOf(retreats), adjustment: formsOf(adjustment) };
});

const lexiconOf = once((board: Board) => makeLexicon(board));

/** What only a verb can be: where one of them could stand, an unknown word need not be a place. */
const VERBS: readonly string[] = ['SUPPORT', 'CONVOY', 'DISBAND', 'VIA_CONVOY'];

/** EC-4.18.4: the coast that a province does not have. */
export const wrongCoast = (board: Board, tokens: readonly Token[]): Message | null => {
  const wrong = tokens.find((token) => token.wrongCoast !== undefined);
  const province = board.provinceAt(wrong?.senses.get('PROVINCE') ?? '');
  if (wrong?.wrongCoast === undefined || province < 0) return null;
  return say('diplomacy.E-COASTWRONG', { c: word(wrong.wrongCoast), y: { text: at(board.provinces, province).name } }, ['EC-4.18.4']);
};

/** EC-4.18.5: a word stands where only a province can, and is none; with the province that makes an order of the line. */
export const unknownProvince = <O extends object>(forms: readonly Form<O>[], lexicon: Lexicon, { tokens, reach }: Reading<O>): Message | null => {
  const token = tokens[reach.at];
  if (reach.at === 0 || token === undefined || token.senses.size > 0 || !/^\p{L}{2}/u.test(token.text)) return null;
  if (!reach.wanted.has('PROVINCE') || VERBS.some((verb) => reach.wanted.has(verb))) return null;
  const x = word(token.text.toLowerCase());
  const near = lexicon
    .near(token.text)
    .map((name) => lexicon.tokensOf(name))
    .find((instead) => readTokens(forms, tokens.toSpliced(reach.at, 1, ...instead)).orders.length > 0);
  const id = near?.[0]?.senses.get('PROVINCE');
  return id === undefined ? say('diplomacy.E-PROV', { x }, ['EC-4.18.5']) : say('diplomacy.E-PROV.near', { x, near: word(id) }, ['EC-4.18.5']);
};

/** EC-4.18.5: an order of another phase, a province that is none, or how an order of the phase is written. */
const unitFault = (board: Board, text: string, phase: Phase, reading: Reading<Order>): Message => {
  const coast = wrongCoast(board, reading.tokens);
  if (coast !== null) return coast;
  const isOther = PHASES.some((other) => other !== phase && readTokens(unitForms(board)[other], reading.tokens).orders.length > 0);
  if (isOther) return say('diplomacy.E-PHASE', {}, ['EC-4.18.5']);
  const unknown = unknownProvince(unitForms(board)[phase], lexiconOf(board), reading);
  if (unknown !== null) return unknown;
  const key = phase === 'movement' ? 'diplomacy.E-SYNTAX' : (`diplomacy.E-SYNTAX.${phase}` as const);
  return say(key, { text: word(text) }, ['EC-4.18.2']);
};

/** EC-4.18.2: one order from one line, in French or in English. Whether it is legal is another question (order-desk.ts). */
export const parseOrder = (board: Board, line: string, phase: Phase): Parsed => {
  const text = withoutComment(line);
  const reading = readTokens(unitForms(board)[phase], lexiconOf(board).tokensOf(text));
  const [order] = reading.orders;
  return order === undefined || wrongCoast(board, reading.tokens) !== null ? { ok: false, error: unitFault(board, text, phase, reading) } : { ok: true, order };
};

/** What a line that is not understood probably says, the likeliest first: to be offered, never taken by itself. */
export const nearestTo = (board: Board, text: string, phase: Phase): readonly Order[] => nearestOrders(unitForms(board)[phase], lexiconOf(board), text);

export const isOpenEnded = (k: string): boolean => k === 'support' || k === 'convoy';

/** EC-4.18.2: the orders of a sheet; empty lines, comments and greetings are left out. */
export const parseSheet = (board: Board, text: string, phase: Phase): readonly Piece<Parsed>[] =>
  piecesOf(text, {
    lexicon: lexiconOf(board),
    own: null,
    read: (line) => parseOrder(board, line, phase),
    isOpenEnded: (parsed) => parsed.ok && isOpenEnded(parsed.order.k),
  });
