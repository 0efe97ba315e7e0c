import type { TableInfo } from '#protocol';
import { goTo } from '../browser/router.ts';
import { pathTo } from '../browser/routes.ts';
import { isKey } from './keys.ts';
import type { Session } from './session.ts';
import { heldTable, rememberTable } from './tables.ts';

/** Goes on to the next game: the links of the old chairs open the new ones, turned on by one. */
export const followTo = (session: Session, { rematch, seats, game, table }: TableInfo): void => {
  const next = rematch?.next ?? null;
  if (next === null) return;
  const held = heldTable(table);
  const turned = session.chairs.value.flatMap((chair) => {
    const token = chair.token();
    const seat = chair.connection.scene.value?.you;
    if (token === null || typeof seat !== 'number') return [];
    const chairThere = (seat + seats.length - 1) % seats.length;
    // A key says which chair it opens.
    return [{ seat: chairThere, token: isKey(token) ? token.replace(/\d+$/, String(chairThere)) : token }];
  });
  rememberTable({ ...next, game, owner: held?.owner ?? null, referee: held?.referee ?? null, seats: turned });
  goTo(pathTo.table(next.table));
};
