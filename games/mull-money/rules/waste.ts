import type { Seat } from '#kernel/game.ts';
import {
  ALERT_FINES,
  ALERT_RETREAT,
  CHOKED_MISSIONS,
  CORRUPTION_PRICE,
  DUMP,
  FINAL_ALERT_FINES,
  PARALYSED_MISSIONS,
  START_GROWTH,
  STRICT_BOARD,
  type WasteBoard,
} from '../data.ts';
import { holds, inOrder, isSimulation, law, player, type PublicFacts } from './facts.ts';
import { type Disaster, type Options, type Zone, ZONES } from '../types.ts';
import { change, waitAt, type Work } from './work.ts';
import { money, tell, term, who } from '../speak.ts';
import { giveUp } from './cards.ts';
import { forcePayment } from './credit.ts';
import { scoreOf } from '../scoring.ts';

/* Dumps and the common board (MM-2.4, MM-2.10). */

/** MM-2.10.1: fields per player of the common board. */
const boardPerPlayer = (options: Options): WasteBoard => {
  if (options.wasteBoard === 'standard') return DUMP;
  if (options.wasteBoard === 'strict') return STRICT_BOARD;
  return { green: options.boardGreen, yellow: options.boardYellow, max: options.boardMax };
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The fields of the common board with the limits in force (law L-28), or of everybody's own dump in the base game. */
export const wasteBoard = (facts: PublicFacts): WasteBoard => {
  if (!isSimulation(facts)) return DUMP;
  const { green, yellow, max } = boardPerPlayer(facts.options);
  // MM-2.10.1: the number of players at the start, never changed.
  const n = facts.table.players.length;
  const shift = (law(facts, 'zoneShift')?.perPlayer ?? 0) * n;
  const yellowMax = within(yellow * n + shift, 0, max * n);
  return { green: within(green * n + shift, 0, yellowMax), yellow: yellowMax, max: max * n };
};

/** The waste that counts for a seat: its own dump, or the common marker. */
export const wasteOf = (facts: PublicFacts, seat: Seat): number => (isSimulation(facts) ? facts.table.commonWaste : player(facts, seat).dump);

export const zoneAt = ({ green, yellow }: WasteBoard, position: number): Zone => (position <= green ? 'green' : position <= yellow ? 'yellow' : 'red');

const zoneOf = (facts: PublicFacts, seat: Seat): Zone => zoneAt(wasteBoard(facts), wasteOf(facts, seat));

/** MM-6.5: "zone Z or worse", of the common marker, at the moment of the check. */
export const isCommonZone = (facts: PublicFacts, zone: Zone): boolean =>
  ZONES.indexOf(zoneAt(wasteBoard(facts), facts.table.commonWaste)) >= ZONES.indexOf(zone);

/** MM-4.7.2 point 3, MM-6.2.2. */
export const hasRoom = (facts: PublicFacts, seat: Seat): boolean => wasteOf(facts, seat) + player(facts, seat).waste <= wasteBoard(facts).max;

/** Moves the marker, never off the board. */
export const moveCommonWaste = (work: Work, by: number): void => {
  work.table.commonWaste = within(work.table.commonWaste + by, 0, wasteBoard(work).max);
};

export const moveDump = (work: Work, seat: Seat, by: number): void => {
  const dump = within(player(work, seat).dump + by, 0, DUMP.max);
  if (dump !== player(work, seat).dump) change(work, seat, { dump });
};

/** The waste of a seat, wherever it lies. */
export const moveWaste = (work: Work, seat: Seat, by: number): void => {
  if (isSimulation(work)) moveCommonWaste(work, by);
  else moveDump(work, seat, by);
};

/* The Alert and the final alert (MM-4.4, MM-5.3, MM-6.5.4). */

interface AlertDue {
  readonly zone: Zone;
  readonly fine: number;
  readonly retreat: number;
}

export const fineOf = (facts: PublicFacts, zone: Zone, final: boolean): number => {
  if (zone === 'green') return 0;
  const fines = law(facts, 'alertFines');
  if (fines !== undefined && (!final || fines.final === 'included')) return fines[zone];
  return (final && facts.options.finalAlertFines === 'rulebook' ? FINAL_ALERT_FINES : ALERT_FINES)[zone];
};

/** MM-6.5.4: what an alert asks of a seat before any Corruption. */
export const alertDue = (facts: PublicFacts, seat: Seat, final: boolean): AlertDue => {
  const zone = zoneOf(facts, seat);
  const exemption = law(facts, 'alertExemption');
  const spared = exemption !== undefined && player(facts, seat).waste <= exemption.markerAtMost ? exemption.scope : 'nothing';
  return {
    zone,
    fine: spared === 'fine' || spared === 'both' ? 0 : fineOf(facts, zone, final),
    retreat: spared === 'retreat' || spared === 'both' ? 0 : ALERT_RETREAT[zone],
  };
};

/** MM-2.9, law L-23. */
export const corruptionPrice = (facts: PublicFacts): number => law(facts, 'corruptionPrice')?.price ?? CORRUPTION_PRICE;

/** Law L-22. */
export const isCorruptionBanned = (facts: PublicFacts, where: 'alert' | 'vote'): boolean => {
  const scope = law(facts, 'corruptionBan')?.scope;
  return scope === where || scope === 'both';
};

/** MM-4.4.3, MM-4.4.4: only who would suffer and holds Corruption is asked. */
const isAsked = (facts: PublicFacts, seat: Seat, { fine, retreat }: AlertDue): boolean =>
  (fine > 0 || retreat > 0) && holds(facts, seat, 'corruption') && !isCorruptionBanned(facts, 'alert');

/** MM-4.4.2: the fine, then the factory falls back, not below the first column. */
export const sufferAlert = (work: Work, seat: Seat, final: boolean): void => {
  const { zone, fine, retreat } = alertDue(work, seat, final);
  if (fine === 0 && retreat === 0) {
    work.log?.push(tell('log.spared', { who: who(seat), zone: term(zone) }, ['MM-4.4.2', 'MM-4.4.4']));
    return;
  }
  forcePayment(work, { from: seat, to: 'bank', amount: fine });
  const growth = Math.max(START_GROWTH, player(work, seat).growth - retreat);
  change(work, seat, { growth });
  work.log?.push(tell('log.fined', { who: who(seat), zone: term(zone), amount: money(fine), growth }, [final ? 'MM-5.3' : 'MM-4.4.2']));
};

/** MM-4.4.3: a small sum instead of all that is left to suffer. */
export const useCorruption = (work: Work, seat: Seat): void => {
  const price = corruptionPrice(work);
  giveUp(work, seat, [{ card: 'corruption', how: 'alert' }]);
  forcePayment(work, { from: seat, to: 'bank', amount: price });
  work.log?.push(tell('log.corrupted', { who: who(seat), amount: money(price) }, ['MM-4.4.3']));
};

/** MM-4.4.2, MM-4.4.3: first all seats that are not asked, then the questions. True when somebody must answer. */
export const soundAlert = (work: Work, final: boolean): boolean => {
  const asked: Seat[] = [];
  for (const seat of inOrder(work)) {
    if (isAsked(work, seat, alertDue(work, seat, final))) asked.push(seat);
    else sufferAlert(work, seat, final);
  }
  if (asked.length === 0) return false;
  waitAt(work, { kind: 'alert', final, asked });
  return true;
};

/* Disasters of the simulation variant (MM-6.7). */

/** Law L-02. */
export const isTooDirty = (facts: PublicFacts, seat: Seat): boolean => {
  const ban = law(facts, 'dirtyProductionBan');
  return ban !== undefined && isCommonZone(facts, ban.zone) && player(facts, seat).waste >= ban.markerAtLeast;
};

/** Law L-11: how often a seat may produce in one mission, as things stand. */
export const productionQuota = (facts: PublicFacts): number => {
  const quota = law(facts, 'productionQuota');
  if (quota === undefined) return Number.POSITIVE_INFINITY;
  return quota.zone === 'any' || isCommonZone(facts, quota.zone) ? quota.perMission : Number.POSITIVE_INFINITY;
};

/** Barred by the common rules; want of cards, staff or materials is bad luck. */
const isBarred = (facts: PublicFacts, seat: Seat): boolean => !hasRoom(facts, seat) || isTooDirty(facts, seat) || productionQuota(facts) === 0;

/** MM-6.7.1: the counters run from mission 1, whatever is switched on. */
export const countDisasters = (work: Work): void => {
  const { table } = work;
  const seats = inOrder(work);
  const choked = seats.every((seat) => !hasRoom(work, seat));
  const idle = seats.every((seat) => player(work, seat).produced === 0);
  table.missionsChoked = choked ? table.missionsChoked + 1 : 0;
  table.missionsParalysed = idle && seats.every((seat) => isBarred(work, seat)) ? table.missionsParalysed + 1 : 0;
};

export const isLastMission = ({ options, table }: Work): boolean => options.missionLimit > 0 && table.mission >= options.missionLimit;

/** The first kind found, among those switched on. */
export const findDisaster = (work: Work): Disaster | null => {
  const { table, options } = work;
  const isOn = (kind: Disaster): boolean => options.disaster.includes(kind);
  if (isOn('choked') && table.missionsChoked >= CHOKED_MISSIONS) return 'choked';
  if (isOn('paralysis') && table.missionsParalysed >= PARALYSED_MISSIONS) return 'paralysis';
  if (isOn('ruin') && inOrder(work).every((seat) => scoreOf(work, seat) < 0)) return 'ruin';
  return isOn('endless') && isLastMission(work) ? 'endless' : null;
};
