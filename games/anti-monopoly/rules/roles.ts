import { at, range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { player, type PublicFacts } from './facts.ts';
import { tell, term, who } from '../speak.ts';
import { type Role, ROLES, type Table } from '../types.ts';
import { change, openPhase, send, type Work } from './work.ts';

/* AM-3.5: the camps are chosen in turn, and stay balanced. */

const membersOf = ({ table }: PublicFacts, role: Role): number => table.players.filter((other) => other.role === role).length;

/** AM-3.5: fewer than half the players, rounded up, have chosen it so far. */
export const isRoleOpen = (facts: PublicFacts, role: Role): boolean => membersOf(facts, role) < Math.ceil(facts.table.players.length / 2);

export const openRoles = (facts: PublicFacts): readonly Role[] => ROLES.filter((role) => isRoleOpen(facts, role));

/** AM-4.11.3: the camp with fewer members, the competitors on equality. */
export const usualRole = (facts: PublicFacts): Role => {
  const wanted = membersOf(facts, 'M') < membersOf(facts, 'C') ? 'M' : 'C';
  return isRoleOpen(facts, wanted) ? wanted : at(openRoles(facts), 0);
};

/** The first chooser, then clockwise. */
const nextChooser = (facts: PublicFacts, { first }: Pick<Table, 'first'>): Seat | null => {
  const count = facts.table.players.length;
  return (
    range(count)
      .map((step) => (first + step) % count)
      .find((seat) => player(facts, seat).role === null) ?? null
  );
};

export const takeRole = (work: Work, seat: Seat, role: Role, how: 'chosen' | 'assigned'): void => {
  change(work, seat, { role });
  work.log?.push(tell(how === 'chosen' ? 'anti-monopoly.log.roleChosen' : 'anti-monopoly.log.roleAssigned', { who: who(seat), camp: term(role) }, ['AM-3.5']));
};

/** Asks the next seat, or gives it the only camp left; with the last one the first turn begins (AM-3.8). */
export const chooseRoles = (work: Work): void => {
  const seat = nextChooser(work, work.table);
  if (seat === null) return send(work, 'startTurn');
  const [only, another] = openRoles(work);
  if (only === undefined) throw new Error('no camp is open');
  if (another !== undefined) return openPhase(work, { kind: 'roleChoice', seat });
  takeRole(work, seat, only, 'assigned');
  send(work, 'chooseRole');
};
