import { tr } from '../../i18n/room.ts';
import type { PhaseTrack } from '../../kit/interface/room-parts.ts';
import { turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import type { AtTable } from '../../shell/at-table.tsx';

/** Where the game stands, in the game's own words or by the number of its turn. */
export const trackOf = ({ page, scene, voice }: AtTable): PhaseTrack => {
  const { status, turn } = scene.info;
  if (status === 'lobby') return { title: tr('projector.lobby'), phases: [], current: 0 };
  if (page?.phaseTrack !== undefined && scene.view !== null) return page.phaseTrack(scene.view, voice);
  return { title: turnTitle(turnWordOf(page, voice), turn), phases: [], current: 0 };
};

interface PhaseListProps {
  readonly track: PhaseTrack;
  readonly class: string;
  /** Of each phase. */
  readonly phase: string;
}

/** The phases of a turn: done, now, still to come. Drawn as a row of strokes: the title says the present one in words. */
export const PhaseList = ({ track, class: kind, phase: each }: PhaseListProps) =>
  track.phases.length === 0 ? null : (
    <ol class={kind} aria-label={tr('projector.phases')}>
      {track.phases.map((phase, index) => (
        <li key={phase} class={index < track.current ? `${each} done` : each} aria-current={index === track.current ? 'step' : undefined}>
          <span class="hidden-words">{phase}</span>
        </li>
      ))}
    </ol>
  );
