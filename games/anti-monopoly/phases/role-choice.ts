import { offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { isRoleOpen, openRoles, takeRole, usualRole } from '../rules/roles.ts';
import { refuse, say, term } from '../speak.ts';
import type { PointOf } from '../types.ts';
import { send } from '../rules/work.ts';

/** AM-3.5: competitor or monopolist. */
export const roleChoice: Phase<PointOf<'roleChoice'>> = {
  prompt: () => say('anti-monopoly.ask.role', {}, ['AM-3.5']),
  offers: (state) =>
    openRoles(state).map((role) =>
      offerMove({ type: 'chooseRole', role }, () => say(role === 'C' ? 'anti-monopoly.do.beCompetitor' : 'anti-monopoly.do.beMonopolist', {}, ['AM-3.5'])),
    ),
  check: (state, _point, _seat, move) => {
    if (move.type !== 'chooseRole') return refuseStep();
    return isRoleOpen(state, move.role) ? null : refuse('anti-monopoly.no.roleFull', ['AM-3.5'], { camp: term(move.role) });
  },
  apply: (work, _point, seat, move) => {
    if (move.type !== 'chooseRole') return unexpected(move);
    takeRole(work, seat, move.role, 'chosen');
    return send(work, 'chooseRole');
  },
  timeout: (state) => ({ type: 'chooseRole', role: usualRole(state) }),
};
