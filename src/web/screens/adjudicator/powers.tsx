import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { PowerId, Unit } from '#diplomacy/types.ts';
import { PieceIcon as Icon, type PieceLook } from '../../kit/svg/map/piece.tsx';
import { initialsOf, seatLook } from '../../kit/svg/seats.tsx';
import { lang } from '../../browser/settings.ts';

export const board = standardBoard();

export const POWERS: readonly PowerId[] = board.map.powers.map(({ id }) => id);

/** The seat whose colour each power wears, near to what players are used to. */
const SEATS: Readonly<Record<PowerId, Seat>> = { england: 0, austria: 1, turkey: 2, italy: 3, russia: 4, france: 5, germany: 6 };

/** Home provinces, for the colours of the map; the centres among them are the map's own. */
const TERRITORIES: Readonly<Record<PowerId, readonly string[]>> = {
  austria: ['boh', 'bud', 'gal', 'tri', 'tyr', 'vie'],
  england: ['cly', 'edi', 'lon', 'lvp', 'wal', 'yor'],
  france: ['bre', 'bur', 'gas', 'mar', 'par', 'pic'],
  germany: ['ber', 'kie', 'mun', 'pru', 'ruh', 'sil'],
  italy: ['apu', 'nap', 'pie', 'rom', 'tus', 'ven'],
  russia: ['fin', 'lvn', 'mos', 'sev', 'stp', 'ukr', 'war'],
  turkey: ['ank', 'arm', 'con', 'smy', 'syr'],
};

const HOMES: ReadonlyMap<string, PowerId> = new Map(Object.entries(TERRITORIES).flatMap(([power, list]) => list.map((id) => [id, power] as const)));

/** The power whose home a province is, or null. */
export const homeOf = (province: string): PowerId | null => HOMES.get(province) ?? null;

export const seatOf = (power: PowerId): Seat => SEATS[power] ?? 7;

export const colourOf = (power: PowerId): { readonly fill: string; readonly ink: string } => seatLook(seatOf(power)).colour;

export const powerName = (power: PowerId): string => board.map.powers.find(({ id }) => id === power)?.name[lang.value] ?? power;

export const provinceName = (id: string): string => {
  const index = board.provinceAt(id);
  return index < 0 ? id : at(board.provinces, index).name[lang.value];
};

export const kindOf = (id: string): 'land' | 'coast' | 'sea' => at(board.provinces, board.provinceAt(id)).kind;

type Shown = Pick<Unit, 'power' | 'type' | 'force'>;

export const pieceLook = ({ power, type, force }: Shown): PieceLook => ({ ...colourOf(power), type, force, letters: initialsOf(powerName(power)) });

/** A unit in a line of text. */
export const PieceIcon = ({ unit, size = 26 }: { readonly unit: Shown; readonly size?: number }) => <Icon look={pieceLook(unit)} size={size} />;
