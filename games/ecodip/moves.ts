import { at } from '#kernel/collections.ts';
import type { PlaceOf, Places } from '#kernel/drafts.ts';
import { bool, decoder, int, type MoveOf, oneOf, text } from '#kernel/moves.ts';
import type { State } from './types.ts';
import { GOODS, MISSILES, TAGS } from './types/powers.ts';

/* Every move, described once. */

const power = oneOf(...TAGS);
const province = text();
/** A province, or one of its coasts: `esp/ce`. */
const place = text();

/** EC-4.2: what a power that is asked does with its sheet. */
const SHEET_MOVES = {
  /** The whole sheet, one order a line (or `;` between); replaces the former draft and leaves the power not ready. */
  orders: { sheet: text() },
  /** The same, and ready at once if no line is refused. */
  submit: { sheet: text() },
  /** One further line at the end of the draft. */
  write: { line: text() },
  confirm: {},
  unconfirm: {},
} as const;

/** What a power may do; EC-4.1.7: asked or not. */
const PLAYER_MOVES = { ...SHEET_MOVES, autoReady: { on: bool } } as const;

const reasoned = { reason: text(), publicity: oneOf('public', 'private') } as const;

/** EC-4.19.1: corrections of the state by a human referee. */
const RULINGS = {
  ruleAddArmy: { power, at: province, ...reasoned },
  ruleAddFleet: { power, place, ...reasoned },
  ruleRemoveUnit: { at: province, ...reasoned },
  ruleMoveArmy: { at: province, to: province, ...reasoned },
  ruleMoveFleet: { at: province, place, ...reasoned },
  ruleForce: { at: province, force: int, ...reasoned },
  ruleOwner: { at: province, owner: oneOf(...TAGS, 'nobody'), ...reasoned },
  ruleStock: { holder: oneOf(...TAGS, 'UN'), what: oneOf('gold', ...GOODS), amount: int, ...reasoned },
  ruleMissile: { power, kind: oneOf(...MISSILES), site: province, amount: int, ...reasoned },
  rulePrice: { good: oneOf(...GOODS), amount: int, ...reasoned },
} as const;

/** EC-4.19.1: what a human game master may do. */
const REFEREE_MOVES = {
  publish: {},
  sendBack: { reason: text() },
  voteAid: { motion: int, vote: oneOf('yes', 'no', 'abstain') },
  extend: { hours: int },
  vacate: { power },
  /** A replacement sits where a power was vacant: it is played again. */
  reinstate: { power },
  ...RULINGS,
} as const;

type PlayerMove = MoveOf<typeof PLAYER_MOVES>;
export type Ruling = MoveOf<typeof RULINGS>;
export type Move = PlayerMove | MoveOf<typeof REFEREE_MOVES>;

export const isSheetMove = (move: Move): move is MoveOf<typeof SHEET_MOVES> => Object.hasOwn(SHEET_MOVES, move.type);
export const isPlayerMove = (move: Move): move is PlayerMove => Object.hasOwn(PLAYER_MOVES, move.type);
export const isRuling = (move: Move): move is Ruling => Object.hasOwn(RULINGS, move.type);

/** A sealed sheet is opened again before it is sealed again: the bar has one way, not two. */
const sheet: PlaceOf<State, Move> = (_, { table }, seat) => ({ group: 'sheet', ...(table.ready.includes(at(table.powers, seat)) ? { rank: 'unshown' } : {}) });

/** What the bar makes of them: the sheet is written on the table, so that it has one button; what may be done at any time stands apart. */
export const places: Places<State, Move> = {
  submit: sheet,
  orders: sheet,
  write: sheet,
  confirm: { rank: 'instruction' },
  autoReady: { rank: 'instruction' },
  unconfirm: { rank: 'passive' },
  ...Object.fromEntries(Object.keys(RULINGS).map((type) => [type, { group: 'ruling' }])),
};

export const decode = decoder({ ...PLAYER_MOVES, ...REFEREE_MOVES });
