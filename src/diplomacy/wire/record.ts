import type { Message } from '#kernel/messages.ts';
import type { Board } from '../board.ts';
import { checkUnits } from '../rules.ts';
import { say, word } from '../speech.ts';
import type { AdjustmentOrder, Closure, Coast, Issued, MovementOrder, Position, PowerId, ProvinceId, RetreatOrder, Unit } from '../types.ts';

export type Owners = Readonly<Record<PowerId, readonly ProvinceId[]>>;

interface Common {
  /** Whatever the record calls itself; given back as it came. */
  readonly id: unknown;
  readonly season: 'spring' | 'fall';
  readonly centers: Owners | null;
  /** Orders that are none in this phase, by power and province: their units hold, or disband. */
  readonly strays: readonly { readonly by: PowerId; readonly loc: ProvinceId }[];
}

export interface MovementRecord extends Common {
  readonly phase: 'movement';
  readonly position: Position;
  readonly orders: readonly Issued<MovementOrder>[];
}

export interface RetreatRecord extends Common {
  readonly phase: 'retreat';
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly before: { readonly position: Position; readonly orders: readonly Issued<MovementOrder>[] } | null;
  readonly orders: readonly Issued<RetreatOrder>[];
}

export interface AdjustmentRecord extends Common {
  readonly phase: 'adjustment';
  readonly units: readonly Unit[];
  readonly centers: Owners;
  readonly orders: readonly Issued<AdjustmentOrder>[];
}

/** One phase to adjudicate, as it stands on one line of the wire. */
export type PhaseRecord = MovementRecord | RetreatRecord | AdjustmentRecord;

export type RecordReading = { readonly ok: true; readonly record: PhaseRecord } | { readonly ok: false; readonly error: Message };

type Fields = Readonly<Record<string, unknown>>;

/** What makes a line no record; thrown inside this file only. */
class NoRecord extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

const misshapen = (part: string): NoRecord => new NoRecord(say('diplomacy.record.misshapen', { part: word(part) }, []));

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const textOf = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);

const fieldsOf = (raw: unknown, part: string): Fields => {
  if (isFields(raw)) return raw;
  throw misshapen(part);
};

const listOf = (raw: unknown, part: string): readonly unknown[] => {
  if (raw === undefined) return [];
  if (Array.isArray(raw)) return raw;
  throw misshapen(part);
};

interface Spot {
  readonly loc: ProvinceId;
  readonly coast: Coast | undefined;
}

/** A province and perhaps a coast, written apart or together (`stp/nc`), in the map's own spelling where it knows them. */
const spotOf = (board: Board, rawLoc: unknown, rawCoast: unknown): Spot | null => {
  const [name = '', written] = (textOf(rawLoc) ?? '').split('/');
  if (name === '') return null;
  const province = board.provinceAt(name);
  const coast = textOf(rawCoast) ?? written;
  return province < 0 ? { loc: name, coast } : { loc: board.provinces[province]?.id ?? name, coast };
};

const unitOf = (board: Board, raw: unknown, part: string): Unit => {
  const fields = fieldsOf(raw, part);
  const spot = spotOf(board, fields.loc, fields.coast);
  const power = textOf(fields.power);
  const { type, force } = fields;
  if (spot === null || power === undefined || (type !== 'army' && type !== 'fleet')) throw misshapen(part);
  if (force !== undefined && typeof force !== 'number') throw misshapen(`${part}.force`);
  const province = board.provinceAt(spot.loc);
  const place = type === 'fleet' && province >= 0 ? board.coastAt(province, spot.coast) : -1;
  const coast = place < 0 ? undefined : board.placeCoast[place];
  return { power, type, loc: spot.loc, ...(coast === undefined ? {} : { coast }), ...(force === undefined || force === 1 ? {} : { force }) };
};

/** Units, which must be able to be on the map together. A record may leave out a list that would be empty, but not its units. */
const unitsOf = (board: Board, raw: unknown, part: string): readonly Unit[] => {
  if (raw === undefined && part === 'units') throw misshapen(part);
  const units = listOf(raw, part).map((unit, index) => unitOf(board, unit, `${part}[${index}]`));
  const wrong = checkUnits(board, units);
  if (wrong !== null) throw new NoRecord(wrong);
  return units;
};

const optionalCoast = (coast: Coast | undefined): { readonly coast?: Coast } => (coast === undefined ? {} : { coast });

const movementOrderOf = (board: Board, fields: Fields, at: ProvinceId): MovementOrder | null => {
  const to = spotOf(board, fields.to, fields.toCoast);
  const target = isFields(fields.target) ? spotOf(board, fields.target.loc, fields.target.coast) : spotOf(board, fields.target, undefined);
  switch (fields.order) {
    case 'hold':
      return { k: 'hold', at };
    case 'move':
      return to === null ? null : { k: 'move', at, to: to.loc, ...optionalCoast(to.coast), ...(fields.viaConvoy === true ? { via: true } : {}) };
    case 'support':
      if (target === null) return null;
      return to === null ? { k: 'support', at, of: target.loc } : { k: 'support', at, of: target.loc, to: to.loc, ...optionalCoast(to.coast) };
    case 'convoy':
      return target === null || to === null ? null : { k: 'convoy', at, of: target.loc, to: to.loc };
    default:
      return null;
  }
};

const retreatOrderOf = (board: Board, fields: Fields, at: ProvinceId): RetreatOrder | null => {
  const to = spotOf(board, fields.to, fields.toCoast);
  if (fields.order === 'disband') return { k: 'disband', at };
  return fields.order === 'move' && to !== null ? { k: 'retreat', at, to: to.loc, ...optionalCoast(to.coast) } : null;
};

const adjustmentOrderOf = (fields: Fields, spot: Spot | null): AdjustmentOrder | null => {
  if (fields.order === 'waive') return { k: 'waive' };
  if (spot === null) return null;
  if (fields.order === 'disband') return { k: 'remove', at: spot.loc };
  const { type } = fields;
  return fields.order === 'build' && (type === 'army' || type === 'fleet') ? { k: 'build', unit: type, at: spot.loc, ...optionalCoast(spot.coast) } : null;
};

interface Orders<O extends MovementOrder | RetreatOrder | AdjustmentOrder> {
  readonly orders: readonly Issued<O>[];
  readonly strays: Common['strays'];
}

/** Orders may be anything: what is none in this phase becomes a stray, never an error. */
const ordersOf = <O extends MovementOrder | RetreatOrder | AdjustmentOrder>(
  board: Board,
  raw: unknown,
  decode: (fields: Fields, spot: Spot | null) => O | null,
): Orders<O> => {
  const orders: Issued<O>[] = [];
  const strays: { by: PowerId; loc: ProvinceId }[] = [];
  for (const item of listOf(raw, 'orders')) {
    const by = isFields(item) ? textOf(item.power) : undefined;
    if (!isFields(item) || by === undefined) continue;
    const spot = spotOf(board, item.loc, item.coast);
    const order = decode(item, spot);
    if (order !== null) orders.push({ by, order });
    else if (spot !== null) strays.push({ by, loc: spot.loc });
  }
  return { orders, strays };
};

const movementOrders = (board: Board, raw: unknown): Orders<MovementOrder> =>
  ordersOf(board, raw, (fields, spot) => (spot === null ? null : movementOrderOf(board, fields, spot.loc)));

const closuresOf = (board: Board, raw: unknown): Readonly<Record<ProvinceId, Closure>> => {
  const known = Object.entries(fieldsOf(raw, 'closed'));
  return Object.fromEntries(
    known.map(([id, why]) => {
      if (board.provinceAt(id) < 0 || (why !== 'radioactive' && why !== 'frozen')) throw misshapen(`closed.${id}`);
      return [id, why];
    }),
  );
};

const positionOf = (board: Board, fields: Fields): Position => {
  const struck = listOf(fields.struck, 'struck').map((raw) => {
    const id = textOf(raw);
    if (id === undefined || board.provinceAt(id) < 0) throw misshapen('struck');
    return id;
  });
  return {
    units: unitsOf(board, fields.units, 'units'),
    ...(fields.closed === undefined ? {} : { closed: closuresOf(board, fields.closed) }),
    ...(struck.length === 0 ? {} : { struck }),
  };
};

const ownersOf = (board: Board, raw: unknown): Owners | null => {
  if (raw === undefined || raw === null) return null;
  const entries = Object.entries(fieldsOf(raw, 'centers')).map(([power, list]) => {
    const provinces = listOf(list, `centers.${power}`).map((item) => {
      const id = textOf(item);
      const province = id === undefined ? -1 : board.provinceAt(id);
      if (province < 0) throw misshapen(`centers.${power}`);
      return board.provinces[province]?.id ?? '';
    });
    return [power, provinces] as const;
  });
  return Object.fromEntries(entries);
};

const beforeOf = (board: Board, raw: unknown): RetreatRecord['before'] => {
  if (raw === undefined || raw === null) return null;
  const fields = fieldsOf(raw, 'before');
  return { position: positionOf(board, fields), orders: movementOrders(board, fields.orders).orders };
};

const SEASONS: ReadonlyMap<unknown, Common['season']> = new Map([
  [undefined, 'spring'],
  ['spring', 'spring'],
  ['fall', 'fall'],
  ['autumn', 'fall'],
  ['winter', 'fall'],
]);

const seasonOf = (raw: unknown): Common['season'] => {
  const season = SEASONS.get(raw);
  if (season === undefined) throw misshapen('season');
  return season;
};

const recordOf = (board: Board, fields: Fields): PhaseRecord => {
  const season = seasonOf(fields.season);
  const centers = ownersOf(board, fields.centers);
  const common = { id: fields.id, season, centers } as const;
  switch (fields.phase) {
    case 'movement':
      return { ...common, phase: 'movement', position: positionOf(board, fields), ...movementOrders(board, fields.orders) };
    case 'retreat':
      return {
        ...common,
        phase: 'retreat',
        units: unitsOf(board, fields.units, 'units'),
        dislodged: unitsOf(board, fields.dislodged, 'dislodged'),
        before: beforeOf(board, fields.before),
        ...ordersOf(board, fields.orders, (order, spot) => (spot === null ? null : retreatOrderOf(board, order, spot.loc))),
      };
    case 'adjustment':
      if (centers === null) throw misshapen('centers');
      return { ...common, centers, phase: 'adjustment', units: unitsOf(board, fields.units, 'units'), ...ordersOf(board, fields.orders, adjustmentOrderOf) };
    default:
      throw misshapen('phase');
  }
};

/** A record off the wire, or why the line is none. Orders may be as wrong as they like. */
export const readRecord = (board: Board, raw: unknown): RecordReading => {
  try {
    return { ok: true, record: recordOf(board, fieldsOf(raw, 'record')) };
  } catch (error) {
    if (error instanceof NoRecord) return { ok: false, error: error.reason };
    throw error;
  }
};
