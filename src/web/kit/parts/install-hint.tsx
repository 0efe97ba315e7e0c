import { tp } from '../../i18n/app.ts';
import { endHint, install, installWay } from '../../browser/install.ts';
import { Icon } from '../svg/icon.tsx';
import './offline.css';
import { Button } from './buttons.tsx';

/** In the menu: the browser's own way, or Apple's in words. */
export const InstallItem = ({ close }: { readonly close: () => void }) => {
  const way = installWay();
  if (way === null) return null;
  const start = (): void => {
    close();
    void install();
  };
  return (
    <li>
      {way === 'words' ? (
        <p class="hint">{tp('install.ios')}</p>
      ) : (
        <button type="button" onClick={start}>
          <Icon name="download" />
          {tp('install.do')}
        </button>
      )}
    </li>
  );
};

/** On the home page, once. */
export const InstallHint = () => (
  <section class="sheet padded install-hint cluster ends" aria-labelledby="install-title">
    <span>
      <b id="install-title">{tp('install.title')}</b>
      <br />
      {tp('install.words')} {installWay() === 'words' && tp('install.ios')}
    </span>
    <span class="cluster">
      {installWay() === 'prompt' && <Button class="btn ink small" words={tp('install.do')} onClick={() => void install()} />}
      <Button class="text-btn" words={tp('install.later')} onClick={endHint} />
    </span>
  </section>
);
