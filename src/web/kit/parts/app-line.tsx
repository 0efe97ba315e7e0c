import { tp } from '../../i18n/app.ts';
import { pathTo } from '../../browser/routes.ts';
import { newVersion } from '../../browser/router.ts';
import { Icon } from '../svg/icon.tsx';
import './offline.css';
import { Button } from './buttons.tsx';

/** One line about the page itself: no line, or a newer page. */
export const AppLine = () => (
  <p class="app-line row p-4-6 edge-control round-3 bg-sheet t4" role="status">
    <Icon name={newVersion.value ? 'download' : 'wifi'} />
    <span>{tp(newVersion.value ? 'version.ready' : 'offline.line')}</span>
    {newVersion.value ? (
      <Button class="text-btn" words={tp('version.take')} onClick={() => location.reload()} />
    ) : (
      <a href={pathTo.home}>{tp('offline.what')}</a>
    )}
  </p>
);
