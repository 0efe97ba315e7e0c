import type { Voice } from '#kernel/words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { lazily, Loading, Problem } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { goTo, place } from '../../browser/router.ts';
import { isHere } from '../../store/solo/plan.ts';
import type { Role } from '../../store/chairs.ts';
import { wearFonts } from '../../browser/fonts.ts';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';
import { tokenInLink } from '../../store/links.ts';
import { openSession, type Session } from '../../store/session.ts';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import type { AtTable } from '../at-table.tsx';

const OfflineSheet = lazily<{ readonly retry: () => void }>(async () => (await import('../offline-sheet.tsx')).OfflineSheet);

const Waiting = ({ session }: { readonly session: Session }) => {
  const link = session.connection().link.value;
  return (
    <Page>
      {link.kind === 'refused' ? (
        <Problem
          title={
            link.code === 'noSuchTable' || link.code === 'tableDeleted'
              ? tt('table.notFoundTitle')
              : link.code === 'removed'
                ? tt('table.removedTitle')
                : tt('table.refusedTitle')
          }
          words={link.code === 'noSuchTable' && isHere(session.table) ? tt('table.notHere') : link.message}
        >
          {['otherProtocol', 'pageTooOld', 'badToken', 'linkReplaced', 'removed', 'deviceRemoved'].includes(link.code) && (
            <button type="button" class="btn ink" onClick={() => location.reload()}>
              {link.code === 'otherProtocol' || link.code === 'pageTooOld' ? tt('table.reload') : tt('table.watchInstead')}
            </button>
          )}
        </Problem>
      ) : link.kind === 'lost' ? (
        <OfflineSheet retry={() => session.connection().retry()} />
      ) : (
        <Loading words={tt('table.loading')} />
      )}
    </Page>
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

type Inside = (table: AtTable) => ComponentChildren;

const Opened = ({ session, bare, children }: { readonly session: Session; readonly bare: boolean; readonly children: Inside }) => {
  const scene = session.scene.value;
  const id = scene?.info.game;
  // The table is shown with its board, whole: what came later would push aside what is being read. A board that fails is told in its place.
  const [boardAsked, setBoardAsked] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    void loadGame(id);
    void loadPage(id).then(
      () => setBoardAsked(true),
      () => setBoardAsked(true),
    );
  }, [id]);
  const loaded = id === undefined ? null : gameHere(id);
  const voice = useVoice(id, session);
  const link = session.connection().link.value;
  const here = scene !== null && loaded !== null && boardAsked;
  useEffect(() => {
    if (here || link.kind === 'refused') wearFonts();
  }, [here, link.kind]);
  // A moment of the past that the address names.
  const [, step] = /^at=(\d{1,6})$/.exec(place.value.fragment) ?? [];
  useEffect(() => {
    if (here && step !== undefined) void session.lookAt(Number(step));
  }, [here, step]);
  if (scene === null || loaded === null || voice === null || id === undefined || !boardAsked || link.kind === 'refused')
    return bare ? null : <Waiting session={session} />;
  const page = pageHere(id);
  return <SeatLooks seats={page?.wears === undefined ? scene.info.seats : null}>{children({ session, scene, game: loaded.game, page, voice })}</SeatLooks>;
};

interface OpenTableProps {
  readonly table: string;
  readonly role: Role;
  /** One chair, by what opens it, whatever else this device holds. */
  readonly token?: string | undefined;
  /** Part of a larger page: nothing is shown until it is here. */
  readonly bare?: boolean;
  readonly children: Inside;
}

/** Opens a table in a role, and shows what is inside once scene and game are here. */
export const OpenTable = ({ table, role, token, bare = false, children }: OpenTableProps) => {
  const [session, setSession] = useState<Session | null>(null);
  const { fragment } = place.value;
  const [link, setLink] = useState(() => tokenInLink(fragment));
  useEffect(() => {
    // A second link of the same table, pasted over the first, changes nothing but the fragment: the page stays, the chair must not.
    const found = tokenInLink(fragment);
    if (found !== null) setLink(found);
    // The token must not stay in the address bar, in the history or on a projector.
    if (/^[sr]=/.test(fragment)) goTo(location.pathname + location.search, 'replace');
  }, [fragment]);
  useEffect(() => {
    const opening = openSession(table, token === undefined ? link : { kind: 'seat', token }, role);
    setSession(opening);
    return () => opening.close();
  }, [table, role, token, link?.token]);
  return session === null ? null : (
    <Opened session={session} bare={bare}>
      {children}
    </Opened>
  );
};
