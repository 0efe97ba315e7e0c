import { unreachable } from '#kernel/collections.ts';
import type { Route } from './browser/routes.ts';
import { opened } from './opened.ts';

/* Screens that nobody comes to first: their names are no weight of the first page. */

const Console = opened<{ readonly table: string }>(async () => (await import('./screens/console/console-page.tsx')).ConsolePage);
const Projector = opened<{ readonly table: string }>(async () => (await import('./screens/projector/projector-page.tsx')).ProjectorPage);
const Debrief = opened<{ readonly table: string }>(async () => (await import('./screens/debrief/debrief-page.tsx')).DebriefPage);
const Branches = opened<{ readonly table: string }>(async () => (await import('./screens/branches/branches-page.tsx')).BranchesPage);
const Gazette = opened<{ readonly table: string; readonly turn: number | null }>(async () => (await import('./screens/gazette/gazette-page.tsx')).GazettePage);
const Guide = opened<object>(async () => (await import('./screens/print/guide-page.tsx')).GuidePage);
const Sheets = opened<{ readonly table: string }>(async () => (await import('./screens/print/sheets-page.tsx')).SheetsPage);
const Workshop = opened<object>(async () => (await import('./screens/workshop/new-workshop.tsx')).NewWorkshop);
const RoomPhone = opened<{ readonly room: string }>(async () => (await import('./screens/room/room-phone.tsx')).RoomPhone);
const RoomConsole = opened<{ readonly room: string }>(async () => (await import('./screens/room/room-console.tsx')).RoomConsole);
const RoomWall = opened<{ readonly room: string }>(async () => (await import('./screens/room/room-wall.tsx')).RoomWall);
const RoomDebrief = opened<{ readonly room: string }>(async () => (await import('./screens/room/room-debrief.tsx')).RoomDebrief);
const RoomSheets = opened<{ readonly room: string }>(async () => (await import('./screens/print/sheets-page.tsx')).RoomSheets);
const RoomFile = opened<object>(async () => (await import('./screens/room/room-file.tsx')).RoomFilePage);
const RoomPaper = opened<{ readonly room: string; readonly person: number }>(async () => (await import('./screens/room/room-phone.tsx')).RoomPaper);
const Watch = opened<object>(async () => (await import('./screens/watch/watch.tsx')).Watch);
const MySeats = opened<object>(async () => (await import('./screens/my-seats/my-seats.tsx')).MySeats);
const Challenge = opened<{ readonly challenge: string; readonly board: boolean }>(
  async () => (await import('./screens/challenge/challenge-pages.tsx')).ChallengePages,
);
const HostPage = opened<object>(async () => (await import('./screens/host/host-page.tsx')).HostPage);
const NoticesPage = opened<object>(async () => (await import('./screens/notices/notices-page.tsx')).NoticesPage);
const Rules = opened<{ readonly game: string }>(async () => (await import('./screens/rules/rules-page.tsx')).RulesPage);
const Learn = opened<{ readonly game: string }>(async () => (await import('./screens/learn/learn-page.tsx')).LearnPage);
const Solo = opened<{ readonly game: string }>(async () => (await import('./screens/solo/solo-page.tsx')).SoloPage);
const Sandbox = opened<{ readonly game: string }>(async () => (await import('./screens/sandbox/sandbox-page.tsx')).SandboxPage);
const Replay = opened<{ readonly table: string | null }>(async () => (await import('./screens/replay/replay.tsx')).Replay);
const Verify = opened<object>(async () => (await import('./screens/verify/verify.tsx')).Verify);
const Adjudicator = opened<object>(async () => (await import('./screens/adjudicator/adjudicator.tsx')).Adjudicator);
const Lab = opened<object>(async () => (await import('./screens/lab/lab-page.tsx')).LabPage);
const NotFound = opened<object>(async () => (await import('./screens/not-found.tsx')).NotFound);

const Room = ({ route: { room, screen, person } }: { readonly route: Extract<Route, { readonly page: 'room' }> }) => {
  switch (screen) {
    case 'phone':
      return <RoomPhone room={room} />;
    case 'console':
      return <RoomConsole room={room} />;
    case 'wall':
      return <RoomWall room={room} />;
    case 'debrief':
      return <RoomDebrief room={room} />;
    case 'sheets':
      return <RoomSheets room={room} />;
    case 'paper':
      return <RoomPaper room={room} person={person ?? 0} />;
    default:
      return unreachable(screen);
  }
};

export type RouteElsewhere = Exclude<Route, { readonly page: 'home' | 'new' | 'table' | 'join' }>;

export const Elsewhere = ({ route }: { readonly route: RouteElsewhere }) => {
  switch (route.page) {
    case 'console':
      return <Console key={route.table} table={route.table} />;
    case 'projector':
      return <Projector key={route.table} table={route.table} />;
    case 'debrief':
      return <Debrief key={route.table} table={route.table} />;
    case 'branches':
      return <Branches key={route.table} table={route.table} />;
    case 'gazette':
      return <Gazette key={route.table} table={route.table} turn={route.turn} />;
    case 'guide':
      return <Guide />;
    case 'sheets':
      return <Sheets key={route.table} table={route.table} />;
    case 'workshop':
      return <Workshop />;
    case 'roomFile':
      return <RoomFile />;
    case 'room':
      return <Room key={`${route.room} ${route.screen} ${route.person}`} route={route} />;
    case 'watch':
      return <Watch />;
    case 'seats':
      return <MySeats />;
    case 'challenge':
      return <Challenge {...route} />;
    case 'host':
      return <HostPage />;
    case 'notices':
      return <NoticesPage />;
    case 'rules':
      return <Rules game={route.game} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} />;
    case 'solo':
      return <Solo key={route.game} game={route.game} />;
    case 'sandbox':
      return <Sandbox game={route.game} />;
    case 'replay':
      return <Replay key={route.table} table={route.table} />;
    case 'verify':
      return <Verify />;
    case 'adjudicator':
      return <Adjudicator />;
    case 'lab':
      return <Lab />;
    case 'notFound':
      return <NotFound />;
    default:
      return unreachable(route);
  }
};
