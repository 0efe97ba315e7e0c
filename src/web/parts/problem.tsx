import type { ComponentChildren } from 'preact';
import { t } from '../i18n/house.ts';
import { pathTo } from '../routes.ts';
import { Icon } from '../svg/icon.tsx';
import { Link } from './link.tsx';

/** A page that says what happened and what to do. */
export const Problem = ({ title, words, children }: { readonly title: string; readonly words: string; readonly children?: ComponentChildren }) => (
  <section class="problem sheet">
    <h1 class="titled">{title}</h1>
    <p>{words}</p>
    <div class="below cluster">
      {children}
      <Link class="btn" href={pathTo.home} words={t('common.home')} />
    </div>
  </section>
);

/** A sentence beside what went wrong. */
export const Notice = ({ words, children }: { readonly words: string; readonly children?: ComponentChildren }) => (
  <div class="notice" role="alert">
    <Icon name="warning" />
    <div>
      {words}
      {children}
    </div>
  </div>
);
