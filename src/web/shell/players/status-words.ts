import { formatOrdinal } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { lang } from '../../store/settings.ts';
import { type AtTable, gameProps } from '../at-table.ts';
import { leaveWords } from '../table/correspondence.ts';

/** « vous · au dé, traite la première »: who it is, then what he is about to do. */
export const statusWords = (table: AtTable, info: SeatInfo): string => {
  const { scene, session, page } = table;
  const who = (): string => {
    if (info.seat === scene.you) return [tt('players.you'), leaveWords(info)].filter((words) => words !== null).join(', ');
    if (info.holder === 'open') return tt('players.open');
    if (info.holder === 'bot') return tt('players.bot', { level: info.level === null ? '' : tm(`level.${info.level}`) });
    if (session.mine.value.includes(info.seat)) return tt('players.here');
    const away = leaveWords(info);
    if (away !== null) return away;
    return info.connected ? tt('players.online') : tt('players.offline');
  };
  const standing = scene.outcome?.standings.find(({ seat }) => seat === info.seat);
  if (standing !== undefined && session.past.value === null) return `${who()} · ${formatOrdinal(standing.rank, lang.value)}`;
  const props = gameProps(table);
  const plays = props.seatInfo.includes(info) && scene.view !== null;
  const doing = plays ? (page?.status({ ...props, seat: info.seat }) ?? null) : null;
  return doing === null ? who() : `${who()} · ${doing}`;
};
