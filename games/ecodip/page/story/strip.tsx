import { useEffect, useRef } from 'preact/hooks';
import type { View } from '#games/ecodip/types.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { hasFailed } from '../map/of-view.ts';
import { seasonWords, te } from '../words.ts';
import { countOf, type SceneName, scenesOf, sceneState } from './scenes.ts';
import type { Story } from './use-story.ts';
import './story.css';

/** What there is to see in a scene, in a few words. */
const factOf = ({ table }: View, name: SceneName): string => {
  const state = sceneState(table, name);
  if (state === 'awaited' || state === 'otherSeason') return te(`scene.${state}`);
  if (state === 'quiet') return te(`quiet.${name}`);
  if (name !== 'move') return te(`told.${name}`, { n: countOf(table, name) });
  const failed = table.report.orders.filter(({ order, status }) => order !== null && hasFailed(status)).length;
  return te('told.move', { good: countOf(table, 'move') - failed, failed });
};

interface StripProps {
  readonly view: View;
  readonly story: Story;
  /** The way out, and whether orders are awaited there. */
  readonly onClose: () => void;
  readonly mayWrite: boolean;
}

/** In the place of the composer: the turn, its scenes with what there is to see, and the ways on. */
export const StoryStrip = ({ view, story, onClose, mayWrite }: StripProps) => {
  const { scene, go, earlier, later } = story;
  const { table } = view;
  const list = useRef<HTMLOListElement>(null);
  const names = scenesOf(table.report).filter((name) => sceneState(table, name) !== 'otherSeason');
  const place = names.indexOf(scene);
  useEffect(() => {
    // Along the row alone: the page stays where the reader has it. With the next picture, which is laid out then anyway.
    const frame = requestAnimationFrame(() => {
      const [row, shown] = [list.current, list.current?.querySelector(`[data-scene="${scene}"]`)];
      if (!row || !shown) return;
      const [around, button] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
      row.scrollLeft += Math.max(0, button.right - around.right) + Math.min(0, button.left - around.left);
    });
    return () => cancelAnimationFrame(frame);
  }, [scene]);
  const step = (to: number): void => {
    const next = names[Math.max(0, Math.min(names.length - 1, to))];
    if (next === undefined) return;
    go(next);
    list.current?.querySelector<HTMLElement>(`[data-scene="${next}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: names.length - 1 };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    step(to);
  };
  const next = names[place + 1];
  return (
    <div class="ec-story phone-wrap grow edged flex clip" role="group" aria-label={te('story.label')}>
      {earlier !== null && (
        <button type="button" class="ec-story-turn firm row gap-2 min-h-44 p-0-4 w650 t3" title={te('story.earlier')} onClick={earlier}>
          <Icon name="left" size={16} />
          <span class="ec-story-word">{te('story.earlier')}</span>
        </button>
      )}
      <p class="phone-grow firm self-center p-0-4 leading-2">
        <b class="block nowrap besley w700 t5 leading-1-1">{seasonWords(table.report.turn)}</b>
        <small class="text-ink-2 nowrap">{te(table.turn === table.report.turn && table.ending === null ? 'story.goesOn' : 'story.resolved')}</small>
      </p>
      <button
        type="button"
        class="icon-btn ec-story-back hidden"
        disabled={place <= 0}
        aria-label={te('story.back')}
        onClick={() => go(names[place - 1] ?? scene)}
      >
        <Icon name="left" size={18} />
      </button>
      <ol ref={list} class="ec-scenes phone-min-h-44 grow flex bg-blue-tint" onKeyDown={press}>
        {scenesOf(table.report).map((name) => (
          <li key={name} class={`ec-scene ${sceneState(table, name)}`}>
            <button
              type="button"
              class="full text-left ec-scene-button leading-1-2"
              data-scene={name}
              aria-current={name === scene ? 'step' : undefined}
              disabled={sceneState(table, name) === 'otherSeason'}
              tabIndex={name === scene ? 0 : -1}
              onClick={() => go(name)}
            >
              <b class="block t3">{te(`scene.${name}`)}</b>
              <small class={name === scene ? 'nowrap' : 'text-ink-2 nowrap'}>{factOf(view, name)}</small>
            </button>
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <button type="button" class="ec-story-turn firm row gap-2 min-h-44 p-0-4 w650 t3 ec-story-next" onClick={() => go(next)}>
          <span>{te('story.next')}</span>
          <Icon name="right" size={16} />
        </button>
      )}
      {later !== null ? (
        <button type="button" class={`ec-story-turn firm row gap-2 min-h-44 p-0-4 w650 t3 ${next === undefined ? '' : 'ec-story-edge'}`} onClick={later}>
          <span>{te('story.later')}</span>
          <Icon name="right" size={16} />
        </button>
      ) : (
        <button
          type="button"
          class={`ec-story-turn firm row gap-2 min-h-44 p-0-4 w650 t3 ec-story-out ec-story-edge${mayWrite ? ' writes' : ''}`}
          data-mark="write"
          onClick={onClose}
        >
          {te(mayWrite ? 'story.write' : 'story.close')}
        </button>
      )}
    </div>
  );
};
