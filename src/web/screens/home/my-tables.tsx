import { unreachable } from '#kernel/collections.ts';
import { t } from '../../i18n/house.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { IconButton } from '../../kit/parts/buttons.tsx';
import { pathTo } from '../../browser/routes.ts';
import { lazily } from '../../kit/parts/waiting.tsx';
import { isHere } from '../../store/solo/plan.ts';
import type { KeptTools as Tools } from '../../shell/kept/kept-tools.tsx';
import { lang } from '../../browser/settings.ts';
import { companyOf, gameTitle, nameOf, openSeats } from '../../store/table-words.ts';
import { forgetTable } from '../../store/tables.ts';
import { forgetRoom, type HeldRoom, myRooms } from '../../store/room.ts';
import { seconds } from '../../store/clock.ts';
import type { MyTable } from '../../store/use-my-tables.ts';

/** Most devices keep no game of their own. */
const KeptTools = lazily<Parameters<typeof Tools>[0]>(async () => (await import('../../shell/kept/kept-tools.tsx')).KeptTools);

export const standing = ({ followed, myTurn, invited }: MyTable): string => {
  switch (followed.kind) {
    case 'asking':
      return '…';
    case 'gone':
      return t('mine.gone');
    case 'unreachable':
      return t('mine.unreachable');
    case 'known': {
      const { info, awaited } = followed;
      if (info.status === 'finished') return invited ? t('mine.rematch', { name: nameOf(info.seats, info.rematch?.by ?? 0) }) : t('mine.finished');
      if (info.status === 'lobby') return openSeats(info) === 0 ? t('mine.lobbyFull') : t('mine.lobby', { count: openSeats(info) });
      if (info.paused) return t('mine.paused');
      const [first] = awaited;
      if (myTurn || first === undefined) return t('mine.turn', { turn: info.turn });
      return awaited.length === 1 ? t('mine.waiting', { who: nameOf(info.seats, first) }) : t('mine.waitingMany', { count: awaited.length });
    }
    default:
      return unreachable(followed);
  }
};

/** « À vous, 1:42 » */
const TurnTag = ({ table }: { readonly table: MyTable }) => {
  const deadline = table.followed.kind === 'known' ? table.followed.deadline : null;
  return (
    <span class="tag">{deadline === null ? t('mine.yourTurn') : t('mine.yourTurnUntil', { time: formatRemaining(deadline - seconds.value, lang.value) })}</span>
  );
};

const Row = ({ table }: { readonly table: MyTable }) => {
  const { held, mine, followed, myTurn } = table;
  return (
    <tr>
      <th class="mine-cell t4" scope="row">
        {followed.kind === 'gone' ? (
          <span>
            {gameTitle(held.game)}, {held.code}
          </span>
        ) : (
          <a class="quiet block text-ink w700" href={pathTo.table(held.table)}>
            {gameTitle(held.game)}, {held.code}
          </a>
        )}
        {isHere(held.table) && (
          <small class="below cluster tight">
            {t('mine.here')} <KeptTools held={held} finished={followed.kind === 'known' && followed.info.status === 'finished'} />
          </small>
        )}
      </th>
      <td class="company wide-only mine-cell t4">{followed.kind === 'known' && companyOf(followed.info, mine)}</td>
      <td class="mine-cell mine-standing t4 text-right">
        {myTurn ? <TurnTag table={table} /> : standing(table)}
        {followed.kind === 'gone' && (
          <IconButton icon="close" size={15} label={t('mine.forget', { code: held.code })} onClick={() => forgetTable(held.table)} />
        )}
      </td>
    </tr>
  );
};

/** A room one leads comes before any table: a closed laptop finds it again. */
const RoomRow = ({ room, code, title, animator }: HeldRoom) => (
  <tr>
    <th class="mine-cell t4" scope="row">
      <a class="quiet block text-ink w700" href={pathTo.room(room, animator === null ? '' : 'console')}>
        {t('workshop.room', { code })}
      </a>
    </th>
    <td class="company mine-cell t4">{title}</td>
    <td class="mine-cell mine-standing t4 text-right">
      <span class="tag">{animator === null ? t('workshop.inRoom') : t('workshop.console')}</span>
      <IconButton icon="close" size={15} label={t('workshop.forget', { code })} onClick={() => forgetRoom(room)} />
    </td>
  </tr>
);

/** Rooms of the last days; older ones are found by their link. */
const ROOM_MS = 3 * 86_400_000;
const lately = (): readonly HeldRoom[] => myRooms.value.filter(({ title, usedAt }) => title !== '' && usedAt > Date.now() - ROOM_MS).slice(0, 3);

export const MyTables = ({ tables }: { readonly tables: readonly MyTable[] }) => (
  <section class="sheet home-sheet home-mine padded" aria-labelledby="mine-title">
    <h2 id="mine-title" class="mb-4 t6">
      {t('mine.title')}
    </h2>
    {tables.length === 0 && lately().length === 0 ? (
      <p class="help">{t('mine.empty')}</p>
    ) : (
      <table>
        <tbody>
          {lately().map((held) => (
            <RoomRow key={held.room} {...held} />
          ))}
          {tables.map((table) => (
            <Row key={table.held.table} table={table} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);
