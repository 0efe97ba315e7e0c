import type { Session } from '../../store/session.ts';
import { conversationsIn } from './conversations.ts';
import { deskOf } from './desk.ts';
import { useHeard } from './use-heard.ts';

/** How many lines this chair has not had before its eyes on this device. */
export const useUnread = (session: Session): number => {
  const you = session.scene.value?.you ?? null;
  const conversations = conversationsIn(useHeard(session).lines, you, deskOf(session.table, you).marks.value);
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
};
