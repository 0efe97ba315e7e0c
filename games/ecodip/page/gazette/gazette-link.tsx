import { pathTo } from '#web/routes.ts';
import { place } from '#web/router.ts';
import type { View } from '#games/ecodip/types.ts';
import { Icon } from '#web/svg/icon.tsx';
import { te } from '../words.ts';

/** To the printed report of the season that was published last. */
export const GazetteLink = ({ view }: { readonly view: View }) => {
  const { route } = place.value;
  if (route.page !== 'table' || view.table.report.orders.length === 0) return null;
  return (
    <a class="ec-gazette-link text-btn" href={pathTo.gazette(route.table, view.table.report.turn + 1)}>
      <Icon name="book" size={16} />
      {te('gazette.link')}
    </a>
  );
};
