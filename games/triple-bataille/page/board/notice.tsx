import { pathTo } from '#web/browser/routes.ts';
import type { Speech } from '../speech.ts';

const SITE = 'https://jeu-triple-bataille.timlib.com';
const LICENCES = {
  fr: 'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.fr',
  en: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
} as const;

/** TB-0.1, TB-13.7: author, site, licence and changes, within reach of every board of this game. */
export const Notice = ({ speech }: { readonly speech: Speech }) => {
  const { words } = speech;
  return (
    <p class="tb-notice hint" role="note" aria-label={words('noticeTitle')}>
      {words('notice.before')}
      <a href={SITE} target="_blank" rel="noreferrer">
        {words('notice.site')}
      </a>
      {words('notice.between')}
      <a href={LICENCES[speech.lang]} target="_blank" rel="license noreferrer">
        {words('notice.licence')}
      </a>
      {words('notice.after')}
      <a href={pathTo.rules('triple-bataille', 'TB-0.1')}>{words('notice.changes')}</a>.
    </p>
  );
};
