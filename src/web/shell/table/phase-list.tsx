import { tr } from '../../i18n/room.ts';
import type { AtTable } from '../at-table.ts';
import type { PhaseTrack } from '../room-parts.ts';
import { turnTitle, turnWordOf } from '../turn-word.ts';

/** Where the game stands, in the game's own words or by the number of its turn. */
export const trackOf = ({ page, scene, voice }: AtTable): PhaseTrack => {
  const { status, turn } = scene.info;
  if (status === 'lobby') return { title: tr('projector.lobby'), phases: [], current: 0 };
  if (page?.phaseTrack !== undefined && scene.view !== null) return page.phaseTrack(scene.view, voice);
  return { title: turnTitle(turnWordOf(page, voice), turn), phases: [], current: 0 };
};

/** The phases of a turn: done, now, still to come. Drawn as a row of strokes: the title says the present one in words. */
export const PhaseList = ({ track }: { readonly track: PhaseTrack }) =>
  track.phases.length === 0 ? null : (
    <ol class="phase-list" aria-label={tr('projector.phases')}>
      {track.phases.map((phase, index) => (
        <li key={phase} class={index < track.current ? 'done' : undefined} aria-current={index === track.current ? 'step' : undefined}>
          <span class="hidden-words">{phase}</span>
        </li>
      ))}
    </ol>
  );
