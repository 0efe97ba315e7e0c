import type { CreatedTable } from '#protocol';
import type { Seat } from '#kernel/game.ts';
import { api, type Fetched, here, isAnything, isCreated } from '../api.ts';
import { offline } from '../../browser/online.ts';
import { lang, playNowAsked } from '../../browser/settings.ts';
import { UNREACHABLE } from '../failure.ts';
import { loadGame } from '../games.ts';
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

const laid = async (game: string): Promise<Fetched<CreatedTable>> => {
  const plan = playNowAsked(game);
  const kept = await here({ do: 'playNow', plan, mustKeep: !offline.peek() }, isCreated);
  if (kept.ok || offline.peek()) return kept;
  const atServer = await api.playNow(plan);
  return !atServer.ok && atServer.code === UNREACHABLE ? here({ do: 'playNow', plan, mustKeep: false }, isCreated) : atServer;
};

/**
 * One press: against bots. On this device, where neither a lost line nor a server that stops ends it; at the server where the device keeps nothing; in
 * this page's memory, which says so, where there is no server either.
 */
export const playNow = async (game: string): Promise<Fetched<CreatedTable>> => {
  // Its page will ask for it anyway, and again where it did not come.
  loadGame(game).catch(() => undefined);
  const created = await laid(game);
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
