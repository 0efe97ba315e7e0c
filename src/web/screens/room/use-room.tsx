import type { RoomView } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { otherwise } from '../../i18n/room-wording.ts';
import { tw } from '../../i18n/workshop.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { goTo, place } from '../../browser/router.ts';
import { RoomProvider } from '../../shell/at-table.tsx';
import { wearFonts } from '../../browser/fonts.ts';
import { type FollowedRoom, followRoom, holdRoom, nameRoom } from '../../store/room.ts';
import { seconds } from '../../store/clock.ts';
import { CLASSROOM } from './classroom.ts';
import { announcedAt } from './room-state.ts';
import './room.css';

/** A page of a room: what is seen of it, and how to ask something of it. */
export interface InRoom {
  readonly followed: FollowedRoom;
  readonly view: RoomView;
  /** What opens this device's chair in every game, or the console. */
  readonly token: string | null;
}

/** The server's clock: whoever reads it is drawn again every second. */
export const serverNow = ({ followed }: Pick<InRoom, 'followed'>): number => seconds.value + followed.serverNow() - Date.now();

/** What is announced to the room, for as long as it is. */
export const useAnnounced = (room: InRoom): InRoom['view']['announcement'] =>
  room.view.announcement === null ? null : announcedAt(room.view, serverNow(room));

/** With whose eyes: a person's, the animator's, or anybody's, whatever this device holds. */
export type RoomRole = 'person' | 'animator' | 'onlooker';

/** The link of a console carries its token behind the #. */
const animatorInLink = (): string | null => /^a=([\w-]{32,})$/.exec(place.peek().fragment)?.[1] ?? null;

const tokenFor = (room: string, role: RoomRole): string | null => {
  if (role === 'onlooker') return null;
  const held = holdRoom(room, role === 'animator' ? animatorInLink() : null);
  return role === 'animator' ? held.animator : held.own;
};

const Opened = ({
  followed,
  token,
  children,
}: {
  readonly followed: FollowedRoom;
  readonly token: string | null;
  readonly children: (room: InRoom) => ComponentChildren;
}) => {
  const view = followed.view.value;
  const refusal = followed.refusal.value;
  useTitle(view === null ? 'Comptoir' : tw('room.title', { title: view.title, code: view.code }));
  const around = useMemo(() => (view === null ? null : { room: view.room, code: view.code }), [view?.room, view?.code]);
  if (view !== null) return <RoomProvider value={around}>{children({ followed, view, token })}</RoomProvider>;
  return <Page>{refusal === null ? <Loading words={tw('room.loading')} /> : <Problem title={tw('room.failedTitle')} words={refusal} />}</Page>;
};

/** Opens a room in a role, and shows what is inside once it is here. */
export const OpenRoom = ({
  room,
  role,
  children,
}: {
  readonly room: string;
  readonly role: RoomRole;
  readonly children: (room: InRoom) => ComponentChildren;
}) => {
  const [opened, setOpened] = useState<Pick<InRoom, 'followed' | 'token'> | null>(null);
  useEffect(() => {
    wearFonts();
    otherwise.value = CLASSROOM;
    const token = tokenFor(room, role);
    const followed = followRoom(room, token);
    const named = nameRoom(followed, room);
    setOpened({ followed, token });
    // The token must not stay in the address bar, in the history or on a projector.
    if (place.peek().fragment !== '') goTo(location.pathname + location.search, 'replace');
    return () => {
      otherwise.value = null;
      named();
      followed.close();
    };
  }, [room, role]);
  return opened === null ? null : <Opened {...opened}>{children}</Opened>;
};
