import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import type { PhaseTrack } from '../../kit/interface/room-parts.ts';
import { Alone } from '../../kit/parts/alone.tsx';
import { IconButton } from '../../kit/parts/buttons.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { PhaseList } from './phases.tsx';
import { isDarkRoom, RoomLight } from './room-light.tsx';
import './projector.css';

/* What every wall is made of, that of a table and that of a room. */

const fillScreen = (): void => {
  const done = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  void done.catch(() => undefined);
};

interface WallProps {
  readonly kicker: ComponentChildren;
  readonly title: string;
  /** Where the game stands, under the title. */
  readonly track?: PhaseTrack | undefined;
  readonly clock?: ComponentChildren;
  /** What latecomers type; absent: it stands large below. */
  readonly code?: string | undefined;
  readonly tools?: ComponentChildren;
  /** Of what is shown. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A strip that says where we are and how to come in at any time; under it what is shown. */
export const Wall = ({ kicker, title, track, clock, code, tools, class: kind = '', children }: WallProps) => (
  <div class="projector" data-room={isDarkRoom.value ? 'dark' : 'light'}>
    <header class="wall-head relative row">
      <div class="grow" aria-live="polite">
        <p class="wall-kicker leading-1-2">{kicker}</p>
        <h1 class="wall-title cut">{title}</h1>
        {track !== undefined && <PhaseList track={track} class="wall-phases flex" phase="wall-phase grow" />}
      </div>
      {clock}
      {code !== undefined && (
        <p class="wall-kicker leading-1-2 text-right">
          {tr('projector.enter')} <output class="wall-code w750 block">{code}</output>
        </p>
      )}
      <div class="wall-tools top-0 absolute grid">
        {tools}
        <RoomLight />
        <IconButton icon="zoom" size={22} label={tr('projector.full')} onClick={fillScreen} />
      </div>
    </header>
    <main id="main" class={`min-h-0 ${kind}`} tabIndex={-1}>
      {children}
    </main>
  </div>
);

interface LargeWayProps {
  readonly code: string;
  readonly path: string;
  /** What the picture of the link is called. */
  readonly qr: string;
  readonly children?: ComponentChildren;
}

/** A picture of the way in, as large as it goes. */
export const LargeWay = ({ code, path, qr, children }: LargeWayProps) => {
  const origin = guestOrigin.value;
  const known = ways.value;
  useEffect(() => void askWaysIn(), []);
  return (
    <section class="wall-card large-way content-center text-center stack">
      {origin !== null && <QrCode text={origin + path} label={qr} class="large-qr max-w-full" />}
      {known?.kind === 'alone' && <Alone {...known} />}
      <output class="large-code w750 leading-1-1">{code}</output>
      {children}
    </section>
  );
};

/** Columns that leave every name readable from the last row; with more than thirty there is room for a small mark only. */
const FEW = 30;
const columnsFor = (places: number): number => (places <= 8 ? 4 : places <= FEW ? 6 : 9);

interface Guest {
  readonly key: number;
  readonly name: string;
  readonly mark: ComponentChildren;
  /** Has gone out for a moment. */
  readonly away?: boolean;
}

/** Everybody who is here, and the places that wait. */
export const Guests = ({ guests, free = 0, freeWords }: { readonly guests: readonly Guest[]; readonly free?: number; readonly freeWords?: string }) => (
  <ul
    style={{ '--columns': columnsFor(guests.length + free) }}
    class={`wall-guests leading-1-25 grow min-h-0 content-start clip grid${guests.length + free > FEW ? ' many' : ''}`}
  >
    {guests.map(({ key, name, mark, away }) => (
      <li key={key} class={away === true ? 'wall-guest away items-center min-w-0 w600 column' : 'wall-guest items-center min-w-0 w600 column'}>
        {mark}
        <span class="max-w-full cut firm">{name}</span>
      </li>
    ))}
    {Array.from({ length: free }, (_, place) => (
      <li key={`free ${place}`} class="wall-guest free items-center min-w-0 w600 column">
        <i class="free-mark firm round-full" />
        <span class="max-w-full cut firm">{freeWords}</span>
      </li>
    ))}
  </ul>
);

interface HereProps {
  readonly title: string;
  readonly words?: string | null;
  readonly count: string;
  readonly children: ComponentChildren;
}

/** Beside the way in: what to do, who is here or what was, and how many they are. */
export const Here = ({ title, words = null, count, children }: HereProps) => (
  <section class="lobby-here text-on-baize column">
    <h2 class="here-title leading-1-1">{title}</h2>
    {words !== null && <p class="here-words">{words}</p>}
    {children}
    <h3 class="here-count round-2" aria-live="polite">
      {count}
    </h3>
  </section>
);
