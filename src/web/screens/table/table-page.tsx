import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Actor } from '#kernel/game.ts';
import { useAwaited, useTitle } from '../../kit/parts/use-title.ts';
import { td } from '../../i18n/notifications.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { follow } from '../../store/followed.ts';
import { returns } from '../../browser/online.ts';
import { gameTitle } from '../../store/table-words.ts';
import { myTables } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { lazily, Notice } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { BookletHere } from '../../rules/clause-card.tsx';
import { type AtTable, TableProvider, useRoomAround, useTable } from '../../shell/at-table.tsx';
import { Curtain } from '../../shell/table/curtain.tsx';
import { Frame } from '../../shell/table/frame.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { isPupil, MenuDialogs, showHere, TableMenu, TableMore } from '../../shell/table/table-menu.tsx';
import { turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import { isHere, unkept } from '../../store/solo/plan.ts';
import { timeLeft } from '../../store/clock.ts';
import { mutedAt, mutedSeats } from '../../store/muted.ts';
import { becomesAwaited } from '../../store/notices.ts';
import { sound } from '../../store/sounds.ts';

/** Time enough to press a button that was thought over. */
const NEAR_MS = 20_000;

/** What is heard at a table: my turn, its deadline, words of others, the end. Only what happens while one is there. */
export const useSounds = ({ scene, session }: AtTable): void => {
  const mine = session.mine.value;
  const before = useRef<readonly Actor[]>(scene.awaited);
  useEffect(() => {
    if (becomesAwaited(before.current, scene.awaited, mine)) sound('turn');
    before.current = scene.awaited;
  }, [scene.awaited]);

  const isOver = scene.outcome !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) sound('end');
    wasOver.current = isOver;
  }, [isOver]);

  const left = mine.some((seat) => scene.awaited.includes(seat)) ? timeLeft(session) : null;
  const isNear = left !== null && left > 0 && left <= NEAR_MS;
  useEffect(() => {
    if (isNear) sound('deadline');
  }, [isNear]);

  const last = session.connection().talk.value.at(-1);
  const heard = useRef(last?.n ?? 0);
  useEffect(() => {
    if (last === undefined || last.n <= heard.current) return;
    heard.current = last.n;
    const isMuted = typeof last.seat === 'number' && mutedSeats(mutedAt(session.table).peek(), scene.info.seats).includes(last.seat);
    if (last.seat !== scene.you && !isMuted) sound('word');
  }, [last]);
};

/** Each is a line to the server: only the tables used last. */
const FOLLOWED = 3;
const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *';

/** The other tables of this device that wait for it, in the order of the list after this one: the key goes round. */
const useWaiting = (table: string) => {
  const held = myTables.value.filter((other) => other.table !== table && other.seats.length > 0).slice(0, FOLLOWED);
  const ids = held.map((other) => other.table).join(' ');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a table that was only used again is the same table
  const following = useMemo(() => follow(held, FOLLOWED), [ids, returns.value]);
  useEffect(() => () => following.stop(), [following]);
  const known = following.tables.value;
  return held.filter(({ table: id, seats }) => {
    const followed = known.get(id);
    return followed?.kind === 'known' && followed.awaited.some((actor) => seats.some(({ seat }) => seat === actor));
  });
};

/** « Table suivante »: nothing is asked here (`mine`), and somebody waits elsewhere. */
export const NextTable = ({ table, mine }: { readonly table: string; readonly mine: boolean }) => {
  const waiting = useWaiting(table);
  const next = mine ? undefined : waiting[0];
  useAwaited(waiting.length + (mine ? 1 : 0));
  const path = next === undefined ? null : pathTo.table(next.table);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (path === null || isTyping || event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      goTo(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [path]);
  if (next === undefined || path === null) return null;
  const words = td('nextTableKey', { game: gameTitle(next.game), code: next.code });
  return (
    <a class="tool row" href={path} aria-label={words} title={words}>
      <Icon name="right" size={17} />
      {td('nextTable')}
    </a>
  );
};

/** Gone once a game is on: whoever comes to play does not wait for it. */
const Lobby = lazily<object>(async () => (await import('../lobby/lobby.tsx')).Lobby);

/** « tour 8 », or in the game's own word « bataille 8 ». */
const turnWords = ({ scene, page, voice }: AtTable): string => {
  const word = turnWordOf(page, voice);
  return word.named === undefined ? `${word.one} ${scene.info.turn}` : turnTitle(word, scene.info.turn);
};

/** One of my seats holds this game up. */
const isMine = ({ scene, session }: AtTable): boolean =>
  scene.outcome === null && scene.awaited.some((actor) => (actor === 'referee' ? scene.you === 'referee' : session.mine.value.includes(actor)));

const Strip = () => {
  const table = useTable();
  const around = useRoomAround();
  const { info } = table.scene;
  return (
    <TopStrip
      crumb={
        <>
          <b>{gameTitle(info.game)}</b>
          <span class="wide-only">· {tt('table.crumb', { code: info.code })}</span>
          {info.inRoom !== null && info.inRoom.number !== null && <span>· {tt('table.numbered', { number: info.inRoom.number })}</span>}
          {info.status !== 'lobby' && <span>· {turnWords(table)}</span>}
          {isHere(info.table) && (
            <button type="button" class="tool row" title={tt('table.hereHelp')} onClick={showHere}>
              <Icon name="tablet" size={15} />
              <span class="wide-only">{t('mine.here')}</span>
            </button>
          )}
        </>
      }
      tools={
        <>
          {/* In a room nothing leads out of it. */}
          {around === null && <NextTable table={info.table} mine={isMine(table)} />}
          {info.spectators > 0 && (
            <span class="tool row wide-only">
              <Icon name="eye" size={17} />
              {tt('table.spectators', { count: info.spectators })}
            </span>
          )}
        </>
      }
      menu={(done) => <TableMenu done={done} />}
      more={(done) => <TableMore done={done} />}
      alone={isPupil(table.scene)}
    />
  );
};

const useTurnTitle = (table: AtTable): void => {
  const { info } = table.scene;
  const where = `${gameTitle(info.game)}, ${info.code}`;
  useTitle(isMine(table) ? `${tt('table.tabYourTurn')} · ${where}` : info.status === 'playing' ? `${where} · ${turnWords(table)}` : `${where} · Comptoir`);
};

/** Everything at one table: strip, lobby or frame, what the menu opens. */
export const TableRoom = ({ table }: { readonly table: AtTable }) => {
  const { session, scene } = table;
  useTurnTitle(table);
  useSounds(table);
  const curtain = session.curtain.value;
  // One function for the whole visit: each mark of a clause would be drawn again with a new one.
  const openBooklet = useCallback(
    (id: string): void => {
      session.rulesAt.value = id;
      session.tab.value = 'rules';
    },
    [session],
  );
  return (
    <TableProvider value={table}>
      <BookletHere.Provider value={scene.info.status === 'lobby' ? undefined : openBooklet}>
        <div class={scene.info.status === 'lobby' ? 'fill' : 'at-table column'}>
          <Strip />
          {unkept.value.includes(scene.info.table) && (
            <Notice words={`${tt('table.unkept')} `}>
              <Button class="text-btn" words={tt('table.unkeptWays')} onClick={showHere} />
            </Notice>
          )}
          {scene.info.status === 'lobby' ? <Lobby /> : curtain !== null ? <Curtain seat={curtain} /> : <Frame />}
        </div>
        <MenuDialogs />
      </BookletHere.Provider>
    </TableProvider>
  );
};

/** /t/:table, with a seat's token after the # where the link is one. `token`: somebody else's chair, played for him. */
export const TablePage = ({ table, token }: { readonly table: string; readonly token?: string }) => (
  <OpenTable table={table} role={token === undefined ? 'player' : 'stand-in'} token={token}>
    {(opened) => <TableRoom table={opened} />}
  </OpenTable>
);
