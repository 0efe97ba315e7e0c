import { tw } from '../../i18n/workshop.ts';
import { FullScreen, RoomLight } from '../projector/wall-tools.tsx';
import type { InRoom } from './use-room.tsx';

/** The strip at the top of the wall: where we are, and how to come in at any time. */
export const WallHead = ({ room, kicker, title }: { readonly room: InRoom; readonly kicker: string; readonly title: string }) => (
  <header class="wall-head row ends">
    <div class="wall-title">
      <p>{kicker}</p>
      <h1>{title}</h1>
    </div>
    <p class="wall-code">
      {tw('wall.code')} <output>{room.view.code}</output>
    </p>
    <div class="wall-tools">
      <RoomLight />
      <FullScreen />
    </div>
  </header>
);
