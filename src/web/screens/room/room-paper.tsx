import { tw } from '../../i18n/workshop.ts';
import { Link } from '../../kit/parts/link.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { Problem } from '../../kit/parts/waiting.tsx';
import { pathTo } from '../../browser/routes.ts';
import { TablePage } from '../table/table-page.tsx';
import { chairIn, gameNow } from './room-state.ts';
import { OpenRoom } from './use-room.tsx';

/** /r/:room/paper/:person: the table as somebody without a phone plays it, by the animator's hand. */
export const RoomPaper = ({ room, person }: { readonly room: string; readonly person: number }) => (
  <OpenRoom room={room} role="animator">
    {({ view, token }) => {
      const chair = chairIn(gameNow(view), person);
      const name = view.people[person]?.name ?? '';
      if (chair !== null && token !== null) return <TablePage key={chair.table.table} table={chair.table.table} token={`${token}-${person}`} />;
      return (
        <Page crumb={<b>{tw('paper.title', { name })}</b>}>
          <Problem title={tw('paper.title', { name })} words={tw('paper.wait', { name })}>
            <Link class="btn ink" href={pathTo.room(room, 'console')} words={tw('paper.back')} />
          </Problem>
        </Page>
      );
    }}
  </OpenRoom>
);
