import type { CreatedTable } from '#protocol';
import type { Seat } from '#kernel/game.ts';
import { type Fetched, here, isAnything, isCreated } from '../api.ts';
import { lang, playNowAsked } from '../../browser/settings.ts';
import { forgetTable, rememberCreated } from '../tables.ts';
import type { SoloPlan } from './plan.ts';

/*
 * A table on this device, behind the same protocol as a table of the server.
 *
 *   const opened = await openSoloTable({ game, options: {}, seats: [{ kind: 'here', name }, { kind: 'bot', level: 'decent' }], lang: 'fr', kept: true });
 *   if (opened.ok) goTo(pathTo.table(opened.value.table));
 *
 * A lesson chooses its position and what the others answer, and is gone with the page:
 *
 *   const opened = await openSoloTable({
 *     game, options, seats, lang, kept: false,
 *     dice: { seed, draws },      // all of them: those of the inputs and those to come
 *     inputs,                     // played before the page opens, as a recording holds them: { by: seat, move }
 *     script: { 1: [move, null] },// the nth move of a seat after `inputs`; null, none left, one the rules refuse: its bot's own
 *     pace: 'step',               // bots wait; `session.ask({ t: 'step' })` lets those answer who are awaited at that moment
 *   });
 *   <OpenTable table={opened.value.table} role="stand-in" token={opened.value.seats[0].token}>{(table) => …}</OpenTable>
 *
 * `role="stand-in"` keeps the chair out of « Mes tables ». There is no clock. A position that cannot be reached is a refusal with its sentence.
 * Without a page: `connect({ dial: lineTo(table), table, token, … })` (`store/connection.ts`). Without a browser, in a test: `DeviceHouse`
 * with ports of one's own (`device-house.test.ts`). What is scripted is the nth answer of a seat, so a move that is taken back is answered again alike.
 */
export const openSoloTable = async (plan: SoloPlan): Promise<Fetched<CreatedTable>> => {
  const created = await here({ do: 'create', plan }, isCreated);
  if (created.ok && plan.kept) rememberCreated(created.value, plan.game);
  return created;
};

/** One press: against bots, on this device. */
export const playNowHere = async (game: string): Promise<Fetched<CreatedTable>> => {
  const created = await here({ do: 'playNow', plan: playNowAsked(game) }, isCreated);
  if (created.ok) rememberCreated(created.value, game);
  return created;
};

/** On at a table of the server, for whoever is to come. */
export const carryToServer = async (table: string, game: string, seat: Seat, name: string): Promise<Fetched<CreatedTable>> => {
  const carried = await here({ do: 'carry', table, seat, name, lang: lang.peek() }, isCreated);
  if (carried.ok) rememberCreated(carried.value, game);
  return carried;
};

/** Gone for good, from this device and from its lists. */
export const removeSoloTable = async (table: string): Promise<void> => {
  await here({ do: 'remove', table, lang: lang.peek() }, isAnything);
  forgetTable(table);
};
