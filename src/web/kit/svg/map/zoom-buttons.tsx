import type { Words } from '#kernel/words.ts';
import { translator } from '../../../i18n/translator.ts';
import { Icon, type IconName } from '../icon.tsx';
import { isClosest, isWhole, type Pane, type View, wholeView, zoomed } from './view.ts';
import './zoom-buttons.css';

const words = {
  'map.zoomIn': ['Agrandir', 'Zoom in'],
  'map.zoomOut': ['Réduire', 'Zoom out'],
  'map.whole': ['La carte entière', 'The whole map'],
} as const satisfies Words;

const tz = translator(words);

interface ZoomProps {
  readonly view: View;
  readonly pane: Pane;
  readonly onView: (view: View) => void;
  /** One below the other, over a corner of the map. */
  readonly upright?: boolean;
}

export const ZoomButtons = ({ view, pane, onView, upright = false }: ZoomProps) => {
  const button = (key: keyof typeof words, icon: IconName, isIdle: boolean, next: () => View) => (
    <button type="button" aria-label={tz(key)} title={tz(key)} disabled={isIdle} onClick={() => onView(next())}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={upright ? 'map-zoom gap-0 row edged firm upright' : 'map-zoom gap-0 row edged firm'}>
      {button('map.zoomIn', 'plus', isClosest(view, pane), () => zoomed(view, 1, pane))}
      {button('map.zoomOut', 'minus', isWhole(view, pane), () => zoomed(view, -1, pane))}
      {button('map.whole', 'globe', isWhole(view, pane), () => wholeView(pane))}
    </div>
  );
};
