import { useMemo } from 'preact/hooks';
import { holdingsIn } from '#games/ecodip/rules/facts.ts';
import { TAGS, type View } from '#games/ecodip/types.ts';
import type { ProjectorProps } from '#web/kit/interface/room-parts.ts';
import { YearTrack } from '../board/powers-strip.tsx';
import { positionOf, turnOf } from '../map/of-view.ts';
import { WorldPicture } from '../map/picture.tsx';
import { PowerMark, powerName, powerState, stateLook } from '../powers.tsx';
import { te } from '../words.ts';
import './projector.css';

/** On the wall: the world with the orders of the season last published, and who is awaited. */
export const Projector = ({ view: given, voice }: ProjectorProps<View>) => {
  const view = useMemo(() => ({ ...given, own: null, desk: null }), [given]);
  const { report } = view.table;
  const drawn = useMemo(() => (report.orders.length > 0 ? turnOf(view, report) : { position: positionOf(view), orders: [] }), [view, report]);
  const { centres } = holdingsIn(view);
  return (
    <div class="stack content-start min-w-0">
      <WorldPicture position={drawn.position} orders={drawn.orders} width={1330} />
      <ul class="ec-wall-powers stack">
        {TAGS.map((tag) => (
          <li key={tag} class="row p-3-4 round-2 bg-sheet text-ink leading-2">
            <PowerMark tag={tag} size={30} />
            <span class="grow">
              <b class="block t5">{powerName(tag, voice.lang)}</b>
              <small class={`t3 ${stateLook(powerState(view, tag))}`}>{te(`state.${powerState(view, tag)}`)}</small>
            </span>
            <strong class="t8">
              {centres[tag]}
              <span class="hidden-words"> {te('powers.centres')}</span>
            </strong>
          </li>
        ))}
      </ul>
      <YearTrack view={view} />
    </div>
  );
};
