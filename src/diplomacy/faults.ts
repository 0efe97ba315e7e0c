import { at } from '#kernel/collections.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { Board } from './board.ts';
import { COAST_WORDS, coastDirection } from './coasts.ts';
import { say, word } from './speech.ts';
import type { Coast, Order, ProvinceId } from './types.ts';

/** EC-4.18.5: why an order may be refused, and the clause that this stands on. */
const CLAUSES = {
  'E-PHASE': 'EC-4.18.5',
  'E-PROV': 'EC-4.18.5',
  'E-NOUNIT': 'EC-4.18.5',
  'E-SELF': 'EC-4.6.2.2',
  'E-ARMYSEA': 'EC-4.6.2.2',
  'E-FLEETLAND': 'EC-4.6.2.2',
  'E-NOTADJ': 'EC-4.6.2.2',
  'E-COASTNEEDED': 'EC-4.6.2.2',
  'E-COASTWRONG': 'EC-4.6.2.2',
  'E-NOCONVOY': 'EC-4.6.2.2',
  'E-SUPTARGET': 'EC-4.6.2.3',
  'E-SUPNONE': 'EC-4.6.2.3',
  'E-SUPIMPOSSIBLE': 'EC-4.6.2.3',
  'E-CONVFLEET': 'EC-4.6.2.4',
  'E-CONVNONE': 'EC-4.6.2.4',
  'E-CONVROUTE': 'EC-4.6.2.4',
  'E-RADIO': 'EC-4.6.8.2',
  'E-FROZEN': 'EC-4.6.8.3',
  'E-TWICE': 'EC-4.6.2.7',
  'E-RETREAT': 'EC-4.6.9.1',
  'E-BUILDWHERE': 'EC-4.10.2',
  'E-BUILDCOAST': 'EC-4.10.2',
  'E-BUILDMANY': 'EC-4.10.2',
  'E-REMOVEMANY': 'EC-4.10.3',
} as const satisfies Readonly<Record<string, Clause>>;

/** Each is a message of the same name. */
export type Fault = keyof typeof CLAUSES;

/** A province by its name in the reader's language; a word the map does not know stays as it is. */
export const provinceArg = (board: Board, id: ProvinceId): Arg => {
  const province = board.provinceAt(id);
  return province < 0 ? word(id) : { text: at(board.provinces, province).name };
};

const coastArg = (coast: Coast | undefined): Arg => {
  const direction = coast === undefined ? null : coastDirection(coast);
  return direction === null ? word(coast ?? '') : { text: { fr: COAST_WORDS.fr[direction], en: COAST_WORDS.en[direction] } };
};

/** Where the order leads, or where it stands when it leads nowhere. */
const aimOf = (order: Order): ProvinceId => {
  if ('to' in order && order.to !== undefined) return order.to;
  if ('of' in order) return order.of;
  return 'at' in order ? order.at : '';
};

/** The first province of an order that the map does not know. */
const unknownIn = (board: Board, order: Order): ProvinceId =>
  [order.k === 'waive' ? '' : order.at, 'of' in order ? order.of : '', aimOf(order)].find((id) => id !== '' && board.provinceAt(id) < 0) ?? aimOf(order);

/** The origin of the move that the order makes, supports or carries. */
const originOf = (order: Order): ProvinceId => ('of' in order ? order.of : 'at' in order ? order.at : '');

/** EC-4.18.5: the sentence for a fault of an order. `isBlocked` when the unit itself is shut in where it stands (EC-4.6.8.3). */
export const faultMessage = (board: Board, fault: Fault, order: Order, isBlocked = false): Message => {
  const here = 'at' in order ? order.at : '';
  const aim = isBlocked ? here : aimOf(order);
  const province = board.provinceAt(aim);
  const coasts = province < 0 ? [] : at(board.harbours, province).map((place) => coastArg(board.placeCoast[place]));
  return say(
    `diplomacy.${fault}`,
    {
      x: provinceArg(board, fault === 'E-PROV' ? unknownIn(board, order) : fault === 'E-NOUNIT' ? here : originOf(order)),
      y: provinceArg(board, aim),
      u: provinceArg(board, here),
      c: coastArg('coast' in order ? order.coast : undefined),
      list: { list: coasts },
    },
    [CLAUSES[fault]],
  );
};
