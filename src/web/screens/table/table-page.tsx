import type { Voice } from '#kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../hooks/use-title.ts';
import { tt } from '../../i18n/table.ts';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { goTo, place } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { BookletHere } from '../../rules/clause-mark.tsx';
import { type AtTable, TableProvider, useTable } from '../../shell/at-table.ts';
import { Curtain } from '../../shell/table/curtain.tsx';
import { Frame } from '../../shell/table/frame.tsx';
import { MenuDialogs, TableMenu } from '../../shell/table/table-menu.tsx';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';
import { tokenInLink } from '../../store/links.ts';
import { openSession, type Session } from '../../store/session.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { Icon } from '../../svg/icon.tsx';
import { Lobby } from '../lobby/lobby.tsx';

const Strip = () => {
  const { scene } = useTable();
  const { info } = scene;
  return (
    <TopStrip
      crumb={
        <>
          <b>{gameTitle(info.game)}</b>
          <span class="wide-only">· {tt('table.crumb', { code: info.code })}</span>
          {info.status !== 'lobby' && <span>· {tt('table.turn', { turn: info.turn })}</span>}
        </>
      }
      tools={
        info.spectators > 0 && (
          <span class="tool wide-only">
            <Icon name="eye" size={17} />
            {tt('table.spectators', { count: info.spectators })}
          </span>
        )
      }
      menu={(done) => <TableMenu done={done} />}
    />
  );
};

const useTurnTitle = ({ scene, session }: AtTable): void => {
  const { info, awaited, outcome } = scene;
  const mine = outcome === null && awaited.some((actor) => (actor === 'referee' ? scene.you === 'referee' : session.mine.value.includes(actor)));
  const where = `${gameTitle(info.game)}, ${info.code}`;
  useTitle(
    mine ? `${tt('table.tabYourTurn')} · ${where}` : info.status === 'playing' ? `${where} · ${tt('table.turn', { turn: info.turn })}` : `${where} · Comptoir`,
  );
};

const Room = ({ table }: { readonly table: AtTable }) => {
  const { session, scene } = table;
  useTurnTitle(table);
  const curtain = session.curtain.value;
  const openBooklet = (id: string): void => {
    session.rulesAt.value = id;
    session.tab.value = 'rules';
  };
  return (
    <TableProvider value={table}>
      <BookletHere.Provider value={scene.info.status === 'lobby' ? undefined : openBooklet}>
        <div class={scene.info.status === 'lobby' ? 'in-lobby' : 'at-table'}>
          <Strip />
          {scene.info.status === 'lobby' ? <Lobby /> : curtain !== null ? <Curtain seat={curtain} /> : <Frame />}
        </div>
        <MenuDialogs />
      </BookletHere.Provider>
    </TableProvider>
  );
};

const Waiting = ({ session }: { readonly session: Session }) => {
  const link = session.connection().link.value;
  return (
    <>
      <TopStrip crumb={null} />
      <main id="main" tabIndex={-1}>
        {link.kind === 'refused' ? (
          <Problem title={link.code === 'noSuchTable' ? tt('table.notFoundTitle') : tt('table.refusedTitle')} words={link.message}>
            {(link.code === 'otherProtocol' || link.code === 'badToken' || link.code === 'linkReplaced') && (
              <button type="button" class="btn ink" onClick={() => location.reload()}>
                {link.code === 'otherProtocol' ? tt('table.reload') : tt('table.watchInstead')}
              </button>
            )}
          </Problem>
        ) : link.kind === 'lost' ? (
          <Problem title={tt('bar.lost')} words={tt('bar.lostNow')}>
            <button type="button" class="btn ink" onClick={() => session.connection().retry()}>
              {tt('bar.retry')}
            </button>
          </Problem>
        ) : (
          <Loading words={tt('table.loading')} />
        )}
      </main>
    </>
  );
};

/** A voice is made again only when somebody's name, the language or the game changes. */
const useVoice = (game: string | undefined, session: Session): Voice | null => {
  const loaded = game === undefined ? null : gameHere(game);
  const seats = session.scene.value?.info.seats;
  const names = seats?.map(({ name }) => name).join('\n');
  const speaking = lang.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `names` stands for the seats
  return useMemo(() => (loaded === null ? null : voiceOf(loaded.game, speaking, seats)), [loaded, speaking, names]);
};

const Opened = ({ session }: { readonly session: Session }) => {
  const scene = session.scene.value;
  const id = scene?.info.game;
  useEffect(() => {
    if (id === undefined) return;
    void loadGame(id);
    void loadPage(id).catch(() => undefined);
  }, [id]);
  const loaded = id === undefined ? null : gameHere(id);
  const voice = useVoice(id, session);
  const link = session.connection().link.value;
  if (scene === null || loaded === null || voice === null || id === undefined || link.kind === 'refused') return <Waiting session={session} />;
  return <Room table={{ session, scene, game: loaded.game, page: pageHere(id), voice }} />;
};

/** /t/:table, with a seat's token after the # where the link is one. */
export const TablePage = ({ table }: { readonly table: string }) => {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opening = openSession(table, tokenInLink(place.peek().fragment));
    setSession(opening);
    // The token must not stay in the address bar, in the history or on a projector.
    if (place.peek().fragment !== '') goTo(pathTo.table(table), 'replace');
    return () => opening.close();
  }, [table]);
  return session === null ? null : <Opened session={session} />;
};
