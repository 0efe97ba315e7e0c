import type { Seat } from '#kernel/game.ts';
import { SPADES, suitOf } from '../cards.ts';
import { EVENT, MASTER_FACTORIES } from '../../content/events.ts';
import { type PublicFacts, player, totalFactoryCards } from '../facts.ts';
import type { EventInForce, Face } from '../../types.ts';
import { change, type Work } from '../work.ts';

/* TB-2.12.2: M and X events lie before a player while they hold. */

/** K♦ with `kingOfDiamonds: whileOwned`. */
const FOR_EVER = 100_000;

/** Is an event of this face in force for the seat in the current battle? */
export const inForce = ({ table }: PublicFacts, seat: Seat, face: Face): boolean =>
  table.players[seat]?.events.some((event) => event.face === face && event.from <= table.battle && table.battle <= event.until) ?? false;

/** X events do not stack: of two that meet, the longer duration holds. */
export const hold = (work: Work, seat: Seat, event: EventInForce): void => {
  const { events } = player(work, seat);
  const meets = events.find(({ face, until }) => face === event.face && until >= event.from - 1);
  const merged = meets === undefined ? event : { face: event.face, from: Math.min(meets.from, event.from), until: Math.max(meets.until, event.until) };
  change(work, seat, { events: [...events.filter((other) => other !== meets), merged] });
};

/** An event of n battles: from the next one on. A♠ holds at once (TB-10, A32), A♥ too. */
export const holdBattles = (work: Work, seat: Seat, face: Face, battles: number): void => {
  const { battle } = work.table;
  const atOnce = face === EVENT.ouch || face === EVENT.loveAtFirstSight;
  const lasting = face === EVENT.masterOfEconomy && work.options.kingOfDiamonds === 'whileOwned';
  hold(work, seat, { face, from: atOnce ? battle : battle + 1, until: lasting ? FOR_EVER : battle + battles });
};

export const drop = (work: Work, seat: Seat, dropped: (event: EventInForce) => boolean): void => {
  const { events } = player(work, seat);
  if (events.some(dropped)) change(work, seat, { events: events.filter((event) => !dropped(event)) });
};

/** A♥: his ♠ events are cancelled. */
export const dropSpades = (work: Work, seat: Seat): void => drop(work, seat, ({ face }) => suitOf(face) === SPADES);

/** CLOSE: what is over is taken away. */
export const expireEvents = (work: Work): void => {
  const { battle, players } = work.table;
  for (const [seat, subject] of players.entries()) {
    const lost = (event: EventInForce): boolean =>
      event.face === EVENT.masterOfEconomy && event.until === FOR_EVER && totalFactoryCards(subject) < MASTER_FACTORIES;
    drop(work, seat, (event) => event.until <= battle || lost(event));
  }
};
